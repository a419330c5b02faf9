// A club as its admins see and change it: the figures of its overview, and its settings.
import { sql, type Updateable } from 'kysely';
import type { ManagedClub } from '@tennis/contract';
import type { Db, Tx } from '../../database/connection.ts';
import type { ClubRow } from '../../database/schema.ts';
import { isStale } from '../suspensions.ts';
import type { StoredClub } from './store.ts';

export type ClubFigures = ManagedClub['figures'];

const count = sql<number>`count(*)`.as('n');

/** How many matches are on court: those that an earlier day has left unfinished are not. */
async function inProgress(db: Db | Tx, clubId: number, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('tournaments')
    .innerJoin('matches', 'matches.tournament_id', 'tournaments.id')
    .select(['matches.status', 'started_at', 'start_time', 'breaks', 'time_zone'])
    .where('tournaments.club_id', '=', clubId)
    .where('tournaments.status', '=', 'active')
    .where('tournaments.archived_at', 'is', null)
    .where('matches.status', '=', 'in_progress')
    .execute();
  return rows.filter((row) => !isStale(row, now)).length;
}

/** The figures of a club, in two statements. Archived tournaments do not count. */
export async function figuresOf(db: Db | Tx, clubId: number, now: Date): Promise<ClubFigures> {
  const tournaments = db
    .selectFrom('tournaments')
    .select(count)
    .where('club_id', '=', clubId)
    .where('archived_at', 'is', null);
  const members = db.selectFrom('club_members').select(count).where('club_id', '=', clubId);
  const counts = await db
    .selectNoFrom([
      members.as('members'),
      members.where('role', '=', 'admin').as('admins'),
      db
        .selectFrom('invitations')
        .select(count)
        .where('club_id', '=', clubId)
        .where('status', '=', 'pending')
        .where('expires_at', '>', now.toISOString())
        .as('invitations'),
      db.selectFrom('courts').select(count).where('club_id', '=', clubId).as('courts'),
      tournaments.as('tournaments'),
      tournaments.where('status', '=', 'active').as('active'),
    ])
    .executeTakeFirstOrThrow();
  return {
    members: counts.members ?? 0,
    admins: counts.admins ?? 0,
    pendingInvitations: counts.invitations ?? 0,
    courts: counts.courts ?? 0,
    tournaments: counts.tournaments ?? 0,
    activeTournaments: counts.active ?? 0,
    matchesInProgress: await inProgress(db, clubId, now),
  };
}

/** Changes a club that is still as it was seen; undefined when somebody was faster. */
export const changeClub = (
  tx: Tx,
  club: Pick<StoredClub, 'id' | 'version'>,
  change: Updateable<ClubRow>,
): Promise<StoredClub | undefined> =>
  tx
    .updateTable('clubs')
    .set({ ...change, version: club.version + 1 })
    .where('id', '=', club.id)
    .where('version', '=', club.version)
    .returningAll()
    .executeTakeFirst();
