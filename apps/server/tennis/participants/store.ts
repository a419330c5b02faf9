// SQL of entries and groups.
import type { Insertable, Selectable, Updateable } from 'kysely';
import { isSuperAdmin, type Caller } from '@tennis/domain';
import type { Db, Tx } from '../../database/connection.ts';
import type { GroupRow, ParticipantRow, PersonRow } from '../../database/schema.ts';
import { selectEntries, type EntryWithAccounts } from '../entries.ts';
import { seenByClub } from '../people.ts';

/** The entries of a tournament: seeds first, then in the order of entering. */
export async function listParticipants(db: Db | Tx, tournamentId: number): Promise<EntryWithAccounts[]> {
  const rows = await selectEntries(db)
    .where('tournament_id', '=', tournamentId)
    .orderBy('participants.id')
    .execute();
  return rows.sort((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || a.id - b.id);
}

/** One entry of a tournament, or undefined. */
export const findParticipant = (
  db: Db | Tx,
  tournamentId: number,
  id: number,
): Promise<EntryWithAccounts | undefined> =>
  selectEntries(db)
    .where('tournament_id', '=', tournamentId)
    .where('participants.id', '=', id)
    .executeTakeFirst();

/** Whether one of the accounts or people is already entered in the tournament, alone or as a partner. */
export async function findEntered(
  tx: Tx,
  tournamentId: number,
  userIds: readonly number[],
  personIds: readonly number[],
): Promise<boolean> {
  if (userIds.length + personIds.length === 0) return false;
  const row = await tx
    .selectFrom('participants')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where((where) =>
      where.or([
        ...(userIds.length === 0
          ? []
          : [where('user_id', 'in', userIds), where('partner_user_id', 'in', userIds)]),
        ...(personIds.length === 0
          ? []
          : [where('person_id', 'in', personIds), where('partner_person_id', 'in', personIds)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The entry that holds a seed, or undefined. */
export const findSeed = (tx: Tx, tournamentId: number, seed: number): Promise<{ id: number } | undefined> =>
  tx
    .selectFrom('participants')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('seed', '=', seed)
    .executeTakeFirst();

/** The accounts that `caller` may enter: members of the tournament's club, and the caller's own; for a super admin, any. */
export async function listEnterable(
  tx: Tx,
  clubId: number | null,
  caller: Caller,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  let query = tx.selectFrom('users').select('users.id').where('users.id', 'in', userIds);
  if (!isSuperAdmin(caller)) {
    query = query.where((where) =>
      where.or([
        where('users.id', '=', caller.userId),
        where(
          'users.id',
          'in',
          tx
            .selectFrom('club_members')
            .select('user_id')
            .where('club_id', '=', clubId ?? 0),
        ),
      ]),
    );
  }
  const rows = await query.execute();
  return new Set(rows.map((row) => row.id));
}

export type FoundPerson = Pick<Selectable<PersonRow>, 'id' | 'name' | 'account_id'>;

/** Those of the people the tournament's club sees. */
export async function listEnterablePeople(
  tx: Tx,
  clubId: number | null,
  ids: readonly number[],
): Promise<readonly FoundPerson[]> {
  if (ids.length === 0 || clubId === null) return [];
  return seenByClub(tx, clubId)
    .select(['persons.id', 'persons.name', 'persons.account_id'])
    .where('persons.id', 'in', ids)
    .execute();
}

/** One person, or undefined. */
export const findPerson = (tx: Tx, id: number): Promise<FoundPerson | undefined> =>
  tx.selectFrom('persons').select(['id', 'name', 'account_id']).where('id', '=', id).executeTakeFirst();

/** The people of accounts. */
export async function findPeople(tx: Tx, userIds: readonly number[]): Promise<readonly FoundPerson[]> {
  if (userIds.length === 0) return [];
  return tx
    .selectFrom('persons')
    .select(['id', 'name', 'account_id'])
    .where('account_id', 'in', userIds)
    .execute();
}

/** Enters a player or a pair. */
export async function insertParticipant(tx: Tx, row: Insertable<ParticipantRow>): Promise<number> {
  const { id } = await tx.insertInto('participants').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes an entry. */
export async function updateParticipant(
  tx: Tx,
  id: number,
  change: Updateable<ParticipantRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('participants').set(change).where('id', '=', id).execute();
}

/** Whether an entry has a match, played or not. */
export async function hasMatches(tx: Tx, tournamentId: number, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('matches')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where((where) => where.or([where('participant1_id', '=', id), where('participant2_id', '=', id)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes an entry. */
export async function deleteParticipant(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('participants').where('id', '=', id).execute();
}

/** The groups of a tournament in the order of their creation. */
export const listGroups = (db: Db | Tx, tournamentId: number): Promise<Selectable<GroupRow>[]> =>
  db.selectFrom('groups').selectAll().where('tournament_id', '=', tournamentId).orderBy('id').execute();

/** Adds a group. */
export const insertGroup = (tx: Tx, row: Insertable<GroupRow>): Promise<Selectable<GroupRow>> =>
  tx.insertInto('groups').values(row).returningAll().executeTakeFirstOrThrow();

/** Notes whether an entry is here; null while it is expected. */
export const setCheckIn = (tx: Tx, id: number, state: 'here' | 'missing' | null, now: Date) =>
  tx
    .updateTable('participants')
    .set({ check_in: state, checked_at: state === null ? null : now.toISOString() })
    .where('id', '=', id)
    .execute();

/** Everybody is expected again. */
export const clearCheckIns = (tx: Tx, tournamentId: number) =>
  tx
    .updateTable('participants')
    .set({ check_in: null, checked_at: null })
    .where('tournament_id', '=', tournamentId)
    .where('check_in', 'is not', null)
    .execute();
