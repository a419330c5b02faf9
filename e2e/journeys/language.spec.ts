// The reader's language: the browser's wish at first, then a choice that holds, made without losing one's place or one's words (D43, ADR 20).
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('a visitor chooses a language in the footer, stays where they are, and finds it again', async ({
  page,
}) => {
  await page.goto('/match-schedules?tab=results');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const languages = footer(page).getByRole('group', { name: 'Language' });
  await expect(languages.getByRole('button')).toHaveText(['English', 'Deutsch', 'Français']);
  await expect(languages.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await languages.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(/\/match-schedules\?tab=results$/);
  await expect(
    footer(page).getByRole('group', { name: 'Sprache' }).getByRole('button', { name: 'Deutsch' }),
  ).toHaveAttribute('aria-current', 'true');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
  expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 24 * 60 * 60);
});

test('a member chooses it in the user menu; typed work is asked about first', async ({ page }) => {
  const { name } = await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Sprachclub');
  await page.goto('/create-tournament');
  await page.getByLabel('Name', { exact: true }).fill('Herbstpokal');
  const person = page.getByRole('banner').getByRole('button', { name: `Account of ${name}` });
  await person.click();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Herbstpokal');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await person.click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  // The browser's own question would hold the page up: Playwright lets it be only while somebody listens.
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(/\/create-tournament$/);
  expect(asked).toBe(0);
});
