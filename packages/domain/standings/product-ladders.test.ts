// The three choices of the tournament form and the ladder that only they have.
import { describe, expect, it } from 'vitest';
import { LADDERS, ladderFor } from './ladders.ts';
import { STEPS } from './steps.ts';
import { rankGroup } from './rank-group.ts';
import { beat, cycle, decided, group, reasonLine } from './fixtures.ts';

describe('the product ladders', () => {
  it('every ladder carries its own name, and its steps are known', () => {
    for (const [name, ladder] of Object.entries(LADDERS)) {
      expect(ladder.name).toBe(name);
      for (const step of [...ladder.steps, ...ladder.across]) expect(Object.keys(STEPS)).toContain(step);
      expect([ladder.steps.at(-1), ladder.across.at(-1)]).toEqual(['lot', 'lot']);
    }
    expect(Object.values(LADDERS).map(({ unfinished }) => unfinished)).toEqual([
      'straight_sets',
      'as_played',
      'as_played',
      'straight_sets',
    ]);
  });

  it('[RR7] the three choices of the form name their ladders', () => {
    expect(ladderFor('matches_won')).toBe(LADDERS.atp);
    expect(ladderFor('total_points')).toBe(LADDERS.points);
    expect(ladderFor('head_to_head')).toBe(LADDERS.head_to_head);
  });

  it('[RR7] head_to_head: wins, head-to-head among all the tied, then sets, games, ranking, lot', () => {
    const four = group('A', 'B', 'C', 'D');
    expect(decided(four, cycle('6-4 6-4', '7-6 6-7 7-6', '6-0 6-7 6-0'), 'head_to_head')).toEqual([
      '1 A sets_share',
      '2 B head_to_head',
      '3 C head_to_head',
      '4 D wins',
    ]);
    expect(decided(four, cycle('6-0 6-0', '6-1 6-0', '6-2 6-0'), 'head_to_head')).toEqual([
      '1 A games_share',
      '2 B games_share',
      '3 C games_share',
      '4 D wins',
    ]);
    const ranked = ['A', 'B', 'C', 'D'].map((id, index) => ({ id, ranking: 9 - index }));
    const level = cycle('6-4 6-4', '6-4 6-4', '6-4 6-4');
    expect(decided(ranked, level, 'head_to_head')[0]).toBe('1 C ranking');
    expect(rankGroup(four, level, LADDERS.head_to_head, ['B', 'C', 'A']).rows[0]?.decidedBy).toBe('lot');
  });

  it('[RR7] head-to-head decides nothing among three of whom two have not met', () => {
    const matches = [beat('A', 'B', '6-4 6-4'), beat('B', 'D', '6-0 6-0'), beat('C', 'D', '7-6 7-6')];
    expect(decided(group('A', 'B', 'C', 'D'), matches, 'head_to_head')).toEqual([
      '1 A games_share',
      '2 C games_share',
      '3 B sets_share',
      '4 D wins',
    ]);
  });

  it('[RR7] four tied of whom two are better among the four: each pair by its own meeting', () => {
    const entrants = group('A', 'B', 'C', 'D');
    const matches = [
      beat('A', 'C', '7-6 7-6'),
      beat('B', 'A', '7-6 7-6'),
      beat('A', 'D', '7-6 7-6'),
      beat('B', 'D', '7-6 7-6'),
      beat('C', 'B', '6-0 6-0'),
      beat('D', 'C', '6-0 6-0'),
    ];
    const outside = [
      ...['A', 'B', 'C'].map((id) => beat('F', id, '6-0 6-0')),
      ...['A', 'B', 'D'].map((id) => beat('E', id, '6-0 6-0')),
      beat('C', 'E', '6-0 6-0'),
      beat('D', 'F', '6-0 6-0'),
      beat('E', 'F', '6-0 6-0'),
    ];
    const { rows } = rankGroup(
      [...entrants, ...group('E', 'F')],
      [...matches, ...outside],
      LADDERS.head_to_head,
    );
    expect(rows.map(({ entrant, reason }) => `${entrant}: ${reasonLine(reason)}`)).toEqual([
      'E: wins(4)',
      'F: wins(3)',
      'B: beat(A)',
      'A: lost-to(B)',
      'D: beat(C)',
      'C: lost-to(D)',
    ]);
  });
});
