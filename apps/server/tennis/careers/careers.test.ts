// A player's own tennis and a person's page through the API: counts, order, and the parts that nobody else may see (D8, D24, D46, ADR 22).
import type { CreateTournament, Participant } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { drawParams, idOf, matchesOf, win } from '../../testing/draws.ts';
import { aClub, aPerson, aTournament, bodyOf, joinClub, matchBody } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';

const isNinas = ({ p1Name, p2Name }: { readonly p1Name: string | null; readonly p2Name: string | null }) =>
  [p1Name, p2Name].includes('Nina Kovač');

const reasonOf = ({ body }: { readonly body: unknown }) => body as { code?: string; message?: string };

async function aScene() {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const nina = await server.signUp('member', 'Nina Kovač');
  const own = bodyOf(await nina.call('getMyTennis', {})).personId;
  /** A tournament, and the entries in it of these: a person's number, or a name. */
  const play = async (
    people: readonly (string | number)[],
    fields: Partial<CreateTournament> = {},
    by: { admin: Person; clubId: number } = { admin, clubId: club.id },
  ) => {
    const tournament = await aTournament(by.admin, by.clubId, { status: 'registering', ...fields });
    const entries: Participant[] = [];
    for (const one of people) {
      const body = typeof one === 'string' ? { name: one } : { personId: one };
      const params = idOf(tournament);
      if (one === own) {
        bodyOf(await nina.call('enterTournament', { params, body: {} }));
        const listed = bodyOf(await by.admin.call('listParticipants', { params }));
        entries.push(...listed.filter(({ userId }) => userId === nina.user?.id));
      } else entries.push(bodyOf(await by.admin.call('addParticipant', { params, body })));
    }
    return { tournament, entries };
  };
  /** A match between two entries; decided where a text says how. */
  const meet = async (
    { tournament, entries }: Awaited<ReturnType<typeof play>>,
    [first, second]: readonly [number, number],
    {
      text,
      winner = first,
      round = 'knockout',
      start = null,
    }: { text?: string; winner?: number; round?: 'knockout' | 'final'; start?: string | null } = {},
  ) => {
    const match = bodyOf(
      await admin.call('createMatch', {
        params: idOf(tournament),
        body: {
          ...matchBody(entries[first]?.id ?? null, entries[second]?.id ?? null),
          round,
          startTime: start,
        },
      }),
    );
    if (text !== undefined) bodyOf(await win(admin, match, entries[winner]?.id ?? null, text));
    return match;
  };
  const mine = async (by: Person = nina, query: { personId?: string } = {}) =>
    bodyOf(await by.call('getMyTennis', { query }));
  const page = async (by: Person, id = own) =>
    bodyOf(await by.call('getPerson', { params: { id: String(id) } }));
  const results = async (by: Person, query: object = {}, id = own) =>
    bodyOf(await by.call('listPersonResults', { params: { id: String(id) }, query }));
  return { server, club, admin, nina, own, play, meet, mine, page, results };
}

type Scene = Awaited<ReturnType<typeof aScene>>;

async function lookAfter({ server }: Scene, parent: Person, personId: number) {
  await server.database.db
    .insertInto('person_managers')
    .values({ person_id: personId, user_id: parent.user?.id ?? 0, created_at: NOW })
    .execute();
}

