// What steps compare at their edges, and how each says it.
import { describe, expect, it } from 'vitest';
import { share, whole } from './fraction.ts';
import { beat, decided, group, nobodyWon, toPlay } from './fixtures.ts';
import { LADDERS } from './ladders.ts';
import { rankGroup } from './rank-group.ts';
import { STEPS } from './steps.ts';
import type { Fraction } from './fraction.ts';
import type { LadderName, StepName } from './ladders.ts';
import type { GroupMatch } from './types.ts';

const words = (step: StepName, value: Fraction, rivals: readonly string[] = ['Bo']): string =>
  STEPS[step].words(value, () => rivals);

const reasons = (
  matches: readonly GroupMatch[],
  ladder: LadderName,
  ids: readonly string[],
): readonly string[] =>
  rankGroup(group(...ids), matches, LADDERS[ladder]).rows.map(
    ({ entrant, reason }) => `${entrant}: ${reason}`,
  );

describe('words of a step', () => {
  it('[RR8] counts and shares', () => {
    expect([0, 1, 2].map((won) => words('wins', whole(won)))).toEqual(['0 wins', '1 win', '2 wins']);
    expect([1, 3].map((played) => words('matches_played', whole(played)))).toEqual([
      '1 match played',
      '3 matches played',
    ]);
    expect([1, 4].map((points) => words('points', whole(points)))).toEqual(['1 point', '4 points']);
    expect(words('wins_share', share(2, 3))).toBe('2 of 3 matches won');
    expect(words('sets_share', share(0, 0))).toBe('no sets won');
    expect(words('sets_share', share(0, 4))).toBe('0 of 4 sets won');
    expect(words('sets_share', share(1, 1))).toBe('1 of 1 sets won');
    expect(words('games_share', share(44, 84))).toBe('44 of 84 games won');
  });

  it('[RR8] differences with their sign, per match across groups', () => {
    expect([3, 0, -2].map((difference) => words('set_difference', whole(difference)))).toEqual([
      'set difference +3',
      'set difference 0',
      'set difference −2',
    ]);
    expect(words('set_difference_per_match', share(-2, 1))).toBe('set difference −2 in 1 match');
    expect(words('game_difference_per_match', share(9, 2))).toBe('game difference +9 in 2 matches');
    expect(words('points_per_match', share(1, 1))).toBe('1 point in 1 match');
    expect(words('points_per_match', share(5, 3))).toBe('5 points in 3 matches');
  });

  it('[RR8] meetings, one or several', () => {
    expect(words('head_to_head', share(1, 1))).toBe('beat Bo');
    expect(words('head_to_head_of_two', share(0, 1))).toBe('lost to Bo');
    expect(words('head_to_head', share(2, 3))).toBe('won 2 of 3 matches against Bo');
    expect(words('head_to_head', share(1, 1), ['Bo', 'Cem'])).toBe('won 1 of 1 matches among those tied');
  });

  it('every step has a heading of its own', () => {
    expect(Object.fromEntries(Object.entries(STEPS).map(([name, { label }]) => [name, label]))).toEqual({
      wins: 'Wins',
      wins_share: 'Share of matches won',
      matches_played: 'Matches played',
      no_forfeit: 'No retirement, default or walkover',
      points: 'Points',
      points_per_match: 'Points per match',
      head_to_head_of_two: 'Head-to-head',
      head_to_head: 'Head-to-head',
      completed_of_three: 'All matches completed',
      sets_share: 'Share of sets won',
      sets_share_among: 'Share of sets won among those tied',
      set_difference: 'Set difference',
      set_difference_per_match: 'Set difference per match',
      games_share: 'Share of games won',
      games_share_among: 'Share of games won among those tied',
      game_difference: 'Game difference',
      game_difference_per_match: 'Game difference per match',
      ranking: 'Ranking',
      lot: 'Lot',
    });
  });

  it('[RR4] forfeits', () => {
    expect(words('no_forfeit', whole(1))).toBe('finished every match');
    expect(words('no_forfeit', whole(0))).toBe('retired, was defaulted or gave a walkover');
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
      'A: won 2 of 3 matches against B',
      'B: won 1 of 3 matches against A',
      'C: 0 wins; A: 2 wins, B: 2 wins',
    ]);
  });

  it('a match against oneself is no meeting', () => {
    const matches = [beat('A', 'A', '6-0 6-0'), beat('A', 'C', '6-4 6-4'), beat('B', 'C', '6-0 6-0')];
    expect(decided(group('A', 'B', 'C'), matches, 'head_to_head')[0]).toBe('1 B games_share');
  });

  it('[RR4] among the tied only their own matches count', () => {
    expect(reasons([beat('A', 'B', '', 'walkover')], 'usta', ['A', 'B'])).toEqual([
      'A: 1 win; B: 0 wins',
      'B: 0 wins; A: 1 win',
    ]);
    const forfeits = [beat('A', 'C', '', 'walkover'), beat('C', 'B', '6-0 6-0'), beat('B', 'A', '6-0 6-0')];
    expect(reasons(forfeits, 'usta', ['A', 'B', 'C']).at(-1)).toBe(
      'C: retired, was defaulted or gave a walkover; A: finished every match, B: finished every match',
    );
  });
});
