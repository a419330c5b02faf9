// The next players on a court are told once for as long as they stay next (D53), however they have become so.
import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../start/housekeeping.ts';
import { drawParams, idOf, matchesOf, win } from '../../testing/draws.ts';
import { bodyOf, joinClub } from '../../testing/factories.ts';
import {
  aDayOnCourt,
  aFan,
  close,
  later,
  nextRead,
  NOON,
  suspend,
  twoMatches,
} from '../../testing/next-on-court.ts';

const FIRST_STAYED_AWAY = {
  set1: { player1: 0, player2: 0 },
  outcome: { kind: 'walkover', by: 1 },
} as const;

describe('the next match on a court', () => {
  it('is told once when the one before goes on, half a minute later, and with its end not again [D53]', async () => {
    const { server, admin, fan, first, second, look, next, setStatus } = await twoMatches();
    await setStatus(first, 'in_progress');
    await look();
    // A call could follow at once.
    expect(bodyOf(await fan.call('getNotices', {})).notices).toEqual([]);
    const told = await next();
    expect(told).toMatchObject([{ match: second.id }]);
    expect(bodyOf(await fan.call('getNotices', {})).notices).toMatchObject([{ facts: { court: 'Court 1' } }]);
    bodyOf(await win(admin, first));
    expect(await next()).toEqual(told);
    await setStatus(first, 'in_progress');
    expect(await next()).toEqual(told);
    // One note, however often it begins and ends.
    expect(await server.database.db.selectFrom('court_looks').selectAll().execute()).toMatchObject([
      { match_id: first.id, due_at: '9' },
    ]);
  });

  it('is not told if it is called in that moment, nor while another one is called there [D53]', async () => {
    const called = await twoMatches();
    await called.setStatus(called.first, 'in_progress');
    const call = (match: { id: number }, isOn = true) =>
      called.admin.call('callMatch', { params: idOf(match), body: { called: isOn, confirm: true } });
    bodyOf(await call(called.second));
    expect(await called.next()).toEqual([]);
    // A match whose call was taken back is next again.
    bodyOf(await call(called.second, false));
    expect(await called.next()).toMatchObject([{ match: called.second.id }]);
    const third = await called.aMatch(120);
    bodyOf(await call(third));
    expect(await called.next()).toEqual([]);
  });

  it('is told again if it was called and the call taken back before anybody looked [D53]', async () => {
    const { admin, first, second, next, setStatus } = await twoMatches();
    await setStatus(first, 'in_progress');
    expect(await next()).toMatchObject([{ match: second.id }]);
    for (const called of [true, false])
      bodyOf(await admin.call('callMatch', { params: idOf(second), body: { called, confirm: true } }));
    expect(await next()).toMatchObject([{ match: second.id }]);
  });

  it('is not told when it has begun meanwhile, or waits before the one with the result [D53]', async () => {
    const begun = await twoMatches();
    await begun.setStatus(begun.first, 'in_progress');
    await begun.look();
    await begun.setStatus(begun.second, 'in_progress');
    expect(bodyOf(await begun.fan.call('getNotices', {})).notices).toEqual([]);
    expect(await begun.next()).toEqual([]);

    const early = await twoMatches();
    await early.change(early.first, { startTime: later(120) });
    bodyOf(await win(early.admin, early.first));
    expect(await early.next()).toEqual([]);
  });

  it('is not told as long as nothing has been before it that day', async () => {
    const { change, aMatch, next, second, first } = await twoMatches();
    await change(second, { court: 'Court 2' });
    expect(await next()).toEqual([]);
    await aMatch(300);
    await change(first, { startTime: later(30) });
    expect(await next()).toEqual([]);
  });
});

