// Everybody stands in the right place of a drawn bracket, and some draws are refused.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { drawKnockout } from './knockout.ts';
import { drawnOf, entriesOf, codeLine, refusalOf, valueOf } from './fixtures.ts';
import { bracketSize, mostSeeds, seedBlocks } from './seeding.ts';
import type { SeedingPolicy } from './seeding.ts';
import type { Draw, Entry } from './draw.ts';
import { BYE } from './structure.ts';

const namesOf = (draw: Draw): string =>
  draw.lines.map((occupant) => draw.entries[occupant]?.name ?? (occupant === BYE ? '-' : '?')).join(' ');

const lineOf = (draw: Draw, entry: number): number => draw.lines.indexOf(entry) + 1;

describe('a drawn bracket', () => {
  it.each([
    [2, 0, 1, 'P2 P1'],
    [5, 2, 7, 'P1 - P5 P4 - P3 - P2'],
    [11, 4, 2026, 'P1 - P5 - P3 - P10 P7 P6 P11 - P4 P8 P9 - P2'],
    [16, 8, 90_000_000_000, 'P1 P15 P12 P5 P3 P9 P13 P8 P7 P14 P11 P4 P6 P16 P10 P2'],
  ])(
    '[UN3] %i players, %i seeds, number %i always give the same lines',
    (count, seeds, randomSeed, names) => {
      expect(namesOf(drawnOf(count, seeds, { randomSeed }))).toBe(names);
    },
  );

  it('[UN3] the order in which entries came plays no part', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 70 }),
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        (count, randomSeed, mixed, texts) => {
          const seeds = Math.min(2, count);
          const entries = entriesOf(count, seeds, (number) => ({
            club: `c${number % 7}`,
            ...(texts && number % 2 ? { id: `id ${number}` } : {}),
          }));
          const other = randomFrom(mixed).shuffle(entries.slice());
          const names = (list: Entry[]) => namesOf(valueOf(drawKnockout(list, { randomSeed })));
          expect(names(other)).toBe(names(entries));
        },
      ),
    );
  });

  it('[UN3] carries what the draw was made with', () => {
    const alternates = [{ id: 99, name: 'A' }];
    const draw = drawnOf(4, 2, { randomSeed: 17, seeding: 'usta', alternates });
    expect([draw.randomSeed, draw.alternates, draw.breaches]).toEqual([17, alternates, []]);
    expect(draw.policy).toEqual({ seeding: 'usta', byes: 'usta', separate: ['club', 'family', 'school'] });
    expect(drawnOf(4, 2).policy).toEqual({
      seeding: 'itf',
      byes: 'even',
      separate: ['club', 'family', 'school'],
    });
    expect(drawnOf(4, 2).alternates).toEqual([]);
    expect(drawnOf(4, 2, { byes: 'usta', separate: [] }).policy).toEqual({
      seeding: 'itf',
      byes: 'usta',
      separate: [],
    });
  });

  it('[SD1] [SD2] [SD3] puts every seed into their block and everybody on one line', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 300 }),
        fc.constantFrom<SeedingPolicy>('itf', 'usta'),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, seeding, randomSeed, share) => {
          const size = bracketSize(count);
          const seeds = Math.floor(share * Math.min(count, mostSeeds(size)));
          const draw = drawnOf(count, seeds, { seeding, randomSeed });
          expect(draw.lines.filter((occupant) => occupant >= 0).toSorted((a, b) => a - b)).toEqual([
            ...draw.entries.keys(),
          ]);
          const blocks = seedBlocks(seeding, size);
          const blockOf = blocks.flatMap((block) => block.map(() => block));
          for (let seed = 0; seed < seeds; seed++) expect(blockOf[seed]).toContain(lineOf(draw, seed));
          expect(draw.breaches).toEqual([]);
        },
      ),
    );
  });

  it('[SD1] seeds are drawn by lot inside their block', () => {
    const counts = new Map<string, number>();
    for (let randomSeed = 0; randomSeed < 2400; randomSeed++) {
      const draw = drawnOf(16, 8, { randomSeed });
      const order = [4, 5, 6, 7].map((seed) => lineOf(draw, seed)).join(' ');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(45);
  });

  it('[UN1] everybody else is drawn by lot onto the open lines', () => {
    const seen = Array.from({ length: 9 }, () => 0);
    for (let randomSeed = 0; randomSeed < 3000; randomSeed++) {
      const line = lineOf(drawnOf(8, 2, { randomSeed }), 5);
      seen[line] = (seen[line] ?? 0) + 1;
    }
    expect([seen[0], seen[1], seen[8]]).toEqual([0, 0, 0]);
    for (const count of seen.slice(2, 8)) expect(Math.abs(count - 500)).toBeLessThan(90);
  });

  it('[SD2] the best seeds of those entered count, gaps in their numbers closed', () => {
    const entries = entriesOf(8).map((entry, index) =>
      index < 4 ? { ...entry, seed: [7, 3, 12, 5][index] ?? 1 } : entry,
    );
    const draw = valueOf(drawKnockout(entries, { randomSeed: 1 }));
    expect([lineOf(draw, 1), lineOf(draw, 3)]).toEqual([1, 8]);
    expect([3, 6]).toContain(lineOf(draw, 0));
    expect([3, 6]).toContain(lineOf(draw, 2));
  });

  it('[SD1] seeds 1 and 2 stand in different halves, 1 to 4 in different quarters', () => {
    for (let randomSeed = 0; randomSeed < 40; randomSeed++) {
      const draw = drawnOf(23, 4, { randomSeed });
      const quarters = [0, 1, 2, 3].map((seed) => Math.floor((lineOf(draw, seed) - 1) / 8));
      expect(new Set(quarters).size).toBe(4);
      expect([quarters[0], quarters[1]]).toEqual([0, 3]);
    }
  });

  it('holds 1024 entries, and pairs like single players', () => {
    expect(drawnOf(1024, 64).lines).toHaveLength(1024);
    const pairs = entriesOf(3).map((entry) => ({ ...entry, members: [{ name: 'x' }, { name: 'y' }] }));
    expect(valueOf(drawKnockout(pairs, { randomSeed: 1 })).entries[0]?.members).toHaveLength(2);
  });
});

/** Four entries, the first of them with these seeding numbers. */
const seeded = (...seeds: number[]): Entry[] =>
  entriesOf(4).map((entry, index) => (seeds[index] === undefined ? entry : { ...entry, seed: seeds[index] }));

describe('refusals', () => {
  it.each([
    ['nobody', [], 'too-few-entries count=0'],
    ['one', entriesOf(1), 'too-few-entries count=1'],
    ['too many', entriesOf(1025), 'too-many-entries most=1024 count=1025'],
    ['one twice', [...entriesOf(3), { id: 2, name: 'P2' }], 'duplicate-entry name=P2'],
    ['a seed twice', seeded(1, 1), 'same-seed first=P1 second=P2 seed=1'],
    ['seed 0', seeded(0), 'bad-seed name=P1 seed=0'],
    ['half a seed', seeded(1.5), 'bad-seed name=P1 seed=1.5'],
    ['[SD4] too many seeds', seeded(1, 2, 3), 'too-many-seeds size=4 most=2 seeds=3'],
  ])('%s', (_, entries, line) => {
    expect(codeLine(refusalOf(drawKnockout(entries, { randomSeed: 1 })))).toBe(line);
  });
});
