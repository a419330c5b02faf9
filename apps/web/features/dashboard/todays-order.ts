// The order of Today's Matches: matches on court come first (brief principle 1), then those to come by time and court, then finished ones, the latest
// first.
import type { Match } from '@tennis/contract';

const COURTS = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const isOver = ({ status }: Match): boolean => status === 'completed' || status === 'cancelled';

const rank = (match: Match): number => (match.status === 'in_progress' ? 0 : isOver(match) ? 2 : 1);

/** ISO texts in UTC sort as moments do. */
const compareTimes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Courts as people count them, "Court 2" before "Court 10"; a match without a court comes last. */
function compareCourts(a: string | null, b: string | null): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  return COURTS.compare(a, b);
}

/** The matches in that order; equals keep theirs. */
export const inTodaysOrder = (matches: readonly Match[]): Match[] =>
  matches.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      compareTimes(a.startTime ?? '', b.startTime ?? '') * (isOver(a) ? -1 : 1) ||
      compareCourts(a.court, b.court),
  );
