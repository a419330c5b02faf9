// The pad for somebody who looks at the court and not at the screen (brief section 8): the screen stays on, a point is felt and heard, a
// thumb that bounces counts once, the digits are as large as they are drawn, and a device without room says so.
import type { Page } from '@playwright/test';
import { aMatch, begin, logOf, point } from '../support/pad.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

interface Felt {
  locks: number;
  ticks: (number | number[])[];
  hertz: number[];
}

declare global {
  var felt: Felt | undefined;
}

/** Stands in for the parts of a phone that a test cannot feel. */
const feel = (page: Page) =>
  page.addInitScript(() => {
    const felt: Felt = { locks: 0, ticks: [], hertz: [] };
    globalThis.felt = felt;
    const request = async () => {
      felt.locks += 1;
      return { release: async () => undefined };
    };
    const vibrate = (pattern: number | number[]) => {
      felt.ticks.push(pattern);
      return true;
    };
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
    class Loudspeaker {
      currentTime = 0;
      destination = {};
      createOscillator() {
        const wave = {
          frequency: { value: 0 },
          connect: (to: unknown) => to,
          start: () => felt.hertz.push(wave.frequency.value),
          stop: () => undefined,
        };
        return wave;
      }
      createGain() {
        const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
        return { gain, connect: (to: unknown) => to };
      }
    }
    Object.defineProperty(globalThis, 'AudioContext', { configurable: true, value: Loudspeaker });
  });

const feltOn = (page: Page): Promise<Felt | undefined> => page.evaluate(() => globalThis.felt);

test('the screen stays on, each point is felt, a game twice, and heard once that is wanted', async ({
  page,
}) => {
  await feel(page);
  const id = await aMatch(page);
  await begin(page, id);
  await expect.poll(async () => (await feltOn(page))?.locks).toBe(1);
  await point(page, 'Nina Kovač', 3);
  expect(await feltOn(page)).toMatchObject({ ticks: [12, 12, 12], hertz: [] });
  await point(page, 'Nina Kovač');
  expect((await feltOn(page))?.ticks).toEqual([12, 12, 12, [18, 60, 18]]);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await settled(page);
  await page.getByLabel('A sound with each point').check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settled(page);
  await point(page, 'Priya Raman', 4);
  const { hertz = [] } = (await feltOn(page)) ?? {};
  expect(hertz).toHaveLength(4);
  // The game is the higher tone.
  expect(new Set(hertz.slice(0, 3)).size).toBe(1);
  expect(hertz[3]).toBeGreaterThan(hertz[0] ?? Infinity);

  // The browser lets the screen go while somebody looks elsewhere; it is asked for again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await feltOn(page))?.locks).toBe(2);
});

test('two taps within a quarter of a second are one point', async ({ page }) => {
  const id = await aMatch(page);
  await begin(page, id);
  await page.getByRole('button', { name: 'Point to Nina Kovač' }).evaluate((half: HTMLElement) => {
    // The page's clock stands still between these taps.
    const clock = performance.now.bind(performance);
    // Whole milliseconds: sums of others are not exact.
    const first = Math.floor(clock());
    for (const after of [0, 1, 249, 250, 499]) {
      performance.now = () => first + after;
      half.click();
    }
    performance.now = clock;
  });
  await expect(page.getByText('Nina Kovač serves, 30-0.')).toBeAttached();
  await expect(page.getByText('Saved')).toBeVisible();
  expect((await logOf(page, id)).log?.count).toBe(2);
});

test('on a phone the digits of the score are 150 px @phone', async ({ page }) => {
  const id = await aMatch(page);
  await begin(page, id);
  await point(page, 'Nina Kovač', 3);
  for (const digits of ['40', '0']) {
    const size = await page
      .locator('main button')
      .getByText(digits, { exact: true })
      .evaluateAll((found) =>
        Math.max(...found.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))),
      );
    expect(size, digits).toBe(150);
  }
});

test('a device that is full says so, and points reach the server all the same', async ({ page }) => {
  const id = await aMatch(page);
  await begin(page, id);
  await point(page, 'Nina Kovač');
  const banner = page.getByText('This device has no room left');
  await expect(banner).toHaveCount(0);
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const put = Object.getOwnPropertyDescriptor(prototype, 'put') ?? {};
    globalThis.addEventListener('room', () => Object.defineProperty(prototype, 'put', put));
    prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await point(page, 'Nina Kovač');
  await expect(banner).toBeVisible();
  await expect.poll(async () => (await logOf(page, id)).log?.count).toBe(2);
  await page.evaluate(() => dispatchEvent(new Event('room')));
  await point(page, 'Nina Kovač');
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nina Kovač serves, 40-0.')).toBeAttached();
});

test('it asks for the faces of its first picture with the page, before a style needs them', async ({
  page,
}) => {
  const id = await aMatch(page);
  await begin(page, id);
  const asked = await page.evaluate(() =>
    Object.fromEntries(
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name, initiatorType }) => [
          /(?<face>[a-z]+-[a-z]+)-[\w-]+\.woff2$/.exec(name)?.groups?.['face'] ?? name,
          initiatorType,
        ]),
    ),
  );
  expect(asked).toMatchObject({ 'archivo-first': 'link', 'inter-first': 'link', 'archivo-digits': 'link' });
});
