// What a merge moves and gives besides entries is taken back by parting, and nothing else is (AG2, D46, ADR 22).
import type { Rating } from '@tennis/domain';
import { describe, expect, it } from 'vitest';
import { aClub, aPerson, bodyOf } from '../../testing/factories.ts';
import { anAskedPair } from '../../testing/pairs.ts';
import { aServer } from '../../testing/server.ts';
import { ratingsOf } from '../ratings-of.ts';

async function aScene() {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const { db } = server.database;
  const { club, admin } = await aClub(server);
  const params = { clubId: String(club.id) };
  const at = (personId: number) => ({ params: { ...params, personId: String(personId) } });
  const { tournamentId } = await anAskedPair(server, admin, club.id);
  const { participant_id: entryId } = await db
    .selectFrom('partner_requests')
    .select('participant_id')
    .executeTakeFirstOrThrow();
  const ask = async (
    personId: number,
    token: string,
    answeredAt = '2026-09-01T09:30:00.000Z',
  ): Promise<number> => {
    const { id } = await db
      .insertInto('partner_requests')
      .values({
        club_id: club.id,
        tournament_id: tournamentId,
        participant_id: entryId,
        person_id: personId,
        email: null,
        email_key: null,
        token_hash: token,
        state: 'declined',
        created_at: '2026-09-01T09:00:00.000Z',
        answered_at: answeredAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    db,
    ask,
    make: async (name: string, ratings: Rating[] = []) => {
      const person = await aPerson(admin, club.id, name);
      if (ratings.length > 0)
        bodyOf(await admin.call('updatePerson', { ...at(person.id), body: { ratings } }));
      return person.id;
    },
    merge: async (personId: number, into: number) =>
      expect(
        (await admin.call('mergePerson', { ...at(personId), body: { into, confirm: true } })).status,
      ).toBe(200),
    part: async (personId: number) =>
      expect((await admin.call('unmergePerson', at(personId))).status).toBe(204),
    rate: async (personId: number, ratings: Rating[]) => {
      bodyOf(await admin.call('updatePerson', { ...at(personId), body: { ratings } }));
    },
    ratings: async (personId: number) => {
      const row = await db
        .selectFrom('persons')
        .select('ratings')
        .where('id', '=', personId)
        .executeTakeFirstOrThrow();
      return ratingsOf(row.ratings);
    },
    askedBy: async (ids: readonly number[]) => {
      const rows = await db
        .selectFrom('partner_requests')
        .select(['id', 'person_id'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
      return rows.map((row) => row.person_id);
    },
  };
}

describe('requests to be a partner', () => {
  it('go back to the one who was asked, through every merge', async () => {
    const { make, merge, part, ask, askedBy } = await aScene();
    const [first, second, third] = [await make('Ana Lund'), await make('Ana Lind'), await make('Anna Lind')];
    const requests = [await ask(first, 'a'), await ask(second, 'b')];
    await merge(first, second);
    expect(await askedBy(requests)).toEqual([second, second]);
    await merge(second, third);
    expect(await askedBy(requests)).toEqual([third, third]);
    await part(second);
    expect(await askedBy(requests)).toEqual([second, second]);
    await part(first);
    expect(await askedBy(requests)).toEqual([first, second]);
  });

  it('stay with the one who answered them meanwhile', async () => {
    const { db, make, merge, part, ask, askedBy } = await aScene();
    const [first, second] = [await make('Ana Lund'), await make('Ana Lind')];
    const requests = [await ask(first, 'a'), await ask(first, 'b')];
    await merge(first, second);
    await db
      .updateTable('partner_requests')
      .set({ state: 'declined', answered_at: '2026-09-01T10:00:01.000Z' })
      .where('id', '=', requests[1] as number)
      .execute();
    await part(first);
    expect(await askedBy(requests)).toEqual([first, second]);
  });
});

describe('ratings', () => {
  const UTR = { kind: 'utr', value: '7.50' } as const;
  const WTN = { kind: 'wtn', value: '20.0' } as const;

  it('that came with a merge go with it, the own ones stay', async () => {
    const { make, merge, part, ratings } = await aScene();
    const [first, second] = [
      await make('Ana Lund', [UTR, { ...WTN, value: '25.0' }]),
      await make('Ana Lind', [WTN]),
    ];
    await merge(first, second);
    expect(await ratings(second)).toEqual(expect.arrayContaining([UTR, WTN]));
    await part(first);
    expect(await ratings(second)).toEqual([WTN]);
  });

  it('that were set since stay', async () => {
    const { make, merge, part, rate, ratings } = await aScene();
    const [first, second] = [await make('Ana Lund', [UTR]), await make('Ana Lind')];
    await merge(first, second);
    await rate(second, [{ ...UTR, value: '8.00' }]);
    await part(first);
    expect(await ratings(second)).toEqual([{ ...UTR, value: '8.00' }]);
  });
});
