// The final ranking of any draw: who leaves in which match, in the order of the places that the structure gives.
import { matchAt } from '../draws/structure.ts';
import type { PlaceRange } from '../draws/structure.ts';
import { groupOf } from './group-order.ts';
import { isFinished } from './outlook.ts';
import { lastSlotOf, placesOf } from './places.ts';
import type { Progress } from './progress.ts';

/** One line of the ranking. */
export interface RankedEntry {
  /** Index of the entry. */
  readonly entry: number;
  /**
   * Best and worst place, equal if nobody shares it. Once the draw is finished these count people (7 losers of a round share 5 to 11). Before that
   * they are the structure's places and, for players still in the draw, the places they can still reach.
   */
  readonly places: PlaceRange;
  /** False while the place can still change. */
  readonly final: boolean;
  readonly withdrawn: boolean;
}

/**
 * Everybody in the draw, best first; players who left in the same round share their places. Without a champion (a double walkover in the final)
 * nobody is first. Entries that an alternate replaced are not ranked.
 */
export function rankingOf(progress: Progress): RankedEntry[] {
  const { structure, entries } = progress.draw;
  const ranked: RankedEntry[] = [];
  for (const entry of entries.keys()) {
    const slot = lastSlotOf(progress, entry);
    const group = structure.stages[groupOf(progress.draw, entry)];
    if (slot < 0 && group === undefined) continue;
    const left = placesOf(progress, entry);
    const places = left ?? matchAt(structure, slot < 0 ? (group?.firstMatch ?? 0) : slot >> 1).places;
    ranked.push({ entry, places, final: left !== null, withdrawn: progress.withdrawn.includes(entry) });
  }
  ranked.sort((a, b) => a.places[0] - b.places[0] || a.places[1] - b.places[1] || a.entry - b.entry);
  if (!isFinished(progress)) return ranked;
  const counted: RankedEntry[] = [];
  // Nobody is first where the first place was not won.
  let next = ranked[0]?.places[0] === 1 ? 1 : 2;
  for (const best of new Set(ranked.map((row) => row.places[0]))) {
    const level = ranked.filter((row) => row.places[0] === best);
    const shared: PlaceRange = [next, next + level.length - 1];
    for (const row of level) counted.push({ ...row, places: shared });
    next += level.length;
  }
  return counted;
}

/** The entry (index) that is first and alone, or null while that is open or when nobody is. */
export function championOf(progress: Progress): number | null {
  const champion = progress.draw.entries.findIndex((_, entry) => placesOf(progress, entry)?.[1] === 1);
  return champion < 0 ? null : champion;
}
