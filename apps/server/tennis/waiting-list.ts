// The places of a tournament before its draw, and who waits for one. The waiting list is the list of alternates: before the draw in order of arrival,
// afterwards in the director's order [SB1]. If you free a place, call `fillPlaces` in the same transaction.
import { sql } from 'kysely';
import { isBeforePlay, type TournamentStatus } from '@tennis/domain';
import { FORMER_PLAYER } from '../access/names.ts';
import type { Db, Tx } from '../database/connection.ts';
import { because } from '../ground/reason.ts';
import { refuseConflict } from '../ground/refusal.ts';
import { hasPublishedDraw } from './drawn.ts';
import { mailEntries } from './mails-to-people.ts';
import { tell } from './telling.ts';

interface Places {
  readonly id: number;
  readonly max_participants: number;
}

/** Refuses if there would be more entries than places. */
export function refuseWhenFull(
  { max_participants: most }: Pick<Places, 'max_participants'>,
  places: number,
): void {
  if (places > most) refuseConflict(because('tournamentFull', { most }));
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

/** How many wait. */
export async function countWaiting(db: Db | Tx, tournamentId: number): Promise<number> {
  const { count } = await db
    .selectFrom('participants')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tournament_id', '=', tournamentId)
    .where('withdrawn_at', 'is', null)
    .where('alternate', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes the turn of a tournament's places: somebody who enters at the same moment waits, and sees what the first has taken. */
export const holdPlaces = (tx: Tx, tournamentId: number) =>
  tx
    .updateTable('tournaments')
    .set((set) => ({ max_participants: set.ref('max_participants') }))
    .where('id', '=', tournamentId)
    .execute();

/** Those who wait, the first first. */
const listWaiting = (tx: Tx, tournamentId: number) =>
  tx
    .selectFrom('participants')
    .select(['id', 'alternate', 'person_id', 'partner_person_id', 'seeks'])
    .where('tournament_id', '=', tournamentId)
    // Anybody who has deleted their account waits no more.
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

/** Whether a tournament was full: only then does somebody wait for a place, and not because the director wants it. */
export const isFull = async (tx: Tx, { id, max_participants: most }: Places): Promise<boolean> =>
  (await countPlaces(tx, id)) >= most;

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
 * Gives the free places to those who wait, in their order, and mails them; returns their entries' ids. Those who still wait are numbered from 1.
 * Nobody gets a place if the tournament was not full (`wasFull`), is already being played, or has a published draw: then the draw's rules decide who
 * steps in. In a draft nobody is told: they could not read it (D8).
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
  const {
    status,
    max_participants: most,
    registration_end_date: deadline,
  } = await tx
    .selectFrom('tournaments')
    .select(['status', 'max_participants', 'registration_end_date'])
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow();
  const mayFill = wasFull && isBeforePlay(status);
  const free = mayFill ? Math.max(0, most - (await countPlaces(tx, tournamentId))) : 0;
  // After the deadline an entry without its partner gets no place any more.
  const isLate = deadline !== null && deadline < now.toISOString();
  const promoted = waiting.filter(({ seeks }) => !isLate || seeks === null).slice(0, free);
  await promote(tx, { id: tournamentId, status }, { waiting, promoted }, now);
  return promoted.map(({ id }) => id);
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

interface ForPlaces {
  readonly id: number;
  readonly status: TournamentStatus;
}

/** Gives places to some of those who wait, and numbers the others anew. */
async function promote(
  tx: Tx,
  { id: tournamentId, status }: ForPlaces,
  { waiting, promoted }: { readonly waiting: readonly Waiting[]; readonly promoted: readonly Waiting[] },
  now: Date,
): Promise<void> {
  await renumber(
    tx,
    waiting.filter((entry) => !promoted.includes(entry)),
  );
  if (promoted.length === 0) return;
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
}

/** Gives places to these entries, which stand in a draw in the places of entries without a partner. The deadline then takes those places. */
export async function givePlaces(
  tx: Tx,
  tournament: ForPlaces,
  entryIds: readonly number[],
  now: Date,
): Promise<void> {
  if (entryIds.length === 0) return;
  const waiting = await listWaiting(tx, tournament.id);
  const promoted = waiting.filter(({ id }) => entryIds.includes(id));
  await promote(tx, tournament, { waiting, promoted }, now);
}

/** A mail and a notice to everybody who has got a place: to their own account and to those that look after them. */
async function tellPromoted(
  tx: Tx,
  tournamentId: number,
  promoted: readonly Waiting[],
  now: Date,
): Promise<void> {
  await tell(
    tx,
    promoted.map(({ id, person_id: player, partner_person_id: partner }) => ({
      kind: 'promoted',
      personIds: [player, partner].filter((personId) => personId !== null),
      tournamentId,
      participantId: id,
    })),
    { now, actorId: null },
  );
  await mailEntries(tx, 'promoted', promoted, now);
}
