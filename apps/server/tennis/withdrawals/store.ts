// SQL of withdrawals and alternates.
import { sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../database/connection.ts';
import type { DrawRow, ParticipantRow } from '../../database/schema.ts';
import type { StoredTournament } from '../../access/guards.ts';
import type { StoredDraw } from '../drawn.ts';
import { selectEntries, type EntryWithAccounts } from '../entries.ts';

/** The draw of a tournament that is played, or undefined. */
export const findPublished = (db: Db | Tx, tournamentId: number): Promise<StoredDraw | undefined> =>
  db
    .selectFrom('draws')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .where('state', '=', 'published')
    .executeTakeFirst();

/** Whether an order of play is out for a day on which a match of the draw is placed. */
export async function hasOrderOfPlay(db: Db | Tx, drawId: number): Promise<boolean> {
  const row = await db
    .selectFrom('matches')
    .innerJoin('orders_of_play', (join) =>
      join
        .onRef('orders_of_play.club_id', '=', 'matches.club_id')
        .onRef('orders_of_play.day', '=', 'matches.start_day'),
    )
    .select('matches.id')
    .where('matches.draw_id', '=', drawId)
    .where('orders_of_play.published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The entries of a tournament. */
export const listEntries = (db: Db | Tx, tournamentId: number): Promise<EntryWithAccounts[]> =>
  selectEntries(db)
    .where('participants.tournament_id', '=', tournamentId)
    .orderBy('participants.id')
    .execute();

/** This many events somebody enters at most at a time. */
const MOST_EVENTS = 20;

/**
 * Other entries of the same people in tournaments of the same club that the caller may withdraw: entries that have not left, in tournaments that are
 * not over.
 */
export const listOtherEntries = (
  db: Db | Tx,
  { id, club_id: clubId }: Pick<StoredTournament, 'id' | 'club_id'>,
  personIds: readonly number[],
) =>
  db
    .selectFrom('participants')
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .select([
      'participants.id',
      'participants.tournament_id',
      'tournaments.name as tournament_name',
      'tournaments.club_id',
      'tournaments.created_by',
      'tournaments.status',
    ])
    .where((where) =>
      where.or([
        where('participants.person_id', 'in', personIds),
        where('participants.partner_person_id', 'in', personIds),
      ]),
    )
    .where('tournaments.club_id', 'is not distinct from', clubId)
    .where('tournaments.id', '<>', id)
    .where('tournaments.status', '<>', 'completed')
    .where('tournaments.archived_at', 'is', null)
    .where('participants.withdrawn_at', 'is', null)
    .orderBy('tournaments.start_date')
    .orderBy('participants.id')
    .limit(MOST_EVENTS)
    .execute();

/** Changes an entry. */
export const updateEntry = (tx: Tx, id: number, change: Updateable<ParticipantRow>) =>
  tx.updateTable('participants').set(change).where('id', '=', id).execute();

/** Stores what has become of a draw and raises its version. */
export const updatePlayed = (
  tx: Tx,
  id: number,
  change: Pick<Updateable<DrawRow>, 'drawn' | 'withdrawn' | 'kept_places' | 'settled'>,
) =>
  tx
    .updateTable('draws')
    .set(change)
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Sets the list of alternates in one statement. */
export async function storeAlternates(tx: Tx, tournamentId: number, ids: readonly number[]): Promise<void> {
  const cases = sql.join(
    ids.map((id, index) => sql`when ${id} then ${index + 1}`),
    sql` `,
  );
  await tx
    .updateTable('participants')
    .set({
      alternate:
        ids.length === 0 ? null : sql<number | null>`cast(case id ${cases} else null end as integer)`,
    })
    .where('tournament_id', '=', tournamentId)
    .execute();
}
