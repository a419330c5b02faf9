// Seeds of a tournament, all at once (D46, SD1, SB1): in an order given by hand, or in the order of one rating of their people. The whole order is
// kept for lucky losers.
import { createHash } from 'node:crypto';
import type { participantRoutes, SeedingOutcome } from '@tennis/contract';
import { byRating, type Rating, type RatingKind } from '@tennis/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import { refuseStale } from '../../ground/version.ts';
import type { Handlers } from '../../http/handler.ts';
import { isToBeDrawn, personIdsOf, type EntryWithAccounts } from '../entries.ts';
import { namerOfTournament } from '../entry-names.ts';
import { ratingsOf } from '../ratings-of.ts';
import { refuseSeedsOfDrawn } from './seeds-of-drawn.ts';
import { listParticipants } from './store.ts';

/** The ratings of one kind, by person. */
async function ratingsOfPeople(
  db: Db | Tx,
  entries: readonly EntryWithAccounts[],
  kind: RatingKind,
): Promise<ReadonlyMap<number, Rating>> {
  const ids = personIdsOf(entries);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('persons').select(['id', 'ratings']).where('id', 'in', ids).execute();
  return new Map(
    rows.flatMap(({ id, ratings }) =>
      ratingsOf(ratings)
        .filter((rating) => rating.kind === kind)
        .map((rating) => [id, rating] as const),
    ),
  );
}

/** The people whose ratings count: both of a pair. A player who is not known as a person has none. */
const peopleIn = (entry: EntryWithAccounts): (number | null)[] => {
  const hasPartner = entry.partner_user_id !== null || entry.partner_name !== null;
  return hasPartner ? [entry.person_id, entry.partner_person_id] : [entry.person_id];
};

const fingerprintOf = (entries: SeedingOutcome['entries']): number => {
  const text = JSON.stringify(
    entries.map(({ participantId, ratings, seed }) => [participantId, ratings, seed]),
  );
  return Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);
};

/** Puts a value at each entry that is named, in one statement. */
async function storeOrder(
  tx: Tx,
  tournamentId: number,
  column: 'seed' | 'ranking',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const cases = sql.join(
    ids.map((id, index) => sql`when ${id} then ${index + 1}`),
    sql` `,
  );
  await tx
    .updateTable('participants')
    .set({ [column]: sql<number | null>`cast(case id ${cases} else null end as integer)` })
    .where('tournament_id', '=', tournamentId)
    .where('id', 'in', ids)
    .execute();
}

/** The seeded entries, the first seed first. */
const seededIn = (entries: readonly EntryWithAccounts[]): number[] =>
  entries
    .filter(({ seed }) => seed !== null)
    .toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0))
    .map(({ id }) => id);

export const seedingHandlers: Handlers<Pick<typeof participantRoutes, 'seedByRating' | 'setSeeds'>> = {
  setSeeds: {
    write: async ({ tx, tournament, body: { participantIds, seen }, trail }) => {
      if (tournament.status === 'completed') refuseConflict(because('completedParticipants'));
      await refuseSeedsOfDrawn(tx, tournament.id);
      if (new Set(participantIds).size !== participantIds.length)
        refuseField('participantIds', because('seededTwice'));
      const entries = await listParticipants(tx, tournament.id);
      const before = seededIn(entries);
      if (seen !== undefined && seen.join() !== before.join()) refuseConflict(because('seedsChanged'));
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      for (const id of participantIds) {
        const entry = byId.get(id);
        if (entry === undefined) refuseField('participantIds', because('playerNotEntered'));
        if (!isToBeDrawn(entry)) refuseField('participantIds', because('seedNotDrawn'));
      }
      // No two have one seed, not for a moment either.
      await tx
        .updateTable('participants')
        .set({ seed: null })
        .where('tournament_id', '=', tournament.id)
        .execute();
      await storeOrder(tx, tournament.id, 'seed', participantIds);
      const touched = new Set([...before, ...participantIds]);
      trail.also = [...touched].map((id) => ({ kind: 'entry' as const, id, version: null }));
      // The tournament's own row is as it was, and yet there is something new to read.
      trail.before = undefined;
      trail.clubId = tournament.club_id;
      return { participantIds };
    },
    again: async ({ tx, tournament }) => ({
      participantIds: seededIn(await listParticipants(tx, tournament.id)),
    }),
  },
  seedByRating: {
    write: async (call) => {
      const { tx, tournament, body, ifMatch, trail } = call;
      if (tournament.status === 'completed') refuseConflict(because('completedParticipants'));
      await refuseSeedsOfDrawn(tx, tournament.id);
      const drawn = (await listParticipants(tx, tournament.id))
        .filter(isToBeDrawn)
        .toSorted((one, other) => one.id - other.id);
      const ratings = await ratingsOfPeople(tx, drawn, body.kind);
      const nameOf = await namerOfTournament(tx, tournament, call);
      const ofPeople = (entry: EntryWithAccounts) =>
        peopleIn(entry).map((id) => (id === null ? undefined : ratings.get(id)));
      const order = byRating(drawn.map((entry) => ({ entry, ratings: ofPeople(entry) })));
      const rated = order.filter(({ isRated }) => isRated).map(({ entry }) => entry.id);
      const entries = order.map(({ entry, isRated }, index) => ({
        participantId: entry.id,
        name: nameOf(entry),
        ratings: ofPeople(entry).map((rating) => rating?.value ?? null),
        seed: isRated && index < body.seeds ? index + 1 : null,
      }));
      const outcome = { applied: false, version: fingerprintOf(entries), entries };
      if (body.confirm !== true) {
        trail.isIdle = true;
        return outcome;
      }
      if (ifMatch !== null && ifMatch !== outcome.version) refuseStale(outcome);
      // No two have one seed, not for a moment either.
      await tx
        .updateTable('participants')
        .set({ seed: null, ranking: null })
        .where('tournament_id', '=', tournament.id)
        .execute();
      await storeOrder(tx, tournament.id, 'seed', rated.slice(0, body.seeds));
      await storeOrder(tx, tournament.id, 'ranking', rated);
      trail.also = drawn.map(({ id }) => ({ kind: 'entry' as const, id, version: null }));
      // The tournament's own row is as it was, and yet there is something new to read.
      trail.before = undefined;
      trail.clubId = tournament.club_id;
      return { ...outcome, applied: true };
    },
    again: async ({ body }) => ({ applied: body.confirm === true, version: 1, entries: [] }),
  },
};
