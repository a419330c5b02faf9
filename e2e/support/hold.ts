// Makes the server's answers wait, so that what a page shows meanwhile can be looked at.
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
