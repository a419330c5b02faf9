// SQL of the stream: whose tournaments they are, and who was just told something.
import type { TournamentRights } from '@tennis/domain';
import type { Named } from '../access/where-named.ts';
import type { Db } from '../database/connection.ts';

/** The facts that rights on tournaments depend on, by their numbers; those that are gone are missing. */
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

/** How long the log of changes is: no position lies behind its end. */
export async function lengthOfLog(db: Db): Promise<number> {
  const head = await db.selectFrom('audit_head').select('count').executeTakeFirst();
  return head?.count ?? 0;
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

/** The persons claims are about. */
export async function personsOf(db: Db, claims: readonly number[]): Promise<readonly number[]> {
  if (claims.length === 0) return [];
  const rows = await db.selectFrom('claims').select('person_id').where('id', 'in', claims).execute();
  return rows.map(({ person_id: id }) => id);
}

/** The accounts of persons. */
export async function accountsOf(db: Db, persons: readonly number[]): Promise<readonly number[]> {
  if (persons.length === 0) return [];
  const rows = await db.selectFrom('persons').select('account_id').where('id', 'in', persons).execute();
  return rows.flatMap(({ account_id: id }) => id ?? []);
}

/** The tournaments of entries. */
export async function tournamentsOf(db: Db, entries: readonly number[]): Promise<readonly number[]> {
  if (entries.length === 0) return [];
  const rows = await db
    .selectFrom('participants')
    .select('tournament_id')
    .where('id', 'in', entries)
    .execute();
  return rows.map(({ tournament_id: id }) => id);
}

/** The clubs in whose lists people stand: as their members, and as those who play there. */
export async function clubsOf(db: Db, { accounts, persons }: Named): Promise<readonly number[]> {
  const memberships = await db
    .selectFrom('club_members')
    .select('club_id')
    .where('user_id', 'in', [0, ...accounts])
    .execute();
  const homes = await db
    .selectFrom('persons')
    .select('club_id')
    .where('id', 'in', [0, ...persons])
    .execute();
  return [...memberships, ...homes].flatMap(({ club_id: id }) => id ?? []);
}
