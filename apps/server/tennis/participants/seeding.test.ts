// Seeds by rating: shown first, set as a whole, by the sum of both players in a pair, and refused once the draw is out (D16, D46, D57).
import { describe, expect, it } from 'vitest';
import { entered, idOf, published } from '../../testing/draws.ts';
import { aClub, bodyOf, joinClub } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

/** Four entries of people the club rates by LK; the last has none. */
async function rated() {
  const scene = await entered(4);
  const { admin, club, tournament } = scene;
  const people = bodyOf(await admin.call('listPersons', { params: { clubId: String(club.id) } }));
  const rate = async (name: string, value: string) => {
    const person = people.find((one) => one.name === name);
    const params = { clubId: String(club.id), personId: String(person?.id) };
    return admin.call('updatePerson', { params, body: { ratings: [{ kind: 'lk', value }] } });
  };
  bodyOf(await rate('Entry 01', '12,5'));
  bodyOf(await rate('Entry 02', '3'));
  bodyOf(await rate('Entry 03', '8.1'));
  return { ...scene, params: idOf(tournament), rate };
}

const seedsOf = async (person: Person, tournament: { id: number }) =>
  bodyOf(await person.call('listParticipants', { params: idOf(tournament) })).map(
    ({ player, seed, ranking }) => [player?.name, seed, ranking],
  );

describe('ratings of a person', () => {
  it('are written as their list writes them, and what it does not know is refused at its field', async () => {
    const { admin, club, rate } = await rated();
    const people = bodyOf(await admin.call('listPersons', { params: { clubId: String(club.id) } }));
    expect(people.find(({ name }) => name === 'Entry 01')?.ratings).toEqual([{ kind: 'lk', value: '12.5' }]);
    const wrong = await rate('Entry 01', '26');
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'ratings.0.value' }] } });
  });

  it('of somebody whom no club keeps are set by a club that sees them, and nothing else of them is', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const member = await server.signUp('member', 'Vera Lindt');
    await joinClub(server, club.id, member);
    const params = { clubId: String(club.id) };
    const people = bodyOf(await admin.call('listPersons', { params }));
    const vera = people.find(({ name }) => name === 'Vera Lindt');
    const update = (by: typeof admin, clubId: number, body: object) =>
      by.call('updatePerson', { params: { clubId: String(clubId), personId: String(vera?.id) }, body });
    const ratings = [{ kind: 'utr', value: '9.1' }];
    expect(bodyOf(await update(admin, club.id, { ratings })).ratings).toEqual([
      { kind: 'utr', value: '9.10' },
    ]);
    expect((await update(admin, club.id, { ratings, gender: 'female' })).status).toBe(403);
    const other = await aClub(server, { name: 'Hillside' });
    expect((await update(other.admin, other.club.id, { ratings })).status).toBe(404);
  });

  it('go with the one who remains when two are merged, whose own count', async () => {
    const { admin, club } = await aClub(await aServer());
    const params = { clubId: String(club.id) };
    const add = async (name: string, ratings: { kind: 'lk' | 'utr'; value: string }[]) =>
      bodyOf(await admin.call('createPerson', { params, body: { name, ratings } }));
    const one = await add('Nina Kovac', [
      { kind: 'lk', value: '9.0' },
      { kind: 'utr', value: '7.5' },
    ]);
    const two = await add('Nina Kovač', [{ kind: 'lk', value: '8.0' }]);
    const merged = await admin.call('mergePerson', {
      params: { ...params, personId: String(one.id) },
      body: { into: two.id, confirm: true },
    });
    expect(bodyOf(merged).ratings).toEqual([
      { kind: 'lk', value: '8.0' },
      { kind: 'utr', value: '7.50' },
    ]);
  });
});

