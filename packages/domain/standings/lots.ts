// Lots between people when nothing else separates them: the last step of every ladder.
import type { EntrantId } from '../ids.ts';
import { randomFrom } from '../random.ts';
import { compareIds } from '../ids.ts';

/** Draws a lot for each of `entrants`, first drawn first. The same number gives the same lots, whatever the order of the entrants [UN3]. */
export const drawLots = <Id extends EntrantId>(entrants: readonly Id[], randomSeed: number): Id[] =>
  randomFrom(randomSeed).shuffle(entrants.toSorted(compareIds));
