// The places of a tournament before its draw, and who waits for one. The waiting list is the list of alternates: before the draw in order of arrival,
// afterwards in the director's [SB1]. Whoever makes a place free calls `fillPlaces` in the same transaction.
import { sql } from 'kysely';
import type { TournamentStatus } from '@tennis/domain';
import { FORMER_PLAYER } from '../access/names.ts';
import type { Tx } from '../database/connection.ts';
import { hasPublishedDraw } from './drawn.ts';
import { tell } from './telling.ts';

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
    .select(['id', 'alternate', 'person_id', 'partner_person_id'])
    .where('tournament_id', '=', tournamentId)
    // Whoever has deleted their account waits no more.
    .where((where) =>
      where.not(
        where.and([
          where('name', 'is not', null),
          where('name', '=', FORMER_PLAYER),
          where('user_id', 'is', null),
        ]),
      ),
    )
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

/** In these nobody plays yet, so whoever waits can step in without a draw's rules. */
const BEFORE_PLAY: ReadonlySet<TournamentStatus> = new Set(['draft', 'upcoming', 'registering']);

/** Numbers those who wait from 1, in one statement. */
async function renumber(tx: Tx, waiting: readonly Waiting[]): Promise<void> {
  if (waiting.every(({ alternate }, index) => alternate === index + 1)) return;
  const cases = sql.join(
    waiting.map(({ id }, index) => sql`when ${id} then ${index + 1}`),
    sql` `,
  );
  await tx
    .updateTable('participants')
    .set({ alternate: sql<number>`cast(case id ${cases} end as integer)` })
    .where(
      'id',
      'in',
      waiting.map(({ id }) => id),
    )
    .execute();
}

/**
 * Gives the places that are free now to those who wait, in their order, and mails them; answers their entries' ids. Those who still wait are numbered
 * from 1. Nobody gets a place where nobody waited for a full tournament (`wasFull`), where it is played already, or where a draw is published: who
 * steps into that is decided by its rules. In a draft nobody is told: they could not read it (D8).
 */
export async function fillPlaces(
  tx: Tx,
  tournamentId: number,
  wasFull: boolean,
  now: Date,
): Promise<readonly number[]> {
  if (await hasPublishedDraw(tx, tournamentId)) return [];
  const waiting = await listWaiting(tx, tournamentId);
  if (waiting.length === 0) return [];
  const { status, max_participants: most } = await tx
    .selectFrom('tournaments')
    .select(['status', 'max_participants'])
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow();
  const mayFill = wasFull && BEFORE_PLAY.has(status);
  const free = mayFill ? Math.max(0, most - (await countPlaces(tx, tournamentId))) : 0;
  const promoted = waiting.slice(0, free);
  await renumber(tx, waiting.slice(free));
  if (promoted.length === 0) return [];
  await tx
    .updateTable('participants')
    .set({ alternate: null })
    .where(
      'id',
      'in',
      promoted.map(({ id }) => id),
    )
    .execute();
  if (status !== 'draft') await tellPromoted(tx, tournamentId, promoted, now);
  return promoted.map(({ id }) => id);
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

interface Side {
  /** The entry. */
  readonly id: number;
  readonly personId: number;
}

/** The addresses of the accounts of these people, and of those that look after them. */
async function addressesOf(tx: Tx, sides: readonly Side[]) {
  if (sides.length === 0) return [];
  const personIds = sides.map(({ personId }) => personId);
  const own = await tx
    .selectFrom('persons')
    .innerJoin('users', 'users.id', 'persons.account_id')
    .select(['persons.id as person_id', 'users.email', 'users.language'])
    .where('persons.id', 'in', personIds)
    .execute();
  const parents = await tx
    .selectFrom('person_managers')
    .innerJoin('users', 'users.id', 'person_managers.user_id')
    .select(['person_managers.person_id', 'users.email', 'users.language'])
    .where('person_managers.person_id', 'in', personIds)
    .execute();
  return [...own, ...parents].flatMap(({ person_id: personId, email, language }) => {
    const side = sides.find((one) => one.personId === personId);
    return side === undefined ? [] : [{ id: side.id, email, language }];
  });
}

/** A mail and a notice to each who has got a place: to their own account and to those that look after them. */
async function tellPromoted(
  tx: Tx,
  tournamentId: number,
  promoted: readonly Waiting[],
  now: Date,
): Promise<void> {
  const sides = promoted.flatMap(({ id, person_id: player, partner_person_id: partner }) =>
    [player, partner].flatMap((personId) => (personId === null ? [] : [{ id, personId }])),
  );
  await tell(
    tx,
    sides.map(({ id, personId }) => ({
      kind: 'promoted',
      personIds: [personId],
      tournamentId,
      participantId: id,
    })),
    { now, actorId: null },
  );
  const mails = await addressesOf(tx, sides);
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
