// The chances before a group's last round, compared with every way in which it can be played [RR3, RR5, RR7].
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beat, group, toPlay } from './fixtures.ts';
import { groupOutlook } from './group-outlook.ts';
import { LADDERS } from './ladders.ts';
import { rankGroup } from './rank-group.ts';
import type { EntrantId } from '../ids.ts';
import type { Outlook } from './group-outlook.ts';
import type { GroupEntrant, GroupMatch } from './types.ts';

const FOUR = group('A', 'B', 'C', 'D');

const of = (outlook: readonly Outlook[] | null, id: EntrantId): Outlook | undefined =>
  outlook?.find(({ entrant }) => entrant === id);

describe('what must happen', () => {
  it('in the last round of four, two of whom go on', () => {
    const matches = [
      beat('A', 'B', '6-1 6-1'),
      beat('C', 'D', '6-1 6-1'),
      beat('A', 'C', '6-1 6-1'),
      beat('B', 'D', '6-1 6-1'),
      toPlay('A', 'D'),
      toPlay('B', 'C'),
    ];
    const outlook = groupOutlook(FOUR, matches, LADDERS.head_to_head, 2);
    // Even if D wins, at most one of B and C gets to two wins beside A.
    expect(of(outlook, 'A')).toEqual({ entrant: 'A', state: 'through', paths: [] });
    // D could be level at one win with anybody who loses the other match; D lost to both B and C.
    expect(of(outlook, 'D')).toEqual({ entrant: 'D', state: 'out', paths: [] });
    expect(of(outlook, 'B')).toEqual({
      entrant: 'B',
      state: 'open',
      paths: [
        { own: 'win', ways: [{ fate: 'in', results: [] }] },
        { own: 'lose', ways: [{ fate: 'out', results: [] }] },
      ],
    });
  });

  it('names the match of others that it hangs on', () => {
    const matches = [
      beat('A', 'B', '6-1 6-1'),
      beat('C', 'D', '6-1 6-1'),
      beat('A', 'C', '6-1 6-1'),
      beat('D', 'B', '6-1 6-1'),
      toPlay('D', 'A'),
      toPlay('B', 'C'),
    ];
    const outlook = groupOutlook(FOUR, matches, LADDERS.head_to_head, 2);
    expect(of(outlook, 'A')?.paths).toEqual([
      { own: 'win', ways: [{ fate: 'in', results: [] }] },
      {
        own: 'lose',
        ways: [
          { fate: 'in', results: [{ winner: 'B', loser: 'C' }] },
          { fate: 'level', results: [{ winner: 'C', loser: 'B' }] },
        ],
      },
    ]);
  });

  it('says of those who have played everything what others must do', () => {
    const three = group('A', 'B', 'C');
    const outlook = groupOutlook(
      three,
      [beat('A', 'B', '6-1 6-1'), toPlay('B', 'C'), beat('C', 'A', '6-1 6-1')],
      LADDERS.atp,
      1,
    );
    expect(of(outlook, 'A')?.paths).toEqual([
      {
        own: 'none',
        ways: [
          { fate: 'level', results: [{ winner: 'B', loser: 'C' }] },
          { fate: 'out', results: [{ winner: 'C', loser: 'B' }] },
        ],
      },
    ]);
  });

  it('[RR9] of somebody who withdrew is that they do not go on', () => {
    const entrants: GroupEntrant[] = [{ id: 'A', withdrawn: 'keep' }, ...group('B', 'C')];
    const outlook = groupOutlook(
      entrants,
      [beat('A', 'B', '6-1 6-1'), beat('A', 'C', '6-1 6-1'), toPlay('B', 'C')],
      LADDERS.atp,
      2,
    );
    expect(outlook?.map(({ entrant, state }) => [entrant, state])).toEqual([
      ['A', 'out'],
      ['B', 'through'],
      ['C', 'through'],
    ]);
  });

  it('is not told when nothing is open, or too much', () => {
    expect(groupOutlook(group('A', 'B'), [beat('A', 'B', '6-1 6-1')], LADDERS.atp, 1)).toBeNull();
    const five = group('A', 'B', 'C', 'D', 'E');
    const all = five.flatMap(({ id }, index) => five.slice(index + 1).map((other) => toPlay(id, other.id)));
    expect(groupOutlook(five, all, LADDERS.atp, 2)).toBeNull();
  });
});

