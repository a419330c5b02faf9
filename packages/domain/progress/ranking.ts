// The final ranking of any draw: who leaves where, in the order of the places that the structure gives.
import { matchAt } from '../draws/structure.ts';
import type { PlaceRange } from '../draws/structure.ts';
import { isFinished } from './outlook.ts';
import { lastSlotOf, placesOf } from './places.ts';
import type { Progress } from './progress.ts';

/** One line of the ranking. */
export interface RankedEntry {
  /** Index of the entry. */
  readonly entry: number;
  /**
   * Best and worst place, equal when he has it alone. Once the draw is finished these count people (7 losers of a round
   * share 5 to 11); before that they are the structure's, and of whoever still plays the places he can still reach.
   */
  readonly places: PlaceRange;
  /** False while he can still move. */
  readonly final: boolean;
  readonly withdrawn: boolean;
}

/**
 * Everybody who stands in the draw, best first; those who left in the same round share their places. Without a champion
 * (a double walkover in the final) nobody is first. Entries that an alternate replaced are not ranked.
 */
export function rankingOf(progress: Progress): RankedEntry[] {
  const { structure, entries } = progress.draw;
  const ranked: { entry: number; places: PlaceRange; final: boolean; withdrawn: boolean }[] = [];
  for (let entry = 0; entry < entries.length; entry++) {
    const slot = lastSlotOf(progress, entry);
    if (slot < 0) continue;
    const left = placesOf(progress, entry);
    const places = left ?? matchAt(structure, slot >> 1).places;
    ranked.push({ entry, places, final: left !== null, withdrawn: progress.withdrawn.includes(entry) });
  }
  ranked.sort((a, b) => a.places[0] - b.places[0] || a.places[1] - b.places[1] || a.entry - b.entry);
  if (!isFinished(progress)) return ranked;
  let next = 1;
  for (let first = 0; first < ranked.length;) {
    const range = ranked[first]?.places ?? [1, 1];
    let end = first + 1;
    while (ranked[end]?.places[0] === range[0]) end++;
    if (first === 0 && range[0] > 1) next = 2;
    const shared: PlaceRange = [next, next + end - first - 1];
    for (let index = first; index < end; index++) {
      const row = ranked[index];
      if (row) row.places = shared;
    }
    next += end - first;
    first = end;
  }
  return ranked;
}

/** The entry (index) that is first and alone, or null while that is open or when nobody is. */
export function championOf(progress: Progress): number | null {
  const { entries } = progress.draw;
  for (let entry = 0; entry < entries.length; entry++) {
    const places = placesOf(progress, entry);
    if (places?.[0] === 1 && places[1] === 1) return entry;
  }
  return null;
}
