// The later days on which these tournaments go on: they are planned together, and a wet day's matches can move there.
import { DAY_MINUTES, type ScheduleCourt, type ScheduleMatch, type Situation } from '@tennis/domain';
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
