// Drawing again what was drawn, the rest of it redrawn any number of times [UN3].
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redrawRest, stayingLines, swapLines } from './by-hand.ts';
import { clubNumbers, drawAgain, withClubs } from './draw-again.ts';
import type { Making, Redraw } from './draw-again.ts';
import { drawAs } from './draw-as.ts';
import { entriesOf, valueOf } from './fixtures.ts';

const rules = { matchesPerParticipant: 3, playersProgressing: 2 };

/** Entries of three clubs. */
const inClubs = (count: number, seeds: number) =>
  entriesOf(count, seeds).map((entry, index) => ({ ...entry, club: `Club ${index % 3}` }));

function making(count: number, redraws: readonly Redraw[] = []): Making {
  return { kind: 'knockout', choices: { randomSeed: 9 }, entries: inClubs(count, 4), rules, redraws };
}

describe('drawAgain', () => {
  it('[UN3] repeats every redraw from the numbers and the kept lines, the names of clubs aside', () => {
    const step = fc.record({ randomSeed: fc.nat(), keep: fc.array(fc.nat(31), { maxLength: 8 }) });
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 32 }), fc.array(step, { maxLength: 4 }), (count, steps) => {
        const first = making(count);
        let draw = valueOf(drawAs(first.kind, first.choices, first.entries, rules));
        for (const one of steps) draw = valueOf(redrawRest(draw, one));
        const redraws = steps.map((one, index): Redraw => ({ ...one, from: index + 1, moved: [] }));
        const entries = withClubs(first.entries, clubNumbers(first.entries));
        const again = valueOf(drawAgain({ ...first, entries, redraws }));
        expect(again.draw.lines).toEqual(draw.lines);
        expect(again.byNumber).toEqual(draw.lines);
      }),
    );
  });

  it('[UN3] tells whom the number had put onto a line that a hand has moved, until it is redrawn', () => {
    const { lines } = valueOf(drawAgain(making(8))).draw;
    const [second = -1, fifth = -1] = [lines[1], lines[4]];
    const kept: Redraw = { from: 1, randomSeed: 3, keep: [1], moved: [[1, fifth]] };
    const once = valueOf(drawAgain(making(8, [kept])));
    expect([once.draw.lines[1], once.byNumber[1]]).toEqual([fifth, second]);
    const on = valueOf(drawAgain(making(8, [kept, { from: 2, randomSeed: 4, keep: [1], moved: [] }])));
    expect([on.draw.lines[1], on.byNumber[1]]).toEqual([fifth, second]);
    const off = valueOf(drawAgain(making(8, [kept, { from: 2, randomSeed: 4, keep: [2], moved: [] }])));
    expect(off.byNumber).toEqual(off.draw.lines);
    const swapped = valueOf(swapLines(valueOf(drawAgain(making(8))).draw, 1, 4));
    expect(once.draw.lines).toEqual(valueOf(redrawRest(swapped, { randomSeed: 3, keep: [1] })).lines);
  });

  it('[UN3] draws by the clubs of the day on which the rest was redrawn', () => {
    const first = making(8);
    const clubs = [1, 1, 1, 1, null, null, null, null];
    const redraw: Redraw = { from: 1, randomSeed: 5, keep: [], moved: [], clubs };
    const again = valueOf(drawAgain({ ...first, redraws: [redraw] }));
    const drawn = valueOf(drawAs(first.kind, first.choices, first.entries, rules));
    const others = { ...drawn, entries: withClubs(drawn.entries, clubs) };
    expect(again.draw.lines).toEqual(valueOf(redrawRest(others, { randomSeed: 5, keep: [] })).lines);
    expect(clubNumbers(again.draw.entries)).toEqual(clubs);
  });

  it('moves nobody outside the bracket that is redrawn, and draws nothing that cannot be', () => {
    const qualifying: Making = {
      ...making(12),
      kind: 'qualifying',
      choices: {
        randomSeed: 2,
        qualifiers: 2,
        qualifying: entriesOf(12)
          .slice(6)
          .map(({ id }) => id),
      },
    };
    const { draw } = valueOf(drawAgain(qualifying));
    const outside = [...draw.lines.keys()].filter(stayingLines(draw.structure, []));
    expect(outside.length).toBeGreaterThan(0);
    const redraw: Redraw = { from: 1, randomSeed: 8, keep: [], moved: [[999, 0]] };
    const again = valueOf(drawAgain({ ...qualifying, redraws: [redraw] })).draw;
    for (const line of outside) expect(again.lines[line]).toBe(draw.lines[line]);
    const none = drawAgain({ ...making(8, [redraw]), kind: 'round_robin' });
    expect(none.ok).toBe(false);
    expect(drawAgain({ ...making(8), entries: [] }).ok).toBe(false);
  });
});
