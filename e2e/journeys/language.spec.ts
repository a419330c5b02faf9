// The reader's language: at first the browser's, then a choice that lasts and loses neither place nor typed text (D43, ADR 20).
import type { Page } from '@playwright/test';
import { createClub, PASSWORD, signUp } from '../support/accounts.ts';
import { addMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectWholeWords, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

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

test('the account keeps the language: the profile changes it, and other devices follow', async ({
  page,
  newVisitor,
}) => {
  const { username, name } = await signUp(page, { name: 'Nina Kovač', role: 'member' });
  const phone = await newVisitor();
  await phone.goto('/login');
  await phone.getByLabel('Username').fill(username);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Login' }).click();
  await expect(phone.getByRole('button', { name: `Account of ${name}` })).toBeVisible();

  await page.goto('/profile');
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect(language).toHaveValue('en');
  await language.selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  await expectAccessible(page);

  // Signed in already: the next visit follows.
  await phone.goto('/match-schedules?tab=results');
  await expect(phone.locator('html')).toHaveAttribute('lang', 'de');
  await expect(phone).toHaveURL(/\/match-schedules\?tab=results$/);

  // A third device signs in, in a language of its own.
  const third = await newVisitor();
  await third.context().addCookies([{ name: 'language', value: 'fr', url: new URL(page.url()).origin }]);
  await third.goto('/login');
  await expect(third.locator('html')).toHaveAttribute('lang', 'fr');
  await third.locator('input[name=username]').fill(username);
  await third.locator('input[name=password]').fill(PASSWORD);
  await third.locator('main button[type=submit]').click();
  await expect(third.locator('html')).toHaveAttribute('lang', 'de');
  await expect(third).toHaveURL(/\/$/);
});

test('an account is made in the language of the page', async ({ page }) => {
  await page.goto('/');
  await footer(page).getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await signUp(page, { name: 'Léa Wirz', role: 'member' });
  await page.context().clearCookies({ name: 'language' });
  await page.goto('/profile');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
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
  // The browser's own question would block the page: Playwright closes it unless somebody listens.
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

test('the words of the keypad have room on a phone in each language @phone', async ({ page }) => {
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman']);
  const [nina = 0, priya = 0] = entries;
  const match = await addMatch(page, id, { round: 'final', players: [nina, priya] });
  for (const language of ['de', 'fr']) {
    await send(page, 'PUT', '/api/user/language', { language });
    await page.goto(`/manage-scores?match=${match}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('dialog').getByRole('button', { name: '7', exact: true })).toBeVisible();
    await expectWholeWords(page.getByRole('dialog'));
  }
});
