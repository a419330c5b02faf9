// Two people enter a result at the same moment (D14, D16): one succeeds, and the other is shown that result. For many at once, and a server that dies
// meanwhile, see draw-killed.test.ts.
import type { Match } from '@tennis/contract';
import { expect, it } from 'vitest';
import type { Person } from '../testing/server.ts';
import { drawParams, idOf, matchesOf, published } from '../testing/draws.ts';

it('[D16] of two different results at the same moment one wins, and the other person is shown it', async () => {
  const { server, admin, tournament } = await published(4);
  const other = await server.signUp('super_admin');
  const [match] = await matchesOf(admin, tournament);
  if (match === undefined) throw new Error('no match');
  const enter = (person: Person, text: string, winnerId: number | null) =>
    person.call(
      'setMatchScores',
      { params: idOf(match), body: { scores: { text }, winnerId, complete: true } },
      { 'if-match': String(match.version) },
    );
  const replies = await Promise.all([
    enter(admin, '6-1 6-2', match.participant1Id),
    enter(other, '4-6 4-6', match.participant2Id),
  ]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const won = replies.find(({ status }) => status === 200)?.body;
  const refused = replies.find(({ status }) => status === 409)?.body;
  const { scoreText, winnerId } = won as unknown as Match;
  expect(refused).toMatchObject({ reason: 'stale', details: { current: { scoreText, winnerId } } });
});

it('[D14] a result that is entered again as it stands, and a draw that is published again, are in no record: in the log it could stand behind one that came later', async () => {
  const { server, admin, tournament, draw } = await published(4);
  const [match] = await matchesOf(admin, tournament);
  if (match === undefined) throw new Error('no match');
  const body = { scores: { text: '6-1 6-2' }, winnerId: match.participant1Id, complete: true };
  const recorded = async (): Promise<number> => {
    await server.services.audit.settled();
    const acts = new Set(['setMatchScores', 'setMatchWinner', 'setMatchStatus', 'setDrawPublished']);
    const log = await server.database.db.selectFrom('audit_log').select('act').execute();
    return log.filter(({ act }) => acts.has(act)).length;
  };
  await admin.call('setMatchScores', { params: idOf(match), body });
  const before = await recorded();
  const replies = [
    await admin.call('setMatchScores', { params: idOf(match), body }),
    await admin.call('setMatchWinner', { params: idOf(match), body: { winnerId: match.participant1Id } }),
    await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'completed' } }),
    await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect([before, await recorded()]).toEqual([2, 2]);
});
