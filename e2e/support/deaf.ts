// A page that hears nothing of what others do.
import type { Page } from '@playwright/test';

/** Keeps the stream of changes from a page, as a network may: the page sees other people's changes only when it runs into them. */
export const makeDeaf = (page: Page): Promise<unknown> =>
  page.route('**/api/live?*', (route) => route.fulfill({ status: 204 }));
