// The days after this one on which its tournaments go on: what is planned together, and what a wet day can be left for.
import { DAY_MINUTES, type ScheduleCourt, type ScheduleMatch, type Situation } from '@tennis/domain';
import { dayIn } from '../../ground/clock.ts';
import { hoursOf } from './courts.ts';
import type { Scene } from './scene.ts';
import type { Planned } from './situation.ts';

/** This many days are planned together at most: nobody knows more than a week ahead who will be there. */
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
  const lasts = [...scene.tournaments.keys()].map((id) => lastDayOf(scene, planned, id));
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

/** Matches that have to be over with the last day of their tournament, as far as a plan until that day could leave them for later. */
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
