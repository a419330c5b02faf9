// The order of Today's Matches: what is on court now comes first (brief principle 1), then by time, then by court.
import type { Match } from '@tennis/contract';

const COURTS = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const rank = ({ status }: Match): number => (status === 'in_progress' ? 0 : 1);

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
      compareTimes(a.startTime ?? '', b.startTime ?? '') ||
      compareCourts(a.court, b.court),
  );
