// A visitor whose browser runs no script.
import type { Browser, Page } from '@playwright/test';
import type { RunningServer } from './server.ts';

/** Opens a page without script on a server, in a window of the same size as `like`. Its context is closed with the test or by the caller. */
export async function withoutScript(
  browser: Browser,
  { url }: Pick<RunningServer, 'url'>,
  like: Page,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    viewport: like.viewportSize(),
  });
  return context.newPage();
}
