// The ladder of Friend at Court, step by step.
import { describe, expect, it } from 'vitest';
import { LADDERS } from './ladders.ts';
import { rankGroup } from './rank-group.ts';
import { beat, cycle, decided, group, reasonLine } from './fixtures.ts';

describe('ladder usta', () => {
  it('[RR4] a player who retired, was defaulted or gave a walkover ranks below equal records', () => {
    for (const outcome of ['retired', 'defaulted', 'walkover'] as const) {
      const matches = [
        beat('A', 'B', '6-0 6-0'),
        beat('A', 'C', '6-0 6-0'),
        beat('B', 'C', '7-6 7-6'),
        beat('B', 'D', '7-6 7-6'),
        beat('C', 'D', '6-0 6-0'),
        beat('D', 'A', '', outcome),
      ];
      expect(decided(group('A', 'B', 'C', 'D'), matches, 'usta')).toEqual([
        '1 B no_forfeit',
        '2 A no_forfeit',
        '3 C head_to_head',
        '4 D head_to_head',
      ]);
    }
  });

  it('[RR4] three tied who did not beat each other in a circle: head-to-head among them decides', () => {
    const matches = [
      beat('A', 'B', '7-6 7-6'),
      beat('A', 'C', '7-6 7-6'),
      beat('B', 'C', '7-6 7-6'),
      beat('X', 'A', '6-0 6-0'),
      beat('Y', 'A', '6-0 6-0'),
      beat('B', 'Y', '6-0 6-0'),
      beat('X', 'B', '6-0 6-0'),
      beat('C', 'X', '6-0 6-0'),
      beat('C', 'Y', '6-0 6-0'),
      beat('X', 'Y', '6-0 6-0'),
    ];
    const { rows } = rankGroup(group('A', 'B', 'C', 'X', 'Y'), matches, LADDERS.usta);
    const circle = ['B: won-among(1, 2)', 'C: won-among(0, 2)'];
    expect(rows.map(({ entrant, reason }) => `${entrant}: ${reasonLine(reason)}`)).toEqual([
      'X: wins(3); A: wins(2), B: wins(2), C: wins(2), Y: wins(1)',
      `A: won-among(2, 2); ${circle.join(', ')}`,
      'B: won-among(1, 2); A: won-among(2, 2), C: won-among(0, 2)',
      'C: won-among(0, 2); A: won-among(2, 2), B: won-among(1, 2)',
      'Y: wins(1); A: wins(2), B: wins(2), C: wins(2), X: wins(3)',
    ]);
    expect(decided(group('A', 'B', 'C', 'X', 'Y'), matches, 'head_to_head').slice(1, 4)).toEqual([
      '2 A head_to_head',
      '3 B head_to_head',
      '4 C head_to_head',
    ]);
    expect(decided(group('A', 'B', 'C', 'X', 'Y'), matches, 'atp').slice(1, 4)).toEqual([
      '2 C games_share',
      '3 B games_share',
      '4 A games_share',
    ]);
  });

  it('[RR4] a circle goes on to sets of all, and two left go back to head-to-head', () => {
    expect(
      decided(group('A', 'B', 'C', 'D'), cycle('6-4 6-4', '7-6 6-7 7-6', '6-0 6-7 6-0'), 'usta'),
    ).toEqual(['1 A sets_share', '2 B head_to_head', '3 C head_to_head', '4 D wins']);
  });

  it('[RR4] if the shares of sets over all matches are level, the sets among the tied decide', () => {
    const matches = [
      beat('A', 'B', '6-4 6-4'),
      beat('B', 'C', '6-4 6-4'),
      beat('C', 'A', '6-4 4-6 6-4'),
      beat('A', 'D', '6-4 4-6 6-4'),
      beat('E', 'A', '6-4 6-4'),
      beat('B', 'D', '6-4 6-4'),
      beat('E', 'B', '6-4 6-4'),
      beat('C', 'D', '6-4 6-4'),
      beat('E', 'C', '6-4 4-6 6-4'),
      beat('E', 'D', '6-0 6-0'),
    ];
    const { rows } = rankGroup(group('A', 'B', 'C', 'D', 'E'), matches, LADDERS.usta);
    expect(rows.slice(1, 4).map(({ entrant, decidedBy }) => `${entrant} ${decidedBy}`)).toEqual([
      'A sets_share_among',
      'B sets_share_among',
      'C sets_share_among',
    ]);
    expect(reasonLine(rows[1]?.reason)).toBe(
      'share-among(sets, 3, 5); B: share-among(sets, 2, 4), C: share-among(sets, 2, 5)',
    );
  });

  it('[RR4] level in sets as well: games among the tied', () => {
    const matches = [
      beat('A', 'B', '6-2 6-4'),
      beat('B', 'C', '6-4 6-4'),
      beat('C', 'A', '6-4 6-4'),
      beat('A', 'D', '6-4 6-4'),
      beat('E', 'A', '6-4 6-2'),
      beat('B', 'D', '6-2 6-4'),
      beat('E', 'B', '6-4 6-4'),
      beat('C', 'D', '6-4 6-4'),
      beat('E', 'C', '6-4 6-4'),
      beat('E', 'D', '6-0 6-0'),
    ];
    const { rows } = rankGroup(group('A', 'B', 'C', 'D', 'E'), matches, LADDERS.usta);
    expect(rows.slice(1, 4).map(({ entrant, decidedBy }) => `${entrant} ${decidedBy}`)).toEqual([
      'A games_share_among',
      'C games_share_among',
      'B games_share_among',
    ]);
    expect(reasonLine(rows[1]?.reason)).toContain('share-among(games, 20, 38); ');
  });

  it('[RR4] level in everything: the lot, and no ranking', () => {
    const matches = cycle('6-4 6-4', '6-4 6-4', '6-4 6-4');
    const entrants = ['A', 'B', 'C', 'D'].map((id, index) => ({ id, ranking: index }));
    const { rows } = rankGroup(entrants, matches, LADDERS.usta, ['C', 'B', 'A']);
    expect(rows.map(({ entrant, decidedBy }) => `${entrant} ${decidedBy}`)).toEqual([
      'C lot',
      'B lot',
      'A lot',
      'D wins',
    ]);
  });

  it('[RR4] only completed sets and games of a retirement count', () => {
    const { rows } = rankGroup(
      group('A', 'B'),
      [beat('A', 'B', '4-6 6-0 3-2', 'retired'), beat('A', 'B', '6-4 3-6 [5-4]', 'retired')],
      LADDERS.usta,
    );
    expect(rows[0]?.record).toMatchObject({ setsWon: 2, setsLost: 2, gamesWon: 22, gamesLost: 18 });
    expect(rows[1]?.record).toMatchObject({ setsWon: 2, setsLost: 2, gamesWon: 18, gamesLost: 22 });
  });
});
