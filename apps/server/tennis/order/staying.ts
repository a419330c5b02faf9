// Matches that a plan leaves where they are. The engine plans around each from its time on; if that has passed, from now on; on a wet court, from when
// that is dry (OP5, OP12, D55). A place on a day that is over holds nothing any more.
import {
  DAY_MINUTES,
  type PlacedMatch,
  type RunningMatch,
  type ScheduleId,
  type ScheduleSide,
  type Situation,
} from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import type { Scene } from './scene.ts';
import { callPausedOf } from '../suspensions.ts';
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
  const restAfter = (match: ScheduleId): number => {
    const { event, rest } = known.get(match) ?? { event: '' };
    return rest ?? rests.get(event) ?? 0;
  };
  const free = new Map<ScheduleId, number>();
  const ready = new Map<ScheduleId, number>();
  for (const { match, court, end } of running) {
    free.set(court, Math.max(free.get(court) ?? 0, end + turnaround));
    ready.set(match, end + restAfter(match));
  }
  const today = Math.floor(now / DAY_MINUTES);
  /** When its players can begin, as far as they wait for matches that are on court or late themselves. */
  const readyFor = (match: ScheduleId): number =>
    Math.max(
      -Infinity,
      ...(known.get(match)?.sides ?? []).flatMap(sourcesOf).map((one) => ready.get(one) ?? 0),
    );
  return staying
    .toSorted((one, other) => one.start - other.start)
    .map(({ match, court, start }) => {
      if (Math.floor(start / DAY_MINUTES) < today)
        return { match, court, start, end: start + minutesOf(match) };
      const earliest = dryFrom(court, Math.max(start, now));
      const isLate = earliest > start;
      const from = isLate ? dryFrom(court, Math.max(earliest, free.get(court) ?? 0, readyFor(match))) : start;
      const end = from + minutesOf(match);
      if (isLate) {
        free.set(court, end + turnaround);
        ready.set(match, end + restAfter(match));
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
  const rows = new Map(scene.rows.map((row) => [row.id as ScheduleId, row]));
  // The minutes in which play stood still since do not count (D56).
  const isCalled = (match: ScheduleId): boolean => {
    const row = rows.get(match);
    if (row === undefined || row.called_at === null) return false;
    return clock.minuteOf(row.called_at) + late + callPausedOf(scene, row) > now;
  };
  return ({ match, start }) => isPlanned(now) && start + late < now && !isCalled(match);
}

/**
 * The matches that were to be played on a day that is over, and that nobody has won: each needs a place on the scene's day, or on a later one.
 * @param today the day it is at the club
 */
export const leftOver = ({ rows, day }: Scene, today: string): readonly MatchView[] =>
  rows.filter(
    ({ status, winner_id: winner, start_day: planned }) =>
      status !== 'completed' && winner === null && planned !== null && planned < today && today <= day,
  );

/** Whether a match with a place is one of those. */
export function leftOverIn(
  scene: Scene,
  { situation: { now }, clock }: Planned,
): (place: PlacedMatch) => boolean {
  const today = now === undefined ? null : clock.dayAt(Math.floor(now / DAY_MINUTES));
  const left = new Set<ScheduleId>(today === null ? [] : leftOver(scene, today).map(({ id }) => id));
  return ({ match }) => left.has(match);
}

/** The plan in which what is left over has no place: nobody has played it, and its old place is no longer one. */
export function withoutLeftOver(scene: Scene, planned: Planned): Planned {
  const isLeftOver = leftOverIn(scene, planned);
  const left = planned.order.filter(isLeftOver);
  if (left.length === 0) return planned;
  return {
    ...planned,
    order: planned.order.filter((place) => !isLeftOver(place)),
    unplaced: [...planned.unplaced, ...left.map(({ match }) => match)],
  };
}
