// The main job from start to end: an empty server, its first admin, a club, a tournament of eight, the players, a match that is played to the end,
// and the public that sees the result.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const PLAYERS = [
  'Nina Kovač',
  'Priya Raman',
  'Tomás Herrera',
  'Hannah Brettschneider',
  'Daniel Whitaker',
  'Karim Haddad',
  'Elif Demir',
  'Marcus Adeyemi',
];

/** The checks for each screen of the way. */
async function check(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page, 320);
  await expectAccessible(page);
}

/** Types into a box with suggestions and takes the one that is left. */
async function choose(box: Locator, name: string): Promise<void> {
  await box.fill(name);
  await box.page().getByRole('option', { name }).click();
}

test('from an empty server to a result that everybody sees [S1.3] @both-engines', async ({
  emptyServer,
  page,
  newVisitor,
}) => {
  const { url, setUpCode } = emptyServer;

  await test.step('the first admin', async () => {
    await page.goto(url);
    await expect(page).toHaveURL(`${url}/setup`);
    await check(page);
    await page.getByLabel('Set-up code').fill(setUpCode ?? '');
    await page.getByLabel('Username').fill('marta');
    await page.getByLabel('Password', { exact: true }).fill('Tennis123');
    await page.getByLabel('Email').fill('marta@example.org');
    await page.getByLabel('Name', { exact: true }).fill('Marta Silva');
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await check(page);
  });

  await test.step('the club', async () => {
    await page.getByRole('link', { name: /Create (a |your )?club/i }).click();
    await check(page);
    await page.getByLabel('Club name').fill('Riverside Tennis Club');
    await page.getByLabel('Location').fill('Lisbon');
    await page.getByRole('button', { name: 'Create club' }).click();
    await expect(page.getByText('Riverside Tennis Club').first()).toBeVisible();
  });

  await test.step('the tournament', async () => {
    await page.goto(`${url}/create-tournament`);
    await expect(page.getByLabel('Club', { exact: true })).toHaveValue(/.+/);
    await check(page);
    await page.getByLabel('Name', { exact: true }).fill('Riverside Open');
    await page.getByLabel('Format', { exact: true }).selectOption('knockout');
    await page.getByRole('spinbutton', { name: 'Max participants' }).fill('8');
    await page.getByRole('button', { name: 'Create Tournament' }).click();
    await expect(page.getByText('Tournament created')).toBeVisible();
    await expect(page).toHaveURL(/\/tournaments\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Riverside Open' })).toBeVisible();
    await check(page);
  });

  await test.step('eight players', async () => {
    await page.getByRole('tab', { name: 'Participants' }).click();
    const name = page.getByLabel('Add a participant');
    for (const [at, player] of PLAYERS.entries()) {
      await name.fill(player);
      await name.press('Enter');
      await expect(page.getByText(`${at + 1} of 8`)).toBeVisible();
      // The last one fills the tournament, and the field goes.
      if (at + 1 < PLAYERS.length) await expect(name).toHaveValue('');
    }
    for (const player of PLAYERS) await expect(page.getByText(player, { exact: true })).toBeVisible();
    await check(page);
  });

  await test.step('a match', async () => {
    await page.getByRole('tab', { name: 'Matches' }).click();
    await page.getByRole('button', { name: 'Create First Match' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Match' });
    await choose(dialog.getByRole('combobox', { name: 'Player 1' }), 'Nina Kovač');
    await choose(dialog.getByRole('combobox', { name: 'Player 2' }), 'Priya Raman');
    await dialog.getByLabel('Round').selectOption('final');
    await dialog.getByLabel('Court').fill('Court 1');
    await check(page);
    await dialog.getByRole('button', { name: /create/i }).click();
    await expect(page.getByText('Match created')).toBeVisible();
  });

  await test.step('started, scored, won, completed', async () => {
    await page.getByRole('button', { name: /Start Match/ }).click();
    await expect(page.getByText('Match status updated to in_progress')).toBeVisible();
    await expect(page.getByText('In Progress').filter({ visible: true })).toBeVisible();
    await page.getByRole('button', { name: /Scores & Winner/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Match Scores & Winner' });
    await dialog.getByLabel('Quick entry').fill('63 46 7610');
    await check(page);
    await dialog.getByRole('radio', { name: /Nina Kovač/ }).check();
    await dialog.getByRole('button', { name: /save/i }).click();
    await expect(page.getByText('Match scores and winner updated successfully')).toBeVisible();
    await page.getByRole('button', { name: /Complete Match/ }).click();
    await expect(page.getByText('Match status updated to completed')).toBeVisible();
    await check(page);
  });

  await test.step('the public sees it', async () => {
    const visitor = await newVisitor();
    await visitor.goto(url);
    const card = visitor.getByRole('article').filter({ hasText: 'Riverside Open' });
    await expect(card.getByText('Active')).toBeVisible();
    await check(visitor);
    await card.getByRole('link', { name: 'View Details' }).click();
    await visitor.getByRole('tab', { name: 'Matches' }).click();
    await expect(visitor.getByText('Nina Kovač')).toBeVisible();
    await check(visitor);
    await visitor.goto(`${url}/match-schedules?tab=results`);
    await expect(visitor.getByRole('heading', { name: 'Riverside Open' })).toBeVisible();
    await expect(visitor.getByText('Nina Kovač')).toBeVisible();
    await check(visitor);
  });
});
