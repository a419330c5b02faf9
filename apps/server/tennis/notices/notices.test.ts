// Notices in the product: which people get, when, and which are withdrawn (D18, D53, D54, OP30).
import { describe, expect, it } from 'vitest';
import type { Notice } from '@tennis/contract';
import { drawParams, idOf, matchesOf, win } from '../../testing/draws.ts';
import { aClub, aTournament, bodyOf } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';
import { cleanUp } from '../../start/housekeeping.ts';

const NOW = '2026-09-01T10:00:00Z';
const DAY = '2026-09-12';
const at = (clock: string): string => `${DAY}T${clock}:00.000Z`;

const toldTo = async (by: Person) => bodyOf(await by.call('getNotices', {}));
const kindsOf = async (by: Person) => (await toldTo(by)).notices.map(({ kind }) => kind);

/** Four players with accounts, entered by themselves. */
async function aScene(fields: object = {}) {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, {
    name: 'Riverside Clay Open',
    status: 'registering',
    maxParticipants: 4,
    ...fields,
  });
  const params = idOf(tournament);
  const players = await Promise.all(
    ['Nina Kovač', 'Priya Raman', 'Aria Shah', 'Lea Horn'].map((name) => server.signUp('member', name)),
  );
  const enter = async (by: Person) => bodyOf(await by.call('enterTournament', { params, body: {} }));
  for (const player of players) await enter(player);
  const [nina, priya] = players;
  if (nina === undefined || priya === undefined) throw new Error('no players');
  const publish = async () => {
    await admin.call('setTournamentStatus', { params, body: { status: 'upcoming' } });
    const body = { kind: 'knockout' as const, randomSeed: 7 };
    const made = bodyOf(await admin.call('makeDraw', { params, body }));
    return bodyOf(
      await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }),
    );
  };
  return { server, club, admin, tournament, params, players, nina, priya, enter, publish };
}

type Scene = Awaited<ReturnType<typeof aScene>>;

/** A published draw, and the first-round match of a player together with the other one of that round. */
async function aMatchOf({ admin, tournament, players, publish }: Scene) {
  const draw = await publish();
  const match = (await matchesOf(admin, tournament)).find(
    ({ p1Name, p2Name }) => p1Name !== null && p2Name !== null,
  );
  if (match === undefined) throw new Error('no match');
  const accountOf = (name: string | null): Person => {
    const found = players.find(({ user }) => user?.name === name);
    if (found === undefined) throw new Error(`no account of ${name}`);
    return found;
  };
  return { draw, match, first: accountOf(match.p1Name), second: accountOf(match.p2Name) };
}

async function lookAfter({ server }: Scene, parent: Person, name: string): Promise<number> {
  const { db } = server.database;
  const { id } = await db
    .selectFrom('persons')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('person_managers')
    .values({ person_id: id, user_id: parent.user?.id ?? 0, created_at: NOW })
    .execute();
  return id;
}

