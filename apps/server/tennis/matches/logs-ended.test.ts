// Whose points a log holds: it ends with its players and with a result, and goes on when the result is taken back (D14, D52, ADR 31).
import { describe, expect, it } from 'vitest';
import { drawParams, idOf, matchesOf, published, win } from '../../testing/draws.ts';
import { aClub, aMatch, bodyOf } from '../../testing/factories.ts';
import { detailsOf, games, logged, points, sender, type Event } from '../../testing/points.ts';
import { aPlayersMatch } from '../../testing/reports.ts';
import { aServer } from '../../testing/server.ts';

describe('a log of a match whose players a correction changes', () => {
  it('[D14] is closed and kept: no tap counts for those who have come', async () => {
    const { server, admin, tournament } = await published(4);
    const [first, second] = await matchesOf(admin, tournament);
    if (first === undefined || second === undefined) throw new Error('no match');
    await win(admin, first);
    await win(admin, second);
    const final = async () => (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    const { id = 0 } = (await final()) ?? {};
    const send = sender(admin, { id: String(id) });
    const noted = logged(games('11'));
    bodyOf(await send(noted));
    const corrected = { scores: { text: '1-6 2-6' }, winnerId: first.participant2Id, confirm: true };
    bodyOf(await admin.call('setMatchScores', { params: idOf(first), body: corrected }));
    const late = await send(logged(points('1'), noted.length), { from: noted.length });
    expect([late.status, detailsOf(late)?.['code']]).toEqual([409, 'log_over']);
    expect(await final()).toMatchObject({
      participant1Id: first.participant2Id,
      status: 'scheduled',
      scoreText: null,
    });
    const logs = await server.database.db.selectFrom('score_logs').selectAll().execute();
    expect(logs).toMatchObject([{ state: 'closed', count: noted.length }]);
  });
});

/** A match that is made by hand, and may be scored. */
async function aScene() {
  const server = await aServer({ now: '2026-09-12T10:00:00Z' });
  const { admin, match, tournament } = await aMatch(server, { status: 'registering' });
  const params = idOf(match);
  const stored = async () => (await matchesOf(admin, tournament)).find(({ id }) => id === match.id);
  const logs = () => server.database.db.selectFrom('score_logs').select(['state', 'count']).execute();
  return { server, admin, match, params, send: sender(admin, params), stored, logs };
}

it('[D52] a log that begins over a typed score replaces it only where somebody has said so', async () => {
  const { admin, params, send, stored, logs } = await aScene();
  bodyOf(await admin.call('setMatchScores', { params, body: { scores: { text: '6-4 3-2' } } }));
  const refused = await send(logged(games('12')));
  expect([refused.status, detailsOf(refused)?.['code']]).toEqual([409, 'log_over']);
  expect(await stored()).toMatchObject({ scoreText: '6-4 3-2' });
  expect(await logs()).toEqual([]);
  bodyOf(await send(logged(games('12')), { replace: true }));
  expect(await stored()).toMatchObject({ scoreText: '1-1' });
});

it('[SC8] a result that was typed set by set on a device completes the match, and moves people on', async () => {
  const { admin, tournament } = await published(4);
  const [first] = await matchesOf(admin, tournament);
  if (first === undefined) throw new Error('no match');
  const send = sender(admin, { id: String(first.id) });
  const result: Event = {
    type: 'score',
    sets: [
      [6, 4],
      [6, 7, 5],
      [7, 5],
    ],
    games: [0, 0],
    points: [0, 0],
  };
  bodyOf(await send(logged([result]), { complete: true }));
  const [after, , final] = await matchesOf(admin, tournament);
  expect(after).toMatchObject({
    status: 'completed',
    scoreText: '6-4 6-7(5) 7-5',
    winnerId: first.participant1Id,
  });
  expect(final).toMatchObject({ participant1Id: first.participant1Id });
  const more = await send(logged(points('1'), 1), { from: 1 });
  expect(detailsOf(more)?.['code']).toBe('log_over');
});

describe('a match that the desk decides while its points are noted', () => {
  it.each([
    ['by a winner', { act: 'setMatchWinner' as const }],
    ['by completing it', { act: 'setMatchStatus' as const }],
  ])('%s: its log is closed and kept, and those who look on see no points any more', async (_, { act }) => {
    const { admin, match, params, send, logs } = await aScene();
    bodyOf(await send(logged(games('11'))));
    if (act === 'setMatchWinner')
      bodyOf(await admin.call(act, { params, body: { winnerId: match.participant1Id } }));
    else bodyOf(await admin.call(act, { params, body: { status: 'completed', confirm: true } }));
    expect(await logs()).toEqual([{ state: 'closed', count: 8 }]);
    const late = await send(logged(points('1'), 8), { from: 8 });
    expect(detailsOf(late)?.['code']).toBe('log_over');
  });

  it('by the report of its players: its log is closed, too', async () => {
    const server = await aServer({ now: '2026-09-12T10:00:00Z' });
    const { club, admin } = await aClub(server);
    const nina = await server.signUp('member', 'Nina Kovač');
    const { matchId, entryIds, other } = await aPlayersMatch(server, admin, club.id, nina);
    const params = { id: String(matchId) };
    bodyOf(await sender(admin, params)(logged(games('11'))));
    const body = { scores: { text: '6-1 6-1' }, winnerId: entryIds[0] };
    bodyOf(await nina.call('reportResult', { params, body }));
    bodyOf(await other.call('answerReport', { params, body: { answer: 'confirm' } }));
    const logs = await server.database.db.selectFrom('score_logs').select('state').execute();
    expect(logs).toEqual([{ state: 'closed' }]);
  });
});

describe('a result from points that is taken back', () => {
  const WON = logged(games('111111111111'));
  const complete = { complete: true };
  const ABANDONED: Event = { type: 'end', ending: { kind: 'abandoned', by: null } };

  it('opens its log again, and the match has no winner until it is completed again', async () => {
    const { admin, match, params, send, stored, logs } = await aScene();
    bodyOf(await send(WON, complete));
    expect(await stored()).toMatchObject({ status: 'completed', winnerId: match.participant1Id });
    bodyOf(await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } }));
    expect(await stored()).toMatchObject({ status: 'in_progress', winnerId: null, scoreText: '6-0 6-0' });
    expect(await logs()).toEqual([{ state: 'open', count: WON.length }]);
    const undone = logged([{ type: 'undo' }], WON.length);
    bodyOf(await send(undone, { from: WON.length }));
    expect(await stored()).toMatchObject({ scoreText: '6-0 5-0' });
    bodyOf(await send(logged(points('1'), WON.length + 1), { from: WON.length + 1, complete: true }));
    expect(await stored()).toMatchObject({ status: 'completed', winnerId: match.participant1Id });
    expect(await logs()).toEqual([{ state: 'closed', count: WON.length + 2 }]);
  });

  it('leaves its log closed where another score was typed', async () => {
    const { admin, match, params, send, stored, logs } = await aScene();
    bodyOf(await send(WON, complete));
    const body = { scores: { text: '6-0 6-1' }, winnerId: match.participant1Id };
    bodyOf(await admin.call('setMatchScores', { params, body }));
    bodyOf(await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } }));
    expect(await stored()).toMatchObject({ scoreText: '6-0 6-1', winnerId: match.participant1Id });
    expect(await logs()).toEqual([{ state: 'closed', count: WON.length }]);
  });

  it('[D14] takes its winner out of the next round, and its log goes on; with an undo it is closed again', async () => {
    const { drawn, admin, params, send, first, finalist, logs } = await aDrawnMatch();
    bodyOf(await send(WON, complete));
    expect(await finalist()).toBe(first.participant1Id);
    const back = { status: 'in_progress' as const };
    const taken = bodyOf(await admin.call('setMatchStatus', { params, body: { ...back, confirm: true } }));
    expect([await finalist(), await logs()]).toEqual([null, [{ state: 'open' }]]);
    bodyOf(await admin.call('undoInDraw', { params: drawn, body: { act: taken.undo?.id ?? 0 } }));
    expect([await finalist(), await logs()]).toEqual([first.participant1Id, [{ state: 'closed' }]]);
  });

  it('[D14] is closed again by an undo where nobody has won', async () => {
    const { drawn, admin, params, send, logs } = await aDrawnMatch();
    bodyOf(await send(logged([...games('11'), ABANDONED]), complete));
    const back = { status: 'in_progress' as const, confirm: true };
    const taken = bodyOf(await admin.call('setMatchStatus', { params, body: back }));
    expect(await logs()).toEqual([{ state: 'open' }]);
    bodyOf(await admin.call('undoInDraw', { params: drawn, body: { act: taken.undo?.id ?? 0 } }));
    expect(await logs()).toEqual([{ state: 'closed' }]);
  });

  it('[D14] goes on by its log when the act is undone that completed it', async () => {
    const { drawn, admin, params, send, first, finalist, logs } = await aDrawnMatch();
    bodyOf(await send(WON.slice(0, -4)));
    const typed = { scores: { text: '6-0 6-0' }, winnerId: first.participant1Id, complete: true };
    const ended = bodyOf(await admin.call('setMatchScores', { params, body: typed }));
    expect([await finalist(), await logs()]).toEqual([first.participant1Id, [{ state: 'closed' }]]);
    bodyOf(await admin.call('undoInDraw', { params: drawn, body: { act: ended.undo?.id ?? 0 } }));
    expect([await finalist(), await logs()]).toEqual([null, [{ state: 'open' }]]);
    bodyOf(await send(WON.slice(-4), { from: WON.length - 4, complete: true }));
    expect([await finalist(), await logs()]).toEqual([first.participant1Id, [{ state: 'closed' }]]);
  });
});

/** A match of a published draw that may be scored, and its draw. */
async function aDrawnMatch() {
  const { server, admin, tournament, draw } = await published(4);
  const [first] = await matchesOf(admin, tournament);
  if (first === undefined) throw new Error('no match');
  const params = idOf(first);
  const logs = () => server.database.db.selectFrom('score_logs').select('state').execute();
  const finalist = async () =>
    (await matchesOf(admin, tournament)).find(({ round }) => round === 'final')?.participant1Id;
  return { drawn: drawParams(draw), admin, params, send: sender(admin, params), first, finalist, logs };
}
