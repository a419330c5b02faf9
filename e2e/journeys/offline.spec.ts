// Without a connection every call fails at once and says so, nothing is sent later by itself, and the app stays open (specification section 8).
import type { Page } from '@playwright/test';
import { PASSWORD, signUp } from '../support/accounts.ts';
import { watchRest } from '../support/at-rest.ts';
import { button } from '../support/locators.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(text, { exact: true });

test('offline: sign-in and logout fail in words and wait for nothing, a page that is not there yet can be tried again', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|NoConnection/);
  const { username } = await signUp(page, { name: 'Olga Lund', role: 'member' });
  await context.clearCookies();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(new URL(request.url()).pathname);
  });

  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await context.setOffline(true);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Login').click();
  await expect(toast(page, 'Network error. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await context.setOffline(false);
  // A waiting call would have gone out before the answer to this.
  await page.evaluate(() => fetch('/api/setup'));
  expect(writes).toEqual(['/api/auth/login']);
  await button(page, 'Login').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const rest = watchRest(page);
  await page.goto('/match-schedules');
  const date = page.getByRole('button', { name: /^Choose a date/ });
  await expect(date).toBeVisible();
  // All of this page is there.
  await rest.until();
  await context.setOffline(true);
  await date.click();
  await expect(toast(page, 'The calendar could not be loaded. Please try again.')).toBeVisible();
  await expect(date).toBeVisible();
  await button(page, 'Account of Olga Lund').click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await expect(toast(page, 'Failed to log out. Please try again.')).toBeVisible();

  await button(page, 'Account of Olga Lund').click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Try again').click();
  await expect(toast(page, 'Network error. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(writes).toEqual(['/api/auth/login', '/api/auth/login', '/api/auth/logout']);
});
