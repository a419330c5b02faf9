// The house stands: the server serves the built app, on both engines, and nobody complains.
import { expect, expectAccessible, expectNoSidewaysScroll, SUPER_ADMIN, test } from '../support/test.ts';

test('the public page opens [S1.5] @both-engines', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Tennis Tournament Organizer/);
  await expectNoSidewaysScroll(page, 320);
  await expectAccessible(page);
});

test('an empty server hands out a set-up code in its log only [D6]', async ({ emptyServer, request }) => {
  expect(emptyServer.setUpCode).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  const health = await request.get(`${emptyServer.url}/api/health`);
  expect(health.status()).toBe(200);
  expect(await health.text()).not.toContain(emptyServer.setUpCode ?? '');
});

test('a super admin from the environment can sign in [D6]', async ({ server, request }) => {
  const { username, password } = SUPER_ADMIN;
  const answer = await request.post('/api/auth/login', { data: { username, password } });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ username });
  expect(server.setUpCode).toBeNull();
});
