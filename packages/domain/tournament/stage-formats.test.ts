// Which matches of a draw may have a format of their own (D25).
import { expect, it } from 'vitest';
import { drawAs } from '../draws/draw-as.ts';
import { drawRoundOf, roundOf } from '../draws/round-of.ts';
import type { DrawKind } from '../draws/kinds.ts';
import { formatStageOf } from './stage-formats.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Player ${at + 1}` }));

/** How many matches of a draw belong to each part. */
function counted(kind: DrawKind, choices: object = {}): Record<string, number> {
  const made = drawAs(kind, { randomSeed: 1, ...choices }, entries(8), {
    matchesPerParticipant: 7,
    playersProgressing: 2,
  });
  if (!made.ok) throw new Error(made.error.code);
  const { structure } = made.value;
  const parts = structure.matches.map(
    (_, index) => formatStageOf(roundOf(structure, index), drawRoundOf(structure, index)) ?? 'own',
  );
  return Object.fromEntries([...Map.groupBy(parts, (part) => part)].map(([part, all]) => [part, all.length]));
}

it('tells the final and the matches of those who have lost from the rest of a knockout', () => {
  expect(counted('knockout')).toEqual({ own: 6, final: 1 });
  expect(counted('knockout', { thirdPlace: true })).toEqual({ own: 6, places: 1, final: 1 });
  expect(counted('consolation')).toMatchObject({ own: 6, final: 1 });
  expect(counted('consolation')['places']).toBeGreaterThan(2);
  expect(counted('compass')).toMatchObject({ own: 6, final: 1, places: 5 });
  expect(counted('place_play_offs')).toMatchObject({ own: 6, final: 1, places: 5 });
  const two = counted('double_elimination');
  expect([two['final'], two['places']]).toEqual([2, undefined]);
});

it('tells groups from their knockout', () => {
  const parts = counted('groups_knockout', { groups: 2 });
  expect(parts).toEqual({ groups: 12, own: 2, final: 1 });
});

it('takes a round robin as the tournament itself', () => {
  expect(counted('round_robin')).toEqual({ own: 28 });
});
