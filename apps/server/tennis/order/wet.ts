// Suspended courts in the engine's terms (D56): closed until play is expected to go on, or for the rest of the day if nobody knows. An interrupted
// match needs its court for the time it has left.
import { DAY_MINUTES, type ScheduleId, type Span, type SuspendedMatch } from '@tennis/domain';
import { brokenOf, minutesLeft, openOn } from '../suspensions.ts';
import type { Scene } from './scene.ts';
import type { Planned } from './situation.ts';

/** Whether play is suspended on a court. */
export const isWetIn =
  (scene: Scene) =>
  (court: ScheduleId): boolean =>
    openOn(scene, Number(court)) !== undefined;

/** The matches that were broken off today, with the minutes that each has left. */
export function brokenIn(
  scene: Scene,
  { situation: { running = [] } }: Planned,
  now: Date,
): SuspendedMatch[] {
  const rows = new Map(scene.rows.map((row) => [row.id, row]));
  return running.flatMap(({ match, court, start }): SuspendedMatch[] => {
    const row = rows.get(Number(match));
    const broken = row === undefined ? null : brokenOf(scene, row, now);
    if (row === undefined || broken?.isNow !== true) return [];
    return [{ match, court, start, minutesLeft: minutesLeft(row, broken) }];
  });
}

/** The minute at which play is expected to resume on a wet court, or null; `guess` is that minute for all suspended courts. */
function dryFrom(
  scene: Scene,
  { clock, situation }: Planned,
  court: ScheduleId,
  guess?: string,
): number | null {
  const again = guess ?? openOn(scene, Number(court))?.again_at ?? null;
  const minute = again === null ? -Infinity : clock.minuteOf(again);
  return minute > (situation.now ?? -Infinity) ? minute : null;
}

/** The day with its wet courts closed, and each occupied by its interrupted match until that is over. */
export function closeWet(scene: Scene, planned: Planned, now: Date, guess?: string): Planned {
  const { situation, clock } = planned;
  const isWet = isWetIn(scene);
  if (!situation.courts.some(({ id }) => isWet(id))) return planned;
  const present = situation.now ?? clock.minuteOf(now);
  const dayEnds = (clock.dayIndex(scene.day) + 1) * DAY_MINUTES;
  const left = new Map(brokenIn(scene, planned, now).map((broken) => [broken.match, broken.minutesLeft]));
  return {
    ...planned,
    situation: {
      ...situation,
      courts: situation.courts.map((court) => {
        const until = isWet(court.id) ? (dryFrom(scene, planned, court.id, guess) ?? dayEnds) : present;
        const closed: Span = [present, until];
        return until > present ? { ...court, blocked: [...(court.blocked ?? []), closed] } : court;
      }),
      running: (situation.running ?? []).map((match) => {
        const minutes = left.get(match.match);
        const dry =
          minutes === undefined || !isWet(match.court) ? null : dryFrom(scene, planned, match.court, guess);
        return dry === null ? match : { ...match, end: Math.max(match.end, dry + (minutes ?? 0)) };
      }),
    },
  };
}
