// Every broken constraint is said in words.
import { describe, expect, it } from 'vitest';
import { breachesOf } from './breaches.ts';
import type { DrawPolicy } from './draw.ts';
import { eliminationStructure } from './elimination.ts';
import { drawnOf, entriesOf, codeLine, valueOf } from './fixtures.ts';
import { drawQualifying } from './qualifying.ts';
import { BYE } from './structure.ts';

const ITF: DrawPolicy = { seeding: 'itf', byes: 'even', separate: ['club'] };

/** Breaches of a bracket, which is written as lines of player numbers, with `-` for a bye; players up to `seeds` are seeded. */
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
  }).map((breach) => `${breach.rule} ${breach.lines.join(',')}: ${codeLine(breach.problem)}`);
};

describe('breachesOf', () => {
  it('finds nothing in a clean draw', () => {
    expect(breachTexts('1 - 3 5 6 4 - 2', 4)).toEqual([]);
    expect(breachTexts('1 2 3 4 5 6 7 8', 0)).toEqual([]);
  });

  it('[SD2] a seed on a line outside their block', () => {
    expect(breachTexts('3 5 1 6 7 4 8 2', 4)).toEqual([
      'SD2 2: seed-misplaced name=P1 seed=1 seedOf=own line=3 lines=[1]',
      'SD2 0: seed-misplaced name=P3 seed=3 seedOf=own line=1 lines=[3, 6]',
    ]);
  });

  it('[SD3] judged by the policy that was chosen', () => {
    const usta: DrawPolicy = { ...ITF, seeding: 'usta' };
    const lines = '1 9 10 5 3 11 12 6 7 13 14 4 8 15 16 2';
    expect(breachTexts(lines, 8)).toEqual([]);
    expect(breachTexts(lines, 8, usta).map((text) => text.slice(0, 34))).toEqual([
      'SD3 3: seed-misplaced name=P5 seed',
      'SD3 7: seed-misplaced name=P6 seed',
      'SD3 8: seed-misplaced name=P7 seed',
      'SD3 12: seed-misplaced name=P8 see',
    ]);
  });

  it('[BY1] two byes in one match', () => {
    expect(breachTexts('1 3 - - 4 5 6 2', 0)).toContain('BY1 2,3: two-byes first=3 second=4');
    expect(breachTexts('1 - - 3 4 5 6 2', 0).join()).not.toContain('BY1');
  });

  it('[BY2] a seed who is due a bye and has none', () => {
    expect(breachTexts('1 3 4 5 6 - 7 2', 2)).toEqual(['BY2 0: seed-without-bye name=P1 seed=1 seedOf=own']);
    expect(breachTexts('1 - 4 5 6 3 7 2', 2)).toEqual([]);
  });

  it('[BY2] halves or quarters that differ by more than one', () => {
    expect(breachTexts('1 - 3 - 4 5 6 2', 0)).toEqual(['BY2 : byes-uneven parts=halves counts=[2, 0]']);
    expect(breachTexts('1 - 2 - 3 - 4 - 5 - 6 7 8 9 10 11', 0)).toEqual([
      'BY2 : byes-uneven parts=halves counts=[4, 1]',
      'BY2 : byes-uneven parts=quarters counts=[2, 2, 1, 0]',
    ]);
    expect(breachTexts('1 - 2 -', 0)).toEqual([]);
    expect(breachTexts('1 2 3 -', 0)).toEqual([]);
  });

  it('[UN2] a first match inside a club, [BY1] after byes too', () => {
    expect(breachTexts('1 2 3 4', 0, ITF, 'AABC')).toEqual([
      'UN2 0,1: first-match first=P1 second=P2 key=club value=A',
    ]);
    expect(breachTexts('1 - 2 - 3 4 5 6', 0, ITF, 'AABCDE')[1]).toBe(
      'UN2 0,2: first-match first=P1 second=P2 key=club value=A',
    );
    expect(breachTexts('1 2 3 4', 0, { ...ITF, separate: [] }, 'AABC')).toEqual([]);
  });

  it('a club with a colon in its name keeps it', () => {
    const draw = drawnOf(2, 0);
    const entries = entriesOf(2, 0, () => ({ club: 'TC: Nord' }));
    expect(breachesOf({ ...draw, entries }).map(({ problem }) => codeLine(problem))[0]).toBe(
      `first-match ${draw.lines[0] === 0 ? 'first=P1 second=P2' : 'first=P2 second=P1'} key=club value=TC: Nord`,
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
    expect(breachesOf(swapped).map(({ problem }) => codeLine(problem))[0]).toBe(
      'seed-misplaced name=P1 seed=1 seedOf=own line=8 lines=[1]',
    );
  });

  it('judges nothing where no policy was used', () => {
    const { policy: _, ...draw } = drawnOf(8, 2);
    expect(breachesOf({ ...draw, lines: draw.lines.toReversed() })).toEqual([]);
  });
});
