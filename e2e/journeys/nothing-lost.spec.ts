// Whatever goes wrong on the way, nothing typed is lost and nothing is stored twice (D16): Escape decides nothing, a
// write whose answer got lost is repeated under its key, and a dialog opens even when its lists do not load.
import type { Page } from '@playwright/test';
import { freshUsername, signUp } from '../support/accounts.ts';
import { hold } from '../support/hold.ts';
import { REFUSED, button, expectSound } from '../support/locators.ts';
import { addMatch } from '../support/matches.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const BROKEN = /net::ERR_FAILED/;

/** Lets the first POST to `path` reach the server and loses its answer; returns the keys of all of them. */
async function loseFirstAnswer(page: Page, path: string): Promise<string[]> {
  const keys: string[] = [];
  await page.route(path, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    keys.push(request.headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return keys;
}

test('Escape on "Someone else saved this first" goes back to the form of a tournament [D16]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const { id } = await aTournament(page, []);
  await page.goto(`/tournaments/${id}/edit`);
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Riverside Clay Open');
  await page.request.patch(`/api/tournaments/${id}`, { data: { location: 'Hall 2' } });
  await name.fill('Saved by Marta');
  await button(page, 'Save changes').click();
  const stale = page.getByRole('alertdialog', { name: 'Someone else saved this first' });
  // The other person's field is not ours to save, so it is not shown as ours.
  await expect(stale.getByRole('rowheader')).toHaveText(['Name']);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(stale).toBeHidden();
  await expect(name).toHaveValue('Saved by Marta');

  await button(page, 'Save changes').click();
  await button(stale, 'Keep editing').click();
  await expect(name).toHaveValue('Saved by Marta');
  await button(page, 'Save changes').click();
  await button(stale, 'Keep the saved version').click();
  await expect(name).toHaveValue('Riverside Clay Open');
  await expect(page.getByLabel('Location')).toHaveValue('Hall 2');
});

test('Escape on "Someone else saved this first" goes back to the score and to the match [D16]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman']);
  const [nina = null, priya = null] = entries;
  const matchId = await addMatch(page, id, { round: 'final', players: [nina, priya] });
  await page.goto(`/tournaments/${id}?tab=matches`);
  const stale = page.getByRole('alertdialog', { name: 'Someone else saved this first' });

  await page.getByRole('button', { name: /^Scores & Winner/ }).click();
  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner' });
  await scores.getByLabel('Quick entry').fill('60 60');
  await page.request.patch(`/api/matches/${matchId}`, { data: { court: '4' } });
  await button(scores, 'Save').click();
  await expect(stale.getByRole('rowheader')).toHaveText(['Score', 'Winner']);
  await page.keyboard.press('Escape');
  await expect(stale).toBeHidden();
  await expect(scores.getByLabel('Quick entry')).toHaveValue('60 60');
  await button(scores, 'Cancel').click();

  await page.reload();
  await page.getByRole('button', { name: /^More actions for Nina/ }).click();
  await page.getByRole('menuitem', { name: 'Edit match' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Match' });
  await edit.getByLabel('Court').fill('7');
  await page.request.patch(`/api/matches/${matchId}`, { data: { court: '5' } });
  await button(edit, 'Save changes').click();
  await expect(stale).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stale).toBeHidden();
  await expect(edit.getByLabel('Court')).toHaveValue('7');
});

test('"Save my version" of a score confirms nothing that nobody has confirmed [D13, D16]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman']);
  const [nina = null, priya = null] = entries;
  const matchId = await addMatch(page, id, { round: 'final', players: [nina, priya] });
  await page.goto(`/tournaments/${id}?tab=matches`);
  await page.getByRole('button', { name: /^Scores & Winner/ }).click();
  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner' });
  await scores.getByLabel('Quick entry').fill('60 60');
  await page.request.patch(`/api/matches/${matchId}`, { data: { court: '4' } });
  await button(scores, 'Save').click();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PUT'),
    button(page, 'Save my version').click(),
  ]);
  expect(request.postDataJSON()).not.toHaveProperty('confirm');
  await expect(page.getByText('Match scores and winner updated successfully', { exact: true })).toBeVisible();
});

test('Escape does not give up what waits behind "Please sign in again" [D16]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  await signUp(page, { name: 'Rosa Thal', role: 'club_admin' });
  await page.goto('/create-club');
  await page.getByLabel('Club name').fill('Still here');
  await page.context().clearCookies();
  await button(page, 'Create club').click();
  const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(page.getByLabel('Club name')).toHaveValue('Still here');
});

