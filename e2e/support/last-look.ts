// What pages show when a journey has failed, for the failure reporter: Playwright looks only at pages that are still open when everything else has ended.
import type { Page, TestInfo } from '@playwright/test';

/** A page that has not answered by then hangs. */
const PATIENCE_MS = 5000;

/** The name under which the last look at a page is attached to a result. */
export const LAST_LOOK = 'last look';

/** Attaches what each of `pages` shows, if the journey has failed. Call it before they are closed. */
export async function lastLookAt(pages: readonly Page[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const page of pages) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: PATIENCE_MS })
      .catch((error: unknown) => `does not answer: ${String(error)}`);
    await info.attach(LAST_LOOK, { body: `${page.url()}\n${shown}`, contentType: 'text/plain' });
  }
}
