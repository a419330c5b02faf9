// SQL of the search: things found by name, limited to what the caller may know (D8, D24, D46).
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '@tennis/domain';
import { listedTournament } from '../../access/scope.ts';
import type { Db, Tx } from '../../database/connection.ts';

type Ids = readonly number[];

/** Tournaments that lists show to the caller. */
export const findTournaments = (db: Db | Tx, caller: Caller | null, ids: Ids) =>
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
export const latestOf = async (db: Db | Tx, caller: Caller | null, clubIds: Ids, most: number) => {
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

/** Meetings that hold a tournament that lists show to the caller, each with its first day and how many of those there are. */
export const findMeetings = (db: Db | Tx, caller: Caller | null, ids: Ids) =>
  db
    .selectFrom('meetings')
    .innerJoin('clubs', 'clubs.id', 'meetings.club_id')
    .innerJoin('tournaments', 'tournaments.meeting_id', 'meetings.id')
    .select(({ fn }) => [
      'meetings.id',
      'meetings.name',
      'clubs.name as club_name',
      // Its first moment with the zone in which that one counts: a club may have moved its clock since.
      sql<string>`min(tournaments.start_date || ' ' || tournaments.time_zone)`.as('start'),
      fn.countAll<number>().as('events'),
    ])
    .where('meetings.id', 'in', ids)
    .where(listedTournament(caller))
    .groupBy(['meetings.id', 'meetings.name', 'clubs.name'])
    .execute();

/** Clubs, which everybody may know. */
export const findClubs = (db: Db | Tx, ids: Ids) =>
  db.selectFrom('clubs').select(['id', 'name', 'location']).where('id', 'in', ids).execute();

/**
 * The people the caller may know whatever they play, as a condition on `named`: people of clubs they manage, members of their clubs, people they look
 * after, and themselves.
 */
export function ownPeople({ userId, clubs }: Caller): RawBuilder<boolean> {
  const managed = clubs.filter(({ role }) => role === 'admin').map(({ clubId }) => clubId);
  const all = clubs.map(({ clubId }) => clubId);
  const parts = [
    sql`named.account_id = ${userId}`,
    sql`named.id in (select person_id from person_managers where user_id = ${userId})`,
    ...(managed.length === 0 ? [] : [sql`named.club_id in (${sql.join(managed)})`]),
    ...(all.length === 0
      ? []
      : [sql`named.account_id in (select user_id from club_members where club_id in (${sql.join(all)}))`]),
  ];
  return sql<boolean>`${sql.join(parts, sql` or `)}`;
}

/** The caller's own clubs (at least one), as a condition on `named`. */
export const ownClubs = ({ clubs }: Caller): RawBuilder<boolean> =>
  sql<boolean>`named.id in (${sql.join(clubs.map(({ clubId }) => clubId))})`;
