// The right players go on from groups of equal and of different size.
import { describe, expect, it } from 'vitest';
import { LADDERS } from './ladders.ts';
import { qualifiersOf } from './qualifiers.ts';
import { rankGroup } from './rank-group.ts';
import { beat, reasonLine } from './fixtures.ts';
import type { GroupEntrant, GroupMatch } from './types.ts';

/** Everyone beats those after them, with the sets given for the match between the first two. */
const inOrder = (ids: readonly string[], firstMatch = '6-0 6-0'): readonly GroupMatch[] =>
  ids.flatMap((winner, index) =>
    ids
      .slice(index + 1)
      .map((loser, later) => beat(winner, loser, index + later === 0 ? firstMatch : '6-0 6-0')),
  );

const entrantsOf = (...groups: readonly (readonly string[])[]): readonly GroupEntrant[] =>
  groups.flat().map((id) => ({ id }));

const tablesOf = (ladder: keyof typeof LADDERS, groups: readonly (readonly [readonly string[], string])[]) =>
  groups.map(([ids, firstMatch]) =>
    rankGroup(
      ids.map((id) => ({ id })),
      inOrder(ids, firstMatch),
      LADDERS[ladder],
    ),
  );

const A = ['A1', 'A2', 'A3', 'A4'];
const B = ['B1', 'B2', 'B3', 'B4'];
const C = ['C1', 'C2', 'C3'];

