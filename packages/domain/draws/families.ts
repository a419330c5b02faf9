// Keeps relatives apart in a draw without revealing who is related [UN2]. Everybody can repeat a published draw, so anything that moved a name would
// have to be public: a swap, or a mark that two entries share. So nothing is moved. Instead, numbers are tried until no relatives meet early. The
// number that is kept gives the draw to anybody, without a word about families [UN3].
import type { Result } from '../result.ts';
import { breachesOf } from './breaches.ts';
import type { Draw, DrawError, Entry } from './draw.ts';

/** The most entries that are drawn over all numbers that are tried: it limits the time if relatives cannot be kept apart. */
const MOST_DRAWN = 6400;
const MOST_NUMBERS = 200;
const FEWEST_NUMBERS = 10;

/** The entries with a mark for each family that plays in them: one of a pair's two, or both. */
export const withFamilies = (entries: readonly Entry[], families: readonly (readonly string[])[]): Entry[] =>
  entries.map((entry, index) => {
    const [family, ...others] = families[index] ?? [];
    if (family === undefined) return entry;
    const members = others.map((other) => ({ name: entry.name, family: other }));
    return { ...entry, family, ...(members.length > 0 && { members }) };
  });

/** How many pairs of relatives meet in their first match or share a group. */
export function relativesTogether(draw: Draw): number {
  return breachesOf(draw, ['family'])
    .filter(({ problem }) => problem.code === 'first-match' || problem.code === 'group-shared')
    .reduce((sum, { lines }) => sum + (lines.length * (lines.length - 1)) / 2, 0);
}

/**
 * Draws by one number after the other until no relatives are together; if there is no such draw, takes the one with the fewest. The entries that
 * `drawBy` returns carry their families.
 */
export function drawKeepingFamilies(
  drawBy: (randomSeed: number) => Result<Draw, DrawError>,
  nextNumber: () => number,
): Result<Draw, DrawError> {
  let best = drawBy(nextNumber());
  if (!best.ok) return best;
  let fewest = relativesTogether(best.value);
  const most = Math.floor(MOST_DRAWN / best.value.entries.length);
  const tries = Math.min(Math.max(most, FEWEST_NUMBERS), MOST_NUMBERS);
  for (let tried = 1; fewest > 0 && tried < tries; tried++) {
    const next = drawBy(nextNumber());
    if (!next.ok) return next;
    const together = relativesTogether(next.value);
    if (together >= fewest) continue;
    best = next;
    fewest = together;
  }
  return best;
}
