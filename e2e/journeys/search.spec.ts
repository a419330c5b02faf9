// The search in the header (D18): anything by its name, even mistyped, with the keyboard alone and with a thumb.
import { createClub, signUp } from '../support/accounts.ts';
import { watchRest } from '../support/at-rest.ts';
import { expectSound } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { createTournament } from '../support/tournaments.ts';

test('finds a tournament, a mistyped player and a page, and opens them [S2.19]', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Searchfield Tennis Club');
  const id = await createTournament(page, { name: 'Searchfield Clay Open', clubId });
  await send(page, 'POST', `/api/tournaments/${id}/participants`, { name: 'Philippa Zwiebelmann' });
  await page.goto('/dashboard');
  const open = page.getByRole('button', { name: 'Search', exact: true });
  await expect(open).toBeVisible();

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const box = dialog.getByRole('combobox');
  await expect(box).toBeFocused();
  await expect(dialog.getByRole('option', { name: 'Match Schedules' })).toBeVisible();
  await expectAccessible(page);
  await box.fill('zwibelmann');
  const player = dialog.getByRole('option', { name: /Philippa Zwiebelmann/ });
  await expect(player).toContainText('Searchfield Clay Open');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/people\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Philippa Zwiebelmann');
  await expect(dialog).toBeHidden();

  await open.click();
  await box.fill('searchfield clay');
  await dialog.getByRole('option', { name: /Searchfield Clay Open/ }).click();
  await expect(page).toHaveURL(new RegExp(`/tournaments/${id}$`));

  await page.keyboard.press('Control+k');
  await box.fill('manage sc');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manage-scores$/);

  await page.keyboard.press('Control+k');
  await box.fill('qqqqqq');
  await expect(dialog.getByText('Nothing found for “qqqqqq”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectSound(page);
});

test('without a connection it says so, and finds what the device has read', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Offfield Tennis Club');
  await createTournament(page, { name: 'Offfield Clay Open', clubId, status: 'active' });
  const rest = watchRest(page);
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { name: 'Offfield Clay Open' })).toBeVisible();
  const open = page.getByRole('button', { name: 'Search', exact: true });
  // The focus brings the code of the search.
  const code = page.waitForResponse(/\/assets\/palette-/);
  await open.focus();
  await code;
  await rest.until();
  await context.setOffline(true);
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('offfield');
  await expect(dialog.getByRole('option', { name: /Offfield Clay Open/ })).toBeVisible();
  await expect(dialog.getByText('The server cannot be reached.')).toBeVisible();
  await context.setOffline(false);
});
