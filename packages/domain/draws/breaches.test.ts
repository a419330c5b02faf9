// Every broken constraint is said in words.
import { describe, expect, it } from 'vitest';
import { breachesOf } from './breaches.ts';
import type { DrawPolicy } from './draw.ts';
import { eliminationStructure } from './elimination.ts';
import { drawnOf, entriesOf, valueOf } from './fixtures.ts';
import { drawQualifying } from './qualifying.ts';
import { BYE } from './structure.ts';

const ITF: DrawPolicy = { seeding: 'itf', byes: 'even', separate: ['club'] };

/** Breaches of a bracket written as lines of player numbers, `-` for a bye; players up to `seeds` are seeded. */
const breachTexts = (lines: string, seeds: number, policy: DrawPolicy = ITF, club = ''): string[] => {
  const occupants = lines.split(' ').map((text) => (text === '-' ? BYE : Number(text) - 1));
  const entries = entriesOf(occupants.filter((occupant) => occupant >= 0).length, seeds, (number) => ({
    club: club[number - 1] ?? '',
  }));
  const structure = eliminationStructure(occupants.length, { type: 'knockout' });
  return breachesOf({
    structure,
    entries,
    lines: occupants,
    randomSeed: 1,
    policy,
    breaches: [],
    alternates: [],
  }).map((breach) => `${breach.rule} ${breach.lines.join(',')}: ${breach.text}`);
};

describe('breachesOf', () => {
  it('finds nothing in a clean draw', () => {
    expect(breachTexts('1 - 3 5 6 4 - 2', 4)).toEqual([]);
    expect(breachTexts('1 2 3 4 5 6 7 8', 0)).toEqual([]);
  });

  it('[SD2] a seed on a line outside their block', () => {
    expect(breachTexts('3 5 1 6 7 4 8 2', 4)).toEqual([
      'SD2 2: P1, seed 1, stands on line 3 and belongs on line 1.',
      'SD2 0: P3, seed 3, stands on line 1 and belongs on one of the lines 3, 6.',
    ]);
  });

  it('[SD3] judged by the policy that was chosen', () => {
    const usta: DrawPolicy = { ...ITF, seeding: 'usta' };
    const lines = '1 9 10 5 3 11 12 6 7 13 14 4 8 15 16 2';
    expect(breachTexts(lines, 8)).toEqual([]);
    expect(breachTexts(lines, 8, usta).map((text) => text.slice(0, 20))).toEqual([
      'SD3 3: P5, seed 5, s',
      'SD3 7: P6, seed 6, s',
      'SD3 8: P7, seed 7, s',
      'SD3 12: P8, seed 8, ',
    ]);
  });

  it('[BY1] two byes in one match', () => {
    expect(breachTexts('1 3 - - 4 5 6 2', 0)).toContain('BY1 2,3: Lines 3 and 4 are two byes in one match.');
    expect(breachTexts('1 - - 3 4 5 6 2', 0).join()).not.toContain('BY1');
  });

  it('[BY2] a seed who is due a bye and has none', () => {
    expect(breachTexts('1 3 4 5 6 - 7 2', 2)).toEqual(['BY2 0: P1, seed 1, is due a bye and has none.']);
    expect(breachTexts('1 - 4 5 6 3 7 2', 2)).toEqual([]);
  });

  it('[BY2] halves or quarters that differ by more than one', () => {
    expect(breachTexts('1 - 3 - 4 5 6 2', 0)).toEqual([
      'BY2 : The byes of the halves are 2, 0; they should differ by one at most.',
    ]);
    expect(breachTexts('1 - 2 - 3 - 4 - 5 - 6 7 8 9 10 11', 0)).toEqual([
      'BY2 : The byes of the halves are 4, 1; they should differ by one at most.',
      'BY2 : The byes of the quarters are 2, 2, 1, 0; they should differ by one at most.',
    ]);
    expect(breachTexts('1 - 2 -', 0)).toEqual([]);
    expect(breachTexts('1 2 3 -', 0)).toEqual([]);
  });

  it('[UN2] a first match inside a club, [BY1] after byes too', () => {
    expect(breachTexts('1 2 3 4', 0, ITF, 'AABC')).toEqual([
      'UN2 0,1: P1 and P2 meet in their first match and share the club A.',
    ]);
    expect(breachTexts('1 - 2 - 3 4 5 6', 0, ITF, 'AABCDE')[1]).toBe(
      'UN2 0,2: P1 and P2 meet in their first match and share the club A.',
    );
    expect(breachTexts('1 2 3 4', 0, { ...ITF, separate: [] }, 'AABC')).toEqual([]);
  });

  it('a club with a colon in its name keeps it', () => {
    const draw = drawnOf(2, 0);
    const entries = entriesOf(2, 0, () => ({ club: 'TC: Nord' }));
    expect(breachesOf({ ...draw, entries })[0]?.text).toBe(
      'P1 and P2 meet in their first match and share the club TC: Nord.'.replace(
        'P1 and P2',
        draw.lines[0] === 0 ? 'P1 and P2' : 'P2 and P1',
      ),
    );
  });

  it('counts lines on from the qualifying before, and in it judges byes and separation only', () => {
    const main = entriesOf(4, 2, (number) => ({ id: `m${number}` }));
    const field = entriesOf(8, 4, (number) => ({ id: `q${number}`, name: `Q${number}` }));
    const draw = valueOf(drawQualifying(main, field, { qualifiers: 4, randomSeed: 1 }));
    expect(breachesOf(draw)).toEqual([]);
    const first = draw.lines.indexOf(0);
    const last = draw.lines.indexOf(1);
    const swapped = { ...draw, lines: draw.lines.with(first, 1).with(last, 0) };
    expect(breachesOf(swapped).map((breach) => [breach.rule, breach.lines])).toEqual([
      ['SD2', [last]],
      ['SD2', [first]],
    ]);
    expect(breachesOf(swapped)[0]?.text).toBe('P1, seed 1, stands on line 8 and belongs on line 1.');
  });

  it('judges nothing where no policy was used', () => {
    const { policy: _, ...draw } = drawnOf(8, 2);
    expect(breachesOf({ ...draw, lines: draw.lines.toReversed() })).toEqual([]);
  });
});
