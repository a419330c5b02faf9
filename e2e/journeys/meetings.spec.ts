// A meeting: a club admin puts tournaments together, players find them on one page, and it is parted again (D47).
import { createClub, signUp } from '../support/accounts.ts';
import { button } from '../support/locators.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

test('tournaments are put together, read on one page, and parted [D47]', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/status of 404|The server refused a call/);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const open = await createTournament(page, { name: 'Singles', clubId, status: 'registering' });
  const mixed = await createTournament(page, { name: 'Veterans', clubId });
  await enter(page, open, 'Nina Kovač');
  await enter(page, mixed, 'Priya Raman');

  await page.goto(`/admin/club/${clubId}/tournaments`);
  await button(page, 'New meeting').click();
  const dialog = page.getByRole('dialog', { name: 'New meeting' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Meeting name must be at least 3 characters.')).toBeVisible();
  await expect(dialog.getByText('Choose at least one tournament.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Autumn Weekend');
  await dialog.getByRole('checkbox', { name: /Singles/ }).check();
  await dialog.getByRole('checkbox', { name: /Veterans/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const section = page.getByRole('region', { name: 'Meetings' });
  await section.getByRole('link', { name: 'Autumn Weekend' }).click();
  await expect(page).toHaveURL(/\/meetings\/\d+$/);
  const address = new URL(page.url()).pathname;

  const visitor = await newVisitor();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Autumn Weekend' })).toBeVisible();
  const singles = visitor.getByRole('article', { name: 'Singles' });
  await expect(singles).toContainText('1 of 16 entered');
  await expect(singles.getByRole('link', { name: 'Enter' })).toHaveAttribute('href', `/tournaments/${open}`);
  const players = visitor.getByRole('region', { name: 'Players' }).getByRole('listitem');
  await expect(players).toHaveText([/Nina Kovač\s*Singles/, /Priya Raman\s*Veterans/]);
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor, 320);
  await visitor.goto(`/tournaments/${open}`);
  await visitor.getByRole('link', { name: 'Played together with other tournaments' }).click();
  await expect(visitor).toHaveURL(new RegExp(`${address}$`));

  await page.goto(`/admin/club/${clubId}/tournaments`);
  await button(page, 'Delete Autumn Weekend').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(section.getByRole('link', { name: 'Autumn Weekend' })).toBeHidden();
  await page.goto(address);
  await expect(page.getByText('Meeting not found')).toBeVisible();
});
