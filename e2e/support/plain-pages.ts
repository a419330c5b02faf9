// Pages without anything drawn on them, as a server sends them that has too much to draw, or a browser's worker without a network: what the app shows until it has
// read is seen on these alone.
import type { Page } from '@playwright/test';

/** From now on this page's documents come without content. */
export async function plainPages(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ url: new URL('/shell', request.url()).href });
    return route.fulfill({ response });
  });
}
