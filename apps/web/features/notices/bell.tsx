// The bell of the header: the number of unread notices, and the latest in a layer that is loaded when somebody comes near it.
import * as words from '@tennis/words/notices';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onDemand } from '../../ui/on-demand.tsx';
import type { LatestProps } from './latest-notices.tsx';
import { latestNotices } from './notices-query.ts';

const [Latest, preload] = onDemand<LatestProps>(
  async () => (await import('./latest-notices.tsx')).LatestNotices,
  words.failed,
);

/** A count of this age is read again when another page opens. It is read only on such an occasion (§7). */
const OLD_MS = 60_000;
/** The count stops here. */
const MOST = 99;

/** A button with the count; it opens the latest three. */
export function NoticesBell() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { data, dataUpdatedAt, refetch } = useQuery(latestNotices);
  const router = useRouter();
  const lookAgain = useEffectEvent(() => {
    if (dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > OLD_MS) void refetch();
  });
  useEffect(() => router.subscribe('onResolved', () => lookAgain()), [router]);
  const unread = data?.unread ?? 0;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={unread === 0 ? words.title : words.unread({ count: unread })}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
        className="relative grid size-11 flex-none place-items-center rounded-full"
      >
        <Bell aria-hidden="true" size={20} strokeWidth={1.75} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-ball px-1 text-floor leading-none font-bold text-pine"
          >
            {unread > MOST ? words.many : unread}
          </span>
        )}
      </button>
      {isOpen && <Latest anchor={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}
