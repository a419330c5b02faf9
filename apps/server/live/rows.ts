// SQL of the stream: whose tournaments they are, and who was just told something.
import type { TournamentRights } from '@tennis/domain';
import type { Db } from '../database/connection.ts';

/** What rights on tournaments depend on, by their numbers; those that are gone are missing. */
export async function rightsOn(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TournamentRights>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tournaments')
    .select(['id', 'club_id', 'created_by', 'status'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { clubId: row.club_id, createdBy: row.created_by, status: row.status }]),
  );
}

/** The notices of these accounts that have come to be seen within a span. */
export const noticesBetween = (db: Db, users: readonly number[], since: Date, until: Date) =>
  db
    .selectFrom('notices')
    .select(['id', 'user_id'])
    .where('user_id', 'in', users)
    .where('in_app', '=', 1)
    .where('visible_at', '>', since.toISOString())
    .where('visible_at', '<=', until.toISOString())
    .execute();