describe('what people are told', () => {
  it('a draw that is out, to those in it and those who look after them, and not to who has published it', async () => {
    const scene = await aScene();
    const { server, admin, nina, players, tournament, publish } = scene;
    const mother = await server.signUp('member', 'Marija Kovač');
    const personId = await lookAfter(scene, mother, 'Nina Kovač');
    expect(await toldTo(nina)).toEqual({ unread: 0, notices: [], hasOlder: false });
    const draw = await publish();
    for (const player of players) expect(await kindsOf(player)).toEqual(['draw_out']);
    expect(await kindsOf(admin)).toEqual([]);
    expect((await toldTo(mother)).notices).toMatchObject([
      {
        kind: 'draw_out',
        isRead: false,
        person: { id: personId, name: 'Nina Kovač', isSelf: false },
        tournament: { id: tournament.id, name: 'Riverside Clay Open', timeZone: 'UTC' },
        match: null,
      },
    ]);
    expect((await toldTo(nina)).notices).toMatchObject([{ person: { isSelf: true } }]);

    await admin.call('setDrawPublished', {
      params: drawParams(draw),
      body: { published: false, reason: 'Again' },
    });
    expect(await kindsOf(nina)).toEqual(['draw_back']);
  });

  it('a place, to who has waited for it', async () => {
    const { server, admin, params, enter, nina, tournament } = await aScene();
    const waiting = await server.signUp('member', 'Mia Berg');
    await enter(waiting);
    const own = bodyOf(await nina.call('getEntering', { params })).people.find(({ isSelf }) => isSelf);
    await nina.call('leaveTournament', { params: { ...params, personId: String(own?.personId) } });
    expect((await toldTo(waiting)).notices).toMatchObject([
      { kind: 'promoted', entryName: 'Mia Berg', tournament: { id: tournament.id } },
    ]);
    expect(await kindsOf(admin)).toEqual([]);
  });

  it('one match once, to who looks after both sides of it or plays in it themselves', async () => {
    const scene = await aScene();
    const { match, first } = await aMatchOf(scene);
    const mother = await scene.server.signUp('member', 'Marija Horvat');
    for (const name of [match.p1Name, match.p2Name]) await lookAfter(scene, mother, name ?? '');
    await lookAfter(scene, first, match.p2Name ?? '');
    await win(scene.admin, match);
    expect(await kindsOf(mother)).toEqual(['result']);
    const told = (await toldTo(first)).notices.filter(({ kind }) => kind === 'result');
    expect(told.map(({ person }) => person?.isSelf)).toEqual([true]);
  });

  it('a result as it is now, once, and none that was taken away', async () => {
    const scene = await aScene();
    const { match, first, second } = await aMatchOf(scene);
    await win(scene.admin, match);
    const [told] = (await toldTo(second)).notices;
    expect(told).toMatchObject({ kind: 'result', match: { id: match.id, winnerId: match.participant1Id } });
    const corrected = { winnerId: match.participant2Id, scores: { text: '4-6 4-6' }, confirm: true };
    bodyOf(await scene.admin.call('setMatchScores', { params: idOf(match), body: corrected }));
    expect((await toldTo(first)).notices).toMatchObject([
      { kind: 'result', match: { winnerId: match.participant2Id } },
      { kind: 'draw_out' },
    ]);
    const body = { winnerId: null, confirm: true };
    await scene.admin.call('setMatchStatus', {
      params: idOf(match),
      body: { status: 'in_progress', confirm: true },
    });
    bodyOf(await scene.admin.call('setMatchWinner', { params: idOf(match), body }));
    expect(await kindsOf(first)).toEqual(['draw_out']);
  });

  it('[D54, OP30] their first match when a day is published, and a move a minute later, once', async () => {
    const scene = await aScene();
    const { admin, club, server } = scene;
    const { match, first } = await aMatchOf(scene);
    const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
    const clubParams = { clubId: String(club.id) };
    const courts = {
      courts: [
        { name: 'Court 1', hours },
        { name: 'Court 2', hours },
      ],
    };
    const [one, two] = bodyOf(await admin.call('createCourts', { params: clubParams, body: courts })).courts;
    const params = { ...clubParams, day: DAY };
    const move = async (courtId: number | undefined, clock: string) =>
      bodyOf(
        await admin.call('moveMatches', {
          params,
          body: {
            moves: [{ matchId: match.id, courtId: courtId ?? 0, startTime: at(clock) }],
            confirm: true,
          },
        }),
      );
    const movesTold = async (): Promise<readonly Notice[]> =>
      (await toldTo(first)).notices.filter(({ kind }) => kind === 'moved');

    await move(one?.id, '10:00');
    expect(await kindsOf(first)).toEqual(['draw_out']);
    bodyOf(await admin.call('setOrderPublished', { params, body: { published: true } }));
    expect((await toldTo(first)).notices[0]).toMatchObject({
      kind: 'order_out',
      match: { id: match.id },
      facts: { startTime: at('10:00'), court: 'Court 1' },
    });

    // A quarter of an hour is not worth telling.
    server.setNow('2026-09-01T11:00:00Z');
    await move(one?.id, '10:15');
    server.setNow('2026-09-01T12:00:00Z');
    expect(await movesTold()).toEqual([]);
    // Moved twice within a minute: one notice, with the first place and the last.
    await move(two?.id, '11:00');
    server.setNow('2026-09-01T12:00:40Z');
    await move(two?.id, '12:00');
    server.setNow('2026-09-01T12:01:20Z');
    expect(await movesTold()).toEqual([]);
    server.setNow('2026-09-01T12:01:41Z');
    expect(await movesTold()).toMatchObject([
      {
        facts: { fromTime: at('10:00'), fromCourt: 'Court 1', startTime: at('12:00'), court: 'Court 2' },
      },
    ]);
    // Moved and moved back: nobody is told.
    await move(one?.id, '15:00');
    await move(two?.id, '12:00');
    server.setNow('2026-09-01T13:00:00Z');
    expect(await movesTold()).toHaveLength(1);
    bodyOf(await admin.call('setOrderPublished', { params, body: { published: false } }));
    expect(await kindsOf(first)).toEqual(['draw_out']);
  });

  it('counts what is not read, page by page, and forgets it after a while', async () => {
    const scene = await aScene();
    const { server } = scene;
    const { match, first } = await aMatchOf(scene);
    await win(scene.admin, match);
    expect((await toldTo(first)).unread).toBe(2);
    const page = bodyOf(await first.call('getNotices', { query: { limit: '1' } }));
    expect(page).toMatchObject({ unread: 2, hasOlder: true, notices: [{ kind: 'result' }] });
    const before = String(page.notices[0]?.id);
    const older = bodyOf(await first.call('getNotices', { query: { limit: '1', before } }));
    expect(older).toMatchObject({ hasOlder: false, notices: [{ kind: 'draw_out' }] });
    const body = { upTo: older.notices[0]?.id ?? 0 };
    expect(bodyOf(await first.call('readNotices', { body }))).toEqual({ unread: 1 });
    expect(bodyOf(await first.call('readNotices', { body }))).toEqual({ unread: 1 });
    expect((await toldTo(first)).notices.map(({ isRead }) => isRead)).toEqual([false, true]);
    // Nobody else's are read with them.
    const others = await Promise.all(scene.players.filter((one) => one !== first).map(toldTo));
    expect(others.every(({ unread }) => unread > 0)).toBe(true);

    server.setNow('2026-12-15T10:00:00Z');
    await cleanUp(server.services);
    const left = await server.database.db.selectFrom('notices').select('id').execute();
    expect(left).toEqual([]);
  });

  it('[D8, D46] nothing of a tournament that is a draft again, nor of somebody they look after no more', async () => {
    const scene = await aScene();
    const { server, nina, publish } = scene;
    const mother = await server.signUp('member', 'Marija Kovač');
    const personId = await lookAfter(scene, mother, 'Nina Kovač');
    await publish();
    expect(await kindsOf(mother)).toEqual(['draw_out']);
    await mother.call('stopManaging', { params: { personId: String(personId) } });
    expect(await toldTo(mother)).toMatchObject({ unread: 0, notices: [] });
    await server.database.db.updateTable('tournaments').set({ status: 'draft' }).execute();
    expect(await toldTo(nina)).toMatchObject({ unread: 0, notices: [] });
    expect((await server.visitor().call('getNotices', {})).status).toBe(401);
  });
});

