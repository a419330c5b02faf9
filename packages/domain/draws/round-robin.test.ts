// Round robins of every size: properties of the rounds, and the draw of one table.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeLine } from './fixtures.ts';
import type { Entry } from './draw.ts';
import { drawRoundRobin, LARGEST_TABLE, roundRobinRounds } from './round-robin.ts';
import type { Pairing } from './round-robin.ts';
import { matchOf, sideOf } from './structure.ts';

const anyTable = fc.record({
  players: fc.integer({ min: 2, max: 40 }),
  each: fc.integer({ min: 1, max: 40 }),
});

const countPer = (players: number, rounds: readonly (readonly Pairing[])[]): number[] => {
  const counts = Array<number>(players).fill(0);
  for (const one of rounds.flat(2)) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
};

const entriesOf = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Player ${index + 1}` }));

const idsOf = (list: readonly Entry[], randomSeed: number) => {
  const drawn = drawRoundRobin(list, { matchesPerParticipant: 3, randomSeed });
  return drawn.ok ? drawn.value.lines.map((line) => drawn.value.entries[line]?.id) : [];
};

describe('rounds', () => {
  it('[RR1] four players meet in three rounds, the first two in the last', () => {
    expect(roundRobinRounds(4, 3)).toEqual([
      [
        [0, 3],
        [1, 2],
      ],
      [
        [3, 1],
        [2, 0],
      ],
      [
        [2, 3],
        [0, 1],
      ],
    ]);
  });

  it('[RR1] with all matches every pair meets exactly once', () => {
    for (let players = 2; players <= 33; players++) {
      const met = roundRobinRounds(players, players - 1)
        .flat()
        .map(([a, b]) => Math.min(a, b) * players + Math.max(a, b));
      expect(met.length).toBe((players * (players - 1)) / 2);
      expect(new Set(met).size).toBe(met.length);
    }
  });

  it('[RR1] nobody plays twice in a round, or the same opponent twice', () => {
    fc.assert(
      fc.property(anyTable, ({ players, each }) => {
        const rounds = roundRobinRounds(players, each);
        for (const round of rounds) {
          expect(round.length).toBeGreaterThan(0);
          expect(new Set(round.flat()).size).toBe(round.length * 2);
        }
        const met = rounds.flat().map(([a, b]) => Math.min(a, b) * players + Math.max(a, b));
        expect(new Set(met).size).toBe(met.length);
      }),
    );
  });

  it('[RR1] everybody plays min(matches, players - 1); if players × matches is odd, the last plays one fewer', () => {
    fc.assert(
      fc.property(anyTable, ({ players, each }) => {
        const wanted = Array<number>(players).fill(Math.min(each, players - 1));
        if ((players * Math.min(each, players - 1)) % 2 === 1)
          wanted[players - 1] = (wanted[players - 1] ?? 0) - 1;
        expect(countPer(players, roundRobinRounds(players, each))).toEqual(wanted);
      }),
    );
  });

  it('[RR1] takes as many rounds as each entrant has matches, and one more if somebody has to rest', () => {
    fc.assert(
      fc.property(anyTable, ({ players, each }) => {
        const matches = Math.min(each, players - 1);
        const resting = players % 2 === 1 && matches > 1 ? 1 : 0;
        expect(roundRobinRounds(players, each).length).toBe(matches + resting);
      }),
    );
  });

  it('[RR1] with an odd number each rests once', () => {
    const rounds = roundRobinRounds(7, 6);
    expect(rounds.length).toBe(7);
    expect(countPer(7, rounds)).toEqual([6, 6, 6, 6, 6, 6, 6]);
  });

  it('the first two positions meet in the last round; sides are shared out evenly', () => {
    for (let players = 3; players <= 24; players++) {
      const rounds = roundRobinRounds(players, players - 1);
      expect(rounds.at(-1)).toContainEqual([0, 1]);
      const upper = countPer(
        players,
        rounds.map((round) => round.map(([a]): Pairing => [a, a])),
      );
      for (const twice of upper) expect(Math.abs(twice - (players - 1))).toBeLessThanOrEqual(2);
    }
  });
});

describe('the draw of one table', () => {
  it('[RR1] has one group stage whose lines lead to the matches of the rounds', () => {
    const drawn = drawRoundRobin(entriesOf(5), { matchesPerParticipant: 9, randomSeed: 1 });
    if (!drawn.ok) throw new Error(drawn.error.code);
    const { structure, lines, breaches, alternates } = drawn.value;
    expect(structure.type).toBe('round_robin');
    expect(structure.stages).toMatchObject([
      {
        kind: 'group',
        name: { code: 'round-robin' },
        firstMatch: 0,
        matchCount: 10,
        rounds: 5,
        lineCount: 5,
        placeTo: [-1, -1, -1, -1, -1],
        placesOut: [
          [1, 1],
          [2, 2],
          [3, 3],
          [4, 4],
          [5, 5],
        ],
      },
    ]);
    expect(lines.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect([breaches, alternates]).toEqual([[], []]);
    const rounds = roundRobinRounds(5, 4);
    const seated = structure.matches.map(() => [-1, -1]);
    structure.lines.forEach((slots, line) => {
      for (const slot of slots) {
        const sides = seated[matchOf(slot)];
        if (sides) sides[sideOf(slot) - 1] = line;
      }
    });
    expect(seated).toEqual(rounds.flat());
    expect(structure.matches.map(({ round, position }) => [round, position])).toEqual(
      rounds.flatMap((round, index) => round.map((_, position) => [index + 1, position + 1])),
    );
    expect(structure.matches[0]).toMatchObject({ winnerTo: -1, loserTo: -1, places: [1, 5] });
  });

  it('[RR1] names the player who plays one match fewer', () => {
    const drawn = drawRoundRobin(entriesOf(5), { matchesPerParticipant: 3, randomSeed: 4 });
    if (!drawn.ok) throw new Error(drawn.error.code);
    const { lines, entries, breaches, structure } = drawn.value;
    expect(structure.lines.map((slots) => slots.length)).toEqual([3, 3, 3, 3, 2]);
    const name = entries[lines[4] ?? 0]?.name;
    expect(breaches).toEqual([
      {
        rule: 'RR1',
        lines: [4],
        problem: { code: 'fewer-matches', name, matches: 2, others: 3, players: 5 },
      },
    ]);
    const one = drawRoundRobin(entriesOf(3), { matchesPerParticipant: 1, randomSeed: 4 });
    expect(one.ok && one.value.breaches[0]?.problem).toMatchObject({
      code: 'fewer-matches',
      matches: 0,
      others: 1,
      players: 3,
    });
    const two = drawRoundRobin(entriesOf(3), { matchesPerParticipant: 2, randomSeed: 4 });
    expect(two.ok && two.value.breaches).toEqual([]);
  });

  it('[UN3] seeds stand first, the rest by a lot that the number repeats and the order of entering does not touch', () => {
    const entries = entriesOf(8).map((entry): Entry =>
      entry.id === 6 ? { ...entry, seed: 1 } : entry.id === 2 ? { ...entry, seed: 2 } : entry,
    );
    const first = idsOf(entries, 7);
    expect(first.slice(0, 2)).toEqual([6, 2]);
    expect(idsOf(entries.toReversed(), 7)).toEqual(first);
    expect(idsOf(entries, 8)).not.toEqual(first);
  });

  it('refuses what cannot be played', () => {
    const code = (count: number, matchesPerParticipant: number) => {
      const drawn = drawRoundRobin(entriesOf(count), { matchesPerParticipant, randomSeed: 1 });
      return drawn.ok ? 'drawn' : codeLine(drawn.error);
    };
    expect(code(1, 1)).toBe('too-few-entries count=1');
    expect(code(2, 1)).toBe('drawn');
    expect(code(LARGEST_TABLE, 3)).toBe('drawn');
    expect(code(129, 3)).toBe('too-many-entries most=128 count=129');
    expect(code(4, 0)).toBe('bad-matches-each matches=0');
    expect(code(4, 1.5)).toBe('bad-matches-each matches=1.5');
    const twice = drawRoundRobin([...entriesOf(2), ...entriesOf(1)], {
      matchesPerParticipant: 1,
      randomSeed: 1,
    });
    expect(!twice.ok && twice.error.code).toBe('duplicate-entry');
  });
});
