// Whether what was entered has reached the server.
import * as words from '@tennis/words/controls';
import { CircleAlert, CloudCheck, CloudOff, type LucideIcon } from 'lucide-react';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type SyncState = 'saved' | 'saving' | 'offline' | 'review';

const LOOKS: Record<Exclude<SyncState, 'saved' | 'saving'>, LucideIcon> = {
  offline: CloudOff,
  review: CircleAlert,
};

/** `at` is a time ready to print ("1:42 PM"); `queued` counts waiting changes. It has the colour of the bar around it. */
export function SyncChip({ state, queued = 0, at }: { state: SyncState; queued?: number; at?: string }) {
  const text = {
    saved: at === undefined ? words.saved : words.savedAt({ time: at }),
    saving: words.saving,
    offline: queued > 0 ? words.queued({ count: queued }) : words.offline,
    review: words.needsReview,
  }[state];
  return (
    <output
      className={cx(
        'inline-flex min-h-7 items-center gap-2 text-meta',
        (state === 'offline' || state === 'review') &&
          'rounded-full bg-warn-soft px-2.5 font-semibold text-warn',
      )}
    >
      <Mark state={state} />
      {text}
    </output>
  );
}

function Mark({ state }: { state: SyncState }) {
  if (state === 'offline' || state === 'review') {
    const Icon = LOOKS[state];
    return <Icon aria-hidden="true" size={17} strokeWidth={1.75} className="flex-none" />;
  }
  const isSaved = state === 'saved';
  return (
    // Both are there, and one is seen: they change places with every point.
    <span className="grid flex-none place-items-center *:[grid-area:1/1]">
      <CloudCheck
        aria-hidden="true"
        size={17}
        strokeWidth={1.75}
        className={isSaved ? undefined : 'invisible'}
      />
      <span className={isSaved ? 'invisible *:animate-none!' : undefined}>
        <Spinner size={16} />
      </span>
    </span>
  );
}