const ofRain = async (by: Person) =>
  (await kindsOf(by)).filter((kind) => kind === 'suspended' || kind === 'resumed');

it.each(['on court', 'called'])(
  'tells those who are %s that play stands still and goes on, once and nobody else [D56]',
  async (how) => {
    const scene = await aScene();
    const { admin, club, players } = scene;
    const { match, first, second } = await aMatchOf(scene);
    const { courts } = bodyOf(
      await admin.call('createCourts', {
        params: { clubId: String(club.id) },
        body: { courts: [{ name: 'Court 1' }, { name: 'Court 2' }] },
      }),
    );
    const [court = 0, other = 0] = courts.map(({ id }) => id);
    const params = { clubId: String(club.id), day: DAY };
    const moves = [{ matchId: match.id, courtId: court, startTime: at('14:00') }];
    bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
    // Matches are called, and play is suspended, on the day itself.
    scene.server.setNow(at('14:00'));
    if (how === 'called')
      bodyOf(await admin.call('callMatch', { params: idOf(match), body: { called: true } }));
    else bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } }));
    scene.server.setNow(at('14:10'));
    const rain = (courtIds: number[]) =>
      admin.call('suspendPlay', { params, body: { courtIds, reason: 'rain' } });
    bodyOf(await rain([other]));
    bodyOf(await rain([court, other]));
    bodyOf(await rain([court]));
    bodyOf(await admin.call('resumePlay', { params, body: { courtIds: [court] } }));
    for (const player of players) {
      const isOnCourt = player === first || player === second;
      expect(await ofRain(player)).toEqual(isOnCourt ? ['resumed', 'suspended'] : []);
    }
  },
);
