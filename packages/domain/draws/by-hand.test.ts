// Placing, swapping and redrawing by hand: the organiser decides, and is told which rules that breaks.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeEntry, redrawRest, swapLines } from './by-hand.ts';
import { drawKnockout, emptyDraw } from './knockout.ts';
import { drawGroups } from './groups.ts';
import { drawQualifying } from './qualifying.ts';
import { drawRoundRobin } from './round-robin.ts';
import { drawnOf, entriesOf, codeLine, refusalOf, valueOf } from './fixtures.ts';
import { BYE, TBD } from './structure.ts';

const qualifyingDraw = () =>
  valueOf(
    drawQualifying(
      entriesOf(6, 2, (number) => ({ id: `m${number}` })),
      entriesOf(8, 0, (number) => ({ id: `q${number}`, name: `Q${number}` })),
      { qualifiers: 2, randomSeed: 1 },
    ),
  );

const openLines = (lines: readonly number[]) => lines.map((occupant) => occupant === TBD);

describe('emptyDraw', () => {
  it('has every line open', () => {
    const draw = valueOf(emptyDraw(entriesOf(5, 2), { randomSeed: 1, type: 'compass' }));
    expect(draw.lines).toEqual(Array.from({ length: 8 }, () => TBD));
    expect([draw.structure.type, draw.alternates, draw.breaches]).toEqual(['compass', [], []]);
    expect(valueOf(emptyDraw(entriesOf(5, 2), { randomSeed: 1 })).structure.type).toBe('knockout');
  });

  it('refuses what drawKnockout refuses', () => {
    for (const entries of [entriesOf(1), entriesOf(3, 3), [...entriesOf(2), ...entriesOf(2)]])
      expect(refusalOf(emptyDraw(entries, { randomSeed: 1 }))).toEqual(
        refusalOf(drawKnockout(entries, { randomSeed: 1 })),
      );
  });
});

describe('placeEntry', () => {
  it('fills a line, and says what that breaks', () => {
    const draw = valueOf(emptyDraw(entriesOf(4, 2), { randomSeed: 1 }));
    const placed = valueOf(placeEntry(draw, 0, 2));
    expect(placed.lines).toEqual([TBD, TBD, 0, TBD]);
    expect(placed.breaches.map(({ problem }) => codeLine(problem))).toEqual([
      'seed-misplaced name=P1 seed=1 seedOf=own line=3 lines=[1]',
    ]);
    expect(draw.lines).toEqual([TBD, TBD, TBD, TBD]);
  });

  it('swaps with the entry on that line when the moved one has a line, else leaves the other without one', () => {
    const draw = valueOf(emptyDraw(entriesOf(4), { randomSeed: 1 }));
    const first = valueOf(placeEntry(valueOf(placeEntry(draw, 0, 0)), 1, 3));
    expect(valueOf(placeEntry(first, 0, 3)).lines).toEqual([1, TBD, TBD, 0]);
    expect(valueOf(placeEntry(first, 0, 1)).lines).toEqual([TBD, 0, TBD, 1]);
    expect(valueOf(placeEntry(first, 2, 0)).lines).toEqual([2, TBD, TBD, 1]);
  });

  it('refuses an unknown entry, an unknown line, [BY1] a bye and a qualifier’s line', () => {
    const draw = drawnOf(3, 1);
    expect(refusalOf(placeEntry(draw, 9, 0))).toEqual({ type: 'draw', code: 'no-such-entry', entry: 10 });
    expect(codeLine(refusalOf(placeEntry(draw, 0, 4)))).toBe('no-such-line line=5');
    expect(refusalOf(placeEntry(draw, 0, -1)).code).toBe('no-such-line');
    expect(codeLine(refusalOf(placeEntry(draw, 1, draw.lines.indexOf(BYE))))).toBe(
      'line-is-bye line=2 stage=main',
    );
    const fed = qualifyingDraw();
    const open = fed.lines.lastIndexOf(TBD);
    expect(codeLine(refusalOf(placeEntry(fed, 0, open)))).toBe(`line-waits line=${open - 7} stage=main`);
    const unplaced = valueOf(emptyDraw(entriesOf(3), { randomSeed: 1 }));
    expect(refusalOf(placeEntry({ ...unplaced, lines: [TBD, BYE, TBD, TBD] }, 0, 1)).code).toBe(
      'line-is-bye',
    );
  });
});

