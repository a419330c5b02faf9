// The knockout after groups, before and after it is known who the best next are.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestAssignment } from './groups-assignment.ts';
import { linesByRank, seatQualifiers } from './groups-seats.ts';
import type { Seat } from './groups-seats.ts';
import { groupLetter } from './stage-name.ts';

const label = (seat: Seat): string => {
  if (seat.kind === 'bye') return '-';
  if (seat.kind === 'place') return `${groupLetter(seat.group)}${seat.place}`;
  return seat.group === null ? `?${seat.rank}` : `?${groupLetter(seat.group)}`;
};

const seated = (groups: number, perGroup: number, bestNext: readonly (number | null)[] = []): string =>
  seatQualifiers(groups, perGroup, bestNext).map(label).join(' ');

const groupOn = (seat: Seat | undefined): number | null => (seat && seat.kind !== 'bye' ? seat.group : null);

/** Pairs of lines whose players certainly have their first match against each other. */
const firstMatches = (seats: readonly Seat[]): readonly (readonly [Seat | undefined, Seat | undefined])[] => {
  const pairs: [Seat | undefined, Seat | undefined][] = [];
  for (let line = 0; line < seats.length; line += 2) pairs.push([seats[line], seats[line + 1]]);
  const winners = pairs.map(([upper, lower]) =>
    upper?.kind === 'bye' ? lower : lower?.kind === 'bye' ? upper : undefined,
  );
  for (let match = 0; match < winners.length; match += 2) pairs.push([winners[match], winners[match + 1]]);
  return pairs;
};

const sameGroup = ([one, other]: readonly [Seat | undefined, Seat | undefined]): boolean =>
  groupOn(one) !== null && groupOn(one) === groupOn(other);

const linesOfRanks = (size: number, from: number, to: number) =>
  linesByRank(size)
    .slice(from - 1, to)
    .map((line) => line + 1)
    .toSorted((a, b) => a - b);

const byNumber = (list: readonly (number | null)[]) =>
  list.filter((group) => group !== null).toSorted((a, b) => a - b);

/** The group winners who have a bye, top to bottom. */
const winnersWithBye = (seats: readonly Seat[]): readonly string[] =>
  seats
    .filter((seat, line) => seat.kind === 'place' && seat.place === 1 && seats[line ^ 1]?.kind === 'bye')
    .map(label);

