// The form of a new tournament (specification sections 2, 4, 5, 8 and 9; D2, D41, D42, D45): its defaults, its refusals, and who may use it.
import { createClub, signUp } from '../support/accounts.ts';
import { REFUSED, button, expectSound, field } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 86_400_000;

/** Another day as date inputs have it. */
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

test('the form starts with the defaults and follows the format [§4, §9, D42, S2.51 S2.53 S9.6]', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  // Today's date in the club's zone, UTC, while the browser is in Berlin (D1). Midnight may pass meanwhile.
  const now = new Date();
  await page.clock.setFixedTime(now);
  const today = now.toISOString().slice(0, 10);
  await page.goto('/create-tournament');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Tournament', exact: true })).toBeVisible();
  await expect(field(page, 'Club').locator('option:checked')).toHaveText('Riverside Tennis Club');
  const defaults: [string, string][] = [
    ['Name', ''],
    ['Description (optional)', ''],
    ['Type', 'Open'],
    ['Max participants', '16'],
    ['Start date', today],
    ['Start time', '09:00'],
    ['End date', shifted(today, 7)],
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
  // The tournament's, and the same below each of its parts, which are played like it.
  await expect(page.getByText('Best of three sets to 6 games, tie-break at 6-6 to 7 points.')).toHaveCount(4);
  await field(page, 'Point system').selectOption('sudden_death_deuce');
  await expect(page.getByText(/no-ad games with a deciding point at 40-40/).first()).toBeVisible();
  await expectSound(page);
});

test('the form names what is missing and what is wrong, and loses nothing [§2, §5, §8, D41, S2.54 S5.5 S5.6]', async ({
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
  await expectSound(page);
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
    [
      'End date',
      shifted(await field(page, 'Start date').inputValue(), -1),
      'End date cannot be before start date',
    ],
  ];
  for (const [label, value, text] of wrong) {
    const before = await field(page, label).inputValue();
    await field(page, label).fill(value);
    await create.click();
    await expect(alert, text).toHaveText('Please check the form for errors');
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    // It has the focus: it may be a screen below the line that says so.
    await expect(field(page, label)).toBeFocused();
    await field(page, label).fill(before);
  }
  // Before a club is chosen the form begins on the viewer's day.
  await field(page, 'End date').fill(await field(page, 'Start date').inputValue());
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
  // Its own page says what comes next.
  await expect(page).toHaveURL(/\/tournaments\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Spring Cup' })).toBeVisible();
  await expect(page.getByText("Players can't enter yet.", { exact: true })).toBeVisible();
  await button(page, 'Open registration').click();
  await expect(page.getByText('Registration is open.')).toBeVisible();
  await expect(button(page, 'Share the link')).toBeVisible();
});

test('a person who may not create is told who can [§2, D2, D45, S2.52]', async ({ page, newVisitor }) => {
  const text = 'You are not an admin for any clubs. Please contact an administrator.';
  await signUp(page, { name: 'Ana Member', role: 'member' });
  await page.goto('/create-tournament');
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a club' })).toHaveCount(0);
  await expectSound(page);
  const founder = await newVisitor();
  await signUp(founder, { name: 'Rui Founder', role: 'club_admin' });
  await founder.goto('/create-tournament');
  await expect(founder.getByText(text, { exact: true })).toBeVisible();
  await expect(founder.getByRole('link', { name: 'Create a club' })).toHaveAttribute('href', '/create-club');
});
