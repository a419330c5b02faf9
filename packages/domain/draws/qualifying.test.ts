// Qualifying sections and the main draw that their winners reach.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAs, entriesDrawn } from './draw-as.ts';
import { drawQualifying, suggestedQualifying, whoQualifies } from './qualifying.ts';
import type { Draw, Entry } from './draw.ts';
import { entriesOf, codeLine, nameLine, refusalOf, valueOf } from './fixtures.ts';
import { BYE, fedLines, matchOf, TBD } from './structure.ts';

/** `main` entries M1… and `count` qualifying entries Q1…; `seeds` of these are seeded. */
const field = (main: number, count: number, seeds = 0): [Entry[], Entry[]] => [
  entriesOf(main, 0, (number) => ({ id: `m${number}`, name: `M${number}` })),
  entriesOf(count, seeds, (number) => ({ id: `q${number}`, name: `Q${number}`, club: `c${number % 5}` })),
];

const drawOf = (main: number, count: number, qualifiers: number, seeds = 0, randomSeed = 1): Draw =>
  valueOf(drawQualifying(...field(main, count, seeds), { qualifiers, randomSeed }));

const allSeeded1 = (list: Entry[]) => list.map((entry) => ({ ...entry, seed: 1 }));

/** The qualifying lines, section by section. */
const sectionsOf = (draw: Draw, qualifiers: number): (string | null)[][] => {
  const [stage] = draw.structure.stages;
  const width = (stage?.lineCount ?? 0) / qualifiers;
  return Array.from({ length: qualifiers }, (_, section) =>
    draw.lines
      .slice(section * width, (section + 1) * width)
      .map((entry) => draw.entries[entry]?.name ?? null),
  );
};

describe('drawQualifying', () => {
  it('makes one section per qualifier, whose winner goes to an open line of the main draw', () => {
    const draw = drawOf(12, 16, 4);
    const [qualifying, main] = draw.structure.stages;
    expect([
      nameLine(qualifying?.name),
      qualifying?.lineCount,
      qualifying?.rounds,
      qualifying?.matchCount,
    ]).toEqual(['qualifying', 16, 2, 12]);
    expect([nameLine(main?.name), main?.firstLine, main?.lineCount, main?.firstMatch]).toEqual([
      'main',
      16,
      16,
      12,
    ]);
    const finals = draw.structure.matches.filter((match) => match.stage === 0 && match.round === 2);
    const reached = finals.map((match) => match.winnerTo);
    const open = draw.lines.flatMap((occupant, line) =>
      occupant === TBD ? (draw.structure.lines[line] ?? []) : [],
    );
    expect(reached.toSorted((a, b) => a - b)).toEqual(open);
    expect(reached.every((slot) => matchOf(slot) >= 12)).toBe(true);
    expect(finals[0]?.winnerPlaces).toEqual([1, 16]);
    expect(finals[0]?.loserPlaces).toEqual([17, 20]);
    expect(draw.structure.matches[0]?.loserPlaces).toEqual([21, 28]);
    expect(draw.structure.type).toBe('qualifying');
    expect([qualifying?.kind, main?.kind]).toEqual(['knockout', 'knockout']);
    expect([draw.breaches, draw.alternates, draw.randomSeed]).toEqual([[], [], 1]);
    expect(draw.structure.lines).toEqual(
      Array.from({ length: 32 }, (_, line) => [line < 16 ? line : line + 8]),
    );
    const alternates = [{ id: 'y', name: 'Y' }];
    const waiting = drawQualifying(...field(2, 3), { qualifiers: 1, randomSeed: 1, alternates });
    expect(valueOf(waiting).alternates).toBe(alternates);
  });

  it('[SD1] the best seeds head one section each, the next are drawn to one section each, at its end', () => {
    const seconds = new Set<string>();
    for (let randomSeed = 0; randomSeed < 40; randomSeed++) {
      const sections = sectionsOf(drawOf(4, 16, 4, 8, randomSeed), 4);
      expect(sections.map((section) => section[0])).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
      const last = sections.map((section) => section[3] ?? '');
      expect(last.toSorted((a, b) => a.localeCompare(b))).toEqual(['Q5', 'Q6', 'Q7', 'Q8']);
      seconds.add(last.join(' '));
    }
    expect(seconds.size).toBeGreaterThan(10);
  });

  it('[BY1] [BY2] sections differ by one entry at most, byes go to seeds in order, nobody is lost', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 16 }),
        fc.nat(),
        (qualifiers, more, seeds, randomSeed) => {
          const count = qualifiers + more;
          const drawn = drawQualifying(...field(8, count, Math.min(seeds, qualifiers * 2, count)), {
            qualifiers,
            randomSeed,
          });
          const draw = valueOf(drawn);
          const sections = sectionsOf(draw, qualifiers);
          const sizes = sections.map((section) => section.filter((name) => name !== null).length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          expect(sections.flat().filter((name) => name !== null)).toHaveLength(count);
          for (const section of sections)
            for (let line = 0; line < section.length; line += 2)
              expect([section[line], section[line + 1]]).not.toEqual([null, null]);
          const byes = sections.flat().length - count;
          const flat = sections.flat();
          const rested = draw.entries
            .filter((entry) => entry.seed !== undefined)
            .map((entry) => flat[flat.indexOf(entry.name) ^ 1] === null);
          expect(rested.slice(0, byes).every(Boolean)).toBe(true);
        },
      ),
    );
  });

  it('[UN2] separates over all sections', () => {
    for (let randomSeed = 0; randomSeed < 20; randomSeed++)
      expect(drawOf(4, 16, 4, 4, randomSeed).breaches).toEqual([]);
  });

  it('[UN2] in sections of two, an entry with a bye qualifies at once and meets no clubmate', () => {
    const [main, others] = field(4, 6);
    const clubmates = others.map((entry) => ({ ...entry, club: 'Nord' }));
    const draw = valueOf(drawQualifying(main, clubmates, { qualifiers: 4, randomSeed: 3 }));
    const lines = draw.breaches.flatMap((breach) => breach.lines);
    expect(lines.filter((line) => line < 8)).toHaveLength(4);
    expect(draw.breaches.every((breach) => breach.rule === 'UN2')).toBe(true);
  });

  it('[UN3] is the same for the same number and another for another', () => {
    expect(drawOf(12, 16, 4, 4, 5)).toEqual(drawOf(12, 16, 4, 4, 5));
    expect(drawOf(12, 16, 4, 4, 5).lines).not.toEqual(drawOf(12, 16, 4, 4, 6).lines);
  });

  it('leaves byes of the main draw to its seeds', () => {
    const [main, others] = field(5, 4);
    const seeded = main.map((entry, index) => (index === 0 ? { ...entry, seed: 1 } : entry));
    const draw = valueOf(drawQualifying(seeded, others, { qualifiers: 2, randomSeed: 3 }));
    expect(draw.lines.slice(4, 6)).toEqual([0, BYE]);
    expect(draw.lines.slice(4).filter((occupant) => occupant === TBD)).toHaveLength(2);
  });

  it.each([
    ['no qualifier', [8, 8, 0] as const, 0, 'bad-qualifiers qualifiers=0'],
    ['half a qualifier', [8, 8, 0] as const, 1.5, 'bad-qualifiers qualifiers=1.5'],
    ['nothing to play for', [8, 4, 0] as const, 4, 'no-qualifying-needed entries=4 qualifiers=4'],
    ['an empty main draw', [0, 4, 0] as const, 1, 'too-few-entries count=1'],
    ['too many seeds', [8, 8, 5] as const, 2, 'too-many-seeds size=4 most=2 seeds=3'],
  ])('refuses %s', (_, [main, count, seeds], qualifiers, line) => {
    const refused = refusalOf(drawQualifying(...field(main, count, seeds), { qualifiers, randomSeed: 1 }));
    expect(codeLine(refused)).toBe(line);
  });

  it('refuses somebody who is in both, and bad seeds in either', () => {
    const [main, others] = field(4, 8);
    const options = { qualifiers: 2, randomSeed: 1 };
    const twice = others.map((entry, index) => (index === 0 ? { ...entry, id: 'm1' } : entry));
    expect(refusalOf(drawQualifying(main, twice, options))).toEqual({ type: 'draw', code: 'entered-twice' });
    expect(refusalOf(drawQualifying(allSeeded1(main), others, options)).code).toBe('same-seed');
    expect(refusalOf(drawQualifying(main, allSeeded1(others), options)).code).toBe('same-seed');
    const four = main.map((entry, index) => ({ ...entry, seed: index + 1 }));
    expect(refusalOf(drawQualifying(four.slice(0, 3), others, { ...options, qualifiers: 1 })).code).toBe(
      'too-many-seeds',
    );
  });
});

