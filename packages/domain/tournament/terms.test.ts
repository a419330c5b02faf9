import { expect, test } from 'vitest';
import { isPairType, MATCH_ROUNDS, matchesOfRound, TOURNAMENT_TYPES, type MatchRound } from './terms.ts';

test('only Doubles and Mixed are played by pairs [D12]', () => {
  expect(TOURNAMENT_TYPES.filter(isPairType)).toEqual(['Doubles', 'Mixed']);
});

test.each<[MatchRound, number, number | null]>([
  ['final', 16, 1],
  ['third_place', 16, 1],
  ['semi_final', 4, 2],
  ['quarter_final', 128, 4],
  ['knockout', 16, 8],
  ['knockout', 128, 120],
  ['knockout', 9, 1],
  // Up to eight players have no round before the quarter finals: for them the word means any match.
  ['knockout', 8, null],
  ['round_robin', 16, null],
  ['group', 16, null],
])('%s of %i players has %j matches [§9]', (round, entrants, count) => {
  expect(matchesOfRound(round, entrants)).toBe(count);
});

test.each([9, 16, 100, 128])(
  'a knockout of %i players and a third place has one match a player [§9]',
  (entrants) => {
    const counts = MATCH_ROUNDS.map((round) => matchesOfRound(round, entrants) ?? 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(entrants);
  },
);