describe('seeding by rating', () => {
  it('[D57] tells who would be seeded, and changes nothing', async () => {
    const { admin, tournament, params } = await rated();
    const before = await seedsOf(admin, tournament);
    const told = bodyOf(await admin.call('seedByRating', { params, body: { kind: 'lk', seeds: 2 } }));
    expect(told.applied).toBe(false);
    expect(told.entries.map(({ name, ratings, seed }) => [name, ratings, seed])).toEqual([
      ['Entry 02', ['3.0'], 1],
      ['Entry 03', ['8.1'], 2],
      ['Entry 01', ['12.5'], null],
      ['Entry 04', [null], null],
    ]);
    expect(await seedsOf(admin, tournament)).toEqual(before);
  });

  it('seeds them at once, takes the place of other seeds, and keeps the whole order for those who run it', async () => {
    const { server, admin, tournament, params } = await rated();
    const [, , , last] = bodyOf(await admin.call('listParticipants', { params }));
    await admin.call('updateParticipant', {
      params: { ...params, participantId: String(last?.id) },
      body: { seed: 1 },
    });
    const done = bodyOf(
      await admin.call('seedByRating', { params, body: { kind: 'lk', seeds: 2, confirm: true } }),
    );
    expect(done.applied).toBe(true);
    expect(await seedsOf(admin, tournament)).toEqual([
      ['Entry 02', 1, 1],
      ['Entry 03', 2, 2],
      ['Entry 01', null, 3],
      ['Entry 04', null, null],
    ]);
    const seen = bodyOf(await server.visitor().call('listParticipants', { params }));
    expect(seen.every((entry) => !('ranking' in entry))).toBe(true);
  });

  it('never seeds somebody whose rating nobody knows, however many seeds are asked for', async () => {
    const { admin, params } = await rated();
    const told = bodyOf(await admin.call('seedByRating', { params, body: { kind: 'lk', seeds: 4 } }));
    expect(told.entries.map(({ seed }) => seed)).toEqual([1, 2, 3, null]);
    const none = bodyOf(await admin.call('seedByRating', { params, body: { kind: 'utr', seeds: 4 } }));
    expect(none.entries.every(({ seed }) => seed === null)).toBe(true);
  });

  it('[D16] does nothing else than what was told', async () => {
    const { admin, params, rate } = await rated();
    const body = { kind: 'lk', seeds: 2 } as const;
    const told = bodyOf(await admin.call('seedByRating', { params, body }));
    bodyOf(await rate('Entry 01', '1.5'));
    const late = await admin.call(
      'seedByRating',
      { params, body: { ...body, confirm: true } },
      { 'if-match': String(told.version) },
    );
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', reason: 'stale' } });
  });

  it('counts a pair by both', async () => {
    const scene = await entered(0, { type: 'Doubles' });
    const { admin, club, tournament } = scene;
    const params = idOf(tournament);
    const pair = async (name: string, partnerName: string) =>
      bodyOf(await admin.call('addParticipant', { params, body: { name, partnerName } }));
    await pair('Anna One', 'Bea Two');
    await pair('Cora Three', 'Dora Four');
    const people = bodyOf(await admin.call('listPersons', { params: { clubId: String(club.id) } }));
    const values: Record<string, string> = {
      'Anna One': '2',
      'Bea Two': '20',
      'Cora Three': '9',
      'Dora Four': '9',
    };
    for (const { id, name } of people.filter((person) => person.name in values))
      bodyOf(
        await admin.call('updatePerson', {
          params: { clubId: String(club.id), personId: String(id) },
          body: { ratings: [{ kind: 'wtn', value: values[name] ?? '40' }] },
        }),
      );
    const told = bodyOf(await admin.call('seedByRating', { params, body: { kind: 'wtn', seeds: 1 } }));
    expect(told.entries.map(({ ratings }) => ratings)).toEqual([
      ['9.0', '9.0'],
      ['2.0', '20.0'],
    ]);
  });

  it('is refused once the draw is out, to members, and in a completed tournament', async () => {
    const { server, admin, club, tournament } = await published(4);
    const params = idOf(tournament);
    const body = { kind: 'lk', seeds: 2, confirm: true } as const;
    expect(await admin.call('seedByRating', { params, body })).toMatchObject({
      status: 409,
      body: { reason: 'drawPublished' },
    });
    const member = await server.signUp('member');
    await joinClub(server, club.id, member);
    expect((await member.call('seedByRating', { params, body })).status).toBe(403);
    expect((await server.visitor().call('seedByRating', { params, body })).status).toBe(401);
  });
});

