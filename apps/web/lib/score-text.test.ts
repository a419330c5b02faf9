import { expect, test } from 'vitest';
import { sayScore, sayScoreText } from './score-text.ts';

test.each([
  ['6-4 7-6(3)', '6-4 7-6(3)'],
  ['6-3 2-1 ret.', '6-3 2-1 ret.'],
  ['w.o.', 'w.o.'],
  ['double w.o.', 'double w.o.'],
  ['the umpire’s note', 'the umpire’s note'],
])('%j is printed as %j', (text, printed) => {
  expect(sayScoreText(text)).toBe(printed);
});

test('the winner’s games come first when asked for', () => {
  const score = { sets: [{ kind: 'games', games: [3, 6], tieBreak: null }], ending: null } as const;
  expect(sayScore(score, { first: 2 })).toBe('6-3');
});
