// When this browser needs another page than the server has drawn, so that the app has to draw it; and what can cause that later.
import type { DrawnState } from '../lib/drawn-pages.ts';
import { isDrawnFor, isOfToday } from '../lib/drawn-state.ts';
import { FOLLOWED_ENTRIES, FOLLOWED_PEOPLE, FOLLOWED_PLACES } from '../lib/kept-follows.ts';
import { FOLLOW_OWNER, HOURS, PUSH_ALLOWED, ZONE } from '../lib/kept-keys.ts';
import { lastView } from '../lib/last-view.ts';
import { SIGNED_IN } from '../lib/session-hint.ts';
import { storedText } from '../lib/stored-text.ts';

/** Values in a browser's storage that no drawn page reflects: the choice of hours, followed people, the owner of that list, and push permission. */
const CHOSEN = [HOURS, FOLLOW_OWNER, PUSH_ALLOWED];
const FOLLOWED = [FOLLOWED_PEOPLE, FOLLOWED_ENTRIES, FOLLOWED_PLACES];

/** Pages that show the last chosen view of a tournament's matches, because the address names none. */
const MATCHES = /\?tab=matches$/;

const EVERY_MS = 30_000;

const viewerZone = (): string => storedText(ZONE) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The address of the view that was chosen last, where this one names none. */
export const addressOfLastView = (): string | null =>
  MATCHES.test(location.search) && lastView() === 'draw' ? `${location.href}&view=draw` : null;

/** Whether the app has to draw it, at once. */
export const isAnotherPage = (drawn: DrawnState): boolean =>
  CHOSEN.some((key) => storedText(key) !== null) ||
  FOLLOWED.some((key) => (storedText(key) ?? '[]') !== '[]') ||
  !isDrawnFor(drawn, viewerZone());

const has = (mark: string): boolean => document.querySelector(mark) !== null;

/** Calls `come` when the page needs to change: at midnight, when somebody has signed in, when a time on it is out of date. */
export function reasonsToCome(drawn: () => DrawnState, come: () => void): void {
  // Brings what only the app can draw before somebody gets to it.
  const seen = new IntersectionObserver(
    (parts) => {
      if (parts.some(({ isIntersecting }) => isIntersecting)) come();
    },
    { rootMargin: '100%' },
  );
  for (const part of document.querySelectorAll('[data-app-draws]')) seen.observe(part);
  const isLate = Date.now() - Date.parse(drawn().now) > EVERY_MS;
  if (isLate && has('[data-clock]')) come();
  setInterval(() => {
    if (document.visibilityState === 'visible' && (has('[data-clock]') || !isOfToday(drawn(), viewerZone())))
      come();
  }, EVERY_MS);
  // Paper has sheets of its own, which the app draws; they are there the next time.
  addEventListener('beforeprint', come);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The server has another page for somebody who has signed in meanwhile.
    if (SIGNED_IN.test(document.cookie)) location.reload();
    else if (isAnotherPage(drawn())) come();
  });
}
