// The results that the players have reported, as lists show them (ADR 34), for all rooms that show lists.
import type { Match } from '@tennis/contract';
import { selectMatches, type MatchView } from '../access/match-view.ts';
import type { Db, Tx } from '../database/connection.ts';
import type { ResultReportRow } from '../database/schema.ts';
import { sql, type Selectable } from 'kysely';

export type StoredReport = Selectable<ResultReportRow>;

/** Those that wait for somebody. */
export const WAITING = ['open', 'disputed'] as const;

/** The reports of these matches that wait for somebody, by match. */
export async function reportsOf(
  db: Db | Tx,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, StoredReport>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('result_reports')
    .selectAll()
    .where('match_id', 'in', matchIds)
    .where('state', 'in', WAITING)
    .execute();
  return new Map(rows.map((row) => [row.match_id, row]));
}

/** Nobody is asked any longer: the organisers have said how these matches ended, or that they have not, or others play in them. */
export async function settleReports(
  tx: Tx,
  matchIds: readonly number[],
  { by, now }: { readonly by: number | null; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('result_reports')
    .set({ state: 'settled', answered_by: by, answered_at: now.toISOString() })
    .where('match_id', 'in', matchIds)
    .where('state', 'in', WAITING)
    .execute();
}

/** More than a desk can show. */
const MOST_WAITING = 100;

/** The matches of a club whose players have reported a result that waits for somebody, the disputed ones first, then the oldest. */
export async function listReported(db: Db | Tx, clubId: number): Promise<readonly MatchView[]> {
  const reports = await db
    .selectFrom('result_reports')
    .innerJoin('matches', 'matches.id', 'result_reports.match_id')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select('result_reports.match_id')
    .where('tournaments.club_id', '=', clubId)
    // As letters of the statement: so the index of the few that wait is used.
    .where(
      'result_reports.state',
      'in',
      WAITING.map((state) => sql.lit(state)),
    )
    .orderBy('result_reports.state')
    .orderBy('result_reports.id')
    .limit(MOST_WAITING)
    .execute();
  const ids = reports.map(({ match_id: id }) => id);
  if (ids.length === 0) return [];
  const rows = await selectMatches(db).where('matches.id', 'in', ids).execute();
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.filter(isReportable).toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

/** Whether the players may report the result: the tournament lets them, and nobody has entered it yet. */
export const isReportable = (match: MatchView): boolean =>
  match.tournament_report_hours !== null &&
  match.tournament_status !== 'draft' &&
  match.tournament_status !== 'completed' &&
  match.tournament_archived_at === null &&
  match.automatic === 0 &&
  match.participant1_id !== null &&
  match.participant2_id !== null &&
  match.winner_id === null &&
  (match.status === 'scheduled' || match.status === 'in_progress');

/** The part shown with each match; nothing if its players cannot report. One statement, and none if no tournament lets them. */
export async function reportStates(
  db: Db | Tx,
  rows: readonly MatchView[],
): Promise<(id: number) => Pick<Match, 'report'>> {
  const reportable = rows.filter(isReportable).map(({ id }) => id);
  const reports = await reportsOf(db, reportable);
  const asked = new Set(reportable);
  return (id) => {
    if (!asked.has(id)) return {};
    const report = reports.get(id);
    if (report === undefined) return { report: { state: 'none', side: null } };
    return { report: { state: report.state === 'disputed' ? 'disputed' : 'open', side: report.side } };
  };
}
