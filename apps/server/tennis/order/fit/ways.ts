// Looks for ways to make the matches fit if they do not: one thing at a time, the smallest change of each kind first [OP25].
import {
  minutesInFormat,
  printMatchFormat,
  shorterFormat,
  type ScheduleCourt,
  type ScheduleMatch,
  type Situation,
} from '@tennis/domain';
import { higherLimits, limitsFor } from '../day-limits.ts';
import { storedFormat } from '../../match-format.ts';
import { restAfter } from '../situation.ts';
import type { Try } from './job.ts';
import type { PlannedTournament, Room } from './room.ts';

const MOST_MORE_DAYS = 3;
const MOST_MORE_COURTS = 4;
/** Parts of the entries that are tried when it does not fit with all. */
const PARTS = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
const FEWEST = 4;

/** The situation of a tournament with its matches on its days. */
export const situationWith = (
  { situation, courtsOn }: Room,
  days: readonly number[],
  matches: readonly ScheduleMatch[],
): Situation => ({
  ...situation,
  days: (days.at(-1) ?? 0) + 1,
  courts: courtsOn(days),
  matches: [...situation.matches, ...matches],
});

const openOf = ({ open }: ScheduleCourt): number => open.reduce((sum, [from, to]) => sum + to - from, 0);

/** The whole numbers from 1. */
const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

/** The same with further courts, open as the one that is open longest. */
function withMoreCourts(situation: Situation, known: readonly number[], count: number): Situation {
  const own = situation.courts.filter(({ id }) => known.includes(Number(id)));
  const [model] = own.toSorted((one, other) => openOf(other) - openOf(one));
  if (model === undefined) return situation;
  const { blocked: _blocked, centre: _centre, ...usual } = model;
  const more = Array.from({ length: count }, (_, at): ScheduleCourt => ({ ...usual, id: `more ${at + 1}` }));
  return {
    ...situation,
    courts: [...situation.courts, ...more],
    events: situation.events.map((event) => ({
      ...event,
      courts: [...(event.courts ?? []), ...more.map(({ id }) => id)],
    })),
  };
}

function shorterWays(situation: Situation, { club }: Room['scene'], tournament: PlannedTournament): Try[] {
  const usual = storedFormat(tournament.match_format);
  return (['shorten', 'short_sets'] as const).flatMap((how): Try[] => {
    const shorter = shorterFormat(usual, how);
    if (shorter === null) return [];
    const format = printMatchFormat(shorter);
    const minutes = minutesInFormat(tournament.time_limit, usual, shorter);
    if (minutes >= tournament.time_limit) return [];
    const events = situation.events.map((event) =>
      event.id === tournament.id
        ? { ...event, minutes, rest: restAfter(club, tournament, format), format }
        : event,
    );
    return [{ way: { kind: 'format', format, minutes }, situation: { ...situation, events } }];
  });
}

/** Higher limits of matches a day, as a director may choose them for the days of a plan [OP9]. */
const higherWays = (situation: Situation, { club, dayLimit }: Room['scene']): Try[] =>
  higherLimits(situation, dayLimit).map((limit) => ({
    way: { kind: 'limit', limit },
    situation: { ...situation, limits: limitsFor(club, limit) },
  }));

/** The changes to try, by kind; `matchesOf` draws fewer entries, and returns null if that makes no draw. */
export function waysToTry(
  room: Room,
  tournament: PlannedTournament,
  entries: number,
  matchesOf: (entries: number) => readonly ScheduleMatch[] | null,
): readonly (readonly Try[])[] {
  const all = matchesOf(entries) ?? [];
  const { days } = room;
  const now = situationWith(room, days, all);
  const last = days.at(-1) ?? 0;
  const known = room.courts;
  const counts = [...new Set(PARTS.map((part) => Math.floor(entries * part)))].filter(
    (count) => count >= FEWEST && count < entries,
  );
  return [
    shorterWays(now, room.scene, tournament),
    higherWays(now, room.scene),
    upTo(MOST_MORE_DAYS).map((more) => ({
      way: { kind: 'days', days: more },
      situation: situationWith(room, [...days, ...upTo(more).map((day) => last + day)], all),
    })),
    upTo(MOST_MORE_COURTS).map((courts) => ({
      way: { kind: 'courts', courts },
      situation: withMoreCourts(now, known, courts),
    })),
    counts.flatMap((count): Try[] => {
      const fewer = matchesOf(count);
      return fewer === null
        ? []
        : [{ way: { kind: 'entries', entries: count }, situation: situationWith(room, days, fewer) }];
    }),
  ];
}
