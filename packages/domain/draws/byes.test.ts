// The right lines stay empty [BY1-BY3].
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { placeByes } from './byes.ts';
import type { ByePolicy } from './byes.ts';
import { drawnOf } from './fixtures.ts';
import { bracketSize, mostSeeds, seedBlocks } from './seeding.ts';
import type { SeedingPolicy } from './seeding.ts';
import { BYE, TBD } from './structure.ts';

/** Lines (from 1) of the byes of an otherwise empty bracket without seeds. */
const byeLines = (size: number, byes: number, policy: ByePolicy, seed = 1): number[] => {
  const lines = Array.from({ length: size }, () => TBD);
  const blocks = seedBlocks('usta', size);
  placeByes({ lines, blocks, seedLines: [], byes, policy }, randomFrom(seed));
  return lines.flatMap((occupant, index) => (occupant === BYE ? [index + 1] : []));
};

/** Byes per part of the draw. */
const spreadOver = (lines: readonly number[], parts: number): number[] =>
  Array.from(
    { length: parts },
    (_, part) =>
      lines
        .slice((part * lines.length) / parts, ((part + 1) * lines.length) / parts)
        .filter((occupant) => occupant === BYE).length,
  );

const unevenness = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts);

const brackets = fc
  .record({
    count: fc.integer({ min: 2, max: 200 }),
    seeding: fc.constantFrom<SeedingPolicy>('itf', 'usta'),
    byes: fc.constantFrom<ByePolicy>('even', 'usta'),
    randomSeed: fc.nat(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...rest }) => ({
    ...rest,
    seeds: Math.floor(share * Math.min(rest.count, mostSeeds(bracketSize(rest.count)))),
  }));

describe('byes in a main draw', () => {
  it('[BY1] fill the bracket up to the next power of two, never two in one match', () => {
    fc.assert(
      fc.property(brackets, ({ count, seeds, ...options }) => {
        const { lines } = drawnOf(count, seeds, options);
        expect(lines.filter((occupant) => occupant === BYE)).toHaveLength(bracketSize(count) - count);
        for (let line = 0; line < lines.length; line += 2)
          expect([lines[line], lines[line + 1]]).not.toEqual([BYE, BYE]);
      }),
    );
  });

  it('[BY2] go to seeds in seed order', () => {
    fc.assert(
      fc.property(brackets, ({ count, seeds, ...options }) => {
        const { lines } = drawnOf(count, seeds, options);
        const byes = bracketSize(count) - count;
        for (let seed = 0; seed < Math.min(seeds, byes); seed++)
          expect(lines[lines.indexOf(seed) ^ 1]).toBe(BYE);
        for (let seed = byes; seed < seeds; seed++) expect(lines[lines.indexOf(seed) ^ 1]).not.toBe(BYE);
      }),
    );
  });

  it('[BY2] stop inside a block at the seeds who are due one', () => {
    for (let randomSeed = 0; randomSeed < 40; randomSeed++) {
      const { lines } = drawnOf(11, 8, { randomSeed });
      const rested = Array.from({ length: 8 }, (_, seed) => lines[lines.indexOf(seed) ^ 1] === BYE);
      expect(rested).toEqual([true, true, true, true, true, false, false, false]);
    }
  });

  it('[BY2] differ by at most one between halves, and between quarters', () => {
    fc.assert(
      fc.property(brackets, ({ count, seeds, ...options }) => {
        const { lines } = drawnOf(count, seeds, options);
        expect(unevenness(spreadOver(lines, 2))).toBeLessThanOrEqual(1);
        expect(lines.length < 8 ? 0 : unevenness(spreadOver(lines, 4))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 400 },
    );
  });

  it('[BY2] without seeds are as even between eighths, and every match can have one', () => {
    const matches = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const lines = byeLines(32, 5, 'even', seed);
      for (const line of lines) matches.add((line - 1) >> 1);
      const parts = Array.from(
        { length: 8 },
        (_, part) => lines.filter((line) => (line - 1) >> 2 === part).length,
      );
      expect(unevenness(parts)).toBe(1);
    }
    expect(matches.size).toBe(16);
  });
});

describe('the order of byes without seeds', () => {
  const orders: [number, number[][]][] = [
    [16, [[2], [15], [6, 11], [4, 8, 9, 13]]],
    [32, [[2], [31], [10, 23], [6, 14, 19, 27], [4, 8, 12, 16, 17, 21, 25, 29]]],
  ];
  it.each(orders)('[BY3] usta, draw of %i', (size, groups) => {
    let byes = 0;
    const before: number[] = [];
    for (const group of groups) {
      const seen = new Set<number>();
      for (let seed = 0; seed < 100; seed++) {
        seen.add(byeLines(size, byes + 1, 'usta', seed).find((line) => !before.includes(line)) ?? 0);
      }
      expect([...seen].toSorted((a, b) => a - b)).toEqual(group);
      before.push(...group);
      byes += group.length;
      expect(byeLines(size, byes, 'usta')).toEqual(before.toSorted((a, b) => a - b));
    }
  });

  it('[BY3] on even lines in the top half and odd lines in the bottom half, [BY2] likewise by lot', () => {
    for (const policy of ['usta', 'even'] as const)
      for (const line of byeLines(64, 31, policy)) expect(line % 2 === 0).toBe(line <= 32);
  });

  it('[BY1] a bye that stands never moves, and a line that is taken gets none', () => {
    const lines = [TBD, BYE, 0, TBD, TBD, TBD, 1, 2];
    placeByes({ lines, blocks: seedBlocks('itf', 8), seedLines: [], byes: 3, policy: 'even' }, randomFrom(1));
    expect(lines[1]).toBe(BYE);
    expect(lines.slice(2, 4)).toEqual([0, BYE]);
    expect(lines.slice(4, 6)).toContain(BYE);
    expect(lines.slice(6)).toEqual([1, 2]);
  });

  it('[BY2] a seed who was placed by hand gets the bye beside them', () => {
    const lines = [TBD, TBD, TBD, TBD, TBD, TBD, 0, TBD];
    placeByes(
      { lines, blocks: seedBlocks('itf', 8), seedLines: [7], byes: 1, policy: 'even' },
      randomFrom(1),
    );
    expect(lines).toEqual([TBD, TBD, TBD, TBD, TBD, TBD, 0, BYE]);
  });
});
