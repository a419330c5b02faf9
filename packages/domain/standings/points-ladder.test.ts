// The ladder of points, step by step.
import { describe, expect, it } from 'vitest';
import { LADDERS } from './ladders.ts';
import { rankGroup } from './rank-group.ts';
import { beat, cycle, decided, group, nobodyWon, reasonLine } from './fixtures.ts';
import type { GroupMatch } from './types.ts';

describe('ladder points', () => {
  it('[RR5] 2 for a win, 1 for a played loss, 0 for a loss by forfeit', () => {
    const { rows } = rankGroup(
      group('A', 'B', 'C', 'D'),
      [
        beat('A', 'B', '6-4 6-4'),
        beat('C', 'D', '6-4 2-0', 'retired'),
        beat('A', 'C', '', 'walkover'),
        beat('B', 'D', '6-0 1-0', 'defaulted'),
        nobodyWon('A', 'D', 'double_default'),
        nobodyWon('B', 'C', 'cancelled'),
      ],
      LADDERS.points,
    );
    expect(rows.map(({ entrant, record }) => [entrant, record.points])).toEqual([
      ['A', 4],
      ['B', 3],
      ['C', 2],
      ['D', 1],
    ]);
    expect(reasonLine(rows[0]?.reason)).toBe('points(4); B: points(3), C: points(2), D: points(1)');
  });

  it('[RR5] then wins: two played losses bring the points of one win', () => {
    expect(
      decided(
        group('A', 'B', 'C', 'D'),
        [beat('C', 'B', '6-0 6-0'), beat('D', 'B', '6-0 6-0'), beat('A', 'D', '7-6 7-6')],
        'points',
      ),
    ).toEqual(['1 D points', '2 C game_difference', '3 A game_difference', '4 B wins']);
  });

  it('[RR5] then set difference, game difference, head-to-head, lot', () => {
    const four = group('A', 'B', 'C', 'D');
    expect(decided(four, cycle('6-4 6-4', '7-6 6-7 7-6', '6-0 6-7 6-0'), 'points')).toEqual([
      '1 A set_difference',
      '2 C game_difference',
      '3 B game_difference',
      '4 D points',
    ]);
    expect(decided(four, cycle('6-4 6-4', '6-4 6-3', '6-4 6-4'), 'points')).toEqual([
      '1 B game_difference',
      '2 C head_to_head',
      '3 A head_to_head',
      '4 D points',
    ]);
    expect(decided(four, cycle('6-4 6-4', '6-4 6-4', '6-4 6-4'), 'points')).toEqual([
      '1 A level',
      '1 B level',
      '1 C level',
      '4 D points',
    ]);
    const { rows } = rankGroup(four, cycle('6-4 6-4', '6-4 6-3', '6-4 6-4'), LADDERS.points);
    expect(reasonLine(rows[0]?.reason)).toBe(
      'difference(games, 5); A: difference(games, 4), C: difference(games, 4)',
    );
    const [first] = rankGroup(four, cycle('6-4 6-4', '6-7 7-6 7-6', '6-4 6-4'), LADDERS.points).rows;
    expect(reasonLine(first?.reason)).toBe('beat(A)');
  });

  it('[RR5] a timed match that ended level brings each one point and no win', () => {
    const level: GroupMatch = {
      entrants: ['A', 'B'],
      result: {
        winner: null,
        outcome: 'completed',
        sets: [{ games: [4, 4], completed: true, matchTieBreak: false }],
        setsToWin: 1,
      },
    };
    const { rows } = rankGroup(group('A', 'B'), [level], LADDERS.points);
    expect(rows.map(({ record }) => record)).toEqual(
      [0, 1].map(() => ({
        wins: 0,
        losses: 0,
        played: 1,
        forfeits: 0,
        points: 1,
        setsWon: 0,
        setsLost: 0,
        gamesWon: 4,
        gamesLost: 4,
      })),
    );
  });
});
