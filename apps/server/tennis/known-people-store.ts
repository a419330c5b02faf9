// SQL of the people somebody may find by name (D8, D24, D46).
import type { Caller } from '@tennis/domain';
import { listedTournament } from '../access/scope.ts';
import type { Db, Tx } from '../database/connection.ts';
import { filledUp } from '../database/lists.ts';
import { selectNames } from './entries.ts';

type Ids = readonly number[];

/** Entries that are looked at to learn which tournament somebody entered last. */
const MOST_ENTRIES = 2000;

/** People who are somebody: neither merged into others nor erased. */
export const findPeople = (db: Db | Tx, ids: Ids) =>
  db
    .selectFrom('persons')
    .leftJoin('clubs', 'clubs.id', 'persons.club_id')
    .leftJoin('users', 'users.id', 'persons.account_id')
    .select([
      'persons.id',
      'persons.name',
      'persons.name_key',
      'persons.club_id',
      'persons.account_id',
      'persons.birth',
      'users.date_of_birth as account_birth',
      'clubs.name as club_name',
    ])
    .where('persons.id', 'in', filledUp(ids))
    .where('persons.merged_into', 'is', null)
    .where('persons.erased_at', 'is', null)
    .execute();

/**
 * Their entries in tournaments that lists show to the caller, the latest first, with everything that decides how their names look. The ids come first,
 * each by its index: as part of the second statement they would let PostgreSQL join all the entries of the platform before it picks these.
 */
export async function findEntries(db: Db | Tx, caller: Caller | null, ids: Ids) {
  const entered = await db
    .selectFrom('participants')
    .select('id')
    .where('person_id', 'in', filledUp(ids))
    .union(db.selectFrom('participants').select('id').where('partner_person_id', 'in', filledUp(ids)))
    .execute();
  if (entered.length === 0) return [];
  return selectNames(db)
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
    .select([
      'tournaments.name as tournament_name',
      'tournaments.type',
      'tournaments.club_id',
      'tournaments.status',
      'tournaments.created_by',
      'tournaments.time_zone',
      'clubs.publishes_full_names',
    ])
    .where('participants.id', 'in', filledUp(entered.map(({ id }) => id)))
    .where(listedTournament(caller))
    .orderBy('tournaments.start_date', 'desc')
    .orderBy('participants.id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
}

/** The accounts among these that belong to a club of the caller's. */
export async function membersAmong(
  db: Db | Tx,
  caller: Caller | null,
  accountIds: Ids,
): Promise<Set<number>> {
  const { clubs } = caller ?? { clubs: [] };
  if (clubs.length === 0 || accountIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('club_members')
    .select('user_id')
    .where('user_id', 'in', filledUp(accountIds))
    .where(
      'club_id',
      'in',
      clubs.map(({ clubId }) => clubId),
    )
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** The people among these whom the caller looks after. */
export async function managedAmong(db: Db | Tx, caller: Caller | null, ids: Ids): Promise<Set<number>> {
  if (caller === null) return new Set();
  const rows = await db
    .selectFrom('person_managers')
    .select('person_id')
    .where('user_id', '=', caller.userId)
    .where('person_id', 'in', filledUp(ids))
    .execute();
  return new Set(rows.map((row) => row.person_id));
}
