// Links read backwards: where the player of every slot comes from.
import { expect, it } from 'vitest';
import { eliminationStructure } from './elimination.ts';
import { entriesOf, valueOf } from './fixtures.ts';
import { drawGroups } from './groups.ts';
import { sourcesOf } from './structure.ts';
import type { Structure } from './structure.ts';

const sourceTexts = (structure: Structure): string[] =>
  sourcesOf(structure).map((source) =>
    source.kind === 'line'
      ? `line ${source.line}`
      : source.kind === 'place'
        ? `place ${source.stage} ${source.place}`
        : `${source.kind} ${source.match}`,
  );

it('lines, winners, losers, and first-match losers', () => {
  const lines = Array.from({ length: 8 }, (_, line) => `line ${line}`);
  expect(sourceTexts(eliminationStructure(8, { type: 'consolation' }))).toEqual([
    ...lines,
    ...[0, 1, 2, 3, 4, 5].map((match) => `winner ${match}`),
    ...[0, 1, 2, 3].map((match) => `first-loser ${match}`),
    'winner 7',
    'winner 8',
  ]);
  expect(sourceTexts(eliminationStructure(4, { type: 'knockout', thirdPlace: true }))).toEqual([
    ...lines.slice(0, 4),
    'winner 0',
    'winner 1',
    'loser 0',
    'loser 1',
  ]);
});

it('[RR2] the places of groups, those who leave excepted', () => {
  const draw = valueOf(drawGroups(entriesOf(6), { matchesPerParticipant: 2, progressing: 1, randomSeed: 1 }));
  const texts = sourceTexts(draw.structure);
  expect(texts.slice(12)).toEqual(['place 0 1', 'place 1 1']);
  expect(texts.slice(0, 12).every((text) => text.startsWith('line '))).toBe(true);
});