describe('its opponent', () => {
  it('who becomes known by a result elsewhere makes it news, once [D53]', async () => {
    const day = await aDayOnCourt(undefined, { status: 'upcoming', maxParticipants: 4 });
    const { admin, tournament, look, change } = day;
    for (let entry = 0; entry < 4; entry++) await day.enter();
    const body = { kind: 'knockout' as const, randomSeed: 7 };
    const made = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body }));
    bodyOf(await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }));
    const [one, two, final] = (await matchesOf(admin, tournament)).toSorted((a, b) => a.id - b.id);
    if (one === undefined || two === undefined || final === undefined) throw new Error('three matches');
    await change(one, { court: 'Court 1', startTime: later(0) });
    await change(two, { court: 'Court 2', startTime: later(0) });
    await change(final, { court: 'Court 1', startTime: later(60) });
    await look();
    const { next } = await aFan(day, one);
    bodyOf(await win(admin, one));
    expect(await next()).toEqual([]);
    bodyOf(await win(admin, two));
    const told = await next();
    expect(told).toMatchObject([{ match: final.id }]);
    await change(final, { startTime: later(75) });
    expect(await next()).toEqual(told);
  });

  it('who is put in by hand does too, also when the one before it has only left its court', async () => {
    const day = await aDayOnCourt();
    const [first, second] = [await day.aMatch(0), await day.aMatch(60, 'Court 1', [await day.enter(), null])];
    const { next } = await aFan(day, second);
    await day.look();
    await day.change(first, { court: 'Court 2' });
    expect(await next()).toEqual([]);
    const opponent = await day.enter();
    await day.change(second, { participant2Id: opponent });
    expect(await next()).toMatchObject([{ match: second.id }]);
  });
});

describe('a match that leaves the court', () => {
  it.each<[string, (day: Awaited<ReturnType<typeof twoMatches>>) => Promise<unknown>]>([
    [
      'by a walkover',
      ({ admin, first }) =>
        admin.call('setMatchScores', {
          params: idOf(first),
          body: { scores: FIRST_STAYED_AWAY, winnerId: first.participant2Id, complete: true, confirm: true },
        }),
    ],
    ['because it is cancelled', ({ setStatus, first }) => setStatus(first, 'cancelled')],
    [
      'because it is deleted',
      ({ admin, first }) => admin.call('deleteMatch', { params: idOf(first), query: {} }),
    ],
    ['for another court', ({ change, first }) => change(first, { court: 'Court 2' })],
    ['for another day', ({ change, first }) => change(first, { startTime: later(24 * 60) })],
    [
      'by a move at the desk',
      ({ admin, params, courts, first }) =>
        admin.call('moveMatches', {
          params: { ...params, day: NOON.slice(0, 10) },
          body: { moves: [{ matchId: first.id, courtId: courts[1]?.id ?? 0 }], confirm: true },
        }),
    ],
    [
      'because the desk gives it up',
      ({ admin, params, first }) =>
        admin.call('moveMatches', {
          params: { ...params, day: NOON.slice(0, 10) },
          body: { moves: [{ matchId: first.id, givenUp: true }], confirm: true },
        }),
    ],
  ])('%s makes the one behind it next [D53]', async (_name, leave) => {
    const scene = await twoMatches();
    await leave(scene);
    const told = await scene.next();
    expect(told).toMatchObject([{ match: scene.second.id }]);
    expect(await scene.next()).toEqual(told);
  });

  it('by a withdrawal makes the one behind it next [D53]', async () => {
    const day = await aDayOnCourt(undefined, { status: 'upcoming', maxParticipants: 4 });
    const { admin, tournament, look, change } = day;
    for (let entry = 0; entry < 4; entry++) await day.enter();
    const body = { kind: 'knockout' as const, randomSeed: 7 };
    const made = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body }));
    bodyOf(await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }));
    const [one, two] = (await matchesOf(admin, tournament)).toSorted((a, b) => a.id - b.id);
    if (one === undefined || two === undefined) throw new Error('two matches');
    await change(one, { court: 'Court 1', startTime: later(0) });
    await change(two, { court: 'Court 1', startTime: later(60) });
    await look();
    const { next } = await aFan(day, two);
    const params = { ...idOf(tournament), participantId: String(one.participant1Id) };
    bodyOf(
      await admin.call('setWithdrawal', {
        params,
        body: { withdrawn: true, reason: 'no_show', confirm: true },
      }),
    );
    expect(await next()).toMatchObject([{ match: two.id }]);
  });

  it('makes the third match next if the second is cancelled while the first is played', async () => {
    const day = await aDayOnCourt();
    const [first, second, third] = [await day.aMatch(0), await day.aMatch(60), await day.aMatch(120)];
    const { next } = await aFan(day, third);
    await day.setStatus(first, 'in_progress');
    expect(await next()).toEqual([]);
    await day.setStatus(second, 'cancelled');
    expect(await next()).toMatchObject([{ match: third.id }]);
  });

  it('before it was its turn is a plan, and tells nobody', async () => {
    const day = await aDayOnCourt();
    const [first, second] = [await day.aMatch(60), await day.aMatch(120)];
    const { next } = await aFan(day, second);
    await day.look();
    await day.change(first, { court: 'Court 2' });
    expect(await next()).toEqual([]);
  });
});

