// Where the sides of a draw's matches come from, as draws are read.
import { expect, it } from 'vitest';
import { comesFromOf } from './comes-from.ts';
import { eliminationStructure } from './elimination.ts';
import { drawGroups } from './groups.ts';

const text = (structure: Parameters<typeof comesFromOf>[0]): string[] =>
  comesFromOf(structure).map((sides) =>
    sides === null
      ? 'drawn'
      : sides
          .map((side) =>
            side === null
              ? 'drawn'
              : side.kind === 'place'
                ? `${side.group}${side.place}`
                : `${side.kind} ${side.match}`,
          )
          .join(', '),
  );

it('of a knockout with a match for third place: winners and losers by the number of their match', () => {
  expect(text(eliminationStructure(4, { type: 'knockout', thirdPlace: true }))).toEqual([
    'drawn',
    'drawn',
    'winner 1, winner 2',
    'loser 1, loser 2',
  ]);
});

it('of groups with a knockout: places by the letter of the group', () => {
  const made = drawGroups(
    Array.from({ length: 8 }, (_, at) => ({ id: at + 1, name: `Entry ${at + 1}` })),
    { matchesPerParticipant: 3, progressing: 2, randomSeed: 1 },
  );
  if (!made.ok) throw new Error(made.error.code);
  const told = text(made.value.structure);
  expect(told.filter((one) => one === 'drawn')).toHaveLength(12);
  expect(told.slice(12)).toEqual(['A1, B2', 'A2, B1', 'winner 13, winner 14']);
});
