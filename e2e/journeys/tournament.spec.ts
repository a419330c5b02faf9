// A tournament from draft to archive, as its managers and readers see it (specification sections 2 and 8; D8, D9, D16, D32, D33, D42).
import { createClub, signUp } from '../support/accounts.ts';
import { makeDeaf } from '../support/deaf.ts';
import { changeAnswers } from '../support/answers.ts';
import { hold } from '../support/hold.ts';
import { REFUSED, button, expectSearch, expectSound, field } from '../support/locators.ts';
import { addMatch, setMatchStatus } from '../support/matches.ts';
import { plainPages } from '../support/plain-pages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { aTournament, enter } from '../support/tournaments.ts';

test('a draft is published, opened, started and completed step by step [D8, D9, S4.3]', async ({
  page,
  newVisitor,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  await page.goto('/create-tournament');
  await field(page, 'Name').fill('Secret Cup');
  await button(page, 'Save as draft').click();
  await expect(page.getByText('Tournament created', { exact: true })).toBeVisible();
  const header = page.getByRole('banner').or(page.locator('main header')).filter({ hasText: 'Secret Cup' });
  await expect(header.getByText('Draft', { exact: true })).toBeVisible();
  const visitor = await newVisitor();
  const hidden = await visitor.request.get(`/api${new URL(page.url()).pathname}`);
  expect(hidden.status(), 'a draft for a visitor').toBe(404);

  const step = async (name: string, badge: string) => {
    await button(page, name).click();
    await expect(header.getByText(badge, { exact: true })).toBeVisible();
  };
  await step('Publish', 'Upcoming');
  await step('Open registration', 'Registering');
  // One press does not close the entries of a tournament that nobody has entered.
  await button(page, 'Start').click();
  const question = page.getByRole('alertdialog', { name: 'Start now?' });
  await expect(question.getByText('Nobody is entered. Entries close.', { exact: true })).toBeVisible();
  await button(question, 'Cancel').click();
  await expect(header.getByText('Registering', { exact: true })).toBeVisible();
  await button(page, 'Start').click();
  await button(question, 'Start').click();
  await expect(header.getByText('Active', { exact: true })).toBeVisible();
  // Without a match there is nothing to complete.
  await expect(button(page, 'Complete tournament')).toHaveCount(0);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const matchId = await addMatch(page, id, { round: 'final', players: [null, null] });
  await setMatchStatus(page, matchId, 'cancelled');
  await page.reload();
  await step('Complete tournament', 'Completed');
  await page.getByRole('button', { name: 'More actions for Secret Cup' }).click();
  await page.getByRole('menuitem', { name: 'Reopen tournament' }).click();
  await expect(header.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More actions for Secret Cup' }).click();
  await page.getByRole('menuitem', { name: 'Delete tournament' }).click();
  await button(page.getByRole('alertdialog', { name: 'Delete Secret Cup?' }), 'Delete tournament').click();
  await expect(page.getByText('Tournament deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/tournaments$/);
});

test('what was played is archived instead of deleted, and comes back [D9]', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  const matchId = await addMatch(page, id, { round: 'final', players: [entries[0] ?? null, null] });
  await page.goto(`/tournaments/${id}`);
  const askToDelete = async () => {
    await page.getByRole('button', { name: 'More actions for Riverside Clay Open' }).click();
    await page.getByRole('menuitem', { name: 'Delete tournament' }).click();
  };
  await askToDelete();
  await setMatchStatus(page, matchId, 'in_progress');
  await button(
    page.getByRole('alertdialog', { name: 'Delete Riverside Clay Open?' }),
    'Delete tournament',
  ).click();
  const question = page.getByRole('alertdialog', { name: 'Archive Riverside Clay Open instead?' });
  await expect(question.getByText(/^Matches of this tournament have been played/)).toBeVisible();
  await button(question, 'Cancel').click();
  // The page does not offer to delete it, as it knows of its results.
  await askToDelete();
  await button(question, 'Archive instead').click();
  await expect(page.getByText('Tournament archived', { exact: true })).toBeVisible();
  await expect(page.getByText(/^This tournament was archived on/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expectSound(page);

  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}?tab=matches`);
  await expect(visitor.getByText(/^This tournament was archived on/)).toBeVisible();
  await expect(visitor.getByText('Nina Kovač')).toBeVisible();
  await expect(button(visitor, 'Restore tournament')).toHaveCount(0);

  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'Archived tournaments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Archived Tournaments' })).toBeVisible();
  await expectSound(page);
  await page
    .getByRole('article')
    .filter({ hasText: 'Riverside Clay Open' })
    .getByRole('link')
    .first()
    .click();
  await button(page, 'Restore tournament').click();
  await expect(page.getByText('Tournament restored', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
});

test('a reader sees the details with their defaults, and the tab is in the address [§2, §8, D42, S2.45 S2.46]', async ({
  page,
  newVisitor,
}) => {
  const { id } = await aTournament(page, [], { format: 'groups_knockout' });
  const changed = await page.request.patch(`/api/tournaments/${id}`, {
    data: { contactEmail: 'office@riverside.example' },
  });
  const { createdAt, timeZone }: { createdAt: string; timeZone: string } = await changed.json();
  const created = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  const visitor = await newVisitor();
  await plainPages(visitor);
  const release = await hold(visitor, `**/api/tournaments/${id}`);
  await visitor.goto(`/tournaments/${id}`);
  await expect(visitor.getByText('Loading tournament', { exact: true })).toBeAttached();
  release();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Riverside Clay Open' })).toBeVisible();
  const facts: [string, string][] = [
    ['Format', 'Group + Knockout'],
    ['Advancement', 'Top 2 from each group'],
    ['Current stage', 'Registration'],
    ['Location', 'No location set'],
    ['Club', 'Riverside Tennis Club'],
    ['Created by', 'Marta Silva'],
    ['Scoring type', 'Standard'],
    ['Sets format', 'Best of 3'],
    ['Tiebreaker rule', 'Standard'],
    ['Contact', 'office@riverside.example'],
    ['Created on', created.format(new Date(createdAt))],
  ];
  const fact = (term: string) =>
    visitor
      .locator('dl > div')
      .filter({ has: visitor.locator('dt', { hasText: term }) })
      .first()
      .locator('dd');
  for (const [term, value] of facts) await expect(fact(term), term).toHaveText(value);
  await expect(visitor.getByText(/^[A-Z][a-z]{2} \d{1,2} - [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(visitor.getByRole('main').getByText('Upcoming', { exact: true })).toBeVisible();
  await expect(visitor.getByRole('tab')).toHaveText(['Details', 'Participants0', 'Matches0']);
  await expect(visitor.getByText('No description available', { exact: true })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expectSound(visitor);
  await visitor.getByRole('tab', { name: 'Participants' }).click();
  await expectSearch(visitor, '?tab=participants');
  await expect(visitor.getByText('No participants yet.')).toBeVisible();
  await visitor.getByRole('tab', { name: 'Matches' }).click();
  await expectSearch(visitor, '?tab=matches');
  await expect(visitor.getByText('No matches yet.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Create First Match' })).toHaveCount(0);
  await visitor.goBack();
  await expectSearch(visitor, '?tab=participants');
  // Other people's changes would make it read again by itself.
  await makeDeaf(visitor);
  // The words for a club that is gone and for somebody nobody knows.
  const player = await enter(page, id, 'Nina Kovač');
  await changeAnswers(visitor, `**/api/tournaments/${id}`, { club: null, clubName: null });
  await changeAnswers(visitor, `**/api/tournaments/${id}/participants*`, { user: null, player: null });
  await visitor.reload();
  await expect(visitor.getByRole('tab', { name: 'Participants' })).toHaveAttribute('aria-selected', 'true');
  await expect(visitor.getByText(`Player #${player}`, { exact: true })).toBeVisible();
  await visitor.goForward();
  await expectSearch(visitor, '?tab=matches');
  await visitor.getByRole('tab', { name: 'Details' }).click();
  await expect(fact('Club')).toHaveText('Independent');
});

test('a missing tournament and a failed load each say so [§2, S2.44]', async ({ page, expectProblem }) => {
  expectProblem(REFUSED);
  await page.goto('/tournaments/987654');
  await expect(page.getByRole('heading', { name: 'Tournament Not Found', exact: true })).toBeVisible();
  await expect(
    page.getByText("The tournament you're looking for doesn't exist or has been removed.", { exact: true }),
  ).toBeVisible();
  await expectSound(page);
  await page.goto('/tournaments/nonsense');
  await expect(page.getByRole('heading', { name: 'Tournament Not Found', exact: true })).toBeVisible();
  await plainPages(page);
  await page.route('**/api/tournaments/1', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/tournaments/1');
  await expect(
    page.getByText('Failed to load tournament details. Please try again later.', { exact: true }),
  ).toBeVisible();
});

test('an edit sends only what changed; a stale one shows both versions [D16, D32, D33]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const { id } = await aTournament(page, ['Nina Kovač', 'Priya Raman', 'Elif Demir']);
  await page.goto(`/tournaments/${id}/edit`);
  await field(page, 'Name').fill('Riverside Clay Masters');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PATCH'),
    button(page, 'Save changes').click(),
  ]);
  expect(request.postDataJSON()).toEqual({ name: 'Riverside Clay Masters' });
  expect(request.headers()['if-match']).toBe('"1"');
  await expect(page.getByText('Tournament updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside Clay Masters' })).toBeVisible();

  // A problem that only the server can find is marked at its field as well.
  await page.goto(`/tournaments/${id}/edit`);
  await field(page, 'Max participants').fill('2');
  await button(page, 'Save changes').click();
  await expect(field(page, 'Max participants')).toHaveAccessibleDescription(
    'There are already 3 entries. Remove some first, or allow at least 3 participants.',
  );
  await page.getByRole('alert').getByRole('button', { name: 'Please check the form for errors' }).click();
  await expect(field(page, 'Max participants')).toBeFocused();
  await field(page, 'Max participants').fill('16');
  await expect(field(page, 'Name')).toHaveValue('Riverside Clay Masters');
  const other = await page.request.patch(`/api/tournaments/${id}`, { data: { name: 'Saved by Rui' } });
  expect(other.status()).toBe(200);
  await field(page, 'Name').fill('Saved by Marta');
  await button(page, 'Save changes').click();
  const dialog = page.getByRole('alertdialog', { name: 'Someone else saved this first' });
  await expect(dialog.getByRole('row', { name: 'Name' })).toHaveText(/Saved by Marta.*Saved by Rui/);
  await expectAccessible(page);
  await button(dialog, 'Save my version').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved by Marta' })).toBeVisible();
});
