// Requests to be somebody's partner (AG2), for everything that ends them: an answer, a withdrawal, a director who names the partner, the deadline.
import type { Db, Tx } from '../database/connection.ts';
import type { PartnerRequestRow } from '../database/schema.ts';
import { holdsPlace, personIdsOf } from './entries.ts';
import { mailEntries } from './mails-to-people.ts';
import { forgetPartnerRequests, tell } from './telling.ts';
import { fillPlaces, isFull } from './waiting-list.ts';

/** Ends the open requests of entries. */
export async function endRequests(
  tx: Tx,
  entryIds: readonly number[],
  state: Exclude<PartnerRequestRow['state'], 'pending'>,
  now: Date,
): Promise<void> {
  if (entryIds.length === 0) return;
  await tx
    .updateTable('partner_requests')
    .set({ state, answered_at: now.toISOString() })
    .where('participant_id', 'in', entryIds)
    .where('state', '=', 'pending')
    .execute();
  await forgetPartnerRequests(tx, entryIds);
}

/** The entries of a tournament that wait for a partner. */
export async function listSeeking(tx: Tx, tournamentId: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('participants')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('seeks', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The entry needs nobody any more: the organisers have decided who plays. */
export async function stopSeeking(tx: Tx, entryIds: readonly number[], now: Date): Promise<void> {
  if (entryIds.length === 0) return;
  await endRequests(tx, entryIds, 'withdrawn', now);
  await tx.updateTable('participants').set({ seeks: null }).where('id', 'in', entryIds).execute();
}

/** Entries without a partner in tournaments whose entries are closed for good. */
const unpaired = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('participants')
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .where('participants.seeks', 'is not', null)
    .where('participants.withdrawn_at', 'is', null)
    .where('tournaments.status', '<>', 'draft')
    .where('tournaments.archived_at', 'is', null)
    // Anybody who stands in a match has a place, with a partner or without.
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('matches')
            .select('matches.id')
            .whereRef('matches.tournament_id', '=', 'participants.tournament_id')
            .where((side) =>
              side.or([
                side('matches.participant1_id', '=', side.ref('participants.id')),
                side('matches.participant2_id', '=', side.ref('participants.id')),
              ]),
            ),
        ),
      ),
    )
    .where((where) =>
      where.or([
        where('tournaments.registration_end_date', '<', now.toISOString()),
        where('tournaments.status', 'in', ['active', 'completed']),
        where.exists(
          where
            .selectFrom('draws')
            .select('draws.id')
            .whereRef('draws.tournament_id', '=', 'tournaments.id')
            .where('draws.state', '=', 'published'),
        ),
      ]),
    );

/** The tournaments in which somebody holds a place without a partner after the deadline. */
export async function listOverdue(db: Db | Tx, now: Date): Promise<readonly number[]> {
  const rows = await unpaired(db, now).select('tournaments.id').distinct().execute();
  return rows.map(({ id }) => id);
}

/** The entries of a tournament after its deadline. */
export interface Released {
  readonly clubId: number | null;
  readonly released: readonly number[];
  readonly promoted: readonly number[];
}

/** Takes the place of each entry that still has no partner, tells its player, and gives the places to those who wait. */
export async function releaseUnpaired(tx: Tx, tournamentId: number, now: Date): Promise<Released> {
  const entries = await unpaired(tx, now)
    .select([
      'participants.id',
      'participants.person_id',
      'participants.partner_person_id',
      'participants.alternate',
      'participants.withdrawn_at',
      'participants.club_id',
      'tournaments.max_participants',
    ])
    .where('tournaments.id', '=', tournamentId)
    .orderBy('participants.id')
    .execute();
  const [first] = entries;
  if (first === undefined) return { clubId: null, released: [], promoted: [] };
  const wasFull =
    entries.some(holdsPlace) &&
    (await isFull(tx, { id: tournamentId, max_participants: first.max_participants }));
  const released = entries.map(({ id }) => id);
  await endRequests(tx, released, 'closed', now);
  await tx
    .updateTable('participants')
    .set({ withdrawn_at: now.toISOString(), alternate: null })
    .where('id', 'in', released)
    .execute();
  await mailEntries(tx, 'unpaired', entries, now);
  const tellings = entries.map((entry) => ({
    kind: 'unpaired' as const,
    personIds: personIdsOf([entry]),
    tournamentId,
    participantId: entry.id,
  }));
  await tell(tx, tellings, { now, actorId: null });
  return { clubId: first.club_id, released, promoted: await fillPlaces(tx, tournamentId, wasFull, now) };
}
