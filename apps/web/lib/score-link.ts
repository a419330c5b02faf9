// The link with which somebody scores without an account (D51, ADR 35). It stands behind the `#` of an address, which no server sees. The browser
// stores it, and it leaves the address bar and the history at once.
import { SCORE_LINK_HEADER } from '@tennis/contract';

const KEY = 'score-link';
const TOKEN = /^#([\w-]{43})$/;
/** Where a link leads to. */
export const SCORE_LINK_PATH = '/score';
/** The calls that it opens. */
const OPENED = /^\/api\/(?:score-link|matches\/\{id\}\/log)$/;

/** The link that this browser holds. */
export function heldScoreLink(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Takes the link of the address that was opened. */
export function takeScoreLink(): void {
  if (typeof location === 'undefined' || location.pathname !== SCORE_LINK_PATH) return;
  const token = TOKEN.exec(location.hash)?.[1];
  if (token === undefined) return;
  try {
    localStorage.setItem(KEY, token);
    history.replaceState(history.state, '', SCORE_LINK_PATH);
  } catch {
    // Without storage the link is asked for again with each visit.
  }
}

/** Forgets it. */
export function dropScoreLink(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}

/** What a call sends along. */
export function scoreLinkHeaders(path: string): Readonly<Record<string, string>> {
  const token = OPENED.test(path) ? heldScoreLink() : null;
  return token === null ? {} : { [SCORE_LINK_HEADER]: token };
}
