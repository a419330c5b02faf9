// Visitors read of an open side what the desk reads: the time and court of the match that decides it.
import { expect, it } from 'vitest';
import { matchView } from '../../lib/match-view.ts';
import { sampleMatch } from '../../lib/sample-match.ts';
import { originsIn, withOrigins } from './awaited.ts';

const semi = sampleMatch(5, { drawId: 3, drawMatch: 0, court: '3', startTime: '2026-09-12T08:00:00.000Z' });
const final = sampleMatch(7, {
  drawId: 3,
  drawMatch: 2,
  p1Name: null,
  participant1Id: null,
  p2Name: null,
  participant2Id: null,
  comesFrom: [
    { kind: 'winner', match: 1 },
    { kind: 'loser', match: 2 },
  ],
});

it('names a match of the day by its time and court, another one by its number', () => {
  expect(originsIn([semi, final])(final)).toEqual(['Winner of 8:00 AM, Court 3', 'Loser of match 2']);
  expect(originsIn([{ ...semi, drawMatch: 1 }, final])(final)).toEqual([
    'Winner of match 1',
    'Loser of 8:00 AM, Court 3',
  ]);
});

it.each([
  ['of another draw', { drawId: 4 }],
  ['without a time', { startTime: null }],
  ['without a court', { court: null }],
  ['that was promised no time', { followedBy: true }],
])('keeps the number of a match %s', (_, change) => {
  expect(originsIn([{ ...semi, ...change }, final])(final)[0]).toBe('Winner of match 1');
});

it('stands beside open sides alone', () => {
  const half = { ...final, p1Name: 'Ann Lee', participant1Id: 1 };
  const { sides } = withOrigins(matchView(half), originsIn([semi, half])(half));
  expect(sides).toEqual([
    { name: 'Ann Lee', player: 1 },
    { name: 'TBD', placeholder: true, origin: 'Loser of match 2' },
  ]);
});
