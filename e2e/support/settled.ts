// Buttons that have just moved or changed ignore presses for a moment, and so do links when a dialog has just gone (apps/web/ui/settling.ts).
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until every button and link of the page takes presses. A new button is first seen in the frame after it was drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.locator('[data-settling], [data-uncovered]')).toHaveCount(0);
}
