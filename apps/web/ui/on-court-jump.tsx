// Above a long list of matches: how many are on court now, and the way to the first of them, so that nobody has to scroll past all that is over.
import * as words from '@tennis/words/matches';
import { ArrowDown } from 'lucide-react';
import { buttonClass } from './button.tsx';
import { cx } from './class-names.ts';

interface Listed {
  readonly id: number;
  readonly status: string;
}

/** This many rows are seen without a way to them. */
const SEEN_ANYWAY = 3;

/** The place of a match in the list. */
export const placeOf = ({ id }: Pick<Listed, 'id'>): string => `match-${id}`;

/** A row that is still to be drawn is waited for, this many frames. */
const PATIENCE = 120;

/** Goes to the place once it is there, and so does the keyboard. */
function goTo(place: string, frames = PATIENCE): void {
  const row = document.getElementById(place);
  if (row !== null) {
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
  } else if (frames > 0) requestAnimationFrame(() => goTo(place, frames - 1));
}

/** The way there; nothing if nobody plays, or if it is at the top. `matches` as the list shows them. */
export function OnCourtJump({ matches, className }: { matches: readonly Listed[]; className?: string }) {
  const live = matches.filter(({ status }) => status === 'in_progress');
  const [first] = live;
  if (first === undefined || matches.indexOf(first) < SEEN_ANYWAY) return null;
  return (
    <a
      href={`#${placeOf(first)}`}
      onClick={(event) => {
        event.preventDefault();
        goTo(placeOf(first));
      }}
      className={cx(buttonClass(), 'justify-self-start', className)}
    >
      <span aria-hidden="true" className="size-3 flex-none rounded-full bg-ball ring-2 ring-[#10211a]" />
      {words.onCourtCount({ count: live.length })}
      <ArrowDown aria-hidden="true" size={16} />
    </a>
  );
}