describe('my tennis', () => {
  it('begins empty, for those who are signed in only', async () => {
    const { server, nina, own } = await aScene();
    expect(bodyOf(await nina.call('getMyTennis', {}))).toMatchObject({
      people: [{ personId: own, name: 'Nina Kovač', isSelf: true }],
      upcoming: [],
      entries: [],
      opponents: [],
      won: 0,
      lost: 0,
    });
    expect((await server.visitor().call('getMyTennis', {})).status).toBe(401);
    expect((await nina.call('getMyTennis', { query: { personId: '999' } })).status).toBe(404);
  });

  it('puts what is on court first, then by time, and last what has none', async () => {
    const { play, meet, mine, own, admin } = await aScene();
    const scene = await play([own, 'Priya Raman', 'Bo Lind', 'Ana Lind']);
    const later = await meet(scene, [0, 1], { start: '2026-09-12T14:00:00.000Z' });
    const without = await meet(scene, [0, 2]);
    const sooner = await meet(scene, [3, 0], { start: '2026-09-12T09:00:00.000Z' });
    expect((await mine()).upcoming.map(({ id }) => id)).toEqual([sooner.id, later.id, without.id]);
    const body = { status: 'in_progress' as const };
    bodyOf(await admin.call('setMatchStatus', { params: idOf(without), body }));
    const { upcoming } = await mine();
    expect(upcoming.map(({ id }) => id)).toEqual([without.id, sooner.id, later.id]);
    expect(upcoming[1]).toMatchObject({ side: 2, p1Name: 'Ana Lind', p2Name: 'Nina Kovač' });
  });

  it('tells entries with their state, until the tournament is over', async () => {
    const { play, meet, mine, own, admin, nina } = await aScene();
    const open = await play([own], { name: 'Open' });
    const full = await play(['Bo Lind', 'Ana Lind', own], { name: 'Full', maxParticipants: 2 });
    const left = await play([own], { name: 'Left' });
    bodyOf(
      await nina.call('leaveTournament', { params: { ...idOf(left.tournament), personId: String(own) } }),
    );
    const over = await play([own, 'Bo Lind'], { name: 'Over' });
    await meet(over, [0, 1], { text: '6-1 6-2' });
    const status = { params: idOf(over.tournament), body: { status: 'completed' as const } };
    bodyOf(await admin.call('setTournamentStatus', status));
    const { entries } = await mine();
    expect(new Map(entries.map(({ tournamentId, state, place }) => [tournamentId, [state, place]]))).toEqual(
      new Map([
        [open.tournament.id, ['entered', null]],
        [full.tournament.id, ['waiting', 1]],
        [left.tournament.id, ['withdrawn', null]],
      ]),
    );
  });

  it('shows a parent the tennis of a child by the whole name, and of nobody else', async () => {
    const scene = await aScene();
    const { server, club, admin, play, meet, mine, page, results } = scene;
    const child = await aPerson(admin, club.id, 'Mia Berg');
    const parent = await server.signUp('member', 'Eva Berg');
    const cup = await play([child.id, 'Bo Lind'], { type: 'U12' });
    await meet(cup, [0, 1], { text: '6-1 6-2' });
    await meet(cup, [0, 1], { start: '2026-09-12T09:00:00.000Z' });
    const query = { personId: String(child.id) };
    expect((await parent.call('getMyTennis', { query })).status).toBe(404);
    expect((await parent.call('getPerson', { params: { id: query.personId } })).status).toBe(404);
    await lookAfter(scene, parent, child.id);
    const { people, upcoming, opponents, won } = await mine(parent, query);
    expect(people.map(({ name, isSelf }) => [name, isSelf])).toEqual([
      ['Eva Berg', true],
      ['Mia Berg', false],
    ]);
    expect(upcoming).toMatchObject([{ p1Name: 'Mia Berg', p2Name: 'B. L.' }]);
    expect(opponents).toMatchObject([{ name: 'B. L.', personId: null, won: 1, lost: 0 }]);
    expect(won).toBe(1);
    expect(await page(parent, child.id)).toMatchObject({ name: 'Mia Berg', won: 1 });
    expect(await results(parent, {}, child.id)).toMatchObject([{ p1Name: 'Mia Berg', side: 1 }]);
  });

  it('[OP38] says when the next match is expected, once the order of play is published', async () => {
    const { server, club, admin, nina, play, mine, page, own } = await aScene();
    const { tournament } = await play([own, 'Bo Lind', 'Ana Lind', 'Cy Dahl']);
    const made = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: { randomSeed: 7 } }));
    bodyOf(await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }));
    const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
    const body = { courts: [{ name: 'Court 1', hours }] };
    const { courts } = bodyOf(
      await admin.call('createCourts', { params: { clubId: String(club.id) }, body }),
    );
    const first = (await matchesOf(admin, tournament)).filter(
      ({ participant1Id, participant2Id }) => participant1Id !== null && participant2Id !== null,
    );
    const params = { clubId: String(club.id), day: '2026-09-12' };
    // Nina's is the second on the court.
    const isHers = ({ p1Name, p2Name }: (typeof first)[number]) => [p1Name, p2Name].includes('Nina Kovač');
    const moves = first
      .toSorted((one, other) => Number(isHers(one)) - Number(isHers(other)))
      .map(({ id }, at) => ({
        matchId: id,
        courtId: courts[0]?.id ?? 0,
        startTime: `2026-09-12T${at === 0 ? '09:00' : '11:00'}:00.000Z`,
      }));
    bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
    const [hidden] = (await mine(nina)).upcoming;
    expect(hidden).toMatchObject({ startTime: null, court: null });
    expect(hidden?.estimate).toBeUndefined();
    bodyOf(await admin.call('setOrderPublished', { params, body: { published: true } }));
    const [next] = (await mine(nina)).upcoming;
    expect(next).toMatchObject({ startTime: '2026-09-12T11:00:00.000Z', court: 'Court 1' });
    expect(next?.estimate?.median.slice(0, 10)).toBe('2026-09-12');
    expect((await page(server.visitor())).upcoming).toMatchObject([{ estimate: next?.estimate }]);
  });

  it('says where and when the match is played whose winner is met, once that is published', async () => {
    const { server, club, admin, nina, play, mine, page, own } = await aScene();
    const { tournament } = await play([own, 'Bo Lind', 'Ana Lind', 'Cy Dahl']);
    const made = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: { randomSeed: 7 } }));
    bodyOf(await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }));
    const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
    const { courts } = bodyOf(
      await admin.call('createCourts', {
        params: { clubId: String(club.id) },
        body: { courts: [{ name: 'Court 1', hours }] },
      }),
    );
    const drawnMatches = await matchesOf(admin, tournament);
    const final = drawnMatches.find(({ participant1Id }) => participant1Id === null);
    const semis = drawnMatches.filter(({ id }) => id !== final?.id);
    const hers = semis.find(isNinas);
    const others = semis.find((match) => !isNinas(match));
    if (final === undefined || hers === undefined || others === undefined) throw new Error('No draw.');
    const courtId = courts[0]?.id ?? 0;
    const plan = async (day: string, places: readonly (readonly [number, string])[]) => {
      const params = { clubId: String(club.id), day };
      const moves = places.map(([matchId, clock]) => ({
        matchId,
        courtId,
        startTime: `${day}T${clock}:00.000Z`,
      }));
      bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
      return async () => bodyOf(await admin.call('setOrderPublished', { params, body: { published: true } }));
    };
    const publishSaturday = await plan('2026-09-12', [
      [hers.id, '09:00'],
      [others.id, '16:00'],
    ]);
    const publishSunday = await plan('2026-09-13', [[final.id, '10:00']]);
    await publishSunday();
    bodyOf(
      await win(admin, hers, isNinas({ ...hers, p2Name: null }) ? hers.participant1Id : hers.participant2Id),
    );
    const metIn = async (who = nina) =>
      (who === nina ? await mine() : await page(who)).upcoming
        .flatMap(({ id, comesFrom = [] }) => (id === final.id ? comesFrom : []))
        .find((from) => from?.kind === 'winner' && from.match === (others.drawMatch ?? 0) + 1);
    const winner = { kind: 'winner', match: (others.drawMatch ?? 0) + 1 };
    // Nobody but the desk knows where the other one is played.
    expect(await metIn()).toEqual(winner);
    await publishSaturday();
    const at = { startTime: '2026-09-12T16:00:00.000Z', court: 'Court 1' };
    expect(await metIn()).toEqual({ ...winner, at });
    expect(await metIn(server.visitor())).toEqual({ ...winner, at });
  });

  it('[OP38] says when she plays on each of the next days of play', async () => {
    const { server, club, admin, play, meet, page, own } = await aScene();
    const cup = await play([own, 'Bo Lind', 'Ana Lind']);
    const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
    const { courts } = bodyOf(
      await admin.call('createCourts', {
        params: { clubId: String(club.id) },
        body: { courts: [{ name: 'Court 1', hours }] },
      }),
    );
    for (const [at, day] of ['2026-09-12', '2026-09-13'].entries()) {
      const { id } = await meet(cup, [0, at + 1]);
      const params = { clubId: String(club.id), day };
      const moves = [{ matchId: id, courtId: courts[0]?.id ?? 0, startTime: `${day}T10:00:00.000Z` }];
      bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
      bodyOf(await admin.call('setOrderPublished', { params, body: { published: true } }));
    }
    expect(
      (await page(server.visitor())).upcoming.map(({ estimate }) => estimate?.median.slice(0, 10)),
    ).toEqual(['2026-09-12', '2026-09-13']);
  });
});

