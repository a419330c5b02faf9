// The link with which somebody scores without an account (D51, ADR 35). It stands behind the `#` of an address, which no server sees. The browser
// stores it, and it leaves the address bar and the history at once. The screen of a court is opened the same way, to show the link of its court.
import { SCORE_LINK_HEADER } from '@tennis/contract';

const KEY = 'score-link';
const TOKEN = /^#([\w-]{43})$/;
/** Where a link leads to. */
export const SCORE_LINK_PATH = '/score';
const COURT_SCREEN = /^\/tv\/club\/\d+\/court\/\d+$/;
/** Only the tab that was opened with it shows a link on the screen of a court. */
const keyOfScreen = (path: string): string => `${KEY} ${path}`;
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
  if (typeof location === 'undefined') return;
  const { pathname, hash } = location;
  const isScreen = COURT_SCREEN.test(pathname);
  const token = TOKEN.exec(hash)?.[1];
  if (token === undefined || (!isScreen && pathname !== SCORE_LINK_PATH)) return;
  try {
    if (isScreen) sessionStorage.setItem(keyOfScreen(pathname), token);
    else localStorage.setItem(KEY, token);
    history.replaceState(history.state, '', pathname);
  } catch {
    // Without storage the link is asked for again with each visit.
  }
}

/** The link that the screen of a court at this path shows; null if it was opened without one. */
export function linkOfScreen(path: string): string | null {
  try {
    return sessionStorage.getItem(keyOfScreen(path));
  } catch {
    return null;
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

/** The headers that a call sends along. */
export function scoreLinkHeaders(path: string): Readonly<Record<string, string>> {
  const token = OPENED.test(path) ? heldScoreLink() : null;
  return token === null ? {} : { [SCORE_LINK_HEADER]: token };
}
