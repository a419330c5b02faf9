// When a page is at rest: none of its requests is under way, and nothing in it has changed for a while. Playwright's `networkidle` watches only the
// network: if files are cached and the cores are busy, the network is silent for half a second before anything is drawn.
import type { Page, Request } from '@playwright/test';

/** For this long nothing may change. The page itself measures it, so it takes longer if the page is kept from working. */
const STILL_MS = 400;

/** An idle moment is waited for no longer than this: while others keep the cores busy, a browser may find none for minutes. */
const IDLE_MS = 5000;

/** The stream of changes has no end. */
const isStream = (request: Request): boolean => request.resourceType() === 'eventsource';

/** Waits until the content is there and has kept still, and the page has nothing left to do. */
const still = (page: Page, idleMs: number): Promise<void> =>
  page.evaluate(
    ([milliseconds, idle]) =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const changes = new MutationObserver(() => {
          again();
        });
        const again = (): void => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            requestIdleCallback(
              () => {
                if (document.querySelector('main') === null) return;
                changes.disconnect();
                resolve();
              },
              { timeout: idle },
            );
          }, milliseconds);
        };
        changes.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
        again();
      }),
    [STILL_MS, idleMs] as const,
  );

/**
 * Watches a page's requests, from before it is opened; `until` waits for its rest, as often as it is called, and for an idle moment up to `idleMs`.
 * Anybody who only needs a page that has ceased to change waits for none.
 */
export function watchRest(
  page: Page,
  idleMs = IDLE_MS,
): {
  readonly until: () => Promise<void>;
  readonly end: () => void;
} {
  const underWay = new Set<Request>();
  let begun = 0;
  let tell: (() => void) | null = null;
  const begin = (request: Request): void => {
    // A new document: nobody waits for what the one before has asked for.
    if (request.isNavigationRequest()) underWay.clear();
    if (isStream(request)) return;
    begun += 1;
    underWay.add(request);
  };
  const done = (request: Request): void => {
    underWay.delete(request);
    tell?.();
  };
  page.on('request', begin).on('requestfinished', done).on('requestfailed', done);
  return {
    until: async () => {
      for (;;) {
        while (underWay.size > 0)
          await new Promise<void>((resolve) => {
            tell = resolve;
          });
        const before = begun;
        await still(page, idleMs);
        if (underWay.size === 0 && begun === before) return;
      }
    },
    end: () => {
      page.off('request', begin).off('requestfinished', done).off('requestfailed', done);
    },
  };
}
