// A page that is left while the browser still takes it over (ADR 44), on slow machines.
import { expect, test } from '../support/test.ts';

for (const { slower, afterMs } of [
  { slower: 1, afterMs: 0 },
  { slower: 1, afterMs: 30 },
  { slower: 4, afterMs: 100 },
]) {
  test(`the next page opens without an error, ${slower} times slower and ${afterMs} ms after the link is there @desk`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto('/', { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: 'Settings' });
    await link.waitFor();
    await page.waitForTimeout(afterMs);
    await link.click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });
}
