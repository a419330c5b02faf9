// Somebody leaves a page while React still draws it, or takes it over. The router no longer knows the page's part of the address, so a component of
// it throws. React discards that drawing, draws the requested page, and reports an error from which it recovered. Nobody has lost anything, so this
// error is not reported. Every other recovered error is: for example, a page that the server drew differently.
import type { AnyRouter } from '@tanstack/react-router';

/** A drawing that began before the page was left ends within this time, even on a slow phone. */
const STILL_DRAWN_MS = 2000;

/** Watches the navigations of `router`. Returns the handler for React's recovered errors. */
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
    // If a component threw, that error is the cause; markup that differs from the server's has none.
    const isThrown = error instanceof Error && error.cause !== undefined;
    if (!(isLeaving && isThrown)) reportError(error);
  };
}
