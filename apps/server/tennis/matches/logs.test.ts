// Scoring point by point (D52, ADR 31): every point once and in order, from one device at a time, and no noted point is lost.
import { describe, expect, it } from 'vitest';
import type { ScoreLog } from '@tennis/contract';
import { idOf, matchesOf, published } from '../../testing/draws.ts';
import { aMatch, bodyOf } from '../../testing/factories.ts';
import {
  AT,
  detailsOf,
  games,
  logged,
  PHONE,
  points,
  sender,
  TABLET,
  type Event,
} from '../../testing/points.ts';
import { aServer } from '../../testing/server.ts';

async function aScene() {
  const server = await aServer({ now: '2026-09-12T10:00:00Z' });
  const { admin, match, tournament } = await aMatch(server, { status: 'registering' });
  const params = { id: String(match.id) };
  const send = sender(admin, params);
  const read = async (): Promise<ScoreLog> => bodyOf(await admin.call('getScoreLog', { params }));
  const logs = async () =>
    (
      await server.database.db.selectFrom('score_logs').select(['state', 'count']).orderBy('id').execute()
    ).map(({ state, count }) => [state, count]);
  return { server, admin, match, tournament, params, send, read, logs };
}

describe('a point log', () => {
  it('begins with the first point, which starts the match, and the score follows game by game', async () => {
    const { match, send, read } = await aScene();
    expect(await read()).toMatchObject({ log: null, match: { status: 'scheduled' }, doubles: false });
    const first = bodyOf(await send(logged(points('1'))));
    expect(first).toMatchObject({
      match: { status: 'in_progress', scores: null },
      log: { count: 1, events: [] },
    });
    const more = logged([...points('111'), ...games('2112')], 1);
    expect(bodyOf(await send(more, { from: 1 })).match).toMatchObject({ scoreText: '3-2', winnerId: null });
    const { log } = await read();
    expect(log).toMatchObject({ device: PHONE, count: 20, setup: { firstServer: 1 } });
    expect(log?.events[0]).toEqual({ id: 'event-0-id', at: AT, event: { type: 'point', winner: 1 } });
    expect(log?.events).toHaveLength(20);
    expect(match.status).toBe('scheduled');
  });

  it('takes each event once, however often it is sent, and none behind a gap', async () => {
    const { send, read } = await aScene();
    const events = logged(points('1212'));
    bodyOf(await send(events.slice(0, 2)));
    bodyOf(await send(events.slice(0, 2)));
    bodyOf(await send(events));
    bodyOf(await send(events.slice(2), { from: 2 }));
    expect((await read()).log?.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    const gap = await send(logged(points('1'), 6), { from: 6 });
    expect([gap.status, detailsOf(gap)]).toEqual([409, { code: 'log_gap', count: 4, device: PHONE }]);
    const other = await send(logged(points('2'), 3, 'other'), { from: 3 });
    expect(detailsOf(other)?.['code']).toBe('log_differs');
    expect((await read()).log?.count).toBe(4);
  });

  it('takes no event twice, wherever in the log it stands', async () => {
    const { send, logs } = await aScene();
    bodyOf(await send(logged(points('12'))));
    const again = await send(logged(points('1')), { from: 2 });
    expect([again.status, detailsOf(again)?.['code']]).toEqual([409, 'log_differs']);
    const [one] = logged(points('1'), 7);
    if (one === undefined) throw new Error('no event');
    expect((await send([one, one], { from: 2 })).status).toBe(409);
    expect((await send([one, one], { device: TABLET, aside: true })).status).toBe(409);
    expect(await logs()).toEqual([['open', 2]]);
  });

  it('is refused whole where an event does not fit', async () => {
    const { send, logs } = await aScene();
    const refused = await send(logged([...points('1'), { type: 'undo' }, { type: 'undo' }]));
    expect([refused.status, detailsOf(refused)]).toEqual([409, { code: 'log_refused', index: 2 }]);
    expect(await logs()).toEqual([]);
  });

  it('is kept by one device, taken over by another in the open, or put aside by it and kept', async () => {
    const { admin, send, read, logs, match } = await aScene();
    bodyOf(await send(logged(games('11'))));
    const held = await send(logged(points('2'), 8), { device: TABLET, from: 8 });
    expect(detailsOf(held)).toEqual({ code: 'log_held', count: 8, device: PHONE });
    expect((held.body as { message?: string }).message).toContain(admin.user?.name);
    expect(detailsOf(await send([], { device: TABLET, from: 5, takeOver: true }))?.['code']).toBe('log_gap');
    bodyOf(await send(logged(points('2'), 8), { device: TABLET, from: 8, takeOver: true }));
    expect((await read()).log).toMatchObject({ device: TABLET, count: 9 });
    // The phone comes back with the points it has noted meanwhile: a person chooses, and the log that they do not choose is kept.
    const mine = logged([...games('11'), ...games('2')]);
    expect(detailsOf(await send(mine.slice(8), { from: 8 }))?.['code']).toBe('log_held');
    const replaced = bodyOf(await send(mine, { replace: true }));
    expect(replaced.match).toMatchObject({ id: match.id, scoreText: '2-1' });
    expect(await logs()).toEqual([
      ['aside', 9],
      ['open', 12],
    ]);
  });

  it('keeps what another device noted beside it, once, in parts and after the match is over', async () => {
    const { server, send, read, logs, params, admin } = await aScene();
    bodyOf(await send(logged(games('11'))));
    const others = logged(games('22'), 0, 'other');
    const aside = { device: TABLET, setup: { firstServer: 2 }, aside: true };
    bodyOf(await send(others.slice(0, 5), aside));
    // The answer was lost.
    bodyOf(await send(others.slice(0, 5), aside));
    bodyOf(await send(others.slice(5), { ...aside, from: 5 }));
    bodyOf(await send(others.slice(5), { ...aside, from: 5 }));
    expect(await logs()).toEqual([
      ['open', 8],
      ['aside', 8],
    ]);
    expect((await read()).log).toMatchObject({ device: PHONE, count: 8 });
    expect(detailsOf(await send(others, { ...aside, from: 9 }))?.['code']).toBe('log_gap');
    bodyOf(await admin.call('setMatchScores', { params, body: { scores: { text: '4-2' } } }));
    bodyOf(await send(logged(points('2'), 0, 'third'), aside));
    expect(await logs()).toEqual([
      ['closed', 8],
      ['aside', 8],
      ['aside', 1],
    ]);
    const kept = await server.database.db.selectFrom('score_events').select('event_id').execute();
    expect(new Set(kept.map(({ event_id }) => event_id)).size).toBe(17);
  });

  it('keeps each log that one device leaves aside, though they begin with the same points', async () => {
    const { server, send } = await aScene();
    const shared = logged(points('11'));
    bodyOf(await send(shared));
    const first = [...shared, ...logged(points('222'), 2, 'first')];
    const second = [...shared, ...logged(points('1'), 2, 'tablet'), ...logged(points('22'), 3, 'second')];
    const aside = { device: TABLET, aside: true };
    bodyOf(await send(first, aside));
    bodyOf(await send(second, aside));
    const kept = await server.database.db
      .selectFrom('score_events')
      .innerJoin('score_logs', 'score_logs.id', 'score_events.log_id')
      .select(['log_id', 'event_id'])
      .where('score_logs.state', '=', 'aside')
      .orderBy('log_id')
      .orderBy('seq')
      .execute();
    expect(
      [...Map.groupBy(kept, ({ log_id }) => log_id).values()].map((rows) => rows.map((row) => row.event_id)),
    ).toEqual([first.map(({ id }) => id), second.map(({ id }) => id)]);
  });

  it('completes the match by its last point, and not before', async () => {
    const { admin, send, logs, match, tournament } = await aScene();
    const set = games('111111');
    const half = logged(set);
    bodyOf(await send(half));
    const soon = await send([], { from: half.length, complete: true });
    expect((soon.body as { reason?: string }).reason).toBe('logUnfinished');
    const rest = logged(set, half.length);
    const done = bodyOf(await send(rest, { from: half.length, complete: true }));
    expect(done).toMatchObject({
      match: { status: 'completed', scoreText: '6-0 6-0', winnerId: match.participant1Id },
      log: null,
    });
    expect(await logs()).toEqual([['closed', 48]]);
    expect(detailsOf(await send(rest, { from: half.length }))?.['code']).toBe('log_over');
    const stored = bodyOf(
      await admin.call('listTournamentMatches', { params: { id: String(tournament.id) } }),
    ).find(({ id }) => id === match.id);
    expect(stored).toMatchObject({ status: 'completed' });
  });

  it('ends by a retirement, for the other side', async () => {
    const { send, match } = await aScene();
    const end: Event = { type: 'end', ending: { kind: 'retired', by: 1 } };
    const done = bodyOf(await send(logged([...games('1112'), end]), { complete: true }));
    expect(done.match).toMatchObject({ scoreText: '3-1 ret.', winnerId: match.participant2Id });
  });

  it('is closed and kept when a score is typed, which counts', async () => {
    const { admin, send, params, logs } = await aScene();
    bodyOf(await send(logged(games('11'))));
    bodyOf(await admin.call('setMatchScores', { params, body: { scores: { text: '4-2' } } }));
    expect(await logs()).toEqual([['closed', 8]]);
    const late = await send(logged(points('1'), 8), { from: 8 });
    expect(detailsOf(late)?.['code']).toBe('log_over');
  });

  it('is nobody’s who does not run the tournament, and begins no draft', async () => {
    const { server, send, params, admin, tournament } = await aScene();
    const stranger = await server.signUp('member');
    const body = { device: PHONE, setup: { firstServer: 1 as const }, from: 0 };
    expect((await stranger.call('appendScoreLog', { params, body })).status).toBe(403);
    expect((await stranger.call('getScoreLog', { params })).status).toBe(403);
    expect((await server.visitor().call('getScoreLog', { params })).status).toBe(401);
    await server.database.db.updateTable('tournaments').set({ status: 'draft' }).execute();
    expect((await send(logged(points('1')))).status).toBe(409);
    expect([admin.user?.role, tournament.status]).toEqual(['club_admin', 'registering']);
  });
});

/** The first semi-final of a draw of four, with its log. */
async function aSemiFinal() {
  const scene = await published(4);
  const { admin, tournament } = scene;
  const [semi] = await matchesOf(admin, tournament);
  if (semi === undefined) throw new Error('no match');
  const send = sender(admin, idOf(semi));
  const read = async (): Promise<ScoreLog> => bodyOf(await admin.call('getScoreLog', { params: idOf(semi) }));
  const final = async () => (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
  return { ...scene, semi, send, read, final };
}

const MATCH = logged(games('111111111111'));

describe('[D14] what completing a match of a draw does', () => {
  it('is told as soon as its last point is there, before anything is done, and it is what then happens', async () => {
    const { semi, send, read, final } = await aSemiFinal();
    const before = bodyOf(await send(MATCH.slice(0, -1)));
    expect(before.consequences).toBeUndefined();
    const last = bodyOf(await send(MATCH.slice(-1), { from: MATCH.length - 1 }));
    expect(last.consequences).toContain(`${semi.p1Name} moves into Final.`);
    expect(last.consequenceCodes?.map(({ code }) => code)).toContain('moves-in');
    expect(await read()).toMatchObject({ consequences: last.consequences });
    // Told only: nobody is in the final yet, and the end can be taken back.
    expect(await final()).toMatchObject({ participant1Id: null, participant2Id: null });
    const undone = logged([{ type: 'undo' }], MATCH.length);
    expect(bodyOf(await send(undone, { from: MATCH.length })).consequences).toBeUndefined();
    expect((await read()).consequences).toBeUndefined();
    const again = logged(points('1'), MATCH.length + 1);
    const done = bodyOf(await send(again, { from: MATCH.length + 1, complete: true }));
    expect(done).toMatchObject({ match: { status: 'completed', winnerId: semi.participant1Id }, log: null });
    expect((await final())?.participant1Id).toBe(semi.participant1Id);
  });

  it('is said in the language of who scores', async () => {
    const { admin, semi, send } = await aSemiFinal();
    bodyOf(await send(MATCH));
    const params = idOf(semi);
    const german = bodyOf(await admin.call('getScoreLog', { params }, { 'accept-language': 'de' }));
    expect(german.consequences?.join(' ')).not.toContain('moves into');
    expect(german.consequences?.join(' ')).toContain(semi.p1Name);
  });

  it('[OU1] of one that was abandoned counts once it is completed, with no winner, and not before', async () => {
    const { admin, tournament, send, read, final } = await aSemiFinal();
    const end: Event = { type: 'end', ending: { kind: 'abandoned', by: null } };
    const events = logged([...games('112'), end]);
    expect(bodyOf(await send(events)).match).toMatchObject({ status: 'in_progress', scoreText: '2-1' });
    expect((await read()).consequenceCodes?.map(({ code }) => code)).toContain('no-winner');
    bodyOf(await send(logged([{ type: 'undo' }], events.length), { from: events.length }));
    expect((await read()).consequences).toBeUndefined();
    const again = logged([end], events.length + 1);
    bodyOf(await send(again, { from: events.length + 1, complete: true }));
    const [semi] = await matchesOf(admin, tournament);
    expect(semi).toMatchObject({ status: 'completed', scoreText: '2-1 abn.', winnerId: null });
    expect((await final())?.participant1Id).toBeNull();
  });

  it('[OU1] is completed without a winner where an abandoned score is typed for a match that nobody had started', async () => {
    const { admin, semi } = await aSemiFinal();
    const typed = await admin.call('setMatchScores', {
      params: idOf(semi),
      body: { scores: { text: '6-4 2-1 abn.' }, winnerId: null, complete: true },
    });
    expect(typed).toMatchObject({ status: 200, body: { status: 'completed', winnerId: null } });
  });
});

describe('the match format of a tournament', () => {
  it('is not changed once a match has begun on a pad, though nobody has won a game', async () => {
    const { admin, tournament, send, params } = await aScene();
    const change = () =>
      admin.call('updateTournament', {
        params: { id: String(tournament.id) },
        body: { matchFormat: 'SET3-S:6/TB7-F:TB10' },
      });
    bodyOf(await send(logged(points('1'))));
    expect(await change()).toMatchObject({ status: 409, body: { issues: [{ path: 'matchFormat' }] } });
    // A cleared score closes the log, and the match has not begun any more.
    const none = { set1: { player1: 0, player2: 0 } };
    bodyOf(await admin.call('setMatchScores', { params, body: { scores: none } }));
    expect((await change()).status).toBe(200);
  });

  it('is changed though a match that has begun on a pad was cancelled: nobody could clear its score', async () => {
    const { admin, tournament, send, params } = await aScene();
    bodyOf(await send(logged(points('1'))));
    bodyOf(await admin.call('setMatchStatus', { params, body: { status: 'cancelled', confirm: true } }));
    const changed = await admin.call('updateTournament', {
      params: { id: String(tournament.id) },
      body: { matchFormat: 'SET3-S:6/TB7-F:TB10' },
    });
    expect(changed.status).toBe(200);
  });

  it('is changed while the pad only asks who serves', async () => {
    const { admin, tournament, send } = await aScene();
    bodyOf(await send([]));
    const body = { matchFormat: 'SET3-S:6/TB7-F:TB10' };
    const params = { id: String(tournament.id) };
    expect((await admin.call('updateTournament', { params, body })).status).toBe(200);
  });
});