describe('qualifiers', () => {
  it('ties below the cut, above it, or with somebody who withdrew leave nothing open', () => {
    const level = ['A', 'B', 'C', 'D'].map((id) => ({ id }));
    const matches = [
      ...['B', 'C', 'D'].map((loser) => beat('A', loser, '6-0 6-0')),
      beat('B', 'C', '6-4 6-4'),
      beat('C', 'D', '6-4 6-4'),
      beat('D', 'B', '6-4 6-4'),
    ];
    const tiesAt = (perGroup: number, entrants: readonly GroupEntrant[]) =>
      qualifiersOf(
        [rankGroup(entrants, matches, LADDERS.usta)],
        entrants,
        { perGroup, bestNext: 0 },
        LADDERS.usta,
      ).undecided;
    expect(tiesAt(1, level)).toEqual([]);
    expect(tiesAt(2, level)).toEqual([['B', 'C', 'D']]);
    expect(tiesAt(3, level)).toEqual([['B', 'C', 'D']]);
    expect(tiesAt(4, level)).toEqual([]);
    const left = level.map((entrant): GroupEntrant =>
      entrant.id === 'D' ? { ...entrant, withdrawn: 'keep' } : entrant,
    );
    expect(tiesAt(3, left)).toEqual([]);
    expect(tiesAt(2, left)).toEqual([['B', 'C', 'D']]);
  });

  it('[RR2] the first of each group, group by group', () => {
    const groups = tablesOf('atp', [
      [A, '6-0 6-0'],
      [B, '6-0 6-0'],
    ]);
    const rule = { perGroup: 2, bestNext: 0 };
    const { qualifiers, undecided } = qualifiersOf(groups, entrantsOf(A, B), rule, LADDERS.atp);
    expect(
      qualifiers.map(({ entrant, group, place, asBestNext }) => [entrant, group, place, asBestNext]),
    ).toEqual([
      ['A1', 0, 1, false],
      ['A2', 0, 2, false],
      ['B1', 1, 1, false],
      ['B2', 1, 2, false],
    ]);
    expect(qualifiers[0]?.decidedBy).toBe('wins');
    expect(undecided).toEqual([]);
  });

  it('[RR2] best runners-up of groups of different size are compared by shares, not by totals', () => {
    const groups = tablesOf('atp', [
      [A, '6-4 6-4'],
      [B, '7-6 6-7 7-6'],
      [C, '7-6 7-6'],
    ]);
    const rule = { perGroup: 1, bestNext: 1 };
    const { qualifiers } = qualifiersOf(groups, entrantsOf(A, B, C), rule, LADDERS.atp);
    expect(qualifiers.map(({ entrant }) => entrant)).toEqual(['A1', 'B1', 'C1', 'B2']);
    expect(qualifiers[3]).toMatchObject({ group: 1, place: 2, asBestNext: true, decidedBy: 'sets_share' });
    expect(reasonLine(qualifiers[3]?.reason)).toBe('share(sets, 5, 7); A2: share(sets, 4, 6)');
    const two = qualifiersOf(groups, entrantsOf(A, B, C), { perGroup: 1, bestNext: 2 }, LADDERS.atp);
    expect(two.qualifiers.map(({ entrant }) => entrant).slice(3)).toEqual(['B2', 'A2']);
  });

  it('[RR5] the points ladder compares points, wins and differences per match', () => {
    const groups = tablesOf('points', [
      [A, '6-4 6-4'],
      [B, '7-6 7-6'],
      [C, '6-0 6-0'],
    ]);
    const rule = { perGroup: 1, bestNext: 3 };
    const { qualifiers } = qualifiersOf(groups, entrantsOf(A, B, C), rule, LADDERS.points);
    expect(qualifiers.slice(3).map(({ entrant, reason }) => `${entrant}: ${reasonLine(reason)}`)).toEqual([
      'B2: difference-per-match(games, 22, 3); A2: difference-per-match(games, 20, 3)',
      'A2: difference-per-match(games, 20, 3); B2: difference-per-match(games, 22, 3)',
      'C2: points-per-match(3, 2); A2: points-per-match(5, 3), B2: points-per-match(5, 3)',
    ]);
  });

  it('[RR5] level on points and wins per match: the set difference per match', () => {
    const groups = tablesOf('points', [
      [A, '7-6 6-7 7-6'],
      [B, '6-0 6-0'],
    ]);
    const { qualifiers } = qualifiersOf(
      groups,
      entrantsOf(A, B),
      { perGroup: 1, bestNext: 1 },
      LADDERS.points,
    );
    expect(reasonLine(qualifiers[2]?.reason)).toBe(
      'difference-per-match(sets, 3, 3); B2: difference-per-match(sets, 2, 3)',
    );
  });

  it('a lot decides between level runners-up; until then both are named', () => {
    const groups = tablesOf('usta', [
      [A, '6-0 6-0'],
      [B, '6-0 6-0'],
    ]);
    const rule = { perGroup: 1, bestNext: 1 };
    const open = qualifiersOf(groups, entrantsOf(A, B), rule, LADDERS.usta);
    expect(open.undecided).toEqual([['A2', 'B2']]);
    expect(open.qualifiers[2]?.entrant).toBe('A2');
    const drawn = qualifiersOf(groups, entrantsOf(A, B), rule, LADDERS.usta, ['B2', 'A2']);
    expect(drawn.undecided).toEqual([]);
    expect(drawn.qualifiers[2]).toMatchObject({ entrant: 'B2', decidedBy: 'lot' });
    const both = qualifiersOf(groups, entrantsOf(A, B), { perGroup: 1, bestNext: 2 }, LADDERS.usta);
    expect(both.undecided).toEqual([]);
  });

  it('a tie between the one who comes next and the one after is open as well', () => {
    const level = ['A', 'B', 'C', 'D'].map((id) => ({ id }));
    const matches = [
      ...['B', 'C', 'D'].map((loser) => beat('A', loser, '6-0 6-0')),
      beat('B', 'C', '6-4 6-4'),
      beat('C', 'D', '6-4 6-4'),
      beat('D', 'B', '6-4 6-4'),
    ];
    const groups = [rankGroup(level, matches, LADDERS.usta)];
    const openWith = (bestNext: number) =>
      qualifiersOf(groups, level, { perGroup: 1, bestNext }, LADDERS.usta).undecided;
    expect(openWith(0)).toEqual([]);
    expect(openWith(1)).toEqual([['B', 'C', 'D']]);
  });

  it('[RR3] the ranking of entrants decides across groups where the ladder has it', () => {
    const groups = tablesOf('atp', [
      [A, '6-0 6-0'],
      [B, '6-0 6-0'],
    ]);
    const ranked = entrantsOf(A, B).map((entrant) =>
      entrant.id === 'B2' ? { ...entrant, ranking: 7 } : entrant,
    );
    const { qualifiers } = qualifiersOf(groups, ranked, { perGroup: 1, bestNext: 1 }, LADDERS.atp);
    expect([qualifiers[2]?.entrant, reasonLine(qualifiers[2]?.reason)]).toEqual([
      'B2',
      'ranked(7); A2: not-ranked',
    ]);
  });

  it('a tie inside a group matters only when the cut goes through it', () => {
    const level = ['A', 'B', 'C'].map((id) => ({ id }));
    const circle = [beat('A', 'B', '6-4 6-4'), beat('B', 'C', '6-4 6-4'), beat('C', 'A', '6-4 6-4')];
    const groups = [rankGroup(level, circle, LADDERS.usta)];
    for (const [perGroup, ties] of [
      [1, [['A', 'B', 'C']]],
      [2, [['A', 'B', 'C']]],
      [3, []],
    ] as const)
      expect(qualifiersOf(groups, level, { perGroup, bestNext: 0 }, LADDERS.usta).undecided).toEqual(ties);
  });

  it('[RR9] a player who withdrew is passed over', () => {
    const entrants = A.map((id): GroupEntrant => (id === 'A1' ? { id, withdrawn: 'keep' } : { id }));
    const groups = [rankGroup(entrants, inOrder(A), LADDERS.atp)];
    const { qualifiers } = qualifiersOf(groups, entrants, { perGroup: 2, bestNext: 0 }, LADDERS.atp);
    expect(qualifiers.map(({ entrant, place }) => [entrant, place])).toEqual([
      ['A2', 1],
      ['A3', 2],
    ]);
  });
});
