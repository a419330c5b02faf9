// Says what a result does in a draw, short enough for a phone: the server's sentences, without what its reader knows anyhow.
import * as words from '@tennis/words/withdrawals';

/** The part of an answer that says what it does, or did. */
export interface Told {
  readonly consequences?: readonly string[] | undefined;
  readonly consequenceCodes?: readonly { readonly code: string }[] | undefined;
}

/** The person's own act is no news to them, and places follow from the rest. */
const KNOWN: ReadonlySet<string> = new Set([
  'result-entered',
  'result-changed',
  'wins',
  'withdraws',
  'back',
  'still-in',
  'ends-on-place',
  'ends-on-places',
]);
const MOST_LINES = 4;

/** The consequences, in a few lines. */
export function newsIn({ consequences = [], consequenceCodes = [] }: Told): readonly string[] {
  const news = consequences.filter((_, index) => !KNOWN.has(consequenceCodes[index]?.code ?? ''));
  const rest = news.length - MOST_LINES;
  return rest > 0 ? [...news.slice(0, MOST_LINES), words.more({ count: rest })] : news;
}
