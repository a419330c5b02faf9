import { expect, it } from 'vitest';
import { sampleMatch } from '../../../lib/sample-match.ts';
import { inQueue, inUrgency, waitsFor } from './queue-order.ts';
import { validateScoresSearch } from './scores-search.ts';

const WON = { set1: { player1: 6, player2: 1 }, set2: { player1: 6, player2: 1 } };
const matches = [
  sampleMatch(1, { status: 'scheduled' }),
  sampleMatch(2, { status: 'in_progress' }),
  sampleMatch(3, { status: 'in_progress', scores: WON }),
  sampleMatch(4, { status: 'completed' }),
  sampleMatch(5, { status: 'scheduled', scores: WON }),
  sampleMatch(6, { status: 'scheduled', scores: WON, winnerId: 61 }),
];

it('what is on court comes first, then what lacks its winner, then what is to be played', () => {
  expect(matches.map(waitsFor)).toEqual(['next', 'live', 'winner', 'winner', 'winner', 'next']);
  expect(inUrgency(matches).map(({ id }) => id)).toEqual([2, 3, 4, 5, 1, 6]);
  expect(inQueue(matches, 'winner').map(({ id }) => id)).toEqual([3, 4, 5]);
  expect(inQueue(matches, 'all')).toEqual(matches);
});

it('the address keeps what the page knows', () => {
  expect(validateScoresSearch({ show: 'live', match: '7', other: 1 })).toEqual({ show: 'live', match: 7 });
  expect(validateScoresSearch({ show: 'all', match: '-7' })).toEqual({});
});
