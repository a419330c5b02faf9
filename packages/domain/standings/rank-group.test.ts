// Unfinished and small groups, and what standings promise whatever the results are.
import type { Outcome } from '../progress/outcome.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ofSide, otherSide } from '../score/side.ts';
import { LADDERS } from './ladders.ts';
import { drawLots } from './lots.ts';
import { compareIds } from '../ids.ts';
import { rankGroup } from './rank-group.ts';
import { beat, decided, group, nobodyWon, reasonLine, toPlay } from './fixtures.ts';
import type { GroupEntrant, GroupMatch } from './types.ts';

describe('unfinished and small groups', () => {
  it('nothing played: all share the first place, or follow the ranking where the ladder has one', () => {
    const matches = [toPlay('A', 'B'), toPlay('B', 'C'), toPlay('A', 'C')];
    const open = rankGroup(group('C', 'B', 'A'), matches, LADDERS.usta);
    expect(open.complete).toBe(false);
    expect(open.rows.map(({ place, entrant }) => [place, entrant])).toEqual([
      [1, 'A'],
      [1, 'B'],
      [1, 'C'],
    ]);
    const seeded = [
      { id: 'A', ranking: 2 },
      { id: 'B', ranking: 1 },
    ];
    expect(decided(seeded, matches, 'atp')).toEqual(['1 B ranking', '2 A ranking']);
  });

  it('a group of one is complete, a group of two without a match is not', () => {
    const one = rankGroup(group('A'), [], LADDERS.atp);
    expect(one.complete).toBe(true);
    expect(one.rows).toMatchObject([{ place: 1, decidedBy: 'alone', reason: { code: 'alone' } }]);
    expect(one.undecided).toEqual([]);
    expect(rankGroup(group('A', 'B'), [], LADDERS.atp).complete).toBe(false);
    expect(rankGroup(group('A', 'B'), [beat('A', 'B', '6-0 6-0')], LADDERS.atp).complete).toBe(true);
    expect(rankGroup([], [], LADDERS.atp).rows).toEqual([]);
  });

  it('reasons use names, and six or more in a tie are not listed', () => {
    const named = [
      { id: 1, name: 'Ann Ash' },
      { id: 2, name: 'Bo Birch' },
    ];
    const [first] = rankGroup(named, [beat(2, 1, '6-0 6-0')], LADDERS.points).rows;
    expect(reasonLine(first?.reason)).toBe('points(2); Ann Ash: points(1)');
    const six = group(1, 2, 3, 4, 5, 6);
    expect(reasonLine(rankGroup(six, [toPlay(1, 2)], LADDERS.usta).rows[0]?.reason)).toBe('many-level(6)');
    expect(reasonLine(rankGroup(six, [beat(1, 2, '6-0 6-0')], LADDERS.usta).rows[0]?.reason)).toBe('wins(1)');
    expect(reasonLine(rankGroup(six.slice(1), [beat(3, 2, '6-0 6-0')], LADDERS.usta).rows[0]?.reason)).toBe(
      'wins(1); 2: wins(0), 4: wins(0), 5: wins(0), 6: wins(0)',
    );
    expect(reasonLine(rankGroup(six.slice(2), [], LADDERS.usta).rows[0]?.reason)).toBe('level([3, 4, 5, 6])');
    expect(rankGroup(group('B', 10, 'A', 9), [], LADDERS.usta).rows.map(({ entrant }) => entrant)).toEqual([
      9,
      10,
      'A',
      'B',
    ]);
    expect(compareIds('A', 'A')).toBe(0);
  });
});

const outcomes: readonly Outcome[] = ['completed', 'retired', 'walkover', 'defaulted', 'double_walkover'];

/** Groups of up to six with any results, straight or in three, finished or not. */
const anyGroup = fc.integer({ min: 2, max: 6 }).chain((size) => {
  const pairs = Array.from({ length: size }, (_, a) =>
    Array.from({ length: a }, (__, b) => [a, b] as const),
  ).flat();
  const match = fc.record({
    flip: fc.boolean(),
    straight: fc.boolean(),
    games: fc.integer({ min: 0, max: 4 }),
    outcome: fc.constantFrom(null, 'completed', 'completed', 'completed', ...outcomes.slice(1)),
  });
  return fc.tuple(
    fc.array(match, { minLength: pairs.length, maxLength: pairs.length }).map((drawn) =>
      drawn.map(({ flip, straight, games, outcome }, index): GroupMatch => {
        const [a = 0, b = 0] = pairs[index] ?? [];
        const [winner, loser] = flip ? [b, a] : [a, b];
        if (outcome === null) return toPlay(winner, loser);
        if (outcome === 'double_walkover') return nobodyWon(winner, loser, outcome);
        const sets = outcome === 'walkover' ? '' : straight ? `6-${games} 6-4` : `6-${games} 4-6 6-4`;
        return beat(winner, loser, sets, outcome);
      }),
    ),
    fc
      .array(fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }), { minLength: size, maxLength: size })
      .map((rankings): readonly GroupEntrant[] =>
        rankings.map((ranking, id) => (ranking === null ? { id } : { id, ranking })),
      ),
    fc.shuffledSubarray(Array.from({ length: size }, (_, id) => id)),
  );
});

