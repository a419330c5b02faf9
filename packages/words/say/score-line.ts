// A score in one line as draws print it: the sets are the same everywhere, the ending is in the reader's language (docs/words.md).
import { formatScore, type EndingKind, type Score } from '@tennis/domain';

/** How endings are written: in a word each, and for both sides at once. */
export interface EndingWords {
  readonly short: Readonly<Record<EndingKind, string>>;
  readonly double: (parameters: { ending: string }) => string;
}

/** "6-3 2-1 ret."; `first` is the side whose games come first. */
export function sayScoreLine(words: EndingWords, { sets, ending }: Score, first: 1 | 2): string {
  const played = formatScore({ sets, ending: null }, { first });
  if (ending === null) return played;
  const short = words.short[ending.kind];
  return `${played} ${ending.by === 'both' ? words.double({ ending: short }) : short}`.trim();
}
