// A page that hears nothing of what others do.
import type { Page } from '@playwright/test';

/** Keeps the stream of changes from a page, as a network may: what somebody else does shows there when it meets it. */
export const makeDeaf = (page: Page): Promise<unknown> =>
  page.route('**/api/live?*', (route) => route.fulfill({ status: 204 }));
