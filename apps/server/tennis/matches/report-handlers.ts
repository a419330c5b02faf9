// Results by the players over HTTP (ADR 34).
import { writeScores, type reportRoutes, type ResultReport } from '@tennis/contract';
import { canManageTournament, formatScore, type Caller } from '@tennis/domain';
import { rightsOf, type TournamentOfMatch } from '../../access/guards.ts';
import { findMatch, type MatchView } from '../../access/match-view.ts';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { matchPresenter } from '../present-match.ts';
import { isReportable, reportsOf, type StoredReport } from '../result-reports.ts';
import { knownScore } from '../stored-result.ts';
import { tell } from '../telling.ts';
import { acceptReport, dueAt, peopleOn, refuseUnfinished, refuseUnreportable, sideOf } from './reports.ts';
import { holdMatch, insertReport, ownPersonIds, updateReport } from './report-store.ts';
import { acceptScore, checkWinner, refuseContradictedWinner } from './results.ts';

interface Reading {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
  readonly tournament: TournamentOfMatch;
  readonly match: MatchView;
}

const OTHER = { 1: 2, 2: 1 } as const;

/** The side of the caller. Refuses everybody who neither plays nor runs the tournament. */
async function placeIn({ tx, caller, tournament, match }: Reading): Promise<1 | 2 | null> {
  const side = sideOf(match, await ownPersonIds(tx, caller));
  if (side === null && !canManageTournament(caller, rightsOf(tournament)))
    throw new Refused({ type: 'not-allowed' });
  return side;
}

/** The side of somebody who plays. */
async function ownSide(reading: Reading): Promise<1 | 2> {
  const side = await placeIn(reading);
  if (side === null) refuseConflict(because('reportByPlayers'));
  return side;
}

function presentResult(stored: string | null, winnerId: number | null) {
  const score = knownScore(stored);
  return {
    scores: score === null ? null : writeScores(score),
    scoreText: score === null ? null : formatScore(score),
    winnerId,
  };
}

const presentReport = (row: StoredReport): ResultReport['report'] => ({
  side: row.side,
  state: row.state === 'disputed' ? 'disputed' : 'open',
  at: row.created_at,
  dueAt: row.due_at,
  result: presentResult(row.score, row.winner_id),
  other: row.other_score === null ? null : presentResult(row.other_score, row.other_winner_id),
});

async function readReport(reading: Reading): Promise<ResultReport> {
  const { tx, caller, now } = reading;
  const match = (await findMatch(tx, reading.match.id)) ?? reading.match;
  const side = await placeIn({ ...reading, match });
  const report = (await reportsOf(tx, [match.id])).get(match.id);
  return {
    match: matchPresenter({ caller, now })(match),
    side,
    canReport: side !== null && report === undefined && isReportable(match),
    hours: match.tournament_report_hours,
    report: report === undefined || !isReportable(match) ? null : presentReport(report),
  };
}

/** The report that waits for an answer. Refuses if there is none. */
async function waiting({ tx, match }: Reading): Promise<StoredReport> {
  const report = (await reportsOf(tx, [match.id])).get(match.id);
  if (report === undefined) refuseConflict(because('reportGone'));
  return report;
}

export const reportHandlers: Handlers<typeof reportRoutes> = {
  getResultReport: (call) => readReport(call),

  reportResult: {
    write: async (call) => {
      const { tx, tournament, match, body, caller, now } = call;
      const side = await ownSide(call);
      refuseUnreportable(match);
      await holdMatch(tx, match.id);
      if ((await reportsOf(tx, [match.id])).has(match.id)) refuseConflict(because('reportWaits'));
      checkWinner(match, body.winnerId);
      const confirmed = body.confirm === true;
      const score = refuseUnfinished(match, acceptScore(body.scores, tournament, confirmed));
      refuseContradictedWinner({ ...match, score, winner_id: body.winnerId }, false);
      await insertReport(tx, {
        club_id: match.club_id,
        match_id: match.id,
        side,
        score,
        winner_id: body.winnerId,
        reported_by: caller.userId,
        state: 'open',
        created_at: now.toISOString(),
        due_at: dueAt(match, now),
      });
      const telling = { kind: 'reported' as const, tournamentId: tournament.id, matchId: match.id };
      const told = [{ ...telling, personIds: peopleOn(match, OTHER[side]) }];
      await tell(tx, told, { now, actorId: caller.userId });
      return readReport(call);
    },
    again: readReport,
  },

  answerReport: {
    write: async (call) => {
      const { tx, tournament, match, body, caller, now } = call;
      const side = await ownSide(call);
      refuseUnreportable(match);
      await holdMatch(tx, match.id);
      const report = await waiting(call);
      const isOwn = report.side === side;
      const answered = { answered_by: caller.userId, answered_at: now.toISOString() };
      if (body.answer === 'withdraw') {
        if (!isOwn) refuseConflict(because('reportNotYours'));
        await updateReport(tx, report.id, { ...answered, state: 'withdrawn' });
        return readReport(call);
      }
      if (isOwn) refuseConflict(because('reportIsYours'));
      if (body.answer === 'confirm') {
        await acceptReport(call, tournament, match, report, { state: 'confirmed', by: caller.userId });
        return readReport(call);
      }
      if (report.state === 'disputed') refuseConflict(because('reportDisputed'));
      const winner = body.winnerId ?? null;
      checkWinner(match, winner);
      const score = body.scores === undefined ? null : acceptScore(body.scores, tournament, true);
      await updateReport(tx, report.id, {
        ...answered,
        state: 'disputed',
        other_score: score,
        other_winner_id: score === null ? null : winner,
      });
      const telling = { kind: 'dispute' as const, tournamentId: tournament.id, matchId: match.id };
      const told = [{ ...telling, personIds: peopleOn(match, report.side) }];
      await tell(tx, told, { now, actorId: caller.userId });
      return readReport(call);
    },
    again: readReport,
  },
};
