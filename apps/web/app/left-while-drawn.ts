// Somebody leaves a page while React still draws it, or still takes it over. The router no longer knows the page's part of the address, so a component of it
// throws; React throws that drawing away, draws the page that was asked for, and tells of an error from which it recovered. Nobody has lost anything, so it is
// no fault to report. Every other recovered error is one: a page that the server drew differently, for example.
import type { AnyRouter } from '@tanstack/react-router';

/** A drawing that was begun before the page was left ends at most so much later, also on a slow phone. */
const STILL_DRAWN_MS = 2000;

/** Watches the navigations of `router`. Returns what React is to do with an error from which it recovered. */
export function reportRecovered(router: AnyRouter): (error: unknown) => void {
  let isLeaving = false;
  let ended: ReturnType<typeof setTimeout> | undefined;
  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
    if (fromLocation === undefined || !hrefChanged) return;
    clearTimeout(ended);
    isLeaving = true;
  });
  router.subscribe('onResolved', () => {
    clearTimeout(ended);
    ended = setTimeout(() => {
      isLeaving = false;
    }, STILL_DRAWN_MS);
  });
  return (error) => {
    // What a component threw is the cause; markup that differs from the server's has none.
    const isThrown = error instanceof Error && error.cause !== undefined;
    if (!(isLeaving && isThrown)) reportError(error);
  };
}
