// The specification's rounds (§4) of every kind of draw.
import { describe, expect, it } from 'vitest';
import { eliminationStructure, type EliminationShape } from './elimination.ts';
import { drawGroups } from './groups.ts';
import { drawQualifying } from './qualifying.ts';
import { drawRoundRobin } from './round-robin.ts';
import { drawRoundOf, roundOf } from './round-of.ts';
import type { Structure } from './structure.ts';

const rounds = (structure: Structure): Record<string, number> => {
  const counted: Record<string, number> = {};
  structure.matches.forEach((_, index) => {
    const round = roundOf(structure, index);
    counted[round] = (counted[round] ?? 0) + 1;
  });
  return counted;
};
/** The rounds besides the seven, each with the number of matches that have it. */
const told = (structure: Structure): Record<string, number> => {
  const counted: Record<string, number> = {};
  structure.matches.forEach((_, index) => {
    const round = drawRoundOf(structure, index);
    if (round === null) return;
    const { stage, players, number } = round;
    const text = [stage?.code, players === undefined ? `round ${number}` : `of ${players}`].join(' ').trim();
    counted[text] = (counted[text] ?? 0) + 1;
  });
  return counted;
};
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Entry ${index + 1}` }));

describe('the rounds of', () => {
  it.each<[string, number, EliminationShape, Record<string, number>]>([
    ['a knockout of 2', 2, { type: 'knockout' }, { final: 1 }],
    [
      'a knockout of 16 with third place',
      16,
      { type: 'knockout', thirdPlace: true },
      { knockout: 8, quarter_final: 4, semi_final: 2, third_place: 1, final: 1 },
    ],
    [
      'a consolation of 8: its own final is no final of the tournament',
      8,
      { type: 'consolation' },
      { quarter_final: 4, semi_final: 2, final: 1, knockout: 3 },
    ],
    ['a double elimination of 4: both finals', 4, { type: 'double_elimination' }, { knockout: 5, final: 2 }],
  ])('%s', (_case, size, shape, expected) => {
    expect(rounds(eliminationStructure(size, shape))).toEqual(expected);
  });

  it.each<[string, number, EliminationShape, Record<string, number>]>([
    ['a knockout of 32', 32, { type: 'knockout' }, { 'of 32': 16, 'of 16': 8 }],
    ['a consolation of 8', 8, { type: 'consolation' }, { 'consolation of 4': 2, 'consolation of 2': 1 }],
    [
      'a double elimination of 4',
      4,
      { type: 'double_elimination' },
      { 'winners of 4': 2, 'winners of 2': 1, 'losers round 1': 1, 'losers round 2': 1 },
    ],
  ])('%s, where the seven rounds only say knockout', (_case, size, shape, expected) => {
    expect(told(eliminationStructure(size, shape))).toEqual(expected);
  });

  it('groups with a knockout, and of a round robin', () => {
    const groups = drawGroups(entries(8), { matchesPerParticipant: 3, progressing: 2, randomSeed: 1 });
    if (!groups.ok) throw new Error(groups.error.code);
    expect(rounds(groups.value.structure)).toEqual({ group_stage: 12, semi_final: 2, final: 1 });
    const table = drawRoundRobin(entries(4), { matchesPerParticipant: 3, randomSeed: 1 });
    if (!table.ok) throw new Error(table.error.code);
    expect(rounds(table.value.structure)).toEqual({ round_robin: 6 });
  });

  it('a qualifying draw: only its main draw has a final', () => {
    const all = entries(10);
    const drawn = drawQualifying(all.slice(0, 6), all.slice(6), { qualifiers: 2, randomSeed: 1 });
    if (!drawn.ok) throw new Error(drawn.error.code);
    expect(rounds(drawn.value.structure)).toEqual({ knockout: 2, quarter_final: 4, semi_final: 2, final: 1 });
  });
});
