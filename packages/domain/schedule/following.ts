// Which matches of a plan come straight after another one on their court, so that they need no time of their own [OP11, OP37].
import { dayOf, type PlacedMatch, type ScheduleId } from './situation.ts';

/** A match of a plan, with the minute by which it should be over. */
export interface Planned extends PlacedMatch {
  readonly end: number;
}

/** A court that is free for longer than this before a match has a planned gap [OP37]. */
const LONGEST_GAP = 5;

/**
 * For each match that directly follows another one on its court and day: that other match. The first match of a court and a match after a planned gap
 * follow none.
 * @param turnaround minutes that a court needs between two matches
 */
export function directlyAfter(
  places: readonly Planned[],
  turnaround: number,
): ReadonlyMap<ScheduleId, Planned> {
  const followed = new Map<ScheduleId, Planned>();
  for (const row of Map.groupBy(places, ({ court }) => String(court)).values()) {
    const inTime = row.toSorted((one, other) => one.start - other.start || one.end - other.end);
    for (const [at, { match, start }] of inTime.entries()) {
      const before = inTime[at - 1];
      if (before === undefined || dayOf(before.start) !== dayOf(start) || before.start === start) continue;
      if (start - (before.end + turnaround) <= LONGEST_GAP) followed.set(match, before);
    }
  }
  return followed;
}
