// Tournaments and their matches as managers and readers meet them (specification sections 2, 4, 5, 8 and 9; D8, D9, D12-D17,
// D25, D26, D28, D29, D32, D33, D41-D43): create, edit, enter players, run matches, and every text on the way.
import type { Locator, Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { changeNextAnswer } from '../support/answers.ts';
import { hold } from '../support/hold.ts';
import { addMatch, setMatchStatus } from '../support/matches.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament, enter } from '../support/tournaments.ts';

const REFUSED = /the server responded with a status of \d{3}/;

/** Day from today, as date inputs have it; today is the browser's, which is in Berlin. */
function dayFromNow(days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const field = (page: Page | Locator, label: string): Locator => page.getByLabel(label, { exact: true });
const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const match = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });

const more = (row: Locator): Locator => row.getByRole('button', { name: /^More actions for/ });

/** Chooses from a combobox by typing. */
async function choose(dialog: Locator, label: string, name: string): Promise<void> {
  await dialog.getByRole('combobox', { name: label, exact: true }).fill(name);
  await dialog.getByRole('option', { name }).click();
}

/** The page's address has this search part. */
const expectSearch = (page: Page, search: string): Promise<void> =>
  expect.poll(() => new URL(page.url()).search).toBe(search);

async function sound(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test('the form starts with the defaults and follows the format [§4, §9, D42]', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  await page.goto('/create-tournament');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Tournament', exact: true })).toBeVisible();
  await expect(field(page, 'Club').locator('option:checked')).toHaveText('Riverside Tennis Club');
  const defaults: [string, string][] = [
    ['Name', ''],
    ['Description (optional)', ''],
    ['Type', 'Open'],
    ['Max participants', '16'],
    ['Start date', dayFromNow(0)],
    ['Start time', '09:00'],
    ['End date', dayFromNow(7)],
    ['End time', '18:00'],
    ['Format', 'round_robin'],
    ['Point system', 'normal_deuce'],
    ['Time limit', '90'],
    ['Matches per participant', '3'],
    ['Tie-breaker', 'matches_won'],
  ];
  for (const [label, value] of defaults) await expect(field(page, label), label).toHaveValue(value);
  await expect(page.getByRole('switch', { name: 'Let rule' })).toBeChecked();
  await expect(field(page, 'Type').locator('option')).toHaveText([
    'U9',
    'U10',
    'U12',
    'U14',
    'U18',
    'Open',
    'Adults',
    'Doubles',
    'Mixed',
  ]);

  const progressing = field(page, 'Players progressing from groups');
  await expect(progressing).toHaveCount(0);
  await field(page, 'Format').selectOption('knockout');
  await expect(field(page, 'Tie-breaker')).toHaveCount(0);
  await field(page, 'Format').selectOption('round_robin');
  await field(page, 'Format').selectOption('groups_knockout');
  await expect(progressing).toHaveValue('2');
  await expect(field(page, 'Tie-breaker')).toBeVisible();
  await page.getByText('More options').click();
  await expect(page.getByText('Best of three sets to 6 games, tie-break at 6-6 to 7 points.')).toBeVisible();
  await field(page, 'Point system').selectOption('sudden_death_deuce');
  await expect(page.getByText(/no-ad games with a deciding point at 40-40/).first()).toBeVisible();
  await sound(page);
});

