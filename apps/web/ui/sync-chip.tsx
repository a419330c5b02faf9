// Whether what was entered has reached the server.
import * as words from '@tennis/words/controls';
import { CircleAlert, CloudCheck, CloudOff, type LucideIcon } from 'lucide-react';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type SyncState = 'saved' | 'saving' | 'offline' | 'review';

const LOOKS: Record<Exclude<SyncState, 'saving'>, LucideIcon> = {
  saved: CloudCheck,
  offline: CloudOff,
  review: CircleAlert,
};

/** `at` is a time ready to print ("1:42 PM"); `queued` counts waiting changes. It has the colour of the bar around it. */
export function SyncChip({ state, queued = 0, at }: { state: SyncState; queued?: number; at?: string }) {
  const Icon = state === 'saving' ? null : LOOKS[state];
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
      {Icon === null ? (
        <Spinner size={16} />
      ) : (
        <Icon aria-hidden="true" size={17} strokeWidth={1.75} className="flex-none" />
      )}
      {text}
    </output>
  );
}
