// The desk on the morning of the tournament: who is here, who is missing, and who is withdrawn because they did not come.
import { createClub, signUp } from '../support/accounts.ts';
import { button, expectSound, REFUSED } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { createTournament } from '../support/tournaments.ts';

const NAMES = [
  'Nina Kovač',
  'Priya Raman',
  'Zoe Novak',
  'Maximiliane Brettschneider-Hohenzollern-Sigmaringen',
];

test('checks everybody in with one press each, and withdraws who does not come', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  for (const name of NAMES) await send(page, 'POST', `/api/tournaments/${id}/participants`, { name });
  await page.goto(`/tournaments/${id}?tab=participants`);
  await page.getByRole('link', { name: 'Check-in' }).click();
  await expect(page.getByText('0 of 4 here · nobody missing')).toBeVisible();
  await expectAccessible(page);

  const list = page.getByRole('list', { name: 'Players' });
  const names = list.getByRole('listitem');
  await expect(names.first()).toContainText('Maximiliane');
  const row = (name: string) => names.filter({ hasText: name });
  await row('Nina Kovač')
    .getByRole('button', { name: /Nina Kovač Expected/ })
    .click();
  await expect(row('Nina Kovač').getByRole('button', { pressed: true })).toContainText('Here');
  await row('Zoe Novak')
    .getByRole('button', { name: /Zoe Novak Expected/ })
    .click();
  await button(row('Priya Raman'), 'Priya Raman: missing').click();
  await expect(page.getByText('2 of 4 here · 1 missing')).toBeVisible();
  // A mistake is taken back by the same press.
  await row('Zoe Novak')
    .getByRole('button', { name: /Zoe Novak Here/ })
    .click();
  await expect(page.getByText('1 of 4 here · 1 missing')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Find a player' }).fill('raman');
  await expect(names).toHaveCount(1);
  await button(row('Priya Raman'), 'Withdraw Priya Raman').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Did not come' })).toBeChecked();
  await button(dialog, 'Withdraw entry').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 of 3 here · nobody missing')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Find a player' }).fill('');
  await page.getByRole('radio', { name: /^Expected/ }).check({ force: true });
  await expect(page).toHaveURL(/shown=expected/);
  await expect(names).toHaveCount(2);
  await button(page, 'Expect everybody again').click();
  await button(page.getByRole('alertdialog'), 'Expect everybody again').click();
  await expect(names).toHaveCount(3);
  await expectSound(page);
});

test('is not for others', async ({ page, browser, baseURL, expectProblem }) => {
  expectProblem(REFUSED);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const theirs = await other.newPage();
  await signUp(theirs, { name: 'Mia Berg', role: 'member' });
  await theirs.goto(`/tournaments/${id}/check-in`);
  await expect(theirs.getByText('Only the organisers can check people in.')).toBeVisible();
  await other.close();
});

test('the director sees before publishing who has not checked in', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const made: { id: number }[] = [];
  for (const name of NAMES)
    made.push(await send(page, 'POST', `/api/tournaments/${id}/participants`, { name }));
  const here = (at: number) =>
    send(page, 'PUT', `/api/tournaments/${id}/participants/${made[at]?.id}/check-in`, { state: 'here' });
  await here(0);
  await here(1);
  await send(page, 'POST', `/api/tournaments/${id}/draws`, { kind: 'knockout' });
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  const note = page.getByRole('status').filter({ hasText: '2 entries have not checked in' });
  await expect(note).toContainText('Zoe Novak');
  await expect(note).not.toContainText('Nina Kovač');
});