test('the form names what is missing and what is wrong, and loses nothing [§2, §5, §8, D41]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  await createClub(page, 'Hillside Lawn Tennis');
  await page.goto('/create-tournament');
  const create = button(page, 'Create Tournament');
  const alert = page.getByRole('alert').filter({ hasText: /Missing fields|Please check/ });

  await field(page, 'Start time').fill('');
  await create.click();
  await expect(alert).toHaveText('Missing fields: Name, Club, Start time');
  await expect(alert).toBeFocused();
  for (const text of [
    'Tournament name must be at least 3 characters.',
    'Please select a club.',
    'Start time and end time are required',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await sound(page);
  await alert.getByRole('link', { name: 'Club' }).click();
  await expect(field(page, 'Club')).toBeFocused();

  await field(page, 'Club').selectOption({ label: 'Hillside Lawn Tennis' });
  await field(page, 'Start time').fill('09:00');
  await field(page, 'Name').fill('Spring Cup');
  const wrong: [string, string, string][] = [
    ['Max participants', '1', 'Minimum of 2 participants required.'],
    ['Max participants', '129', 'Maximum of 128 participants allowed.'],
    ['Time limit', '29', 'Time limit must be at least 30 minutes.'],
    ['Time limit', '181', 'Time limit must be at most 180 minutes.'],
    ['Matches per participant', '0', 'At least 1 match per participant required.'],
    ['End date', dayFromNow(-1), 'End date cannot be before start date'],
  ];
  for (const [label, value, text] of wrong) {
    const before = await field(page, label).inputValue();
    await field(page, label).fill(value);
    await create.click();
    await expect(alert, text).toHaveText('Please check the form for errors');
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await field(page, label).fill(before);
  }
  await field(page, 'End date').fill(dayFromNow(0));
  await field(page, 'End time').fill('09:00');
  await create.click();
  await expect(
    page.getByText('End time must be after start time for same-day tournaments', { exact: true }),
  ).toBeVisible();
  await field(page, 'End time').fill('18:00');
  await field(page, 'Format').selectOption('groups_knockout');
  await field(page, 'Players progressing from groups').fill('0');
  await create.click();
  await expect(
    page.getByText('Group + Knockout format requires at least 1 player progressing from each group', {
      exact: true,
    }),
  ).toBeVisible();
  await field(page, 'Players progressing from groups').fill('1');

  await page.route('**/api/tournaments', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502, body: '' }) : route.continue(),
  );
  await create.click();
  await expect(page.getByText('Failed to create tournament.', { exact: true })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Spring Cup');
  await page.unroute('**/api/tournaments');

  await page
    .getByRole('link', { name: 'Tournaments', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await button(question, 'Keep editing').click();
  await expect(field(page, 'Name')).toHaveValue('Spring Cup');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST'),
    create.click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    type: 'Open',
    maxParticipants: 16,
    rules: {
      format: 'groups_knockout',
      pointSystem: 'normal_deuce',
      letRule: true,
      timeLimit: 90,
      matchesPerParticipant: 3,
      playersProgressingFromGroups: 1,
      tieBreakerRule: 'matches_won',
      knockout: false,
    },
  });
  await expect(page.getByText('Tournament created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/tournaments$/);
  await expect(page.getByRole('article').filter({ hasText: 'Spring Cup' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true');
});

test('who may not create is told who can [§2, D2, D45]', async ({ page, newVisitor }) => {
  const text = 'You are not an admin for any clubs. Please contact an administrator.';
  await signUp(page, { name: 'Ana Member', role: 'member' });
  await page.goto('/create-tournament');
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a club' })).toHaveCount(0);
  await sound(page);
  const founder = await newVisitor();
  await signUp(founder, { name: 'Rui Founder', role: 'club_admin' });
  await founder.goto('/create-tournament');
  await expect(founder.getByText(text, { exact: true })).toBeVisible();
  await expect(founder.getByRole('link', { name: 'Create a club' })).toHaveAttribute('href', '/create-club');
});

test('a draft is published, opened, started and completed step by step [D8, D9]', async ({
  page,
  newVisitor,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  await page.goto('/create-tournament');
  await field(page, 'Name').fill('Secret Cup');
  await button(page, 'Save as draft').click();
  await expect(page.getByText('Tournament created', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: /Upcoming/ }).click();
  await page.getByRole('article').filter({ hasText: 'Secret Cup' }).getByRole('link').first().click();
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
  await step('Start', 'Active');
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
  // What the page knows it does not offer to delete.
  await askToDelete();
  await button(question, 'Archive instead').click();
  await expect(page.getByText('Tournament archived', { exact: true })).toBeVisible();
  await expect(page.getByText(/^This tournament was archived on/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await sound(page);

  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}?tab=matches`);
  await expect(visitor.getByText(/^This tournament was archived on/)).toBeVisible();
  await expect(visitor.getByText('Nina Kovač')).toBeVisible();
  await expect(button(visitor, 'Restore tournament')).toHaveCount(0);

  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'Archived tournaments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Archived Tournaments' })).toBeVisible();
  await sound(page);
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

test('a reader sees the details with their defaults, and the tab is in the address [§2, §8, D42]', async ({
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
  await sound(visitor);
  await visitor.getByRole('tab', { name: 'Participants' }).click();
  await expectSearch(visitor, '?tab=participants');
  await expect(visitor.getByText('No participants yet.')).toBeVisible();
  await visitor.getByRole('tab', { name: 'Matches' }).click();
  await expectSearch(visitor, '?tab=matches');
  await expect(visitor.getByText('No matches yet.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Create First Match' })).toHaveCount(0);
  await visitor.goBack();
  await expectSearch(visitor, '?tab=participants');
  // What stands in for a club that is gone and for somebody whom nobody knows.
  const player = await enter(page, id, 'Nina Kovač');
  await changeNextAnswer(visitor, `**/api/tournaments/${id}`, { club: null, clubName: null });
  await changeNextAnswer(visitor, `**/api/tournaments/${id}/participants*`, { user: null, player: null });
  await visitor.reload();
  await expect(visitor.getByRole('tab', { name: 'Participants' })).toHaveAttribute('aria-selected', 'true');
  await expect(visitor.getByText(`Player #${player}`, { exact: true })).toBeVisible();
  await visitor.goForward();
  await expectSearch(visitor, '?tab=matches');
  await visitor.getByRole('tab', { name: 'Details' }).click();
  await expect(fact('Club')).toHaveText('Independent');
});

test('a missing tournament and a failed load each say so [§2]', async ({ page, expectProblem }) => {
  expectProblem(REFUSED);
  await page.goto('/tournaments/987654');
  await expect(page.getByRole('heading', { name: 'Tournament Not Found', exact: true })).toBeVisible();
  await expect(
    page.getByText("The tournament you're looking for doesn't exist or has been removed.", { exact: true }),
  ).toBeVisible();
  await sound(page);
  await page.goto('/tournaments/nonsense');
  await expect(page.getByRole('heading', { name: 'Tournament Not Found', exact: true })).toBeVisible();
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

  // What only the server knows is marked at its field as well.
  await page.goto(`/tournaments/${id}/edit`);
  await field(page, 'Max participants').fill('2');
  await button(page, 'Save changes').click();
  await expect(field(page, 'Max participants')).toHaveAccessibleDescription(
    '3 are already entered. Remove entries first, or allow at least 3 participants.',
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

test('players are entered by name, by list, seeded, grouped and removed [D17, D26, D28, D30]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const { id } = await aTournament(page, [], { format: 'groups_knockout' });
  await page.goto(`/tournaments/${id}?tab=participants`);
  const name = field(page, 'Add a participant');
  for (const [index, player] of ['Nina Kovač', 'Tomás Herrera'].entries()) {
    await name.fill(player);
    await name.press('Enter');
    await expect(page.getByText(`${index + 1} of 16 entered`)).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
  }
  await name.fill('nina kovač');
  await expect(page.getByText('Someone with this name is already entered.')).toBeVisible();
  await name.press('Enter');
  const twin = page.getByRole('alertdialog', { name: 'Add another nina kovač?' });
  await button(twin, 'Cancel').click();
  await expect(page.getByText('2 of 16 entered')).toBeVisible();
  await name.fill('');

  await button(page, 'Paste a list').click();
  const list = page.getByRole('dialog', { name: 'Add participants from a list' });
  await field(list, 'Names').fill('Nina Kovač\nPriya Raman');
  await expect(list.getByText('Already entered, or twice in this list: Nina Kovač.')).toBeVisible();
  await field(list, 'Names').fill('1. Priya Raman [1]\nX\nJonas Lindqvist; Hillside Lawn Tennis\n\n');
  await expectAccessible(page);
  await button(list, 'Add 3 participants').click();
  await expect(list.getByText('1 participant could not be added.')).toBeVisible();
  await expect(field(list, 'Names')).toHaveValue('X');
  await field(list, 'Names').fill('');
  await button(list, 'Cancel').click();
  await expect(page.getByText('4 of 16 entered')).toBeVisible();
  await expect(field(page, 'Seed of Priya Raman')).toHaveValue('1');
  await expect(page.getByText('Hillside Lawn Tennis')).toBeVisible();

  await field(page, 'Seed of Nina Kovač').fill('1');
  await field(page, 'Seed of Nina Kovač').press('Enter');
  await expect(page.getByText('Another participant already has this seed.', { exact: true })).toBeVisible();
  await field(page, 'Seed of Nina Kovač').fill('2');
  await field(page, 'Seed of Nina Kovač').press('Enter');
  const entries = page.getByRole('region', { name: 'Participants', exact: true }).getByRole('listitem');
  await expect(entries.nth(0)).toContainText('Priya Raman');
  await expect(entries.nth(1)).toContainText('Nina Kovač');

  await button(page, 'Add group').click();
  const group = page.getByRole('dialog', { name: 'Add a group' });
  await button(group, 'Add group').click();
  const groups = await page.request.get(`/api/tournaments/${id}/groups`);
  const [{ id: groupId } = { id: 0 }]: { id: number }[] = await groups.json();
  const groupName = `Group ${'ABCD'.charAt(groupId % 4)}`;
  await expect(page.getByRole('heading', { name: groupName, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Nina Kovač' }).click();
  await page.getByRole('menuitem', { name: 'Edit participant' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit participant' });
  await field(edit, 'Group').selectOption({ index: 1 });
  await button(edit, 'Save changes').click();
  const region = page.getByRole('region', { name: groupName, exact: true });
  await expect(region.getByText('Nina Kovač', { exact: true })).toBeVisible();
  await sound(page);

  await addMatch(page, id, { round: 'group', players: [await enter(page, id, 'Elif Demir'), null] });
  await page.reload();
  await page.getByRole('button', { name: 'Actions for Elif Demir' }).click();
  await page.getByRole('menuitem', { name: 'Remove participant' }).click();
  const remove = page.getByRole('alertdialog', { name: 'Remove Elif Demir?' });
  await button(remove, 'Remove participant').click();
  await expect(remove.getByText(/This participant has a match/)).toBeVisible();
  await button(remove, 'Cancel').click();
  await page.getByRole('button', { name: 'Actions for Tomás Herrera' }).click();
  await page.getByRole('menuitem', { name: 'Remove participant' }).click();
  await button(page.getByRole('alertdialog'), 'Remove participant').click();
  await expect(page.getByText('Participant removed', { exact: true })).toBeVisible();
  await expect(page.getByText('4 of 16 entered')).toBeVisible();
});

test('a match is created, started, scored, won and completed [§2, §4, §8, D12, D29]', async ({ page }) => {
  const { id } = await aTournament(page, ['Nina Kovač', 'Priya Raman']);
  await page.goto(`/tournaments/${id}?tab=matches`);
  await button(page, 'Create First Match').click();
  const dialog = page.getByRole('dialog', { name: 'Create New Match', exact: true });
  await expect(dialog.getByRole('combobox', { name: 'Player 1' })).toHaveValue('TBD');
  await expect(field(dialog, 'Round')).toHaveValue('knockout');
  await expect(field(dialog, 'Round').locator('option')).toHaveText([
    'Round Robin',
    'Group',
    'Knockout',
    'Quarter Final',
    'Semi Final',
    'Third Place',
    'Final',
  ]);
  await choose(dialog, 'Player 1', 'Nina Kovač');
  await choose(dialog, 'Player 2', 'Nina Kovač');
  await expect(dialog.getByText('Player 1 and Player 2 are the same.')).toBeVisible();
  await choose(dialog, 'Player 2', 'Priya Raman');
  await field(dialog, 'Round').selectOption('final');
  await field(dialog, 'Court').fill('1');
  await field(dialog, 'Time').fill('14:00');
  await expectAccessible(page);
  await button(dialog, 'Create Match').click();
  await expect(page.getByText('Match created', { exact: true })).toBeVisible();
  const row = match(page, 'Nina Kovač');
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} • 2:00 PM/);
  await expect(row).toContainText('Court 1');
  await expect(row.getByText('Upcoming').filter({ visible: true })).toBeVisible();
  await expect(row).toContainText('--');
  await expect(page.getByRole('heading', { name: 'Final', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2:00 PM', exact: true })).toBeVisible();
  await sound(page);

  await row.getByRole('button', { name: /^Start Match/ }).click();
  await expect(page.getByText('Match status updated to in_progress', { exact: true })).toBeVisible();
  const live = row.getByText('In Progress').filter({ visible: true });
  await expect(live).toHaveCSS('background-color', 'rgb(221, 242, 71)');
  await row.getByRole('button', { name: /^Scores & Winner/ }).click();
  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner', exact: true });
  await expect(scores.getByRole('columnheader', { name: /^Set \d$/ })).toHaveText([
    'Set 1',
    'Set 2',
    'Set 3',
  ]);
  await scores.getByLabel('Quick entry').fill('63 46 7610');
  await expect(field(scores, 'Set 3, Nina Kovač')).toHaveValue('7');
  await expect(field(scores, 'Set 3, tie-break points of the loser')).toHaveValue('10');
  await expect(scores.getByText('Nina Kovač wins 6-3 4-6 7-6(10)')).toBeVisible();
  await expect(scores.getByText('Suggested by the score')).toBeVisible();
  await expect(scores.getByRole('radio', { name: /Nina Kovač/ })).toBeChecked();
  await sound(page);
  await button(scores, 'Save').click();
  await expect(page.getByText('Match scores and winner updated successfully', { exact: true })).toBeVisible();
  await expect(row).toHaveAccessibleName(/Nina Kovač 6 4 7 winner, Priya Raman 3 6 6/);
  await row.getByRole('button', { name: /^Complete Match/ }).click();
  await expect(page.getByText('Match status updated to completed', { exact: true })).toBeVisible();
  await expect(row.getByText(/Upcoming|In Progress/).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('1 of 1 match completed').filter({ visible: true })).toBeVisible();

  await button(page, 'Add Match').click();
  const second = 'A draw has 1 match in the round Final, and this tournament has 1 already.';
  await expect(dialog.getByText(second)).toHaveCount(0);
  await field(dialog, 'Round').selectOption('final');
  await expect(dialog.getByText(second)).toBeVisible();
});

test('the rules judge a score while it is typed [D13, SC8]', async ({ page }) => {
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman']);
  await addMatch(page, id, {
    round: 'final',
    players: [entries[0] ?? null, entries[1] ?? null],
    startTime: null,
  });
  await page.goto(`/tournaments/${id}?tab=matches`);
  await expect(page.getByRole('heading', { name: 'Time TBD', exact: true })).toBeVisible();
  await expect(match(page, 'Nina Kovač').getByText('Date TBD', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Scores & Winner/ }).click();
  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner', exact: true });
  const line = scores.getByLabel('Quick entry');

  // Numbers from 0 on, and a blank one is 0.
  await field(scores, 'Set 1, Nina Kovač').fill('-6,x');
  await expect(field(scores, 'Set 1, Nina Kovač')).toHaveValue('6');
  await expect(scores.getByText('The match is not over yet.')).toBeVisible();
  await field(scores, 'Set 2, Nina Kovač').fill('6');
  await expect(scores.getByText('Nina Kovač wins 6-0 6-0')).toBeVisible();
  const impossible = 'Set 1 is not over, yet another set follows.';
  await line.fill('53 64');
  await expect(scores.getByText(impossible)).toBeVisible();
  await button(scores, 'Save').click();
  // Said once, where it is, and the refused try leads there.
  await expect(scores.getByText(impossible)).toHaveCount(1);
  await expect(scores.locator(':focus')).toHaveText(impossible);
  await line.fill('6-4 rain');
  await button(scores, 'Save').click();
  await expect(scores.getByText('"rain" is not a word that ends a score.')).toHaveCount(1);
  await expect(line).toBeFocused();

  await line.fill('63 46 97');
  await expect(
    scores.getByText('At 6 games all a tie-break decides, so the set ends 7-6 and never reaches 9-7.'),
  ).toBeVisible();
  await button(scores, 'Save').click();
  const confirm = scores.getByRole('checkbox', { name: 'This is what was played' });
  await expect(confirm).toBeFocused();
  await expect(scores.getByText('Please confirm the unusual score, or correct it.')).toBeVisible();
  await confirm.check();
  await button(scores, 'Save').click();
  await expect(page.getByText('Match scores and winner updated successfully', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Scores & Winner/ }).click();
  await line.fill('63 21');
  await field(scores, 'How it ended').selectOption('retired');
  await button(scores, 'Save').click();
  await expect(scores.getByText('Please choose the side that could not go on.')).toHaveCount(1);
  await expect(field(scores, 'Who retired?')).toBeFocused();
  await field(scores, 'Who retired?').selectOption({ label: 'Nina Kovač' });
  await expect(scores.getByRole('radio', { name: /Priya Raman/ })).toBeChecked();
  await button(scores, 'Save').click();
  await expect(match(page, 'Nina Kovač')).toContainText('ret.');

  await page.getByRole('button', { name: /^Scores & Winner/ }).click();
  await button(scores, 'Clear score').click();
  const clearing = page.getByRole('alertdialog', { name: 'Clear the score of Nina Kovač v Priya Raman?' });
  await button(clearing, 'Keep score').click();
  await button(scores, 'Clear score').click();
  await button(clearing, 'Clear score').click();
  await expect(scores).toBeHidden();
  await expect(match(page, 'Nina Kovač')).toContainText('--');
});

test('winner, cancellation, reschedule, clash and deletion [§4, §8, D14, D15, D29]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const { id, entries } = await aTournament(page, [
    'Nina Kovač',
    'Priya Raman',
    'Elif Demir',
    'Karim Haddad',
  ]);
  const [nina = null, priya = null, elif = null, karim = null] = entries;
  await addMatch(page, id, { round: 'final', players: [null, null], startTime: null });
  await addMatch(page, id, { round: 'third_place', players: [null, null], startTime: null });
  await addMatch(page, id, { round: 'semi_final', players: [nina, priya], court: '1' });
  await addMatch(page, id, { round: 'semi_final', players: [elif, karim] });
  await page.goto(`/tournaments/${id}?tab=matches`);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([
    'Semi Final',
    'Third Place',
    'Final',
  ]);
  const first = match(page, 'Nina Kovač');
  const second = match(page, 'Elif Demir');

  await more(second).click();
  await page.getByRole('menuitem', { name: 'Edit match' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Match' });
  await field(edit, 'Court').fill('1');
  await button(edit, 'Save changes').click();
  await expect(page.getByText('Match updated', { exact: true })).toBeVisible();
  // The clash stays on both matches, also after the toast is gone and the page was loaded anew.
  await page.reload();
  for (const row of [first, second])
    await expect(row.getByText('Court 1 has another match at that time.', { exact: true })).toBeVisible();
  await sound(page);

  await first.getByRole('button', { name: /^Start Match/ }).click();
  await first.getByRole('button', { name: /^Complete Match/ }).click();
  await button(first, 'Set Priya Raman as winner').click();
  await expect(page.getByText('Match winner set successfully', { exact: true })).toBeVisible();
  await expect(first).toHaveAccessibleName(/Priya Raman winner/);

  await more(second).click();
  await page.getByRole('menuitem', { name: 'Cancel match' }).click();
  await button(page.getByRole('alertdialog'), 'Cancel match').click();
  await expect(page.getByText('Match status updated to cancelled', { exact: true })).toBeVisible();
  await second.getByRole('button', { name: /^Reschedule/ }).click();
  await expect(page.getByText('Match status updated to scheduled', { exact: true })).toBeVisible();

  await more(first).click();
  await page.getByRole('menuitem', { name: 'Delete match' }).click();
  await button(page.getByRole('alertdialog'), 'Delete match').click();
  const again = page.getByRole('alertdialog', { name: /with its result\?$/ });
  await expect(again.getByText('This match has a result, which would be deleted with it.')).toBeVisible();
  await button(again, 'Delete match and result').click();
  await expect(page.getByText('Match deleted', { exact: true })).toBeVisible();
  await expect(first).toHaveCount(0);
});

test('a second manager’s change is not overwritten unseen [D16]', async ({ page, expectProblem }) => {
  expectProblem(REFUSED);
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman']);
  const matchId = await addMatch(page, id, {
    round: 'final',
    players: [entries[0] ?? null, entries[1] ?? null],
  });
  await page.goto(`/tournaments/${id}?tab=matches`);
  await page.getByRole('button', { name: /^Scores & Winner/ }).click();
  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner', exact: true });
  await scores.getByLabel('Quick entry').fill('60 60');
  await page.request.put(`/api/matches/${matchId}/scores`, {
    data: { scores: { text: '3-6 3-6' }, winnerId: entries[1] },
  });
  await button(scores, 'Save').click();
  const stale = page.getByRole('alertdialog', { name: 'Someone else saved this first' });
  await expect(stale.getByRole('row', { name: /^Score/ })).toHaveText(/6-0 6-0.*3-6 3-6/);
  await button(stale, 'Keep the saved version').click();
  await expect(field(scores, 'Set 1, Priya Raman')).toHaveValue('6');
  await button(scores, 'Cancel').click();

  await page.request.put(`/api/matches/${matchId}/status`, { data: { status: 'in_progress' } });
  await page.getByRole('button', { name: /^Start Match/ }).click();
  await expect(stale.getByRole('row')).toHaveCount(1);
  await button(stale, 'Keep the saved version').click();
  await expect(match(page, 'Nina Kovač').getByText('In Progress').filter({ visible: true })).toBeVisible();
});

test('the draw shows the knockout, and says when there is none [§8, brief 6]', async ({
  page,
  newVisitor,
}) => {
  const { id, entries } = await aTournament(page, [
    'Nina Kovač',
    'Priya Raman',
    'Elif Demir',
    'Karim Haddad',
  ]);
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(page.getByText('No knockout bracket matches available yet.', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Matches will appear here once the tournament progresses to the knockout stage.', {
      exact: true,
    }),
  ).toBeVisible();
  const [nina = null, priya = null, elif = null, karim = null] = entries;
  await addMatch(page, id, { round: 'semi_final', players: [nina, priya] });
  const second = await addMatch(page, id, { round: 'semi_final', players: [elif, karim] });
  await setMatchStatus(page, second, 'cancelled');
  await page.reload();
  const semiFinals = page.getByRole('region', { name: 'Semi Finals' });
  await expect(semiFinals.getByText('Karim Haddad')).toBeVisible();
  await expect(semiFinals.getByRole('button', { name: /^Semi Final.*Nina Kovač/ })).toHaveCount(1);
  await expect(semiFinals.getByRole('button', { name: /^Semi Final.*Karim Haddad/ })).toHaveCount(0);
  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}?tab=matches`);
  await visitor.getByRole('radio', { name: 'Draw' }).check();
  await expectSearch(visitor, '?tab=matches&view=draw');
  await expect(visitor.getByRole('region', { name: 'Semi Finals' }).getByText('Karim Haddad')).toBeVisible();
  await sound(visitor);
});

test('pairs are entered with both names [D12, D26]', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  await page.goto('/create-tournament');
  await field(page, 'Name').fill('Mixed Evening');
  await field(page, 'Type').selectOption('Mixed');
  await button(page, 'Create Tournament').click();
  await page.getByRole('tab', { name: /Upcoming/ }).click();
  await page.getByRole('article').filter({ hasText: 'Mixed Evening' }).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Participants' }).click();
  await field(page, 'First player').fill('Ana Silva');
  await field(page, 'Partner').fill('Rui Costa');
  await field(page, 'Partner').press('Enter');
  await expect(page.getByText('Ana Silva / Rui Costa', { exact: true })).toBeVisible();
  await expect(page.getByText('1 pair', { exact: true })).toBeVisible();
});