type Rated = Awaited<ReturnType<typeof rated>>;

const setSeeds = ({ admin, params }: Rated, participantIds: number[], seen?: number[]) =>
  admin.call('setSeeds', { params, body: { participantIds, ...(seen !== undefined && { seen }) } });

const idsOf = async ({ admin, params }: Rated) =>
  bodyOf(await admin.call('listParticipants', { params }))
    .toSorted((one, other) => one.id - other.id)
    .map(({ id }) => id);

const ofSeeds = async ({ admin, params }: Rated) =>
  bodyOf(await admin.call('listParticipants', { params })).flatMap(({ id, seed }) =>
    seed === null ? [] : [[seed, id]],
  );

const seedsRefused = (message: string) => ({
  status: 400,
  body: { issues: [{ path: 'participantIds', message }] },
});

describe('seeds in an order given by hand', () => {
  it('[D46] are set at once, exchanged without a moment in which two have one, and taken away', async () => {
    const scene = await rated();
    const [one = 0, two = 0, three = 0] = await idsOf(scene);
    bodyOf(await setSeeds(scene, [one, two, three]));
    expect(bodyOf(await setSeeds(scene, [three, one, two])).participantIds).toEqual([three, one, two]);
    expect(await ofSeeds(scene)).toEqual([
      [1, three],
      [2, one],
      [3, two],
    ]);
    bodyOf(await setSeeds(scene, [two]));
    expect(await ofSeeds(scene)).toEqual([[1, two]]);
    bodyOf(await setSeeds(scene, []));
    expect(await ofSeeds(scene)).toEqual([]);
  });

  it('[D16] are refused when somebody else has changed them meanwhile', async () => {
    const scene = await rated();
    const [one = 0, two = 0] = await idsOf(scene);
    bodyOf(await setSeeds(scene, [one], []));
    expect(await setSeeds(scene, [two], [])).toMatchObject({ status: 409, body: { reason: 'seedsChanged' } });
    expect(bodyOf(await setSeeds(scene, [two, one], [one])).participantIds).toEqual([two, one]);
  });

  it('belong to entries that are to be drawn, each once, until the draw is out', async () => {
    const scene = await rated();
    const { admin, params } = scene;
    const [one = 0, two = 0] = await idsOf(scene);
    expect(await setSeeds(scene, [one, one])).toMatchObject(
      seedsRefused('An entry is in the list of seeds twice.'),
    );
    expect(await setSeeds(scene, [999_999])).toMatchObject(seedsRefused(expect.any(String) as string));
    bodyOf(
      await admin.call('setWithdrawal', {
        params: { ...params, participantId: String(two) },
        body: { withdrawn: true, reason: 'injury', confirm: true },
      }),
    );
    expect(await setSeeds(scene, [two])).toMatchObject(
      seedsRefused('You can seed only entries that have a place and do not wait for a partner.'),
    );
    const draw = bodyOf(await admin.call('makeDraw', { params, body: { kind: 'knockout' } }));
    bodyOf(
      await admin.call('setDrawPublished', {
        params: { ...params, drawId: String(draw.id) },
        body: { published: true },
      }),
    );
    expect(await setSeeds(scene, [one])).toMatchObject({ status: 409, body: { reason: 'drawPublished' } });
  });

  it('cannot be given to one entry either while the draw is out, and everything else of it can be corrected', async () => {
    const { admin, tournament } = await published(4);
    const params = idOf(tournament);
    const [first] = bodyOf(await admin.call('listParticipants', { params }));
    const update = (body: object) =>
      admin.call('updateParticipant', { params: { ...params, participantId: String(first?.id) }, body });
    const refused = { status: 409, body: { reason: 'drawPublished' } };
    expect(await update({ seed: 1 })).toMatchObject(refused);
    expect(await admin.call('addParticipant', { params, body: { name: 'Late', seed: 2 } })).toMatchObject(
      refused,
    );
    expect(await seedsOf(admin, tournament)).toHaveLength(4);
    expect((await update({ seed: null, club: 'Hillside' })).status).toBe(200);
    expect((await admin.call('addParticipant', { params, body: { name: 'Late' } })).status).toBe(201);
  });
});
