// Delays the server's answers, or a page's own timers, so that journeys can check the state in between.
import type { Page } from '@playwright/test';

/** Holds back the answers to requests that match `path` until the returned function is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

declare global {
  /** Runs what waits, and all that comes after it in its own time. */
  var letTimersGo: (() => void) | undefined;
}

/**
 * Holds back everything that pages opened from now on schedule for exactly this many milliseconds, until the returned function is called: things that
 * go by themselves then stay until a slow machine has checked them.
 */
export async function holdTimers(page: Page, milliseconds: number): Promise<() => Promise<void>> {
  await page.addInitScript((wait) => {
    const set = globalThis.setTimeout.bind(globalThis) as (...given: unknown[]) => number;
    const clear = globalThis.clearTimeout.bind(globalThis);
    const held = new Map<unknown, () => void>();
    let isHeld = true;
    let last = 0;
    const holding = (act: unknown, after?: number, ...given: unknown[]): number => {
      if (!isHeld || after !== wait || typeof act !== 'function') return set(act, after, ...given);
      last -= 1;
      held.set(last, () => void act(...given));
      return last;
    };
    globalThis.setTimeout = holding as unknown as typeof setTimeout;
    globalThis.clearTimeout = (id) => {
      if (!held.delete(id)) clear(id);
    };
    globalThis.letTimersGo = () => {
      isHeld = false;
      for (const act of held.values()) act();
      held.clear();
    };
  }, milliseconds);
  return () => page.evaluate(() => globalThis.letTimersGo?.());
}
