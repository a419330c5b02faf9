// The texts of failed writes, and the behaviour of the toast (specification sections 8 and 9; D40). Answers without a message of ours are made here,
// as a proxy in front of a dead server makes them.
import type { Locator, Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { makeDeaf } from '../support/deaf.ts';
import { button } from '../support/locators.ts';
import { addMatch } from '../support/matches.ts';
import { expect, resize, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const BAD_GATEWAY = /the server responded with a status of 502/;

const toastOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('article');

/** The parts of a dialog that must stay free: its title and its buttons. */
const edges = (dialog: Locator, submit: string): readonly Locator[] => [
  dialog.getByRole('heading', { level: 2 }),
  button(dialog, 'Close'),
  button(dialog, 'Cancel'),
  button(dialog, submit),
];

/** The toast covers none of these, so each can be read and pressed. Under the pointer it stays until the pointer leaves. */
async function expectToastClearOf(page: Page, controls: readonly Locator[]): Promise<void> {
  await toastOf(page).hover();
  const toast = await toastOf(page).boundingBox();
  for (const control of controls) {
    const box = await control.boundingBox();
    if (toast === null || box === null) throw new Error('toast or control has no place');
    const isApart =
      toast.x >= box.x + box.width ||
      box.x >= toast.x + toast.width ||
      toast.y >= box.y + box.height ||
      box.y >= toast.y + toast.height;
    expect(isApart, `the toast lies on ${String(control)}`).toBe(true);
  }
}

/** Waits until the page has handled the messages it posted to itself so far: React puts work off until after a drawing. */
const nextMessage = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const { promise, resolve } = Promise.withResolvers<void>();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
    await promise;
  });

/** Writes fail on the way; reads go on. */
async function failWrites(page: Page): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 502, body: '' }),
  );
}

test('failed writes of matches say so in the words of section 8 [S8.6]', async ({ page, expectProblem }) => {
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
  await expectToastClearOf(page, edges(dialog, 'Create Match'));
  await button(dialog, 'Cancel').click();

  await page.getByRole('button', { name: /^Start Match/ }).click();
  await failed('Failed to update match status');

  await page.getByRole('button', { name: /^More actions for Nina Kovač v Priya Raman/ }).click();
  await page.getByRole('menuitem', { name: 'Set winner: Nina Kovač' }).click();
  await failed('Failed to set match winner');

  await page.getByRole('button', { name: /^Scores & Winner/ }).click();
  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner' });
  await scores.getByLabel('Quick entry').fill('60 60');
  // So low a window that the sheet fills it.
  await resize(page, { width: page.viewportSize()?.width ?? 0, height: 600 });
  await button(scores, 'Save').click();
  await failed('Failed to update match scores');
  await expectToastClearOf(page, edges(scores, 'Save'));
  await expect(scores.getByLabel('Quick entry')).toHaveValue('60 60');
});

test('the clubs of the form cannot be read [§8, S8.10]', async ({ page, expectProblem }) => {
  expectProblem(BAD_GATEWAY);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  // A page that begins to hear the server reads again what has failed.
  await makeDeaf(page);
  await page.route('**/api/user/admin-clubs', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/create-tournament');
  await expect(page.getByRole('alert').getByText('Failed to fetch clubs', { exact: true })).toBeVisible();
  await page.unroute('**/api/user/admin-clubs');
  await button(page, 'Try again').click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('the toast: reached by F8, swiped away by 50 px, gone after 3 s or 5 s, and never over the buttons of a phone [§9, S9.1]', async ({
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
  await expectToastClearOf(page, [button(page, 'Create club')]);
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

  // From here the page's clock moves only when it is told to.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const expectStays = async (text: string, milliseconds: number) => {
    await button(page, 'Create club').click();
    // Under a resting pointer it would stay.
    await page.mouse.move(1, 1);
    await expect(toast.getByText(text, { exact: true })).toBeVisible();
    await nextMessage(page);
    await page.clock.runFor(milliseconds - 100);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  };
  await expectStays('Failed to create club', 5000);
  await page.unrouteAll();
  await expectStays('Club created', 3000);
});
