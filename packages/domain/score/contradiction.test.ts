import { expect, it } from 'vitest';
import { winnerContradiction } from './contradiction.ts';
import { parseScore } from './parse-score.ts';
import { NO_SCORE, type Ending } from './score.ts';
import { valueOf } from '../draws/fixtures.ts';

const OTHER = 'winner-differs';

it.each([
  ['6-0 6-0', 1, null],
  ['6-0 6-0', 2, OTHER],
  ['4-6 6-4 [10-8]', 1, null],
  ['4-6 6-4 [10-8]', 2, OTHER],
  ['7-6(4) 6-7(3) 70-68', 2, OTHER],
  // Not played out, and nobody said why.
  ['6-4 2-1', 1, null],
  ['6-4 2-1', 2, OTHER],
  // Level: it says nothing.
  ['6-4 4-6', 2, null],
  ['6-4 4-6', 1, null],
  ['5-5', 1, null],
] as const)('[OU2] %s won by side %i: %s', (text, winner, reason) => {
  expect(winnerContradiction(valueOf(parseScore(text)), winner)?.code ?? null).toBe(reason);
});

it('[OU2] without a score nothing speaks against anybody', () => {
  expect(winnerContradiction(NO_SCORE, 2)).toBeNull();
});

const LED = valueOf(parseScore('6-0 5-0')).sets;

it.each<[Ending['kind'], Ending['by'], string | null]>([
  ['retired', 1, null],
  ['retired', null, null],
  ['retired', 2, 'winner-gave-up'],
  ['defaulted', 1, null],
  ['walkover', 1, null],
  ['walkover', 'both', 'nobody-went-on'],
  ['abandoned', null, 'no-winner'],
  ['cancelled', null, 'no-winner'],
])('[OU1] 6-0 5-0 %s by %s, won by who was behind: %s', (kind, by, reason) => {
  expect(winnerContradiction({ sets: LED, ending: { kind, by } }, 2)?.code ?? null).toBe(reason);
});
