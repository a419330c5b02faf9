// Matches that are "followed by": after which match each comes on its court (OP11).
import { DAY_MINUTES, type PlacedMatch, type ScheduleId } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';

/** For each match to be played that is "followed by": the one before it on its court that day, of those in these places. */
export function leadersOf(
  rows: readonly MatchView[],
  places: readonly PlacedMatch[],
): ReadonlyMap<ScheduleId, ScheduleId> {
  const following = new Set<ScheduleId>(
    rows
      .filter(({ followed_by: follows, status }) => follows === 1 && status === 'scheduled')
      .map(({ id }) => id),
  );
  const leaders = new Map<ScheduleId, ScheduleId>();
  const onCourt = Map.groupBy(places, ({ court, start }) => `${court} ${Math.floor(start / DAY_MINUTES)}`);
  for (const row of onCourt.values()) {
    const inTime = row.toSorted((one, other) => one.start - other.start);
    for (const [at, { match }] of inTime.entries()) {
      const before = inTime[at - 1];
      if (before !== undefined && following.has(match)) leaders.set(match, before.match);
    }
  }
  return leaders;
}
