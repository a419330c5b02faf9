// Whatever goes wrong on the way, no typed work is lost and nothing is stored twice (D16): Escape decides nothing, a write with a lost answer is
// repeated under its key, and a dialog opens even if its lists do not load.
import type { Page } from '@playwright/test';
import { freshUsername, signUp } from '../support/accounts.ts';
import { makeDeaf } from '../support/deaf.ts';
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
  await expect(button(page, 'Save my version')).toBeVisible();
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

test('a pasted list whose answer got lost is not entered twice, and those without a place wait [D16, D26]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(BROKEN);
  const { id } = await aTournament(page, []);
  await page.request.patch(`/api/tournaments/${id}`, { data: { maxParticipants: 3 } });
  await page.goto(`/tournaments/${id}?tab=participants`);
  await page.getByRole('link', { name: 'Paste a list' }).click();
  const list = page.getByLabel('Or paste the list here');
  await list.fill('Kovač, Nina\nPriya Raman');
  await expect(button(page, 'Enter 2 lines')).toBeVisible();
  await loseFirstAnswer(page, '**/participants/import');
  await button(page, 'Enter 2 lines').click();
  await expect(page.getByText('The list could not be entered. Nothing was changed.')).toBeVisible();
  await button(page, 'Enter 2 lines').click();
  await expect(page.getByText('List entered')).toBeVisible();
  await page.getByRole('link', { name: 'To the participants' }).click();
  await expect(page.getByText('2 of 3 entered')).toBeVisible();
  await expect(page.getByText('Nina Kovač', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Paste a list' }).click();
  await list.fill('Elif Demir\nKarim Haddad\nAna Silva');
  await expect(page.getByText('Number 2 on the waiting list: all places are taken')).toBeVisible();
  await button(page, 'Enter 3 lines').click();
  await expect(page.getByText('1 entry, 2 entries on the waiting list, 0 lines left out.')).toBeVisible();
  await page.getByRole('link', { name: 'To the participants' }).click();
  await expect(page.getByText('This tournament is full.')).toBeVisible();
  const raise = page.getByRole('link', { name: 'Raise the limit' });
  await expect(raise).toHaveAttribute('href', `/tournaments/${id}/edit`);
  await expect(page.getByRole('link', { name: 'Paste a list' })).toBeVisible();
});

test('the match dialog opens while its players load, and can try again [§2]', async ({
  page,
  expectProblem,
  isMobile,
}) => {
  expectProblem(REFUSED);
  // A page that begins to hear the server reads again what has failed.
  await makeDeaf(page);
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

test('the back button asks before a pasted list is lost', async ({ page }) => {
  const { id } = await aTournament(page, []);
  await page.goto(`/tournaments/${id}?tab=participants`);
  await page.getByRole('link', { name: 'Paste a list' }).click();
  const names = page.getByLabel('Or paste the list here');
  await names.fill('Nina Kovač\nPriya Raman');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await button(question, 'Keep editing').click();
  await expect(names).toHaveValue('Nina Kovač\nPriya Raman');
  await page.goBack();
  await button(question, 'Discard').click();
  await expect(page.getByRole('tab', { name: 'Participants' })).toHaveAttribute('aria-selected', 'true');
});
