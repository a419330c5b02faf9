// Above a long list of matches: how many are on court now, and the way to the first of them, so that nobody has to scroll past all that is over.
import * as words from '@tennis/words/matches';
import { ArrowDown } from 'lucide-react';
import { memo } from 'react';
import { isOnCourt, type Begun } from '../lib/interrupted.ts';
import { buttonClass } from './button.tsx';
import { cx } from './class-names.ts';
import { goToRow } from './go-to-row.ts';
import { BallMark } from './score-strip.tsx';

interface Listed extends Begun {
  readonly id: number;
}

/** This many rows are seen without a way to them. */
const SEEN_ANYWAY = 3;

/** How many are on court, and the first of them if it is far down. `matches` as the list shows them. */
export function onCourtIn(matches: readonly Listed[]): { first: number | null; count: number } {
  const live = matches.filter((match) => isOnCourt(match));
  const [first] = live;
  const isFar = first !== undefined && matches.indexOf(first) >= SEEN_ANYWAY;
  return { first: isFar ? first.id : null, count: live.length };
}

interface OnCourtJumpProps {
  readonly first: number | null;
  readonly count: number;
  /** The id of a match's row. */
  readonly placeOf: (match: number) => string;
  readonly className?: string;
}

/** The way there; nothing if nobody plays, or if it is at the top. A write that changes neither draws nothing. */
export const OnCourtJump = memo(function OnCourtJump({ first, count, placeOf, className }: OnCourtJumpProps) {
  if (first === null) return null;
  const place = placeOf(first);
  return (
    <a
      href={`#${place}`}
      onClick={(event) => {
        event.preventDefault();
        goToRow(place);
      }}
      className={cx(buttonClass(), 'justify-self-start', className)}
    >
      <BallMark />
      {words.onCourtCount({ count })}
      <ArrowDown aria-hidden="true" size={16} />
    </a>
  );
});