describe('swapLines', () => {
  it('swaps two players and says what that breaks', () => {
    const draw = drawnOf(8, 2);
    const swapped = valueOf(swapLines(draw, 0, 7));
    expect(swapped.lines.with(0, 0).with(7, 1)).toEqual(draw.lines);
    expect(swapped.breaches.map((breach) => breach.rule)).toEqual(['SD2', 'SD2']);
    expect(valueOf(swapLines(swapped, 0, 7)).breaches).toEqual([]);
  });

  it('[BY1] never moves a bye', () => {
    const draw = drawnOf(3, 1);
    expect(refusalOf(swapLines(draw, 1, 2)).code).toBe('line-is-bye');
    expect(refusalOf(swapLines(draw, 2, 1)).code).toBe('line-is-bye');
    expect(refusalOf(swapLines(draw, 2, 9)).code).toBe('no-such-line');
  });

  it('keeps qualifying and main draw apart, and lets groups exchange players', () => {
    const main = qualifyingDraw().lines.indexOf(0);
    for (const [a, b] of [
      [0, main],
      [main, 0],
    ] as const)
      expect(codeLine(refusalOf(swapLines(qualifyingDraw(), a, b)))).toBe(
        a === 0 ? 'parts-apart first=qualifying second=main' : 'parts-apart first=main second=qualifying',
      );
    const groups = valueOf(
      drawGroups(entriesOf(8), { matchesPerParticipant: 3, progressing: 1, randomSeed: 1 }),
    );
    expect(valueOf(swapLines(groups, 0, 4)).lines.slice(0, 5)).toEqual([
      groups.lines[4],
      ...groups.lines.slice(1, 4),
      groups.lines[0],
    ]);
  });
});