describe('a court', () => {
  it('on which play is suspended has nobody next, until play goes on [D56]', async () => {
    const scene = await twoMatches();
    const { first, second, next, setStatus } = scene;
    bodyOf(await suspend(scene, true));
    await setStatus(first, 'in_progress');
    expect(await next()).toEqual([]);
    bodyOf(await suspend(scene, false));
    const told = await next();
    expect(told).toMatchObject([{ match: second.id }]);
    // The players who were told that they are next wait again.
    bodyOf(await suspend(scene, true));
    expect(await next()).toEqual([]);
    bodyOf(await suspend(scene, false));
    const again = await next();
    expect(again).toMatchObject([{ match: second.id }]);
    expect(await next()).toEqual(again);
  });

  it('remembers who left it while play was suspended', async () => {
    const scene = await twoMatches();
    bodyOf(await suspend(scene, true));
    await scene.change(scene.first, { court: 'Court 2' });
    expect(await scene.next()).toEqual([]);
    bodyOf(await suspend(scene, false));
    expect(await scene.next()).toMatchObject([{ match: scene.second.id }]);
    // Until the day is long over: the notice may be taken back, and told again.
    const { db } = scene.server.database;
    const notes = () => db.selectFrom('court_looks').select(['match_id', 'due_at']).execute();
    expect(await notes()).toEqual([{ match_id: scene.first.id, due_at: '9' }]);
    scene.server.setNow(later(72 * 60));
    await cleanUp(scene.server.services);
    expect(await notes()).toEqual([]);
  });

  it('that is out of use has nobody next, until it is in use again, also by the clock [D48]', async () => {
    const scene = await twoMatches();
    const { server, first, second, next, setStatus } = scene;
    bodyOf(await close(scene, [{ from: later(-60), to: null }]));
    await setStatus(first, 'in_progress');
    expect(await next()).toEqual([]);
    bodyOf(await close(scene, []));
    expect(await next()).toMatchObject([{ match: second.id }]);

    bodyOf(await close(scene, [{ from: later(30), to: later(60) }]));
    expect(await next()).toMatchObject([{ match: second.id }]);
    server.setNow(later(31));
    expect(await next()).toEqual([]);
    server.setNow(later(61));
    expect(await next()).toMatchObject([{ match: second.id }]);
  });
});

describe('a match that was next', () => {
  it.each<[string, (day: Awaited<ReturnType<typeof twoMatches>>, isAway: boolean) => Promise<unknown>]>([
    [
      'was put off to another day',
      ({ change, second }, isAway) => change(second, { startTime: later(isAway ? 24 * 60 : 60) }),
    ],
    [
      'was moved to another court',
      ({ change, second }, isAway) => change(second, { court: isAway ? 'Court 3' : 'Court 1' }),
    ],
    [
      'was cancelled',
      ({ setStatus, second }, isAway) => setStatus(second, isAway ? 'cancelled' : 'scheduled'),
    ],
  ])('and %s, is told again, once, when it is next again [D53]', async (_name, turn) => {
    const scene = await twoMatches();
    await scene.setStatus(scene.first, 'in_progress');
    const told = await scene.next();
    expect(told).toMatchObject([{ match: scene.second.id }]);
    await turn(scene, true);
    expect(await scene.next()).toEqual([]);
    await turn(scene, false);
    const again = await scene.next();
    expect(again).toMatchObject([{ match: scene.second.id }]);
    expect(again).not.toEqual(told);
    expect(await scene.next()).toEqual(again);
  });

  it('gives way to one that is put before it, and is told again behind that one', async () => {
    const scene = await twoMatches();
    const { first, second, next, setStatus, aMatch, change } = scene;
    await setStatus(first, 'in_progress');
    expect(await next()).toMatchObject([{ match: second.id }]);
    const between = await aMatch(30);
    const other = await aFan(scene, between);
    expect(await next()).toEqual([]);
    expect(await other.next()).toMatchObject([{ match: between.id }]);
    await change(between, { startTime: later(90) });
    expect(await other.next()).toEqual([]);
    expect(await next()).toMatchObject([{ match: second.id }]);
  });

  it('and moves within a day to where it is next at once, is told of its new court', async () => {
    const scene = await twoMatches();
    const { fan, first, second, next, setStatus, aMatch, change } = scene;
    const other = await aMatch(0, 'Court 2');
    await setStatus(first, 'in_progress');
    await setStatus(other, 'in_progress');
    const told = await next();
    await change(second, { court: 'Court 2' });
    const again = await next();
    expect(again).toMatchObject([{ match: second.id }]);
    expect(again).not.toEqual(told);
    const { notices } = bodyOf(await fan.call('getNotices', {}));
    expect(notices.find(({ kind }) => kind === 'next')).toMatchObject({ facts: { court: 'Court 2' } });
  });
});

