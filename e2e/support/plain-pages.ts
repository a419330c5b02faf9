// Pages without content, as a busy server or a browser's worker without a network sends them: only on these can journeys see what the app shows until
// it has read.
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