describe('redrawRest', () => {
  it('fills what is open and moves nobody who stands', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 40 }),
        fc.nat(),
        fc.array(fc.tuple(fc.nat(39), fc.nat(63)), { maxLength: 6 }),
        (count, randomSeed, hands) => {
          let draw = valueOf(emptyDraw(entriesOf(count, 2), { randomSeed: 1 }));
          for (const [entry, line] of hands) {
            const placed = placeEntry(draw, entry % count, line % draw.lines.length);
            if (placed.ok) draw = placed.value;
          }
          const redrawn = redrawRest(draw, { randomSeed });
          // Kept players can leave a match no open line for its bye; then there is nothing to check.
          const full = valueOf(redrawn);
          draw.lines.forEach((occupant, line) => {
            expect(full.lines[line]).toBe(occupant === TBD ? full.lines[line] : occupant);
          });
          expect(full.lines.filter((occupant) => occupant >= 0).toSorted((a, b) => a - b)).toEqual([
            ...full.entries.keys(),
          ]);
          expect(full.lines).not.toContain(TBD);
          expect(full.randomSeed).toBe(randomSeed);
        },
      ),
    );
  });

  it('[BY1] with too few matches left puts two byes into one, and says so', () => {
    let draw = valueOf(emptyDraw(entriesOf(5), { randomSeed: 1 }));
    for (const [entry, line] of [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ] as const)
      draw = valueOf(placeEntry(draw, entry, line));
    const full = valueOf(redrawRest(draw, { randomSeed: 1 }));
    expect(full.lines.filter((occupant) => occupant === BYE)).toHaveLength(3);
    expect(full.breaches.map((breach) => breach.rule)).toEqual(['BY1', 'BY2', 'BY2']);
  });

  it('[UN3] of an empty draw is the draw itself', () => {
    for (const [count, seeds] of [
      [4, 2],
      [11, 4],
      [64, 16],
    ] as const) {
      const empty = valueOf(emptyDraw(entriesOf(count, seeds), { randomSeed: 5 }));
      expect(valueOf(redrawRest(empty, { randomSeed: 5 }))).toEqual(drawnOf(count, seeds, { randomSeed: 5 }));
    }
  });

  it('[BY1] keeps only the lines named, and byes, those by lot included', () => {
    const draw = drawnOf(11, 4, { randomSeed: 5 });
    const keep = [draw.lines.indexOf(7)];
    const seen = new Set<string>();
    for (let randomSeed = 0; randomSeed < 20; randomSeed++) {
      const redrawn = valueOf(redrawRest(draw, { randomSeed, keep }));
      expect(redrawn.lines.indexOf(7)).toBe(keep[0]);
      expect(redrawn.lines.map((occupant) => occupant === BYE)).toEqual(
        draw.lines.map((occupant) => occupant === BYE),
      );
      expect(redrawn.breaches).toEqual([]);
      seen.add(redrawn.lines.join());
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  it('[SD2] a seed whose block is taken by hand goes by lot, and that is said', () => {
    const empty = valueOf(emptyDraw(entriesOf(4, 2), { randomSeed: 5 }));
    const redrawn = valueOf(redrawRest(valueOf(placeEntry(empty, 3, 0)), { randomSeed: 5 }));
    expect(redrawn.lines[0]).toBe(3);
    expect(redrawn.lines[3]).toBe(1);
    expect(redrawn.breaches.map((breach) => breach.rule)).toEqual(['SD2']);
  });

  it('[SD1] places seeds who have no line, and leaves one who has', () => {
    const empty = valueOf(emptyDraw(entriesOf(8, 4), { randomSeed: 5 }));
    const kept = valueOf(placeEntry(empty, 2, 5));
    for (let randomSeed = 0; randomSeed < 10; randomSeed++) {
      const { lines, breaches } = valueOf(redrawRest(kept, { randomSeed }));
      expect([lines[0], lines[7], lines[5], lines[2], breaches]).toEqual([0, 1, 2, 3, []]);
    }
    const full = drawnOf(4, 2);
    const third = { ...full, entries: [...full.entries, { id: 9, name: 'P9', seed: 3 }] };
    expect(codeLine(refusalOf(redrawRest(third, { randomSeed: 1 })))).toBe('too-few-lines lines=0 entries=1');
  });

  it('redraws the main draw behind qualifying, qualifiers’ lines untouched', () => {
    const draw = qualifyingDraw();
    for (let randomSeed = 0; randomSeed < 10; randomSeed++) {
      const redrawn = valueOf(redrawRest(draw, { randomSeed, keep: [] }));
      expect(openLines(redrawn.lines)).toEqual(openLines(draw.lines));
      expect(redrawn.lines.slice(0, 8)).toEqual(draw.lines.slice(0, 8));
      expect(
        redrawn.lines
          .slice(8)
          .filter((occupant) => occupant >= 0)
          .toSorted((a, b) => a - b),
      ).toEqual([0, 1, 2, 3, 4, 5]);
      expect(redrawn.breaches).toEqual([]);
    }
  });

  it('[SB1] leaves an entry that was let onto a qualifier’s line there, and lets it be swapped', () => {
    const draw = qualifyingDraw();
    const line = draw.lines.indexOf(TBD, 8);
    const before = draw.lines.indexOf(5);
    const lucky = { ...draw, lines: draw.lines.with(line, 5).with(before, TBD) };
    expect(
      valueOf(redrawRest({ ...lucky, lines: lucky.lines.with(before, BYE) }, { randomSeed: 3 })).lines[line],
    ).toBe(5);
    expect(valueOf(swapLines(lucky, line, before)).lines[before]).toBe(5);
  });

  it('refuses a draw without a bracket, and entries for whom there is no line', () => {
    const table = valueOf(drawRoundRobin(entriesOf(4), { matchesPerParticipant: 3, randomSeed: 1 }));
    const groups = valueOf(
      drawGroups(entriesOf(8), { matchesPerParticipant: 3, progressing: 1, randomSeed: 1 }),
    );
    for (const draw of [table, groups])
      expect(refusalOf(redrawRest(draw, { randomSeed: 1 }))).toEqual({
        type: 'draw',
        code: 'not-redrawable',
      });
    const { policy: _, ...free } = drawnOf(4, 0);
    expect(refusalOf(redrawRest(free, { randomSeed: 1 })).code).toBe('not-redrawable');
    const draw = drawnOf(4, 0);
    const crowded = { ...draw, entries: entriesOf(6) };
    expect(codeLine(refusalOf(redrawRest(crowded, { randomSeed: 1 })))).toBe(
      'too-few-lines lines=0 entries=2',
    );
    const twice = { ...draw, entries: [...entriesOf(3), { id: 1, name: 'P1' }] };
    expect(refusalOf(redrawRest(twice, { randomSeed: 1 })).code).toBe('duplicate-entry');
  });
});
