// Results by the players (ADR 34): one side reports, the other confirms or disputes, and nobody moves on before.
import { findMatch, type MatchView } from '../../access/match-view.ts';
import { tournamentOfMatch, type TournamentOfMatch } from '../../access/guards.ts';
import type { Tx } from '../../database/connection.ts';
import type { Trail } from '../../audit/trail.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import { isReportable, reportsOf, settleReports, type StoredReport } from '../result-reports.ts';
import { knownScore } from '../stored-result.ts';
import type { Writing } from '../drawn-change.ts';
import { judgeScore } from '@tennis/domain';
import { storedFormat } from '../match-format.ts';
import { storeResult } from './change-result.ts';
import { completion } from './results.ts';
import { holdMatch, updateReport } from './report-store.ts';

const HOUR_MS = 3_600_000;

/** 1 or 2 by which people stand there; null if none of them does. */
export function sideOf(match: MatchView, people: ReadonlySet<number>): 1 | 2 | null {
  const stands = (ids: readonly (number | null)[]) => ids.some((id) => id !== null && people.has(id));
  if (stands([match.p1_person_id, match.p1_partner_person_id])) return 1;
  return stands([match.p2_person_id, match.p2_partner_person_id]) ? 2 : null;
}

/** The people of a side. */
export const peopleOn = (match: MatchView, side: 1 | 2): readonly number[] =>
  (side === 1
    ? [match.p1_person_id, match.p1_partner_person_id]
    : [match.p2_person_id, match.p2_partner_person_id]
  ).filter((id) => id !== null);

/** Refuses what is no longer, or not yet, the players’ to say. */
export function refuseUnreportable(match: MatchView): void {
  if (match.tournament_report_hours === null) refuseConflict(because('reportsOff'));
  if (!isReportable(match)) refuseConflict(because('reportDecided'));
}

/** Refuses half a result: a report says how the match ended. */
export function refuseUnfinished(match: MatchView, score: string | null): string {
  const known = knownScore(score);
  if (known === null || score === null) refuseField('scores', because('reportUnfinished'));
  const isOver =
    known.ending !== null || judgeScore(known, storedFormat(match.match_format)).verdict !== 'partial';
  if (!isOver) refuseField('scores', because('reportUnfinished'));
  return score;
}

/** When a report counts without an answer. */
export const dueAt = (match: MatchView, now: Date): string =>
  new Date(now.getTime() + (match.tournament_report_hours ?? 0) * HOUR_MS).toISOString();

/** Whether the reported winner still plays in the match. */
const isOfMatch = ({ winner_id: winner }: StoredReport, match: MatchView): boolean =>
  winner === match.participant1_id || winner === match.participant2_id;

/** Stores a report as the result, as if the organisers had entered it. If it would overwrite something, it is not stored. */
export async function acceptReport(
  writing: Writing & { readonly trail: Trail },
  tournament: TournamentOfMatch,
  match: MatchView,
  report: StoredReport,
  answer: { readonly state: 'confirmed' | 'accepted'; readonly by: number | null },
): Promise<void> {
  const { tx, now } = writing;
  if (!isReportable(match)) throw new Refused({ type: 'conflict', reason: because('reportDecided') });
  if (!isOfMatch(report, match)) refuseConflict(because('reportGone'));
  await updateReport(tx, report.id, {
    state: answer.state,
    answered_by: answer.by,
    answered_at: now.toISOString(),
  });
  const change = { score: report.score, winner_id: report.winner_id };
  const completed = { ...change, ...completion({ ...match, ...change }, tournament, now) };
  await storeResult(writing, tournament, match, completed, { confirmed: true, mayOverwrite: false });
}

/**
 * Lets a report count if nobody has answered it in time. If it no longer fits, because its match was decided or its people were moved, it is closed
 * without a result. Returns whether there is anything to record.
 */
export async function acceptInTime(tx: Tx, matchId: number, trail: Trail, now: Date): Promise<boolean> {
  await holdMatch(tx, matchId);
  const match = await findMatch(tx, matchId);
  const report = (await reportsOf(tx, [matchId])).get(matchId);
  if (match === undefined || report?.state !== 'open' || report.due_at > now.toISOString()) return false;
  trail.object = { kind: 'match', id: matchId };
  trail.clubId = match.club_id;
  trail.tournamentId = match.tournament_id;
  trail.before = { ...match };
  if (!isReportable(match) || !isOfMatch(report, match)) {
    await settleReports(tx, [matchId], { by: null, now });
    return false;
  }
  const writing = { tx, caller: null, now, trail };
  await acceptReport(writing, tournamentOfMatch(match), match, report, { state: 'accepted', by: null });
  return true;
}
