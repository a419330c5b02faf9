// The edge cases of the steps, and how each step explains itself.
import { describe, expect, it } from 'vitest';
import { nameLine } from '../draws/fixtures.ts';
import { share, whole } from './fraction.ts';
import { beat, decided, group, nobodyWon, reasonLine, toPlay } from './fixtures.ts';
import { LADDERS } from './ladders.ts';
import { rankGroup } from './rank-group.ts';
import { STEPS } from './steps.ts';
import type { Fraction } from './fraction.ts';
import type { LadderName, StepName } from './ladders.ts';
import type { GroupMatch } from './types.ts';

const told = (step: StepName, value: Fraction, rivals: readonly string[] = ['Bo']): string =>
  nameLine(STEPS[step].tell(value, () => rivals));

const reasons = (
  matches: readonly GroupMatch[],
  ladder: LadderName,
  ids: readonly string[],
): readonly string[] =>
  rankGroup(group(...ids), matches, LADDERS[ladder]).rows.map(
    ({ entrant, reason }) => `${entrant}: ${reasonLine(reason)}`,
  );

describe('what a step tells', () => {
  it('[RR8] counts and shares', () => {
    expect([0, 1, 2].map((won) => told('wins', whole(won)))).toEqual(['wins(0)', 'wins(1)', 'wins(2)']);
    expect([1, 3].map((played) => told('matches_played', whole(played)))).toEqual([
      'matches-played(1)',
      'matches-played(3)',
    ]);
    expect([1, 4].map((points) => told('points', whole(points)))).toEqual(['points(1)', 'points(4)']);
    expect(told('wins_share', share(2, 3))).toBe('share(matches, 2, 3)');
    expect(told('sets_share', share(0, 0))).toBe('none(sets)');
    expect(told('sets_share', share(0, 4))).toBe('share(sets, 0, 4)');
    expect(told('sets_share', share(1, 1))).toBe('share(sets, 1, 1)');
    expect(told('games_share', share(44, 84))).toBe('share(games, 44, 84)');
  });

  it('[RR8] differences with their sign, per match across groups', () => {
    expect([3, 0, -2].map((difference) => told('set_difference', whole(difference)))).toEqual([
      'difference(sets, 3)',
      'difference(sets, 0)',
      'difference(sets, -2)',
    ]);
    expect(told('set_difference_per_match', share(-2, 1))).toBe('difference-per-match(sets, -2, 1)');
    expect(told('game_difference_per_match', share(9, 2))).toBe('difference-per-match(games, 9, 2)');
    expect(told('points_per_match', share(1, 1))).toBe('points-per-match(1, 1)');
    expect(told('points_per_match', share(5, 3))).toBe('points-per-match(5, 3)');
  });

  it('[RR8] meetings, one or several', () => {
    expect(told('head_to_head', share(1, 1))).toBe('beat(Bo)');
    expect(told('head_to_head_of_two', share(0, 1))).toBe('lost-to(Bo)');
    expect(told('head_to_head', share(2, 3))).toBe('won-against(2, 3, Bo)');
    expect(told('head_to_head', share(1, 1), ['Bo', 'Cem'])).toBe('won-among(1, 1)');
  });

  it('[RR4] forfeits', () => {
    expect(told('no_forfeit', whole(1))).toBe('finished-every-match');
    expect(told('no_forfeit', whole(0))).toBe('gave-up-a-match');
  });
});

describe('edges of a step', () => {
  it('head-to-head needs every pair to have met with a winner, however often others met', () => {
    const twice = [
      beat('A', 'B', '6-4 6-4'),
      beat('B', 'A', '6-0 6-0'),
      beat('B', 'C', '6-4 6-4'),
      beat('C', 'D', '6-4 6-4'),
    ];
    const more = [...twice, beat('A', 'D', '7-6 7-6'), beat('C', 'D', '6-1 6-0'), beat('D', 'C', '6-0 6-0')];
    // A, B and C have two wins; A and C have not met.
    expect(decided(group('A', 'B', 'C', 'D'), more, 'head_to_head').slice(0, 3)).toEqual([
      '1 B games_share',
      '2 A games_share',
      '3 C sets_share',
    ]);
    for (const open of [toPlay('A', 'C'), nobodyWon('C', 'A', 'cancelled')])
      expect(decided(group('A', 'B', 'C', 'D'), [...more, open], 'head_to_head')[0]).toBe('1 B games_share');
  });

  it('several meetings of two count together', () => {
    const matches = [
      beat('A', 'B', '6-4 6-4'),
      beat('A', 'B', '6-4 6-4'),
      beat('B', 'A', '6-0 6-0'),
      beat('B', 'C', '6-0 6-0'),
    ];
    expect(reasons(matches, 'head_to_head', ['A', 'B', 'C'])).toEqual([
      'A: won-against(2, 3, B)',
      'B: won-against(1, 3, A)',
      'C: wins(0); A: wins(2), B: wins(2)',
    ]);
  });

  it('a match against oneself is no meeting', () => {
    const matches = [beat('A', 'A', '6-0 6-0'), beat('A', 'C', '6-4 6-4'), beat('B', 'C', '6-0 6-0')];
    expect(decided(group('A', 'B', 'C'), matches, 'head_to_head')[0]).toBe('1 B games_share');
  });

  it('[RR4] among the tied only their own matches count', () => {
    expect(reasons([beat('A', 'B', '', 'walkover')], 'usta', ['A', 'B'])).toEqual([
      'A: wins(1); B: wins(0)',
      'B: wins(0); A: wins(1)',
    ]);
    const forfeits = [beat('A', 'C', '', 'walkover'), beat('C', 'B', '6-0 6-0'), beat('B', 'A', '6-0 6-0')];
    expect(reasons(forfeits, 'usta', ['A', 'B', 'C']).at(-1)).toBe(
      'C: gave-up-a-match; A: finished-every-match, B: finished-every-match',
    );
  });
});
