// SQL of draws.
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../database/connection.ts';
import type { DrawRow, MatchRow, ParticipantRow } from '../../database/schema.ts';
import type { StoredDraw } from '../drawn.ts';
import { selectEntries, type EntryWithAccounts } from '../entries.ts';

/** The draws of a tournament that are shown: the draft and the one that is played. */
export const listDraws = (db: Db | Tx, tournamentId: number): Promise<StoredDraw[]> =>
  db
    .selectFrom('draws')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .where('state', '<>', 'discarded')
    .orderBy('number')
    .execute();

/** How many draws a tournament has had, and why the last one that was taken back was. */
export async function drawHistory(
  db: Db | Tx,
  tournamentId: number,
): Promise<{ readonly made: number; readonly reason: string | null }> {
  const rows = await db
    .selectFrom('draws')
    .select(['number', 'reason', 'published_at'])
    .where('tournament_id', '=', tournamentId)
    .orderBy('number', 'desc')
    .execute();
  const last = rows.find(({ published_at: at }) => at !== null);
  return { made: rows.length, reason: last?.reason ?? null };
}

/** A draw of a tournament, or undefined. */
export const findDraw = (db: Db | Tx, tournamentId: number, id: number): Promise<StoredDraw | undefined> =>
  db
    .selectFrom('draws')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Stores a new draw. */
export const insertDraw = (tx: Tx, row: Insertable<DrawRow>): Promise<StoredDraw> =>
  tx.insertInto('draws').values(row).returningAll().executeTakeFirstOrThrow();

/** Changes a draw and counts its version up. */
export const updateDraw = (tx: Tx, id: number, change: Updateable<DrawRow>): Promise<StoredDraw> =>
  tx
    .updateTable('draws')
    .set(change)
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Puts away the draw in the making, which a new one replaces. */
export const discardDraft = (tx: Tx, tournamentId: number) =>
  tx
    .updateTable('draws')
    .set({ state: 'discarded' })
    .where('tournament_id', '=', tournamentId)
    .where('state', '=', 'draft')
    .execute();

/** The entries of a tournament with what decides how their names look. */
export const listEntries = (db: Db | Tx, tournamentId: number): Promise<EntryWithAccounts[]> =>
  selectEntries(db)
    .where('participants.tournament_id', '=', tournamentId)
    .orderBy('participants.id')
    .execute();

/** SQLite takes at most 32,766 values in one statement, PostgreSQL 65,535. */
const ROWS_AT_ONCE = 500;

/** Creates the matches of a draw. */
export async function insertMatches(tx: Tx, rows: readonly Insertable<MatchRow>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('matches')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

/** The ids of these matches of a draw, by their index in it. */
export async function listMatchIds(tx: Tx, drawId: number, indexes: readonly number[]): Promise<number[]> {
  if (indexes.length === 0) return [];
  const rows = await tx
    .selectFrom('matches')
    .select('id')
    .where('draw_id', '=', drawId)
    .where('draw_match', 'in', indexes)
    .orderBy('draw_match')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes some matches of a draw. */
export async function deleteSome(tx: Tx, drawId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('matches').where('draw_id', '=', drawId).where('id', 'in', ids).execute();
}

/** Changes an entry. */
export const updateEntry = (tx: Tx, id: number, change: Updateable<ParticipantRow>) =>
  tx.updateTable('participants').set(change).where('id', '=', id).execute();

/** Deletes the matches of a draw. */
export const deleteMatches = (tx: Tx, drawId: number) =>
  tx.deleteFrom('matches').where('draw_id', '=', drawId).execute();

/** Creates a group for each name and adds its members. Returns the ids in the order of the names. */
export async function insertGroups(
  tx: Tx,
  place: { readonly club_id: number | null; readonly tournament_id: number },
  groups: readonly { readonly name: string; readonly members: readonly number[] }[],
): Promise<number[]> {
  if (groups.length === 0) return [];
  const rows = await tx
    .insertInto('groups')
    .values(groups.map(({ name }) => ({ ...place, name })))
    .returning(['id', 'name'])
    .execute();
  const idOf = new Map(rows.map(({ id, name }) => [name, id]));
  const groupOf = groups.flatMap(({ name, members }) => members.map((member) => [member, idOf.get(name)]));
  const cases = sql.join(
    groupOf.map(([member, group]) => sql`when ${member} then ${group}`),
    sql` `,
  );
  await tx
    .updateTable('participants')
    .set({ group_id: sql<number>`cast(case id ${cases} end as ${sql.raw('bigint')})` })
    .where('tournament_id', '=', place.tournament_id)
    .where(
      'id',
      'in',
      groups.flatMap(({ members }) => members),
    )
    .execute();
  return groups.map(({ name }) => idOf.get(name) ?? 0);
}

/** Removes everybody from the groups of a tournament, and deletes the groups with these names. */
export async function deleteGroups(tx: Tx, tournamentId: number, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const ids = tx
    .selectFrom('groups')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('name', 'in', names);
  await tx.updateTable('participants').set({ group_id: null }).where('group_id', 'in', ids).execute();
  // Matches that were made by hand stay, in no group.
  await tx
    .updateTable('matches')
    .set((set) => ({ group_id: null, version: set('version', '+', 1) }))
    .where('group_id', 'in', ids)
    .execute();
  await tx
    .deleteFrom('groups')
    .where('tournament_id', '=', tournamentId)
    .where('name', 'in', names)
    .execute();
}

/** The groups of a tournament that have a name, by it. */
export async function listGroupIds(db: Db | Tx, tournamentId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('tournament_id', '=', tournamentId)
    .execute();
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[name, id]])));
}
