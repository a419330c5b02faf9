// Once its match was opened, the pad starts without a network, and its points then arrive exactly once (D52, ADR 36).
import { createClub, signUp } from '../support/accounts.ts';
import { addMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

test.use({ serviceWorkers: 'allow' });

test('the pad opens without a network, keeps its points and brings them when it is back', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NoConnection|Failed to load resource|Failed to fetch/);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  const players: [number, number] = [
    await enter(page, id, 'Nina Kovač'),
    await enter(page, id, 'Priya Raman'),
  ];
  const matchId = await addMatch(page, id, { round: 'semi_final', players, court: 'Court 3' });
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
