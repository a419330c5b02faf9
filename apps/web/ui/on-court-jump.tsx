// Above a long list of matches: how many are on court now, and the way to the first of them, so that nobody has to scroll past all that is over.
import * as words from '@tennis/words/matches';
import { ArrowDown } from 'lucide-react';
import { memo } from 'react';
import { buttonClass } from './button.tsx';
import { cx } from './class-names.ts';
import { BallMark } from './score-strip.tsx';

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

/** How many are on court, and the first of them if it is far down. `matches` as the list shows them. */
export function onCourtIn(matches: readonly Listed[]): { first: number | null; count: number } {
  const live = matches.filter(({ status }) => status === 'in_progress');
  const [first] = live;
  const isFar = first !== undefined && matches.indexOf(first) >= SEEN_ANYWAY;
  return { first: isFar ? first.id : null, count: live.length };
}

interface OnCourtJumpProps {
  readonly first: number | null;
  readonly count: number;
  readonly className?: string;
}

/** The way there; nothing if nobody plays, or if it is at the top. A write that changes neither draws nothing. */
export const OnCourtJump = memo(function OnCourtJump({ first, count, className }: OnCourtJumpProps) {
  if (first === null) return null;
  const place = placeOf({ id: first });
  return (
    <a
      href={`#${place}`}
      onClick={(event) => {
        event.preventDefault();
        goTo(place);
      }}
      className={cx(buttonClass(), 'justify-self-start', className)}
    >
      <BallMark />
      {words.onCourtCount({ count })}
      <ArrowDown aria-hidden="true" size={16} />
    </a>
  );
});
