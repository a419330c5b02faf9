// The seeds among the entries of a tournament, and an order of seeds as it can still be saved.
import type { Participant } from '@tennis/contract';
import { isToBeDrawn } from '../../lib/participant-name.ts';

/** The ids of the seeded entries, the first seed first. */
export const seedsIn = (entries: readonly Participant[]): readonly number[] =>
  entries
    .filter(({ seed }) => seed !== null)
    .toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0))
    .map(({ id }) => id);

/** An order of seeds without those who have left meanwhile: they keep no seed. */
export function withoutLeft(order: readonly number[], entries: readonly Participant[]): readonly number[] {
  const there = new Set(entries.filter(isToBeDrawn).map(({ id }) => id));
  return order.filter((id) => there.has(id));
}
