// Timing of work: a page waits a moment for data that is nearly there, and work that nobody waits for is done when the browser is idle.

/** Longer than a fast answer takes, shorter than a person takes for a delay. */
const MOMENT_MS = 200;

/**
 * Resolves when everything has settled, successfully or not, and after a moment at the latest: a page that is drawn once shows sooner than one that
 * is first drawn empty.
 */
export async function orAMoment(work: readonly Promise<unknown>[]): Promise<void> {
  const moment = new Promise((resolve) => {
    setTimeout(resolve, MOMENT_MS);
  });
  await Promise.race([Promise.allSettled(work), moment]);
}

/** Does something once the browser has nothing better to do; returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}
