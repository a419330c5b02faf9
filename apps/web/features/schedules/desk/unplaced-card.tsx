// A match without a place, in the strip of the desk.
import * as words from '@tennis/words/desk';
import type { OrderedMatch } from '@tennis/contract';
import { memo } from 'react';
import { isLeftOver } from '../../../lib/interrupted.ts';
import { cx } from '../../../ui/class-names.ts';
import { roundTitle, timeNotes } from './card-words.ts';

/** The card. */
export const UnplacedCard = memo(function UnplacedCard({
  event,
  name,
  match,
  was,
  isPicked,
}: {
  /** The tournament, by what tells it from the others of the day. */
  event: string;
  /** Both sides; of who is not known yet, where they come from. */
  name: string;
  match: OrderedMatch;
  /** When it was to be played, on a day that is over. */
  was: string | null;
  isPicked: boolean;
}) {
  return (
    <button
      type="button"
      data-pick={match.id}
      data-match={match.id}
      aria-pressed={isPicked}
      className={cx(
        'grid w-56 flex-none cursor-grab rounded-cell border border-field bg-surface px-2.5 py-1.5 text-left text-meta hover:bg-sunk',
        isPicked && 'border-dashed bg-sunk outline-2 outline-focus',
      )}
    >
      <b className="truncate font-semibold text-ink">{[event, roundTitle(match)].join(', ')}</b>
      <span className="truncate text-ink2">{name}</span>
      {was !== null && <span className="truncate text-floor text-ink2">{words.leftOver({ when: was })}</span>}
      {isLeftOver(match) && <span className="text-floor font-semibold text-warn">{words.leftOpen}</span>}
      {timeNotes(match).map((note) => (
        <span key={note} className="truncate text-floor text-ink2">
          {note}
        </span>
      ))}
    </button>
  );
});