test('a club whose answer got lost is not created twice [D16]', async ({ page, expectProblem }) => {
  expectProblem(BROKEN);
  await signUp(page, { name: 'Nora Neu', role: 'club_admin' });
  await page.goto('/create-club');
  const name = `Once ${freshUsername()}`;
  await page.getByLabel('Club name').fill(name);
  const keys = await loseFirstAnswer(page, '**/api/clubs');
  await button(page, 'Create club').click();
  await expect(page.getByText('Failed to create club', { exact: true })).toBeVisible();
  await button(page, 'Create club').click();
  await expect(page.getByText('Club created', { exact: true })).toBeVisible();
  expect(keys).toHaveLength(2);
  const clubs = await page.request.get('/api/user/admin-clubs');
  expect(await clubs.json()).toMatchObject([{ name }]);
});

test('a line of a pasted list whose answer got lost is not entered twice, and one without a place stays [D16, D26]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(BROKEN);
  expectProblem(REFUSED);
  const { id } = await aTournament(page, []);
  await page.request.patch(`/api/tournaments/${id}`, { data: { maxParticipants: 3 } });
  await page.goto(`/tournaments/${id}?tab=participants`);
  await button(page, 'Paste a list').click();
  const list = page.getByRole('dialog', { name: 'Add participants from a list' });
  await list.getByLabel('Names').fill('Kovač, Nina\nPriya Raman');
  await loseFirstAnswer(page, '**/participants');
  await button(list, 'Add 2 participants').click();
  await expect(list.getByText('1 participant could not be added.')).toBeVisible();
  await expect(list.getByLabel('Names')).toHaveValue('Kovač, Nina');
  await button(list, 'Add 1 participant').click();
  await expect(list).toBeHidden();
  await expect(page.getByText('2 of 3 entered')).toBeVisible();
  await expect(page.getByText('Nina Kovač', { exact: true })).toBeVisible();

  await button(page, 'Paste a list').click();
  await list.getByLabel('Names').fill('Elif Demir\nKarim Haddad\nAna Silva');
  await button(list, 'Add 3 participants').click();
  await expect(list.getByText('Karim Haddad: The tournament is full: 3 of 3')).toBeVisible();
  await expect(list.getByLabel('Names')).toHaveValue('Karim Haddad\nAna Silva');
  await button(list, 'Cancel').click();
  await expect(page.getByText('This tournament is full.')).toBeVisible();
  const raise = page.getByRole('link', { name: 'Raise the limit' });
  await expect(raise).toHaveAttribute('href', `/tournaments/${id}/edit`);
});

test('the match dialog opens while its players load, and can try again [§2]', async ({
  page,
  expectProblem,
  isMobile,
}) => {
  expectProblem(REFUSED);
  const { id } = await aTournament(page, ['Nina Kovač']);
  const release = await hold(page, '**/participants');
  await page.goto(`/tournaments/${id}?tab=matches`);
  await button(page, 'Create First Match').click();
  const dialog = page.getByRole('dialog', { name: 'Create New Match' });
  await expect(dialog.getByText('Loading participants')).toBeAttached();
  await expect(button(dialog, 'Create Match')).toBeDisabled();
  release();
  const player = dialog.getByRole('combobox', { name: 'Player 1' });
  await expect(player).toBeVisible();
  if (!isMobile) await expect(player).toBeFocused();

  await page.unroute('**/participants');
  await page.route('**/participants', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await button(page, 'Create First Match').click();
  await expect(dialog.getByText('Failed to load participants. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/participants');
  await button(dialog, 'Try again').click();
  await player.fill('Nina');
  await dialog.getByRole('option', { name: 'Nina Kovač' }).click();
  await button(dialog, 'Create Match').click();
  await expect(page.getByText('Match created', { exact: true })).toBeVisible();
});

test('the back button and Cancel ask before a pasted list is lost', async ({ page }) => {
  const { id } = await aTournament(page, []);
  await page.goto(`/tournaments/${id}`);
  await page.getByRole('tab', { name: 'Participants' }).click();
  await button(page, 'Paste a list').click();
  const names = page.getByRole('dialog').getByLabel('Names');
  await names.fill('Nina Kovač\nPriya Raman');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await button(question, 'Keep editing').click();
  await expect(names).toHaveValue('Nina Kovač\nPriya Raman');
  // Cancel loses no more than the others do.
  await button(page.getByRole('dialog'), 'Cancel').click();
  await button(question, 'Keep editing').click();
  await expect(names).toHaveValue('Nina Kovač\nPriya Raman');
  await page.goBack();
  await button(question, 'Discard').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
});
