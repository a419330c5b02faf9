// The main job by keyboard alone (brief section 9): from the dashboard to a match that is won and completed, with Tab, arrows, Enter and letters. The
// test focuses and presses nothing in another way.
import type { Locator, Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { press, reach, type } from '../support/by-keyboard.ts';
import { expect, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const button = (place: Page | Locator, name: string | RegExp): Locator => place.getByRole('button', { name });

test('the main job by keyboard alone', async ({ page, isMobile }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  const { keyboard } = page;
  await page.goto('/dashboard');
  await press(page.getByRole('main').getByRole('link', { name: 'Create Tournament' }));

  await type(page.getByLabel('Name', { exact: true }), 'Keyboard Cup');
  await type(page.getByLabel('Format', { exact: true }), 'Kn');
  await press(button(page, 'Create Tournament'));
  await expect(page.getByText('Tournament created', { exact: true })).toBeVisible();
  await expect(page.getByText('Knockout, Open')).toBeVisible();

  await reach(page.getByRole('tab', { name: 'Details' }));
  await keyboard.press('ArrowRight');
  for (const player of ['Nina Kovač', 'Priya Raman']) {
    await type(page.getByLabel('Add a participant'), player);
    await keyboard.press('Enter');
    await expect(page.getByText(player, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Add a participant')).toHaveValue('');
  }
  await reach(page.getByRole('tab', { name: 'Participants' }), 'Shift+Tab');
  await keyboard.press('ArrowRight');
  await press(button(page, 'Create First Match'));

  const dialog = page.getByRole('dialog', { name: 'Create New Match' });
  for (const [label, name] of [
    ['Player 1', 'nina'],
    ['Player 2', 'priya'],
  ] as const) {
    await type(dialog.getByRole('combobox', { name: label }), name);
    await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await keyboard.press('Enter');
  }
  await type(dialog.getByLabel('Round'), 'F');
  await press(button(dialog, 'Create Match'));
  await expect(dialog).toBeHidden();

  await press(button(page, /^Start Match/));
  // A score is entered over the match as it stands now.
  await expect(button(page, /^Complete Match/)).toBeVisible();
  await press(button(page, /^Scores & Winner/));
  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner' });
  // At a desk digits go where they belong at once; on a phone no field raises the keyboard unasked.
  await expect(isMobile ? button(scores, 'Close') : scores.getByLabel('Quick entry')).toBeFocused();
  await type(scores.getByLabel('Quick entry'), '63 46 64');
  await keyboard.press('Enter');
  await expect(scores).toBeHidden();
  await press(button(page, /^Complete Match/));
  await expect(
    page.getByRole('region', { name: 'Final', exact: true }).getByRole('article'),
  ).toHaveAccessibleName(/^Nina Kovač 6 4 6 winner, Priya Raman 3 6 4, completed/);
});

test('a draw is made, changed by hand and published, and an entry withdraws, by keyboard alone [brief 2]', async ({
  page,
}) => {
  const { keyboard } = page;
  const { id } = await aTournament(page, ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad']);
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  const maker = page.getByRole('region', { name: 'Make the draw' });
  await reach(maker.getByRole('radio', { checked: true }));
  await keyboard.press('ArrowDown');
  await expect(maker.getByRole('radio', { name: 'Knockout with consolation' })).toBeChecked();
  await reach(maker.getByRole('checkbox', { name: 'Play for third place' }));
  await keyboard.press('Space');
  await press(button(maker, /^Draw$/));
  await expect(maker.getByRole('heading', { name: 'Draw 1, private' })).toBeFocused();
  await expect(maker).toContainText('Knockout with consolation');

  const line = (number: number) => button(maker, new RegExp(`^${number} `)).first();
  const standing = await line(2).textContent();
  await press(line(1));
  await expect(line(1)).toHaveAttribute('aria-pressed', 'true');
  await press(line(2));
  await expect(maker).toContainText('Changed by hand');
  await expect(line(1)).toContainText(standing?.replace(/^\d+/, '') ?? 'nobody');
  // The button pressed last still has the focus, though its name has changed.
  await expect(line(2)).toBeFocused();
  await press(button(maker, 'Publish draw'), 'Shift+Tab');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Publish draw' }));
  await expect(page.getByText('Draw 1 of 1, published')).toBeVisible();

  await reach(page.getByRole('tab', { name: 'Matches' }), 'Shift+Tab');
  await keyboard.press('ArrowLeft');
  const choose = async (name: string) => {
    await press(button(page, 'Actions for Elif Demir'));
    await press(page.getByRole('menuitem', { name }), 'ArrowDown');
  };
  await choose('Withdraw');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Elif Demir withdraws.');
  await press(button(dialog, 'Withdraw entry'));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Elif Demir' })).toContainText(
    'Withdrawn: injury',
  );
  // The message with its button leaves by itself; the menu keeps it.
  await choose('Undo');
  await expect(page.getByRole('listitem').filter({ hasText: 'Elif Demir' })).not.toContainText('Withdrawn');
});
