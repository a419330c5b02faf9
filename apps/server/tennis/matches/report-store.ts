// SQL of results as the players report them.
import type { Insertable, Updateable } from 'kysely';
import type { Caller } from '@tennis/domain';
import type { Db, Tx } from '../../database/connection.ts';
import type { ResultReportRow } from '../../database/schema.ts';

/** Notes a report. */
export const insertReport = (tx: Tx, row: Insertable<ResultReportRow>) =>
  tx.insertInto('result_reports').values(row).execute();

/** Notes how a report was answered. */
export const updateReport = (tx: Tx, id: number, change: Updateable<ResultReportRow>) =>
  tx.updateTable('result_reports').set(change).where('id', '=', id).execute();

/** Matches whose report nobody has answered in time. */
export async function listOverdueReports(db: Db | Tx, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('result_reports')
    .select('match_id')
    .where('state', '=', 'open')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(500)
    .execute();
  return rows.map(({ match_id: id }) => id);
}

/** The people the caller is or looks after. */
export async function ownPersonIds(db: Db | Tx, { userId }: Caller): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('persons')
    .select('persons.id')
    .where('account_id', '=', userId)
    .unionAll(
      db
        .selectFrom('person_managers')
        .select('person_id as id')
        .where('person_managers.user_id', '=', userId),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Locks the match: who answers at the same moment waits, and finds what the first has said. */
export const holdMatch = (tx: Tx, id: number) =>
  tx
    .updateTable('matches')
    .set((set) => ({ version: set('version', '+', 0) }))
    .where('id', '=', id)
    .execute();
