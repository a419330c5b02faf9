// The later days on which these tournaments go on: they are planned together, and a wet day's matches can move there.
import {
  DAY_MINUTES,
  type ScheduleCourt,
  type ScheduleId,
  type ScheduleMatch,
  type Situation,
} from '@tennis/domain';
import { dayIn } from '../../ground/clock.ts';
import { hoursOf } from './courts.ts';
import type { Scene } from './scene.ts';
import type { Planned } from './situation.ts';

/** At most this many days are planned together: nobody knows more than a week ahead who will be there. */
const MOST_DAYS = 7;

/** The last day of a tournament, counted from the first day of the plan. */
const lastDayOf = (scene: Scene, { clock }: Planned, tournamentId: number): number => {
  const tournament = scene.tournaments.get(tournamentId);
  return tournament === undefined
    ? clock.dayIndex(scene.day)
    : clock.dayIndex(dayIn(tournament.time_zone, tournament.end_date));
};

/** The later days on which a tournament goes on and a court is open, counted from the first day of the plan. */
export function laterDays(scene: Scene, planned: Planned): readonly number[] {
  const { clock } = planned;
  const today = clock.dayIndex(scene.day);
  const own = [...scene.tournaments.values()].filter(({ visit }) => visit === undefined);
  const lasts = own.map(({ id }) => lastDayOf(scene, planned, id));
  const last = Math.min(today + MOST_DAYS - 1, Math.max(today, ...lasts));
  return Array.from({ length: last - today }, (_, at) => today + 1 + at).filter((day) =>
    scene.courts.some((court) => hoursOf(court, clock, [day]).open.length > 0),
  );
}

/** Matches are put on a day up to so many before the shown one by hand. */
const DAYS_BACK = 3;

/** The shown day and the days around it that are not over, on which its tournaments play and a court is open: a match may be moved there by hand. */
export function daysForMoves(scene: Scene, { clock }: Planned, today: string): readonly string[] {
  const shown = clock.dayIndex(scene.day);
  const own = [...scene.tournaments.values()].filter(({ visit }) => visit === undefined);
  const plays = (day: string): boolean =>
    own.some(
      ({ start_date: start, end_date: end, time_zone: zone }) =>
        dayIn(zone, start) <= day && day <= dayIn(zone, end),
    );
  const isOpen = (index: number): boolean =>
    scene.courts.some((court) => hoursOf(court, clock, [index]).open.length > 0);
  return Array.from({ length: DAYS_BACK + MOST_DAYS }, (_, at) => shown - DAYS_BACK + at).flatMap((index) => {
    const day = clock.dayAt(index);
    return day === scene.day || (day >= today && plays(day) && isOpen(index)) ? [day] : [];
  });
}

/**
 * The last of some days on which a tournament ends that still has matches without a place: as far as a plan of the day should reach. Today where none goes on,
 * or only such as take weeks: they are planned from day to day.
 */
export function usualUntil(scene: Scene, planned: Planned, later: readonly number[]): number {
  const today = planned.clock.dayIndex(scene.day);
  const waiting = new Set(
    scene.rows.flatMap((row) =>
      row.status === 'scheduled' && row.start_time === null ? [row.tournament_id] : [],
    ),
  );
  const lasts = [...scene.tournaments.values()].flatMap(
    ({ id, visit, start_date: start, time_zone: zone }) => {
      const last = lastDayOf(scene, planned, id);
      const isShort = last - planned.clock.dayIndex(dayIn(zone, start)) < MOST_DAYS;
      return visit === undefined && waiting.has(id) && isShort ? [last] : [];
    },
  );
  const until = Math.max(today, ...lasts);
  return later.findLast((day) => day <= until) ?? today;
}

/**
 * By match: the beginning of the day before which it is not planned, so that the rounds of each tournament are spread over its days. Each day takes as many
 * rounds as the next one, or one more: early days full, so that rain has somewhere to go [OP21].
 */
export function floorsOf(
  scene: Scene,
  planned: Planned,
  days: readonly number[],
  isFree: (match: ScheduleId) => boolean,
): ReadonlyMap<ScheduleId, number> {
  const { situation, clock } = planned;
  const begun = new Set([...(situation.done ?? []), ...(situation.running ?? [])].map(({ match }) => match));
  const open = situation.matches.filter(({ id }) => !begun.has(id) && isFree(id));
  return new Map(
    [...Map.groupBy(open, ({ event }) => event)].flatMap(([event, matches]) => {
      const tournament = scene.tournaments.get(Number(event));
      const first =
        tournament === undefined ? 0 : clock.dayIndex(dayIn(tournament.time_zone, tournament.start_date));
      const last = lastDayOf(scene, planned, Number(event));
      const own = days.filter((day) => first <= day && day <= last);
      const rounds = [...new Set(matches.map(({ round }) => round))].toSorted((one, other) => one - other);
      return matches.flatMap(({ id, round }): [ScheduleId, number][] => {
        const day = own[dayOfRound(rounds.indexOf(round), rounds.length, own.length)];
        return day === undefined ? [] : [[id, day * DAY_MINUTES]];
      });
    }),
  );
}

/** On which of some days a round is played, counted from 0. */
export function dayOfRound(round: number, rounds: number, days: number): number {
  const each = Math.floor(rounds / days);
  const fuller = rounds % days;
  const inFuller = fuller * (each + 1);
  return round < inFuller
    ? Math.floor(round / (each + 1))
    : fuller + Math.floor((round - inFuller) / Math.max(1, each));
}

/** Courts with their hours on these days too. */
export function openOnDays(
  scene: Scene,
  { clock }: Planned,
  courts: readonly ScheduleCourt[],
  days: readonly number[],
): readonly ScheduleCourt[] {
  const stored = new Map(scene.courts.map((court) => [String(court.id), court]));
  return courts.map((court) => {
    const row = stored.get(String(court.id));
    if (row === undefined) return court;
    const { open, blocked } = hoursOf(row, clock, days);
    return { ...court, open: [...court.open, ...open], blocked: [...(court.blocked ?? []), ...blocked] };
  });
}

/** Matches that must be over by the last day of their tournament, if the plan could otherwise leave them for later. */
export const endingInTime = (
  scene: Scene,
  planned: Planned,
  { matches }: Situation,
  until: number,
): readonly ScheduleMatch[] =>
  matches.map((match) => {
    const last = lastDayOf(scene, planned, Number(match.event));
    return last < until
      ? { ...match, mustEndBy: (Math.max(last, planned.clock.dayIndex(scene.day)) + 1) * DAY_MINUTES }
      : match;
  });