const anyLadder = fc.constantFrom(...Object.values(LADDERS));

describe('whatever the results', () => {
  it('[RR8] standings do not depend on the order of matches, of entrants, or of the two sides', () => {
    fc.assert(
      fc.property(
        anyGroup,
        anyLadder,
        fc.infiniteStream(fc.nat()),
        ([matches, entrants, lots], ladder, chance) => {
          const orderly = rankGroup(entrants, matches, ladder, lots);
          const keyed = <T>(list: readonly T[]): T[] =>
            list
              .map((one) => ({ one, key: chance.next().value ?? 0 }))
              .toSorted((a, b) => a.key - b.key)
              .map(({ one }) => one);
          const turned = keyed(matches).map((match): GroupMatch => {
            if ((chance.next().value ?? 0) % 2 === 0) return match;
            const { result } = match;
            const swapped = result && {
              ...result,
              winner: result.winner && otherSide(result.winner),
              sets: result.sets.map((set) => ({ ...set, games: [set.games[1], set.games[0]] as const })),
            };
            return { entrants: [match.entrants[1], match.entrants[0]], result: swapped };
          });
          expect(rankGroup(keyed(entrants), turned, ladder, lots)).toEqual(orderly);
        },
      ),
    );
  });

  it('[RR8] everybody has one place and a reason for it; nobody stands above somebody with more wins or points', () => {
    fc.assert(
      fc.property(anyGroup, anyLadder, ([matches, entrants, lots], ladder) => {
        const { rows, undecided } = rankGroup(entrants, matches, ladder, lots);
        expect(rows.map(({ entrant }) => entrant).toSorted(compareIds)).toEqual(entrants.map(({ id }) => id));
        rows.forEach(({ place, record, reason, decidedBy, entrant }, index) => {
          const above = rows[index - 1];
          expect(reason.code === 'step' ? reason.step : decidedBy).toBe(decidedBy);
          if (!above) return;
          expect(place === index + 1 || (place === above.place && decidedBy === 'level')).toBe(true);
          expect(decidedBy === 'level').toBe(undecided.some((tie) => tie.includes(entrant)));
          const counted = ladder.name === 'points' ? ('points' as const) : ('wins' as const);
          expect(above.record[counted]).toBeGreaterThanOrEqual(record[counted]);
        });
      }),
    );
  });

  it('[UN3] lots are drawn the same for the same number, however the entrants are listed', () => {
    const drawn = drawLots(['d', 'a', 'c', 'b', 'e'], 12);
    expect(drawLots(['a', 'b', 'c', 'd', 'e'], 12)).toEqual(drawn);
    expect(drawn.toSorted(compareIds)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(drawLots(['a', 'b', 'c', 'd', 'e'], 13)).not.toEqual(drawn);
  });

  it('[RR8] when all lots are drawn nobody shares a place', () => {
    fc.assert(
      fc.property(anyGroup, anyLadder, ([matches, entrants], ladder) => {
        const everyone = entrants.map(({ id }) => id);
        expect(rankGroup(entrants, matches, ladder, everyone).undecided).toEqual([]);
      }),
    );
  });

  it('[RR3] two level on wins and matches who met: the winner of their match is ahead', () => {
    fc.assert(
      fc.property(anyGroup, ([matches, entrants, lots]) => {
        const { rows } = rankGroup(entrants, matches, LADDERS.atp, lots);
        const pairs = rows.flatMap((first, index) => {
          const level = rows.filter(
            ({ record }) => record.wins === first.record.wins && record.played === first.record.played,
          );
          const second = rows[index + 1];
          return level.length === 2 && second && level.includes(second)
            ? [[first.entrant, second.entrant]]
            : [];
        });
        const winners = pairs.map(([first, second]) => {
          const met = matches.find(
            ({ entrants: [a, b] }) => [a, b].includes(first ?? '') && [a, b].includes(second ?? ''),
          );
          const winner = met?.result?.winner ?? null;
          return met && winner !== null ? ofSide(met.entrants, winner) : first;
        });
        expect(winners).toEqual(pairs.map(([first]) => first));
      }),
    );
  });
});
