// What failed writes say, and how the toast that says it behaves (specification sections 8 and 9; D40). The answers that
// carry no message of ours are made here, as a proxy in front of a dead server makes them.
import type { Locator, Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { addMatch } from '../support/matches.ts';
import { expect, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const BAD_GATEWAY = /the server responded with a status of 502/;

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

const toastOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('article');

/** Writes fail on the way; reads go on. */
async function failWrites(page: Page): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 502, body: '' }),
  );
}

test('failed writes of matches say so in the words of section 8', async ({ page, expectProblem }) => {
  expectProblem(BAD_GATEWAY);
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman']);
  await addMatch(page, id, { round: 'final', players: [entries[0] ?? null, entries[1] ?? null] });
  await page.goto(`/tournaments/${id}?tab=matches`);
  await failWrites(page);
  const failed = async (text: string) => {
    await expect(toastOf(page)).toHaveCount(1);
    await expect(toastOf(page).getByText('Error', { exact: true })).toBeVisible();
    await expect(toastOf(page).getByText(text, { exact: true })).toBeVisible();
  };

  await button(page, 'Add Match').click();
  const dialog = page.getByRole('dialog', { name: 'Create New Match' });
  await button(dialog, 'Create Match').click();
  await failed('An error occurred while saving the match.');
  await button(dialog, 'Cancel').click();

  await page.getByRole('button', { name: /^Start Match/ }).click();
  await failed('Failed to update match status');

  await page.getByRole('button', { name: /^More actions for Nina Kovač v Priya Raman/ }).click();
  await page.getByRole('menuitem', { name: 'Set winner: Nina Kovač' }).click();
  await failed('Failed to set match winner');

  await page.getByRole('button', { name: /^Scores & Winner/ }).click();
  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner' });
  await scores.getByLabel('Quick entry').fill('60 60');
  await button(scores, 'Save').click();
  await failed('Failed to update match scores');
  await expect(scores.getByLabel('Quick entry')).toHaveValue('60 60');
});

test('the clubs of the form cannot be read [§8]', async ({ page, expectProblem }) => {
  expectProblem(BAD_GATEWAY);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  await page.route('**/api/user/admin-clubs', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/create-tournament');
  await expect(page.getByRole('alert').getByText('Failed to fetch clubs', { exact: true })).toBeVisible();
  await page.unroute('**/api/user/admin-clubs');
  await button(page, 'Try again').click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('the toast: reached by F8, swiped away by 50 px, and never over the buttons of a phone [§9]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(BAD_GATEWAY);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await failWrites(page);
  await page.goto('/create-club');
  await page.getByLabel('Club name').fill('Riverside Tennis Club');
  await button(page, 'Create club').click();
  const toast = toastOf(page);
  await expect(toast.getByText('Failed to create club', { exact: true })).toBeVisible();
  await page.keyboard.press('F8');
  await expect(toast).toBeFocused();

  const box = await toast.boundingBox();
  if (box === null) throw new Error('the toast has no place');
  const view = page.viewportSize();
  const isPhone = (view?.width ?? 0) < 768;
  if (isPhone) expect(box.y + box.height).toBeLessThan((view?.height ?? 0) / 3);
  else expect(box.width).toBeLessThanOrEqual(420);

  const swipe = async (pixels: number) => {
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + pixels, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(49);
  await expect(toast).toBeVisible();
  await swipe(51);
  await expect(toast).toHaveCount(0);
});
