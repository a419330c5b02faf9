// The values of the match dialog, and how they become the body of POST and PATCH (§5 Match form, §7, D12).
import type { Match, Tournament } from '@tennis/contract';
import { MATCH_ROUNDS, type MatchRound } from '@tennis/domain';
import { clockOf, dayOf } from '../../lib/dates.ts';
import { momentAt } from '../../lib/moment-at.ts';

/** Participants and group as ids in text, blank for TBD and for none; day yyyy-mm-dd, time HH:mm. */
export interface MatchValues {
  player1: string;
  player2: string;
  round: MatchRound;
  day: string;
  time: string;
  court: string;
  groupId: string;
}

/** Where a path of the body that has another name in the dialog stands. */
export const MATCH_PLACES = {
  participant1Id: 'player1',
  participant2Id: 'player2',
  startTime: 'time',
} as const;

/** The seven rounds of the dialog (§4); `group_stage` is offered only if a match already has it. */
export const offeredRounds = (current: MatchRound): readonly MatchRound[] =>
  MATCH_ROUNDS.filter((round) => round !== 'group_stage' || round === current);

/** Today while the tournament runs, otherwise its first day, both where the tournament is. */
export function likelyDay(
  { startDate, endDate, timeZone }: Pick<Tournament, 'startDate' | 'endDate' | 'timeZone'>,
  now: string = new Date().toISOString(),
): string {
  const first = dayOf(startDate, timeZone);
  const today = dayOf(now, timeZone);
  return today >= first && today <= dayOf(endDate, timeZone) ? today : first;
}

/** A new match: both players TBD, round knockout (§9), the likely day, no time. */
export const newMatchValues = (tournament: Tournament): MatchValues => ({
  player1: '',
  player2: '',
  round: 'knockout',
  day: likelyDay(tournament),
  time: '',
  court: '',
  groupId: '',
});

const idText = (id: number | null): string => (id === null ? '' : String(id));

/** A stored match in the dialog, in its own time zone. */
export const matchValuesOf = (match: Match, tournament: Tournament): MatchValues => ({
  player1: idText(match.participant1Id),
  player2: idText(match.participant2Id),
  round: match.round,
  day: match.startTime === null ? likelyDay(tournament) : dayOf(match.startTime, match.timeZone),
  time: match.startTime === null ? '' : clockOf(match.startTime, match.timeZone),
  court: match.court ?? '',
  groupId: idText(match.groupId),
});

const idOf = (text: string): number | null => (text === '' ? null : Number(text));

/** The body of §7. A blank time or day leaves the match without a start. */
export function matchBody(values: MatchValues, { id, timeZone }: Tournament) {
  const { day, time, court } = values;
  return {
    tournamentId: id,
    participant1Id: idOf(values.player1),
    participant2Id: idOf(values.player2),
    court: court.trim() === '' ? null : court,
    round: values.round,
    startTime: day === '' || time === '' ? null : momentAt(day, time, timeZone),
    groupId: idOf(values.groupId),
    status: 'scheduled' as const,
  };
}

/** Whether the players of a match are settled because it has begun (D15). */
export const hasBegun = ({ status, scores, winnerId }: Match): boolean =>
  status !== 'scheduled' || scores !== null || winnerId !== null;
