// Two people enter a result at the same moment (D14, D16): one wins, while the other person is shown it. Many at once, and a server that dies under them:
// draw-killed.test.ts.
import type { Match } from '@tennis/contract';
import { expect, it } from 'vitest';
import type { Person } from '../testing/server.ts';
import { idOf, matchesOf, published } from '../testing/draws.ts';

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
