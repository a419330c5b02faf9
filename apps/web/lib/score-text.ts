// A score in one line as the reader's draws print it: the sets are the same everywhere, the ending is in their language (docs/words.md).
import * as words from '@tennis/words/matches';
import { formatScore, parseScore, type Score } from '@tennis/domain';
import { ENDING_SHORT } from './match-words.ts';

/** "6-3 2-1 ret."; `first` is the side whose games come first. */
export function sayScore({ sets, ending }: Score, { first = 1 }: { first?: 1 | 2 } = {}): string {
  const played = formatScore({ sets, ending: null }, { first });
  if (ending === null) return played;
  const short = ENDING_SHORT[ending.kind];
  return `${played} ${ending.by === 'both' ? words.doubleEnding({ ending: short }) : short}`.trim();
}

/** The same of a text on the wire; one that is no score stays as it is. */
export function sayScoreText(text: string): string {
  const read = parseScore(text);
  return read.ok ? sayScore(read.value) : text;
}