describe('the players themselves', () => {
  it('are told once, and so are those who look after them, who also follow; nobody of a child by their page [D24, D53]', async () => {
    const day = await aDayOnCourt(undefined, { type: 'U12', status: 'upcoming' });
    const { server, admin, club, tournament, look } = day;
    const [player, parent, fan, stranger] = [
      await server.signUp('member', 'Nina Kovač'),
      await server.signUp('member', 'Al Kovač'),
      await server.signUp('member', 'Jo Fan'),
      await server.signUp('member', 'Bo Lind'),
    ];
    await joinClub(server, club.id, player);
    const own = bodyOf(
      await admin.call('addParticipant', {
        params: idOf(tournament),
        body: { userId: player.user?.id, birthYear: 2016 },
      }),
    );
    const child = bodyOf(
      await admin.call('addParticipant', {
        params: idOf(tournament),
        body: { name: 'Priya Raman', birthYear: 2016 },
      }),
    );
    const { db } = server.database;
    await db
      .insertInto('person_managers')
      .values({ person_id: child.personId ?? 0, user_id: parent.user?.id ?? 0, created_at: NOON })
      .execute();
    const first = await day.aMatch(0);
    const second = await day.aMatch(60, 'Court 1', [own.id, child.id]);
    for (const who of [parent, fan])
      await who.call('addFollows', { body: { follows: [{ kind: 'entry', id: child.id }] } });
    await stranger.call('addFollows', { body: { follows: [{ kind: 'person', id: child.personId ?? 0 }] } });
    await day.setStatus(first, 'in_progress');
    for (const [who, count] of [
      [player, 1],
      [parent, 1],
      [fan, 1],
      [stranger, 0],
    ] as const)
      expect(await nextRead(server, look, who)).toHaveLength(count);
    const { notices } = bodyOf(await fan.call('getNotices', {}));
    expect(notices.find(({ match }) => match?.id === second.id)).toMatchObject({
      entryName: 'P. R.',
      person: null,
    });
  });
});

describe('notes on courts', () => {
  it('of a court that is there no longer, or a day that is over, are forgotten', async () => {
    const day = await aDayOnCourt();
    const { server, admin, params, courts, look } = day;
    const courtParams = { ...params, courtId: String(courts[2]?.id) };
    const closures = [{ from: later(-60), to: null }];
    bodyOf(await admin.call('updateCourt', { params: courtParams, body: { closures } }));
    expect((await admin.call('deleteCourt', { params: courtParams })).status).toBe(204);
    const { db } = server.database;
    expect(await db.selectFrom('court_looks').selectAll().execute()).not.toEqual([]);
    await look();
    expect(await db.selectFrom('court_looks').selectAll().execute()).toEqual([]);
    await db
      .insertInto('court_looks')
      .values({
        court_id: courts[0]?.id ?? 0,
        day: '2026-09-12',
        match_id: null,
        gone: null,
        moved: later(0),
        due_at: '9',
      })
      .execute();
    await look();
    expect(await db.selectFrom('court_looks').selectAll().execute()).toHaveLength(1);
    server.setNow('2026-09-15T10:00:00.000Z');
    await cleanUp(server.services);
    expect(await db.selectFrom('court_looks').selectAll().execute()).toEqual([]);
  });
});
