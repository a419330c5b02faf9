// SQL of meetings: which tournaments are played together, and who plays in them (D47).
import type { Selectable } from 'kysely';
import type { Caller } from '@tennis/domain';
import { listedTournament } from '../../access/scope.ts';
import type { Db, Tx } from '../../database/connection.ts';
import type { MeetingRow } from '../../database/schema.ts';
import { foldText } from '../../database/text.ts';
import { selectEntries } from '../entries.ts';

export type StoredMeeting = Selectable<MeetingRow>;

/** A meeting with its club, or undefined. */
export const findMeeting = (db: Db | Tx, id: number) =>
  db
    .selectFrom('meetings')
    .innerJoin('clubs', 'clubs.id', 'meetings.club_id')
    .selectAll('meetings')
    .select(['clubs.name as club_name', 'clubs.location as club_location', 'clubs.logo as club_logo'])
    .where('meetings.id', '=', id)
    .executeTakeFirst();

/** Its tournaments that the caller may read, in the order of play, each with the number of entries that hold a place. */
export const listTournamentsOf = (db: Db | Tx, caller: Caller | null, meetingId: number) =>
  db
    .selectFrom('tournaments')
    .selectAll('tournaments')
    .select((select) =>
      select
        .selectFrom('participants')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('participants.tournament_id', '=', 'tournaments.id')
        .where('withdrawn_at', 'is', null)
        .where('alternate', 'is', null)
        .as('taken'),
    )
    .where('meeting_id', '=', meetingId)
    .where(listedTournament(caller))
    .orderBy('start_date')
    .orderBy('tournaments.id')
    .execute();

/** The entries of some tournaments that hold a place, with everything that decides how their names look. */
export const listEntriesIn = (db: Db | Tx, tournamentIds: readonly number[]) =>
  selectEntries(db)
    .where('participants.tournament_id', 'in', tournamentIds)
    .where('withdrawn_at', 'is', null)
    .where('alternate', 'is', null)
    .orderBy('participants.id')
    .execute();

/** The meetings of a club, the newest first. */
export const listMeetingsOf = (db: Db | Tx, clubId: number): Promise<StoredMeeting[]> =>
  db.selectFrom('meetings').selectAll().where('club_id', '=', clubId).orderBy('id', 'desc').execute();

/** The tournaments of some meetings, archived ones included. */
export const listTournamentsIn = (db: Db | Tx, meetingIds: readonly number[]) =>
  meetingIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('tournaments')
        .select(['id', 'meeting_id', 'name', 'start_date', 'end_date'])
        .where('meeting_id', 'in', meetingIds)
        .orderBy('start_date')
        .orderBy('id')
        .execute();

/** Those of some tournaments that are there. */
export const findTournaments = (db: Db | Tx, ids: readonly number[]) =>
  db.selectFrom('tournaments').select(['id', 'club_id']).where('id', 'in', ids).execute();

/** Stores a meeting. */
export const insertMeeting = (tx: Tx, clubId: number, name: string, now: Date): Promise<StoredMeeting> =>
  tx
    .insertInto('meetings')
    .values({ club_id: clubId, name, search_name: foldText(name), created_at: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Counts a meeting's version up, under another name if one is given. */
export const updateMeeting = (tx: Tx, id: number, name: string | undefined): Promise<StoredMeeting> =>
  tx
    .updateTable('meetings')
    .set((set) => ({
      version: set('version', '+', 1),
      ...(name === undefined ? {} : { name, search_name: foldText(name) }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Sets the tournaments of a meeting, taking them out of another one if necessary; returns those for which that is new. */
export async function writeTournaments(
  tx: Tx,
  meetingId: number,
  tournamentIds: readonly number[],
): Promise<readonly number[]> {
  const parted = await tx
    .updateTable('tournaments')
    .set({ meeting_id: null })
    .where('meeting_id', '=', meetingId)
    .$if(tournamentIds.length > 0, (query) => query.where('id', 'not in', tournamentIds))
    .returning('id')
    .execute();
  const joined =
    tournamentIds.length === 0
      ? []
      : await tx
          .updateTable('tournaments')
          .set({ meeting_id: meetingId })
          .where('id', 'in', tournamentIds)
          .where((where) => where.or([where('meeting_id', 'is', null), where('meeting_id', '<>', meetingId)]))
          .returning('id')
          .execute();
  return [...parted, ...joined].map(({ id }) => id);
}

/** Deletes a meeting; its tournaments stay. */
export async function deleteMeeting(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('meetings').where('id', '=', id).execute();
}