describe('a qualifying draw by the choices of the director', () => {
  it('divides the entries by the ids named and draws the same again', () => {
    const [main, others] = field(6, 5);
    const ids = others.map(({ id }) => id);
    const rules = { matchesPerParticipant: 3, playersProgressing: 2 };
    const choices = { randomSeed: 9, qualifiers: 2, qualifying: ids };
    const drawn = valueOf(drawAs('qualifying', choices, [...others, ...main], rules));
    expect(drawn).toEqual(
      valueOf(drawQualifying(main, others, { qualifiers: 2, randomSeed: 9, separate: ['club'] })),
    );
    expect(entriesDrawn({ ...drawn.structure, lines: drawn.lines })).toBe(11);
  });

  it('is refused without saying who qualifies', () => {
    const rules = { matchesPerParticipant: 3, playersProgressing: 2 };
    const refused = refusalOf(drawAs('qualifying', { randomSeed: 1 }, field(8, 0)[0], rules));
    expect(refused.code).toBe('bad-qualifiers');
  });

  it('knows the lines that its sections lead to, also when a lucky loser stands there', () => {
    const { structure, lines } = drawOf(6, 4, 2);
    const open = lines.flatMap((occupant, line) => (occupant === TBD ? [line] : []));
    expect([...fedLines(structure)]).toEqual(open);
    const stepped = lines.with(open[0] ?? 0, 3);
    expect(entriesDrawn({ ...structure, lines: stepped })).toBe(10);
  });
});

describe('suggestedQualifying', () => {
  it.each([
    [4, null],
    [5, { size: 4, qualifiers: 1, direct: 3 }],
    [16, { size: 8, qualifiers: 2, direct: 6 }],
    [24, { size: 16, qualifiers: 4, direct: 12 }],
    [48, { size: 32, qualifiers: 4, direct: 28 }],
    [128, { size: 64, qualifiers: 8, direct: 56 }],
  ])('%i entries', (entries, split) => {
    expect(suggestedQualifying(entries)).toEqual(split);
  });
});

describe('whoQualifies', () => {
  it('leaves the best seeds and rankings in the main draw, then the order of entry decides', () => {
    const entries = [
      { id: 'late' },
      { id: 'ranked 9', ranking: 9 },
      { id: 'seed 2', seed: 2, ranking: 30 },
      { id: 'ranked 4', ranking: 4 },
      { id: 'last' },
      { id: 'seed 1', seed: 1 },
    ];
    expect(whoQualifies(entries, 3).map(({ id }) => id)).toEqual(['ranked 9', 'late', 'last']);
    expect(whoQualifies(entries, 6)).toEqual([]);
  });
});