const SCORES = ['6-0 6-0', '7-6 7-6', '0-6 7-6 7-6', '6-0 6-7 6-0'];

interface Case {
  readonly entrants: readonly GroupEntrant[];
  readonly played: readonly GroupMatch[];
  readonly open: readonly (readonly [EntrantId, EntrantId])[];
}

const cases: fc.Arbitrary<Case> = fc.integer({ min: 2, max: 5 }).chain((size) => {
  const entrants = group(...Array.from({ length: size }, (_, index) => index));
  const pairs = entrants.flatMap(({ id }, index) =>
    entrants.slice(index + 1).map(({ id: other }): readonly [EntrantId, EntrantId] => [id, other]),
  );
  return fc
    .record({
      open: fc.shuffledSubarray(pairs, { minLength: 1, maxLength: Math.min(3, pairs.length) }),
      scores: fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...SCORES)), {
        minLength: pairs.length,
        maxLength: pairs.length,
      }),
      out: fc.option(fc.integer({ min: 0, max: size - 1 }), { freq: 4 }),
    })
    .map(({ open, scores, out }) => ({
      entrants: entrants.map((entrant) =>
        entrant.id === out ? { ...entrant, withdrawn: 'keep' as const } : entrant,
      ),
      played: pairs.flatMap((pair, index) => {
        const [isUpset, sets] = scores[index] ?? [false, '6-0 6-0'];
        if (open.includes(pair)) return [];
        return [isUpset ? beat(pair[1], pair[0], sets) : beat(pair[0], pair[1], sets)];
      }),
      // Anybody who withdrew gives a walkover in what they have not played.
      open: open.filter((pair) => out === null || !pair.includes(out)),
    }));
});

/** Every way in which the open matches can be won, with some of the scores. */
function everyEnd(open: Case['open']): GroupMatch[][] {
  let ends: GroupMatch[][] = [[]];
  for (const [first, second] of open)
    ends = ends.flatMap((end) =>
      SCORES.flatMap((sets) => [
        [...end, beat(first, second, sets)],
        [...end, beat(second, first, sets)],
      ]),
    );
  return ends;
}

describe('for any group', () => {
  it.each(Object.values(LADDERS))('[RR8] nothing that is told turns out otherwise, by $name', (ladder) => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 3 }), ({ entrants, played, open }, goingOn) => {
        const walkovers = entrants.flatMap(({ id, withdrawn }) =>
          withdrawn === undefined
            ? []
            : entrants.flatMap(({ id: other }) =>
                other === id || played.some(({ entrants: pair }) => pair.includes(id) && pair.includes(other))
                  ? []
                  : [toPlay(id, other)],
              ),
        );
        const known = [...played, ...walkovers];
        const outlook = groupOutlook(
          entrants,
          [...known, ...open.map(([first, second]) => toPlay(first, second))],
          ladder,
          goingOn,
        );
        expect(outlook === null).toBe(open.length === 0);
        const faults: unknown[] = [];
        const lots = entrants.map(({ id }) => id);
        for (const end of everyEnd(open)) {
          const { rows } = rankGroup(entrants, [...known, ...end], ladder, lots);
          const through = rows.filter(({ withdrawn }) => !withdrawn).slice(0, goingOn);
          for (const { entrant, state, paths } of outlook ?? []) {
            const isIn = through.some((row) => row.entrant === entrant);
            if (state !== 'open' && isIn !== (state === 'through')) faults.push([entrant, state, end]);
            const winners = end.map(({ entrants: [winner, loser] }) => ({ winner, loser }));
            const own = winners.find(({ winner, loser }) => winner === entrant || loser === entrant);
            const mine = own === undefined ? 'none' : own.winner === entrant ? 'win' : 'lose';
            const ways = paths
              .filter((path) => path.own === mine)
              .flatMap((path) => path.ways)
              .filter(({ results }) =>
                results.every(({ winner, loser }) =>
                  winners.some((one) => one.winner === winner && one.loser === loser),
                ),
              );
            const isTold = ways.length === (paths.length > 0 ? 1 : 0);
            const isSo = ways.every(({ fate }) => fate === 'level' || isIn === (fate === 'in'));
            if (!isTold || !isSo) faults.push([entrant, ways, end]);
          }
        }
        expect(faults).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