describe('a person’s page', () => {
  it('counts by year, finals and opponents; walkovers count for nobody', async () => {
    const { play, meet, page, own, server, results } = await aScene();
    const clay = await play([own, 'Priya Raman', 'Bo Lind'], { name: 'Clay' });
    await meet(clay, [0, 2], { text: '6-1 6-2', start: '2025-08-01T10:00:00.000Z' });
    await meet(clay, [0, 1], { text: '6-4 7-6(3)', round: 'final', start: '2025-08-02T10:00:00.000Z' });
    const grass = await play([own, clay.entries[1]?.personId ?? 0], { name: 'Grass' });
    await meet(grass, [0, 1], { text: 'w.o.', start: '2026-07-01T10:00:00.000Z' });
    await meet(grass, [1, 0], { text: '6-0 6-0', round: 'final', start: '2026-07-02T10:00:00.000Z' });
    const visitor = server.visitor();
    const shown = await page(visitor);
    expect(shown).toMatchObject({ personId: own, name: 'Nina Kovač', won: 2, lost: 1 });
    expect(shown.years).toEqual([
      { year: 2026, won: 0, lost: 1, titles: 0, finals: 1 },
      { year: 2025, won: 2, lost: 0, titles: 1, finals: 1 },
    ]);
    expect(shown.finals.map(({ tournamentName, won }) => [tournamentName, won])).toEqual([
      ['Grass', false],
      ['Clay', true],
    ]);
    expect(shown.opponents.map(({ name, won, lost }) => [name, won, lost])).toEqual([
      ['Priya Raman', 1, 1],
      ['Bo Lind', 1, 0],
    ]);
    const [priya] = shown.opponents;
    const met = await results(visitor, { opponent: priya?.key });
    expect(met.map(({ tournamentName, scoreText }) => [tournamentName, scoreText])).toEqual([
      ['Grass', '6-0 6-0'],
      ['Grass', 'w.o.'],
      ['Clay', '6-4 7-6(3)'],
    ]);
    expect(await results(visitor, { year: '2025' })).toHaveLength(2);
    // The other side of it.
    const hers = await page(visitor, priya?.personId ?? 0);
    expect(hers).toMatchObject({ name: 'Priya Raman', won: 1, lost: 1 });
    expect(hers.opponents).toMatchObject([{ personId: own, won: 1, lost: 1 }]);
  });

  it('lists results page by page', async () => {
    const { play, meet, own, server, results, nina } = await aScene();
    const scene = await play([own, 'Bo Lind']);
    for (const day of ['05', '03', '04'])
      await meet(scene, [0, 1], { text: '6-1 6-2', start: `2026-08-${day}T10:00:00.000Z` });
    const all = await results(server.visitor());
    expect(all.map(({ startTime }) => startTime?.slice(8, 10))).toEqual(['05', '04', '03']);
    const first = await nina.call('listPersonResults', {
      params: { id: String(own) },
      query: { limit: '2' },
    });
    expect(bodyOf(first)).toEqual(all.slice(0, 2));
    const cursor = /cursor=([\w-]+)/.exec(first.headers['link'] as string)?.[1] ?? '';
    expect(await results(nina, { limit: '2', cursor })).toEqual(all.slice(2));
    const bad = await nina.call('listPersonResults', {
      params: { id: String(own) },
      query: { cursor: 'bad' },
    });
    expect(bad.status).toBe(400);
  });

  it('[D8] never shows a draft, not even to those who run it, nor what was put away', async () => {
    const { play, meet, own, server, admin, mine, page } = await aScene();
    const visitor = server.visitor();
    expect((await visitor.call('getPerson', { params: { id: String(own) } })).status).toBe(404);
    const { tournament } = await play(['Bo Lind', 'Ana Lind'], { status: 'draft' });
    const bo = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }))[0]?.personId ?? 0;
    const draft = { params: { id: String(bo) } };
    expect((await admin.call('getPerson', draft)).status).toBe(404);
    expect((await admin.call('listPersonResults', draft)).status).toBe(404);
    const cup = await play([own, 'Cy Dahl']);
    await meet(cup, [0, 1], { text: '6-1 6-2' });
    expect((await page(visitor)).won).toBe(1);
    bodyOf(await admin.call('archiveTournament', { params: idOf(cup.tournament), body: { archived: true } }));
    expect((await visitor.call('getPerson', { params: { id: String(own) } })).status).toBe(404);
    expect(await mine()).toMatchObject({ won: 0, entries: [] });
  });

  it('[D24] tells the public nothing of a child, and members of the club what they read there', async () => {
    const { server, club, admin, play, meet, page, results } = await aScene();
    const child = await aPerson(admin, club.id, 'Mia Berg');
    const cup = await play([child.id, 'Bo Lind'], { type: 'U12' });
    await meet(cup, [0, 1], { text: '6-1 6-2' });
    const call = { params: { id: String(child.id) } };
    const missing = { params: { id: '987654' } };
    const visitor = server.visitor();
    for (const route of ['getPerson', 'listPersonResults'] as const) {
      const refused = await visitor.call(route, call);
      expect(refused.status).toBe(404);
      // Without a hint: like somebody who does not exist.
      expect(reasonOf(refused)).toEqual(reasonOf(await visitor.call(route, missing)));
    }
    const member = await server.signUp('member', 'Jo Wald');
    expect((await member.call('getPerson', call)).status).toBe(404);
    await joinClub(server, club.id, member);
    expect(await page(member, child.id)).toMatchObject({ name: 'Mia Berg', won: 1 });
    const open = { params: { clubId: String(club.id) }, body: { publishesFullNames: true } };
    bodyOf(await admin.call('updateClub', open));
    expect(await page(visitor, child.id)).toMatchObject({ name: 'Mia Berg', won: 1 });
    expect(await results(visitor, {}, child.id)).toHaveLength(1);
  });

  it('[D24] shows the club somebody plays for, never the one that has typed their name', async () => {
    const { server, club, admin, nina, own, play, page } = await aScene();
    const visitor = server.visitor();
    const member = await server.signUp('member', 'Jo Wald');
    await joinClub(server, club.id, member);
    // The host of the tournament is nobody's club by that alone.
    const { entries } = await play([own, 'Priya Raman']);
    const priya = entries[1]?.personId ?? 0;
    for (const reader of [visitor, admin, member]) expect((await page(reader, priya)).club).toBeNull();
    // What an entry says is on the list of entries, for everybody.
    const autumn = await aTournament(admin, club.id, { name: 'Autumn Cup' });
    const body = { personId: priya, club: 'Hillside' };
    bodyOf(await admin.call('addParticipant', { params: idOf(autumn), body }));
    expect((await page(visitor, priya)).club).toBe('Hillside');
    // Who is a member of a club is for its members, and for themselves.
    await joinClub(server, club.id, nina);
    expect((await page(visitor)).club).toBeNull();
    expect((await page(await server.signUp('member', 'Di Moor'))).club).toBeNull();
    for (const reader of [nina, admin, member]) expect((await page(reader)).club).toBe(club.name);
  });

  it('[D24] joins the public events of a child with none in which the name is short', async () => {
    const { server, club, admin, play, meet, page } = await aScene();
    const child = await aPerson(admin, club.id, 'Mia Berg');
    const cup = await play([child.id, 'Bo Lind'], { type: 'U12', name: 'Short' });
    await meet(cup, [0, 1], { text: '6-1 6-2' });
    const open = await play([child.id, cup.entries[1]?.personId ?? 0], { name: 'Whole' });
    await meet(open, [1, 0], { text: '6-1 6-2' });
    const shown = await page(server.visitor(), child.id);
    expect(shown).toMatchObject({ won: 0, lost: 1, opponents: [{ name: 'Bo Lind', won: 0, lost: 1 }] });
    expect(JSON.stringify(shown)).not.toContain('Short');
    // Bo knows who it was, and is shown her under two names that nobody can bring together.
    const bo = cup.entries[1]?.personId ?? 0;
    expect((await page(admin, bo)).opponents).toMatchObject([{ won: 1, lost: 1 }]);
  });

  it('leads from a merged number to the one that stays, and from an erased one nowhere', async () => {
    const { server, club, admin, nina, play, meet, page, own } = await aScene();
    const one = await aPerson(admin, club.id, 'Ana Lind');
    const cup = await play([own, one.id]);
    await meet(cup, [0, 1], { text: '6-1 6-2' });
    const twin = await aPerson(admin, club.id, 'Ana Lindt');
    const params = { clubId: String(club.id), personId: String(one.id) };
    bodyOf(await admin.call('mergePerson', { params, body: { into: twin.id, confirm: true } }));
    const visitor = server.visitor();
    expect(await page(visitor, one.id)).toMatchObject({ personId: twin.id, name: 'Ana Lind', lost: 1 });
    expect(await page(visitor, twin.id)).toMatchObject({ personId: twin.id });
    expect((await page(visitor)).opponents).toMatchObject([{ personId: twin.id }]);
    bodyOf(await nina.call('eraseAccount', { body: { password: 'Tennis123' } }));
    expect((await visitor.call('getPerson', { params: { id: String(own) } })).status).toBe(404);
    // Their results stay, without anybody to follow.
    expect((await page(visitor, twin.id)).opponents).toMatchObject([
      { name: 'Former player', personId: null },
    ]);
  });

  it('counts pairs as pairs', async () => {
    const { server, admin, club, page } = await aScene();
    const tournament = await aTournament(admin, club.id, { type: 'Doubles' });
    const params = idOf(tournament);
    const add = async (name: string, partnerName: string) =>
      bodyOf(await admin.call('addParticipant', { params, body: { name, partnerName } }));
    const [ours, theirs] = [await add('Ana Lind', 'Cy Dahl'), await add('Bo Lind', 'Di Moor')];
    const match = bodyOf(await admin.call('createMatch', { params, body: matchBody(ours.id, theirs.id) }));
    bodyOf(await win(admin, match));
    const shown = await page(server.visitor(), ours.partnerPersonId ?? 0);
    expect(shown).toMatchObject({
      name: 'Cy Dahl',
      won: 1,
      opponents: [{ name: 'Bo Lind / Di Moor', personId: null, won: 1 }],
      finals: [{ won: true }],
    });
  });
});

it('refuses what is no number', async () => {
  const { server } = await aScene();
  for (const id of ['0', 'x', '1e3']) {
    expect((await server.visitor().call('getPerson', { params: { id } })).status).toBe(400);
  }
});
