// SQL of the search: things found by name, limited to what the caller may know (D8, D24, D46).
import { sql } from 'kysely';
import { TOURNAMENT_STATUSES, type Caller } from '@tennis/domain';
import { listedTournament } from '../../access/scope.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { filledUp } from '../../database/lists.ts';
import type { Own } from '../../database/near-names.ts';

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
      'tournaments.end_date',
      'tournaments.time_zone',
      'clubs.name as club_name',
    ])
    .where('tournaments.id', 'in', filledUp(ids))
    .where(listedTournament(caller))
    .execute();

/** The latest tournaments of clubs that lists show to the caller. */
export const latestOf = async (db: Db | Tx, caller: Caller | null, clubIds: Ids, most: number) => {
  const rows = await db
    .selectFrom('tournaments')
    .select('tournaments.id')
    .where('tournaments.club_id', 'in', filledUp(clubIds))
    .where(listedTournament(caller))
    .orderBy('tournaments.start_date', 'desc')
    .orderBy('tournaments.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

/** Meetings that hold a tournament that lists show to the caller, each with its first and last day, the statuses of those, and how many there are. */
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
      sql<string>`max(tournaments.end_date || ' ' || tournaments.time_zone)`.as('end'),
      // Of those that are played: others of the meeting may be months away.
      sql<
        string | null
      >`min(case when tournaments.status = 'active' then tournaments.start_date || ' ' || tournaments.time_zone end)`.as(
        'begun',
      ),
      sql<
        string | null
      >`max(case when tournaments.status = 'active' then tournaments.end_date || ' ' || tournaments.time_zone end)`.as(
        'lasts',
      ),
      ...TOURNAMENT_STATUSES.map((status) =>
        sql<number>`max(case when tournaments.status = ${status} then 1 else 0 end)`.as(status),
      ),
      fn.countAll<number>().as('events'),
    ])
    .where('meetings.id', 'in', filledUp(ids))
    .where(listedTournament(caller))
    .groupBy(['meetings.id', 'meetings.name', 'clubs.name'])
    .execute();

/** Clubs, which everybody may know. */
export const findClubs = (db: Db | Tx, ids: Ids) =>
  db.selectFrom('clubs').select(['id', 'name', 'location']).where('id', 'in', filledUp(ids)).execute();

/**
 * The people the caller may know whatever they play: people of clubs they manage, members of their clubs, people they look after, and themselves.
 */
export function ownPeople({ userId, clubs }: Caller): Own {
  const managed = clubs.filter(({ role }) => role === 'admin').map(({ clubId }) => clubId);
  const all = clubs.map(({ clubId }) => clubId);
  const lookedAfter = sql`select person_id as id from person_managers where user_id = ${userId}`;
  const members = sql`select user_id from club_members where club_id in (${sql.join(all)})`;
  const parts = [
    { is: sql`named.account_id = ${userId}`, ids: sql`select id from persons where account_id = ${userId}` },
    { is: sql`named.id in (${lookedAfter})`, ids: lookedAfter },
    ...(managed.length === 0
      ? []
      : [
          {
            is: sql`named.club_id in (${sql.join(managed)})`,
            ids: sql`select id from persons where club_id in (${sql.join(managed)})`,
          },
        ]),
    ...(all.length === 0
      ? []
      : [
          {
            is: sql`named.account_id in (${members})`,
            ids: sql`select id from persons where account_id in (${members})`,
          },
        ]),
  ];
  return {
    is: sql<boolean>`(${sql.join(
      parts.map(({ is }) => is),
      sql` or `,
    )})`,
    ids: sql.join(
      parts.map(({ ids }) => ids),
      sql` union all `,
    ),
  };
}

/** The caller's own clubs (at least one). */
export function ownClubs({ clubs }: Caller): Own {
  const ids = sql.join(clubs.map(({ clubId }) => clubId));
  return { is: sql<boolean>`named.id in (${ids})`, ids: sql`select id from clubs where id in (${ids})` };
}
