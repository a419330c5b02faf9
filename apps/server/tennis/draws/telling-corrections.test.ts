// The right people are told when a result is corrected or taken back that others have built on, and nothing old stays told (D14, D53).
import { expect, it } from 'vitest';
import { drawParams, idOf, matchesOf, publishedMembers } from '../../testing/draws.ts';
import { bodyOf } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-12T12:00:00.000Z';
/** A minute and a half later: by then everybody reads it. */
const LATE = '2026-09-12T12:01:30.000Z';
const NAMES = ['Nina Kovač', 'Ana Lind', 'Priya Raman', 'Aria Shah'];

/** The kinds of what somebody is told of a match. */
const told = async (by: Person, { id }: { readonly id: number }) =>
  bodyOf(await by.call('getNotices', {})).notices.flatMap(({ kind, match }) =>
    match?.id === id ? [kind] : [],
  );

/** A draw of four members whose semi-finals are won by the upper players. */
async function aScene() {
  const server = await aServer({ now: NOW });
  const { admin, tournament, players, draw } = await publishedMembers(server, NAMES);
  const [first, second, final] = await matchesOf(admin, tournament);
  if (first === undefined || second === undefined || final === undefined) throw new Error('no match');
  const finish = async (match: { readonly id: number }, winnerId: number | null, text = '6-1 6-2') => {
    const body = { scores: { text }, winnerId, complete: true, confirm: true };
    return bodyOf(await admin.call('setMatchScores', { params: idOf(match), body })).undo?.id ?? 0;
  };
  const act = await finish(first, first.participant1Id);
  await finish(second, second.participant1Id);
  const accountOf = (name: string | null): Person =>
    players.find(({ user }) => user?.name === name) ?? server.visitor();
  return {
    server,
    admin,
    tournament,
    first,
    final,
    finish,
    act,
    /** The one who won the first semi-final, the one who lost it, and the other finalist. */
    won: accountOf(first.p1Name),
    lost: accountOf(first.p2Name),
    waits: accountOf(second.p1Name),
    finishFinal: () => finish(final, first.participant1Id),
    correct: () => finish(first, first.participant2Id, '1-6 2-6'),
    undo: async (id: number) =>
      bodyOf(await admin.call('undoInDraw', { params: drawParams(draw), body: { act: id } })),
  };
}

it('[D14] a correction that removes a played match takes its result back, and tells who is to play it', async () => {
  const { server, final, won, lost, waits, finishFinal, correct } = await aScene();
  await finishFinal();
  expect([await told(won, final), await told(waits, final)]).toEqual([['result'], ['result']]);
  await correct();
  server.setNow(LATE);
  expect([await told(won, final), await told(waits, final), await told(lost, final)]).toEqual([
    [],
    ['opponent'],
    ['opponent'],
  ]);
});

it('[D14] a correction tells nobody any longer to come to the court', async () => {
  const { server, admin, final, won, waits, correct } = await aScene();
  bodyOf(await admin.call('updateMatch', { params: idOf(final), body: { court: '2' } }));
  bodyOf(await admin.call('callMatch', { params: idOf(final), body: { called: true, confirm: true } }));
  expect(await told(waits, final)).toEqual(['called']);
  await correct();
  server.setNow(LATE);
  expect([await told(won, final), await told(waits, final)]).toEqual([[], ['opponent']]);
});

it('[D14] a result that is taken away tells who had played on that their match is open again', async () => {
  const { server, admin, tournament, first, final, waits, finishFinal } = await aScene();
  await finishFinal();
  bodyOf(await admin.call('setTournamentStatus', { params: idOf(tournament), body: { status: 'active' } }));
  const body = { scores: { set1: { player1: 0, player2: 0 } }, winnerId: null, confirm: true };
  bodyOf(
    await admin.call('setMatchStatus', {
      params: idOf(first),
      body: { status: 'in_progress', confirm: true },
    }),
  );
  bodyOf(await admin.call('setMatchScores', { params: idOf(first), body }));
  server.setNow(LATE);
  expect(await told(waits, final)).toEqual(['opponent']);
});

it('a result that is undone stays told to nobody, and is told once when it is entered again', async () => {
  const { first, final, finish, act, won, lost, waits, undo } = await aScene();
  await undo(act);
  expect([await told(won, first), await told(lost, first), await told(waits, final)]).toEqual([[], [], []]);
  await finish(first, first.participant2Id, '1-6 2-6');
  expect([await told(won, first), await told(lost, first)]).toEqual([['result'], ['result']]);
});

it('a correction that is undone at once leaves the results told as before', async () => {
  const { server, first, final, won, lost, waits, finishFinal, correct, undo } = await aScene();
  await finishFinal();
  await undo(await correct());
  server.setNow(LATE);
  expect([await told(won, final), await told(waits, final), await told(lost, final)]).toEqual([
    ['result'],
    ['result'],
    [],
  ]);
  expect([await told(won, first), await told(lost, first)]).toEqual([['result'], ['result']]);
});
