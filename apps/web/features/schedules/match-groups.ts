// How matches are grouped here (§2, §4): a day by round in display order, then by start time; results by tournament, then by round.
import { noTime } from '@tennis/words/schedules';
import { followedBy } from '@tennis/words/when';
import type { Match } from '@tennis/contract';
import { roundRank, type MatchRound } from '@tennis/domain';
import { formatTime } from '../../lib/dates.ts';
import { firstRows } from '../../lib/first-rows.ts';
import { isFollowing, startKey } from '../../lib/following.ts';
import { listZones, zoneTag, type ListZones } from '../../lib/zones.ts';

export interface TimeGroup {
  /** "9:00 AM", "Followed by", "No Time Specified"; with its zone short where several are on the page. */
  readonly time: string;
  readonly matches: readonly Match[];
}

export interface ScheduleRound {
  readonly round: MatchRound;
  readonly times: readonly TimeGroup[];
}

export interface ResultRound {
  readonly round: MatchRound;
  readonly matches: readonly Match[];
}

export interface ResultTournament {
  readonly id: number;
  readonly name: string;
  /** Said once about the zone of all its times. */
  readonly zones: ListZones;
  readonly rounds: readonly ResultRound[];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Matches that follow another one come after those with a time, and those without a start last. */
const byStart = (a: Match, b: Match): number => compare(startKey(a), startKey(b)) || a.id - b.id;

const byRound = (matches: readonly Match[]): [MatchRound, Match[]][] =>
  [...Map.groupBy(matches, ({ round }) => round)].toSorted(
    ([a], [b]) => roundRank(a) - roundRank(b) || compare(a, b),
  );

/** A day's matches by round, then by start time. */
export function scheduleRounds(matches: readonly Match[], viewer: string): readonly ScheduleRound[] {
  const { reading } = listZones(matches, viewer);
  const timeOf = (match: Match): string => {
    const { startTime, timeZone } = match;
    if (startTime === null) return noTime;
    if (isFollowing(match)) return followedBy;
    return `${formatTime(startTime, timeZone)}${zoneTag(startTime, timeZone, reading)}`;
  };
  return byRound(matches.toSorted(byStart)).map(([round, group]) => ({
    round,
    times: [...Map.groupBy(group, timeOf)].map(([time, together]) => ({ time, matches: together })),
  }));
}

/** Results by tournament, the one with the newest result first, then by round; within a round the newest first, as the server lists them. */
export const resultTournaments = (matches: readonly Match[], viewer: string): readonly ResultTournament[] =>
  [...Map.groupBy(matches, ({ tournamentId }) => tournamentId)].map(([id, group]) => ({
    id,
    name: group[0]?.tournamentName ?? '',
    zones: listZones(group, viewer),
    rounds: byRound(group).map(([round, together]) => ({ round, matches: together })),
  }));

const withFirst = <G extends { readonly matches: readonly Match[] }>(group: G, limit: number): G => ({
  ...group,
  matches: group.matches.slice(0, limit),
});
const rowsIn = ({ matches }: { readonly matches: readonly Match[] }): number => matches.length;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** The first rows of a day, for a list that is drawn in two steps. */
export const firstOfSchedule = (rounds: readonly ScheduleRound[], limit: number): readonly ScheduleRound[] =>
  firstRows(
    rounds,
    limit,
    ({ times }) => sum(times.map(rowsIn)),
    (round, left) => ({ ...round, times: firstRows(round.times, left, rowsIn, withFirst) }),
  );

/** The first rows of the results. */
export const firstOfResults = (
  tournaments: readonly ResultTournament[],
  limit: number,
): readonly ResultTournament[] =>
  firstRows(
    tournaments,
    limit,
    ({ rounds }) => sum(rounds.map(rowsIn)),
    (tournament, left) => ({ ...tournament, rounds: firstRows(tournament.rounds, left, rowsIn, withFirst) }),
  );
