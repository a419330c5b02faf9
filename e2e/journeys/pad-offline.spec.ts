// Once its match was opened, the pad starts without a network, and its points then arrive exactly once (D52, ADR 36).
import { aMatch, begin, logOf, point } from '../support/pad.ts';
import { send } from '../support/send.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('the pad opens without a network, keeps its points and brings them when it is back', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NoConnection|Failed to load resource|Failed to fetch/);
  const matchId = await aMatch(page);
  await page.goto(`/score/${matchId}`);
  await page.getByRole('button', { name: 'Nina Kovač to serve' }).click();
  await page.getByRole('button', { name: 'Point to Nina Kovač' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/score/pad')) !== undefined), {
      timeout: 20_000,
    })
    .toBe(true);
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(`/score/${matchId}`);
  await expect(cold.getByText('Nina Kovač serves, 15-0.')).toBeAttached();
  await cold.getByRole('button', { name: 'Point to Priya Raman' }).click();
  await expect(cold.getByText('Nina Kovač serves, 15-15.')).toBeAttached();
  await expect(cold.getByText(/^Offline, 1 /)).toBeVisible();
  // Once more from nothing: the point is on the device.
  await cold.reload();
  await expect(cold.getByText('Nina Kovač serves, 15-15.')).toBeAttached();
  await expect(cold.getByText(/^Offline, 1 /)).toBeVisible();

  await context.setOffline(false);
  await expect(cold.getByText('Saved')).toBeVisible({ timeout: 40_000 });
  const { log } = await send<{ log: { count: number } }>(cold, 'GET', `/api/matches/${matchId}/log`);
  expect(log.count).toBe(2);
  // Other pages are not the worker's.
  expect(
    await cold.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    ),
  ).toEqual(['/score/']);
});

test('a newer version takes over in the middle of a match: the open pad stays as it is, and every point counts', async ({
  page,
}) => {
  const matchId = await aMatch(page);
  await begin(page, matchId);
  await point(page, 'Nina Kovač');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    document.documentElement.dataset['opened'] = 'before the release';
  });
  // A release brings another worker for the same addresses. It waits for nobody and takes over at once.
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        if (navigator.serviceWorker.controller?.scriptURL.endsWith('release=2') === true) resolve(null);
      });
    });
    await navigator.serviceWorker.register('/score-worker.js?release=2', { scope: '/score/' });
    await taken;
  });
  await point(page, 'Priya Raman', 2);
  await expect(page.getByText('Nina Kovač serves, 15-30.')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'before the release');
  await expect(page.getByText('Saved')).toBeVisible();
  expect((await logOf(page, matchId)).log?.count).toBe(3);
});
