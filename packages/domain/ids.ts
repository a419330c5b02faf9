// The identifiers of entries and entrants.

/** One player or one pair; text or number, unique within a tournament. */
export type EntrantId = string | number;

/** Numbers by size, before texts by their code units: the same on every engine and in every locale [UN3, RR8]. */
export function compareIds(a: EntrantId, b: EntrantId): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
