// Tells which tournaments and matches a list is about: those that the caller may read (D8), and those that concern them (D10).
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { isSuperAdmin, type Caller } from '@tennis/domain';
import type { Db, Tx } from '../database/connection.ts';
import type { Tables } from '../database/schema.ts';

type Condition = Expression<SqlBool>;

const always: Condition = expressionBuilder<Tables, 'tournaments'>().lit(true).$castTo<SqlBool>();

/** Whether "mine" means anything for this caller: a super admin sees all, and without a club one sees what is public (D10). */
export const hasOwnScope = (caller: Caller | null): caller is Caller =>
  caller !== null && !isSuperAdmin(caller) && caller.clubs.length > 0;

/** The ways in which somebody can be a manager of a tournament, as alternatives; none for a visitor. */
function managedBy(caller: Caller | null): Condition[] {
  if (caller === null) return [];
  const where = expressionBuilder<Tables, 'tournaments'>();
  const adminIds = caller.clubs.filter((club) => club.role === 'admin').map((club) => club.clubId);
  return [
    where('tournaments.created_by', '=', caller.userId),
    ...(adminIds.length === 0 ? [] : [where('tournaments.club_id', 'in', adminIds)]),
  ];
}

/** Tournaments that the caller may read: the SQL of the policy `canReadTournament`, on a query that joins `tournaments`. */
export function readableTournament(caller: Caller | null): Condition {
  if (isSuperAdmin(caller)) return always;
  const where = expressionBuilder<Tables, 'tournaments'>();
  return where.or([where('tournaments.status', '<>', 'draft'), ...managedBy(caller)]);
}

/** Tournaments that lists and figures are about: readable and not put away (D9). */
export function listedTournament(caller: Caller | null): Condition {
  const where = expressionBuilder<Tables, 'tournaments'>();
  return where.and([readableTournament(caller), where('tournaments.archived_at', 'is', null)]);
}

/** Matches whose day may be shown: until a plan is published, only the desk sees it (D54). For a query that joins `matches` and `tournaments`. */
export function shownDay(caller: Caller | null): Condition {
  if (isSuperAdmin(caller)) return always;
  const where = expressionBuilder<Tables, 'tournaments' | 'matches'>();
  return where.or([
    where('matches.held', '=', 0),
    where('matches.status', '<>', 'scheduled'),
    ...managedBy(caller),
  ]);
}

/** Archived tournaments that the caller may manage: the SQL of the policy `canManageTournament`. */
export function archivedTournament(caller: Caller | null): Condition {
  const where = expressionBuilder<Tables, 'tournaments'>();
  const isArchived = where('tournaments.archived_at', 'is not', null);
  return isSuperAdmin(caller) ? isArchived : where.and([isArchived, where.or(managedBy(caller))]);
}

/** Tournaments that the caller runs: as their creator, or as an admin of their club. */
export const tournamentToRun = (caller: Caller): Condition =>
  expressionBuilder<Tables, 'tournaments'>().or(managedBy(caller));

const entriesOf = (db: Db | Tx, caller: Caller) =>
  db
    .selectFrom('participants')
    .where((entry) =>
      entry.or([entry('user_id', '=', caller.userId), entry('partner_user_id', '=', caller.userId)]),
    );

const ofClubsOrCreated = (caller: Caller): Condition[] => {
  const where = expressionBuilder<Tables, 'tournaments'>();
  const clubIds = caller.clubs.map((club) => club.clubId);
  return [
    where('tournaments.created_by', '=', caller.userId),
    ...(clubIds.length === 0 ? [] : [where('tournaments.club_id', 'in', clubIds)]),
  ];
};

/** Tournaments of the caller's clubs, those that they created and those that they entered. */
export function tournamentOfMine(db: Db | Tx, caller: Caller): Condition {
  const where = expressionBuilder<Tables, 'tournaments'>();
  return where.or([
    ...ofClubsOrCreated(caller),
    where('tournaments.id', 'in', entriesOf(db, caller).select('tournament_id')),
  ]);
}

/** The ids of the matches of the caller's clubs and tournaments, and of those that they play. Each kind has its own index. */
export function matchIdsOfMine(db: Db | Tx, caller: Caller) {
  const ofTournaments = db
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select('matches.id')
    .where(expressionBuilder<Tables, 'tournaments'>().or(ofClubsOrCreated(caller)));
  const playedAs = (place: 'participant1_id' | 'participant2_id', person: 'user_id' | 'partner_user_id') =>
    db
      .selectFrom('participants')
      .innerJoin('matches', (join) =>
        join
          .onRef('matches.tournament_id', '=', 'participants.tournament_id')
          .onRef(`matches.${place}`, '=', 'participants.id'),
      )
      .select('matches.id')
      .where(`participants.${person}`, '=', caller.userId);
  return ofTournaments
    .union(playedAs('participant1_id', 'user_id'))
    .union(playedAs('participant1_id', 'partner_user_id'))
    .union(playedAs('participant2_id', 'user_id'))
    .union(playedAs('participant2_id', 'partner_user_id'));
}

/** A calendar day: in one zone or, if the zone is null, in the zone of each match. */
export interface ZonedDay {
  readonly zone: string | null;
  readonly day: string;
}

/**
 * Narrows matches found by another condition to those that start on one of these days. For a query that joins `tournaments`; gives the planner no
 * index to use.
 */
export function onDays(days: readonly ZonedDay[]): Condition {
  const where = expressionBuilder<Tables, 'matches' | 'tournaments'>();
  return where.or(
    days.map(({ zone, day }) => {
      const isThatDay = sql<SqlBool>`coalesce(matches.start_day, '') = ${day}`;
      return zone === null ? isThatDay : where.and([isThatDay, where('tournaments.time_zone', '=', zone)]);
    }),
  );
}

/** The zones with calendar days furthest apart, and one between them. */
const FURTHEST_ZONES = ['Etc/GMT+12', 'UTC', 'Pacific/Kiritimati'];

/** Today in each of the zones in which a match starts at about this time (D1). */
export async function todayEverywhere(db: Db | Tx, dayIn: (zone: string) => string): Promise<ZonedDay[]> {
  const rows = await db
    .selectFrom('kept_figures')
    .select('zone')
    .distinct()
    .where('kind', '=', 'day')
    .where('day', 'in', FURTHEST_ZONES.map(dayIn))
    .execute();
  return rows.map(({ zone }) => ({ zone, day: dayIn(zone) }));
}
