// A score in one line as the reader's draws print it: the sets look the same everywhere, the ending is in their language (docs/words.md).
import * as words from '@tennis/words/matches';
import { parseScore, type Score } from '@tennis/domain';
import { sayScoreLine, type EndingWords } from '@tennis/words/say/score-line';
import { ENDING_SHORT } from './match-words.ts';

/** How the reader's language writes endings. */
export const ENDINGS: EndingWords = { short: ENDING_SHORT, double: words.doubleEnding };

/** "6-3 2-1 ret."; `first` is the side whose games come first. */
export const sayScore = (score: Score, { first = 1 }: { first?: 1 | 2 } = {}): string =>
  sayScoreLine(ENDINGS, score, first);

/** The same of a text on the wire; one that is no score stays as it is. */
export function sayScoreText(text: string): string {
  const read = parseScore(text);
  return read.ok ? sayScore(read.value) : text;
}
