// SQL of the search: what was found by name, as far as the caller may know of it (D8, D24, D46).
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '@tennis/domain';
import { listedTournament } from '../../access/scope.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { selectEntries } from '../entries.ts';

type Ids = readonly number[];

/** Entries that are looked at to learn which tournament somebody entered last. */
const MOST_ENTRIES = 2000;

/** Tournaments that lists show to the caller. */
export const findTournaments = (db: Db | Tx, caller: Caller, ids: Ids) =>
  db
    .selectFrom('tournaments')
    .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
    .select([
      'tournaments.id',
      'tournaments.name',
      'tournaments.status',
      'tournaments.start_date',
      'tournaments.time_zone',
      'clubs.name as club_name',
    ])
    .where('tournaments.id', 'in', ids)
    .where(listedTournament(caller))
    .execute();

/** The latest tournaments of clubs that lists show to the caller. */
export const latestOf = async (db: Db | Tx, caller: Caller, clubIds: Ids, most: number) => {
  const rows = await db
    .selectFrom('tournaments')
    .select('tournaments.id')
    .where('tournaments.club_id', 'in', clubIds)
    .where(listedTournament(caller))
    .orderBy('tournaments.start_date', 'desc')
    .orderBy('tournaments.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

/** Clubs, which everybody may know. */
export const findClubs = (db: Db | Tx, ids: Ids) =>
  db.selectFrom('clubs').select(['id', 'name', 'location']).where('id', 'in', ids).execute();

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
    .where('persons.id', 'in', ids)
    .where('persons.merged_into', 'is', null)
    .where('persons.erased_at', 'is', null)
    .execute();

/** Their entries in tournaments that lists show to the caller, the latest first, with what decides how their names look. */
export const findEntries = (db: Db | Tx, caller: Caller, ids: Ids) =>
  selectEntries(db)
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
    .select([
      'tournaments.name as tournament_name',
      'tournaments.type',
      'tournaments.status',
      'tournaments.created_by',
      'tournaments.time_zone',
      'clubs.publishes_full_names',
    ])
    .where((where) => where.or([where('person_id', 'in', ids), where('partner_person_id', 'in', ids)]))
    .where(listedTournament(caller))
    .orderBy('tournaments.start_date', 'desc')
    .orderBy('participants.id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();

/** Which of these accounts belong to a club of the caller's. */
export async function membersAmong(db: Db | Tx, { clubs }: Caller, accountIds: Ids): Promise<Set<number>> {
  if (clubs.length === 0 || accountIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('club_members')
    .select('user_id')
    .where('user_id', 'in', accountIds)
    .where(
      'club_id',
      'in',
      clubs.map(({ clubId }) => clubId),
    )
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** The people whom the caller may know whatever they play: those of clubs that they manage, members of their clubs, those whom they look after, and themselves. */
export function ownPeople({ userId, clubs }: Caller): RawBuilder<unknown> {
  const managed = clubs.filter(({ role }) => role === 'admin').map(({ clubId }) => clubId);
  const all = clubs.map(({ clubId }) => clubId);
  const parts = [
    sql`select id from persons where account_id = ${userId}`,
    sql`select person_id from person_managers where user_id = ${userId}`,
    ...(managed.length === 0 ? [] : [sql`select id from persons where club_id in (${sql.join(managed)})`]),
    ...(all.length === 0
      ? []
      : [
          sql`select persons.id from persons join club_members on club_members.user_id = persons.account_id
              where club_members.club_id in (${sql.join(all)})`,
        ]),
  ];
  return sql.join(parts, sql` union `);
}

/** Which of these people the caller looks after. */
export async function managedAmong(db: Db | Tx, { userId }: Caller, ids: Ids): Promise<Set<number>> {
  const rows = await db
    .selectFrom('person_managers')
    .select('person_id')
    .where('user_id', '=', userId)
    .where('person_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.person_id));
}

/** The caller's own clubs, in a query. */
export const ownClubs = ({ clubs }: Caller): RawBuilder<unknown> =>
  clubs.length === 0
    ? sql`select id from clubs where false`
    : sql`${sql.join(clubs.map(({ clubId }) => clubId))}`;
