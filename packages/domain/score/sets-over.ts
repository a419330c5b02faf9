// The sets of a match that are over, by the rules of its format.
import { setFormatAt, type MatchFormat } from './format.ts';
import { judgeSet } from './judge-set.ts';
import { withoutBlankSets, type Score } from './score.ts';
import type { Pair } from './side.ts';

/**
 * Games by side of the sets that are over, in their order; a tie-break in place of a set counts as one game. Null if the score cannot be in this format,
 * so that it tells nothing, and for sets that end by the clock.
 */
export function setsOver(score: Score, format: MatchFormat): readonly Pair<number>[] | null {
  if (format.set.kind === 'timed') return null;
  const over: Pair<number>[] = [];
  for (const [at, set] of withoutBlankSets(score).sets.entries()) {
    if (at >= format.bestOf) return null;
    const { state } = judgeSet(set, setFormatAt(format, at));
    if (state === 'impossible') return null;
    if (state === 'open') return over;
    if (set.kind === 'games') over.push(set.games);
    else {
      const [first, second] = set.points;
      over.push((first ?? 0) > (second ?? 0) ? [1, 0] : [0, 1]);
    }
  }
  return over;
}
