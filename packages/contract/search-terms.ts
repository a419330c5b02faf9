// How the page at /search reads its address, and how it asks: the same in the browser and on the server that draws it. Small, because visitors load
// it.

/** The page shows at most this many of each kind. */
export const MOST_FOUND = 20;
/** The longest text that is searched for, in letters. */
export const LONGEST_SEARCH = 100;
const LEAST_LETTERS = 2;
/** Scripts in which one letter is a word. */
const WORD_ALONE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The text to search for, read from whatever stands in the address. */
export function searchedText(q: string | null): string {
  // Quotes and brackets, which are no part of a name, mean something to the app's router.
  const typed = (q ?? '').slice(0, LONGEST_SEARCH).replaceAll(/[\p{Cc}\p{Cs}"{}[\]]/gu, ' ');
  return typed.replaceAll(/\s+/g, ' ').trim();
}

/** Whether a text says enough to search for it: a lone letter begins a name in every list. */
export const isWorthSearching = (text: string): boolean =>
  WORD_ALONE.test(text) || (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= LEAST_LETTERS;

/** The address of the page for a text. */
export const searchAddress = (text: string): string =>
  text === '' ? '/search' : `/search?${new URLSearchParams({ q: text }).toString()}`;

/** The page's question to the API. */
export const searchQuery = (q: string): { readonly q: string; readonly limit: string } => ({
  q,
  limit: String(MOST_FOUND),
});