describe('seats after groups', () => {
  it('[RR2] two groups: A1-B2 and A2-B1', () => {
    expect(seated(2, 2)).toBe('A1 B2 A2 B1');
    expect(seated(2, 1)).toBe('A1 B1');
    expect(seated(2, 4)).toBe('A1 B4 B2 A3 B3 A2 A4 B1');
  });

  it('[RR2] more groups: winners take the seeds’ lines and the byes', () => {
    expect(seated(4, 2)).toBe('A1 B2 D1 C2 D2 C1 A2 B1');
    expect(seated(3, 2)).toBe('A1 - B2 C2 A2 C1 - B1');
    expect(seated(3, 1)).toBe('A1 - C1 B1');
    expect(seated(6, 2)).toBe('A1 - C2 B2 D1 - F2 E1 F1 E2 - C1 A2 D2 - B1');
    expect(seated(8, 2)).toBe('A1 B2 G2 H1 D1 C2 F2 E1 F1 E2 D2 C1 G1 H2 A2 B1');
  });

  it('[SD2] ranks stand on the lines of seeds', () => {
    expect(linesByRank(2)).toEqual([0, 1]);
    expect(linesByRank(4)).toEqual([0, 3, 2, 1]);
    expect(linesOfRanks(8, 3, 4)).toEqual([3, 6]);
    expect(linesOfRanks(16, 5, 8)).toEqual([4, 8, 9, 13].toSorted((a, b) => a - b));
    expect(linesOfRanks(32, 3, 4)).toEqual([9, 24]);
    expect(linesOfRanks(32, 5, 8)).toEqual([8, 16, 17, 25]);
    expect(linesOfRanks(64, 9, 12)).toEqual([9, 25, 40, 56]);
    expect(linesOfRanks(128, 17, 24)).toEqual([9, 24, 41, 56, 73, 88, 105, 120]);
    expect(linesOfRanks(128, 25, 32)).toEqual([8, 25, 40, 57, 72, 89, 104, 121]);
    for (const size of [2, 4, 8, 16, 32, 64, 128]) expect(new Set(linesByRank(size)).size).toBe(size);
  });

  it('[RR2] two of each group are always in opposite halves', () => {
    for (let groups = 2; groups <= 32; groups++) {
      const seats = seatQualifiers(groups, 2, []);
      const half = seats.length / 2;
      const top = seats.slice(0, half).map(groupOn);
      const bottom = seats.slice(half).map(groupOn);
      const all = Array.from({ length: groups }, (_, group) => group);
      expect(byNumber(top)).toEqual(all);
      expect(byNumber(bottom)).toEqual(all);
    }
  });

  it('[RR2] nobody meets their own group in the first match, no matter who the best next are', () => {
    const anyGroups = fc
      .integer({ min: 2, max: 12 })
      .chain((groups) =>
        fc.tuple(
          fc.constant(groups),
          fc.integer({ min: 1, max: 4 }),
          fc.shuffledSubarray(Array.from({ length: groups }, (_, group) => group)),
        ),
      );
    fc.assert(
      fc.property(anyGroups, ([groups, perGroup, bestNext]) => {
        const seats = seatQualifiers(groups, perGroup, bestNext);
        expect(firstMatches(seats).filter(sameGroup)).toEqual([]);
        expect(seats.map(label).filter((text) => text !== '-').length).toBe(
          groups * perGroup + bestNext.length,
        );
        expect(new Set(seats.map(label)).size - 1 + (seats.some(({ kind }) => kind === 'bye') ? 0 : 1)).toBe(
          groups * perGroup + bestNext.length,
        );
        for (let line = 0; line < seats.length; line += 2)
          expect(seats[line]?.kind === 'bye' && seats[line + 1]?.kind === 'bye').toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  it('[RR2] knowing the groups of the best next moves others only when it must', () => {
    expect(seated(3, 2, [null, null])).toBe('A1 ?1 B2 C2 A2 C1 ?0 B1');
    expect(seated(3, 2, [0, 1])).toBe('A1 ?B B2 C2 A2 C1 ?A B1');
    expect(seated(3, 2, [1, 0])).toBe('A1 ?B B2 C2 A2 C1 ?A B1');
    expect(seated(3, 2, [2])).toBe('A1 - B2 C2 A2 C1 ?C B1');
    expect(seated(3, 2, [1])).toBe('A1 - B2 C2 ?B C1 A2 B1');
    expect(seated(6, 1, [1])).toBe('A1 - D1 ?B F1 C1 E1 B1');
    expect(seated(2, 1, [1])).toBe('A1 ?B - B1');
  });

  it('[BY1, RR2] a group winner keeps a bye as long as anybody else has one to give', () => {
    expect(seated(2, 2, [null])).toBe('A1 - B2 ?0 - A2 - B1');
    expect(seated(2, 2, [0])).toBe('A1 - B2 ?A - A2 - B1');
    expect(seated(2, 2, [1])).toBe('A1 - B2 - ?B A2 - B1');
    expect(winnersWithBye(seatQualifiers(2, 4, [1]))).toEqual(['A1', 'B1']);
    // Nobody but a winner has a bye, and somebody has to play the best next.
    expect(winnersWithBye(seatQualifiers(4, 1, [3]))).toEqual(['A1', 'D1', 'B1']);
  });

  it('one group: its places meet as seeds would', () => {
    expect(seated(1, 4)).toBe('A1 A4 A3 A2');
    expect(seated(1, 2)).toBe('A1 A2');
  });
});

describe('the cheapest assignment', () => {
  const orders = (size: number): number[][] =>
    size === 0
      ? [[]]
      : orders(size - 1).flatMap((order) =>
          Array.from({ length: size }, (_, at) => [...order.slice(0, at), size - 1, ...order.slice(at)]),
        );

  it('costs no more than any other assignment', () => {
    const square = fc.integer({ min: 1, max: 5 }).chain((size) =>
      fc.array(fc.array(fc.nat({ max: 20 }), { minLength: size, maxLength: size }), {
        minLength: size,
        maxLength: size,
      }),
    );
    fc.assert(
      fc.property(square, (costs) => {
        const sum = (columns: readonly number[]) =>
          columns.reduce((total, column, row) => total + (costs[row]?.[column] ?? 0), 0);
        const found = cheapestAssignment(costs);
        expect(found.toSorted((a, b) => a - b)).toEqual(costs.map((_, index) => index));
        expect(sum(found)).toBe(Math.min(...orders(costs.length).map(sum)));
      }),
    );
  });
});
