// The layer under the bell: the number of unread notices, the latest three, and the way to all of them.
import * as words from '@tennis/words/notices';
import { useQuery } from '@tanstack/react-query';
import * as Popover from 'radix-ui/popover';
import type { RefObject } from 'react';
import { formatMatchTime, viewerZone } from '../../lib/dates.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { portalHost } from '../../ui/portal-host.ts';
import { NoticeRow } from './notice-row.tsx';
import { latestNotices } from './notices-query.ts';
import { useReadNotices } from './use-read-notices.ts';

export interface LatestProps {
  /** The button it opens from. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Closes with Escape, outside, and when somebody goes somewhere from it. */
export function LatestNotices({ anchor, onClose }: LatestProps) {
  const { data, isError, refetch } = useQuery(latestNotices);
  const { open } = useReadNotices();
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={portalHost(anchor.current)}>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={words.title}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          className="z-65 w-96 max-w-(--radix-popover-content-available-width) animate-pop-in overflow-hidden rounded-card border border-line bg-raised text-ink shadow-float"
        >
          <p className="border-b border-line px-4 py-3 text-control font-semibold">
            {data === undefined ? words.title : words.unread({ count: data.unread })}
          </p>
          {isError && data === undefined && (
            <div className="p-4">
              <LoadFailed text={words.failed} onRetry={() => void refetch()} />
            </div>
          )}
          {data?.notices.length === 0 && <p className="px-4 py-4 text-body text-ink2">{words.emptyText}</p>}
          <ul className="divide-y divide-line">
            {data?.notices.map((notice) => (
              <li key={notice.id}>
                <NoticeRow
                  notice={notice}
                  when={formatMatchTime(notice.at, viewerZone())}
                  onOpen={(opened) => {
                    open(opened);
                    onClose();
                  }}
                />
              </li>
            ))}
          </ul>
          <div className="border-t border-line p-2">
            <LinkButton href="/notifications" variant="quiet" className="w-full" onClick={onClose}>
              {words.viewAll}
            </LinkButton>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
