// Writes a score the way tennis writes it ([SC6], [OU2]): 6-4 3-6 7-6(5), 6-4 3-2 ret., w.o., [10-8].
import { ENDING_TEXT } from './ending-words.ts';
import { formatSet } from './format-set.ts';
import type { TieBreakStyle } from './format-set.ts';
import { swapScore } from './score.ts';
import type { Score } from './score.ts';
import type { Side } from './side.ts';

export interface FormatScoreOptions {
  /** The side whose numbers come first; default 1. Results put the winner first ([OU2]). */
  readonly first?: Side;
  readonly tieBreaks?: TieBreakStyle;
}

/** The text of a score; empty when nothing has been played and nothing ended the match. */
export const formatScore = (score: Score, options: FormatScoreOptions = {}): string => {
  const { sets, ending } = options.first === 2 ? swapScore(score) : score;
  const parts = sets.map((set) => formatSet(set, options.tieBreaks));
  if (ending !== null) {
    const doubled = ending.by === 'both' ? 'double ' : '';
    parts.push(`${doubled}${ENDING_TEXT[ending.kind]}`);
  }
  return parts.join(' ');
};
