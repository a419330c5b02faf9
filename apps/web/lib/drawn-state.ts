// The server's data beside the markup of a page that it has drawn (ADR 44), for the app and for the script of such a page.
import type { DrawnState } from './drawn-pages.ts';
import { hasSameClock } from './same-clock.ts';
import { SIGNED_IN } from './session-hint.ts';

/** It; null if the server has drawn nothing. */
export function drawnState(): DrawnState | null {
  const text = document.querySelector('script#state')?.textContent ?? null;
  return text === null ? null : (JSON.parse(text) as DrawnState);
}

/**
 * When the answers in the state were read, in milliseconds. A browser that goes back shows an old page, so the time stored in the page counts.
 */
export function answeredAt({ now }: DrawnState): number {
  const at = document.querySelector<HTMLElement>('script#state')?.dataset['at'];
  // It was redrawn since (reader/anew.ts).
  if (at !== undefined) return Number(at);
  const [navigation] = performance.getEntriesByType('navigation');
  const isFromBefore =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
  return isFromBefore ? Date.parse(now) : Date.now() - performance.now();
}

/** yyyy-mm-dd; the catalogue of words, which other dates need, is not available to the script of a drawn page. */
const dayIn = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);

/** Whether a reader in the zone `own` has the same clock and day as the drawn page. */
export function isOfToday({ zone, now }: DrawnState, own: string): boolean {
  if (zone === null) return true;
  try {
    return hasSameClock(zone, own, new Date()) && dayIn(zone, new Date(now)) === dayIn(own, new Date());
  } catch {
    // The app knows what to do with a zone that this browser does not know.
    return false;
  }
}

/** Whether a page was drawn for such a reader: not signed in, and with the same clock and day. */
export function isDrawnFor(drawn: DrawnState, own: string): boolean {
  if (SIGNED_IN.test(document.cookie)) return false;
  return isOfToday(drawn, own);
}
