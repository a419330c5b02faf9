// The places of a tournament before its draw, and who waits for one. The waiting list is the list of alternates: before the draw in order of arrival,
// afterwards in the director's [SB1]. Whoever makes a place free calls `fillPlaces` in the same transaction.
import type { Tx } from '../database/connection.ts';
import { hasPublishedDraw } from './drawn.ts';

interface Places {
  readonly id: number;
  readonly max_participants: number;
}

/** How many entries hold a place. */
export async function countPlaces(tx: Tx, tournamentId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('participants')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tournament_id', '=', tournamentId)
    .where('withdrawn_at', 'is', null)
    .where('alternate', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those who wait, the first first. */
const listWaiting = (tx: Tx, tournamentId: number) =>
  tx
    .selectFrom('participants')
    .select(['id', 'alternate', 'person_id', 'user_id'])
    .where('tournament_id', '=', tournamentId)
    .where('withdrawn_at', 'is', null)
    .where('alternate', 'is not', null)
    .orderBy('alternate')
    .orderBy('id')
    .execute();

/** The number of somebody who comes last. */
export async function nextWaiting(tx: Tx, tournamentId: number): Promise<number> {
  const waiting = await listWaiting(tx, tournamentId);
  return (waiting.at(-1)?.alternate ?? 0) + 1;
}

/** Whether a tournament was full: only then does somebody wait because of it, and not because the director wants it. */
export const isFull = async (tx: Tx, { id, max_participants: most }: Places): Promise<boolean> =>
  (await countPlaces(tx, id)) >= most;

/**
 * Gives the places that are free now to those who wait, in their order, and mails them; answers their entries' ids. Nothing happens where nobody
 * waited for a full tournament (`wasFull`), or where a draw is published: who steps into that is decided by its rules.
 */
export async function fillPlaces(
  tx: Tx,
  tournament: Places,
  wasFull: boolean,
  now: Date,
): Promise<readonly number[]> {
  if (!wasFull || (await hasPublishedDraw(tx, tournament.id))) return [];
  const free = tournament.max_participants - (await countPlaces(tx, tournament.id));
  const waiting = await listWaiting(tx, tournament.id);
  if (free <= 0 || waiting.length === 0) return [];
  const promoted = waiting.slice(0, free);
  await tx
    .updateTable('participants')
    .set({ alternate: null })
    .where(
      'id',
      'in',
      promoted.map(({ id }) => id),
    )
    .execute();
  // The others move up.
  await tx
    .updateTable('participants')
    .set((row) => ({ alternate: row('alternate', '-', promoted.length) }))
    .where('tournament_id', '=', tournament.id)
    .where('alternate', '>', promoted.length)
    .execute();
  await tellPromoted(tx, promoted, now);
  return promoted.map(({ id }) => id);
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

/** A mail to each who has got a place: to their own account and to those that look after them. */
async function tellPromoted(tx: Tx, promoted: readonly Waiting[], now: Date): Promise<void> {
  const personIds = promoted.flatMap(({ person_id: id }) => (id === null ? [] : [id]));
  const own = await tx
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.user_id')
    .select(['participants.id', 'users.email', 'users.language'])
    .where(
      'participants.id',
      'in',
      promoted.map(({ id }) => id),
    )
    .execute();
  const parents =
    personIds.length === 0
      ? []
      : await tx
          .selectFrom('person_managers')
          .innerJoin('users', 'users.id', 'person_managers.user_id')
          .select(['person_managers.person_id', 'users.email', 'users.language'])
          .where('person_managers.person_id', 'in', personIds)
          .execute();
  const mails = [
    ...own,
    ...parents.flatMap(({ person_id: personId, email, language }) => {
      const entry = promoted.find((one) => one.person_id === personId);
      return entry === undefined ? [] : [{ id: entry.id, email, language }];
    }),
  ];
  if (mails.length === 0) return;
  await tx
    .insertInto('mails')
    .values(
      mails.map(({ id, email, language }) => ({
        kind: 'promoted' as const,
        recipient: email,
        participant_id: id,
        invitation_id: null,
        language,
        state: 'queued' as const,
        next_attempt_at: now.toISOString(),
        created_at: now.toISOString(),
        sent_at: null,
        last_error: null,
      })),
    )
    .execute();
}
