// Matches that a plan leaves where they are. The engine plans around each from its time on; if that has passed, from now on; on a wet court, from when
// that is dry (OP5, OP12, D55).
import {
  DAY_MINUTES,
  type PlacedMatch,
  type RunningMatch,
  type ScheduleId,
  type ScheduleSide,
  type Situation,
} from '@tennis/domain';
import type { Scene } from './scene.ts';
import type { Planned } from './situation.ts';

const sourcesOf = (side: ScheduleSide): readonly ScheduleId[] => {
  if ('players' in side) return [];
  if ('winner' in side) return [side.winner];
  return 'loser' in side ? [side.loser] : side.group;
};

/** The place of each match that stays, with its expected end. */
export function aroundStaying(
  { now = -Infinity, courts, events, matches, running = [], turnaround = 0 }: Situation,
  staying: readonly PlacedMatch[],
  minutesOf: (match: ScheduleId) => number,
  isWet: (court: ScheduleId) => boolean,
): readonly RunningMatch[] {
  const blocked = new Map(courts.map((court) => [court.id, court.blocked ?? []]));
  const dryFrom = (court: ScheduleId, minute: number): number =>
    (isWet(court) ? (blocked.get(court) ?? []) : [])
      .toSorted(([one], [other]) => one - other)
      .reduce((at, [from, to]) => (from <= at && at < to ? to : at), minute);
  const rests = new Map(events.map(({ id, rest }) => [id, rest]));
  const known = new Map(matches.map((match) => [match.id, match]));
  const free = new Map<ScheduleId, number>();
  for (const { court, end } of running) free.set(court, Math.max(free.get(court) ?? 0, end + turnaround));
  const ready = new Map<ScheduleId, number>();
  /** When its players can begin, as far as they wait for matches that are late themselves. */
  const readyFor = (match: ScheduleId): number =>
    Math.max(
      -Infinity,
      ...(known.get(match)?.sides ?? []).flatMap(sourcesOf).map((one) => ready.get(one) ?? 0),
    );
  return staying
    .toSorted((one, other) => one.start - other.start)
    .map(({ match, court, start }) => {
      const earliest = dryFrom(court, Math.max(start, now));
      const isLate = earliest > start;
      const from = isLate ? dryFrom(court, Math.max(earliest, free.get(court) ?? 0, readyFor(match))) : start;
      const end = from + minutesOf(match);
      if (isLate) {
        free.set(court, end + turnaround);
        ready.set(match, end + (rests.get(known.get(match)?.event ?? '') ?? 0));
      }
      return { match, court, start: from, end };
    });
}

/**
 * Whether the time of a match has passed on the days that a plan is for, and nobody is on the way to its court: as many minutes as the club waits for
 * people who are late.
 */
export function missedIn(
  scene: Scene,
  { situation: { now = -Infinity }, clock }: Planned,
  isPlanned: (minute: number) => boolean,
): (place: PlacedMatch) => boolean {
  const late = scene.club.late_minutes;
  const called = new Map(scene.rows.map((row) => [row.id as ScheduleId, row.called_at]));
  const isCalled = (match: ScheduleId): boolean => {
    const at = called.get(match) ?? null;
    return at !== null && clock.minuteOf(at) + late > now;
  };
  return ({ match, start }) => isPlanned(now) && start + late < now && !isCalled(match);
}

/** Whether a match was to be played on a day that is over: it needs a place on the day that is planned, or on a later one. */
export function leftOverIn(
  scene: Scene,
  { situation: { now = -Infinity }, clock }: Planned,
): (place: PlacedMatch) => boolean {
  const today = Math.floor(now / DAY_MINUTES);
  return ({ start }) => today <= clock.dayIndex(scene.day) && Math.floor(start / DAY_MINUTES) < today;
}
