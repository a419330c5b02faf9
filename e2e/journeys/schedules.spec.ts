// Match Schedules (specification sections 2, 4, 8 and 9; D1, D7, D11, D43, D45): a day's matches, results, and the state in the address.
import type { Locator, Page } from '@playwright/test';
import { makeDeaf } from '../support/deaf.ts';
import { signUp } from '../support/accounts.ts';
import { changeAnswers } from '../support/answers.ts';
import { hold } from '../support/hold.ts';
import { addMatch, finishMatch, setMatchStatus } from '../support/matches.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { plainPages } from '../support/plain-pages.ts';
import { send } from '../support/send.ts';
import { createTournament, enter } from '../support/tournaments.ts';

const DAY_MS = 86_400_000;
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
const region = (page: Page | Locator, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** A day that no other test uses, in winter, when Berlin is an hour ahead of UTC. */
function freshDay(): string {
  const day = new Date(
    Date.UTC(2030 + Math.floor(Math.random() * 7000), 0, 5 + Math.floor(Math.random() * 40)),
  );
  return day.toISOString().slice(0, 10);
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** "Jan 7, 2031" of 2031-01-07. */
const written = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Today in the browser's zone, which the configuration sets. */
const today = (): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(new Date());

/** The heading above a day. */
const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });

/** The banner that says that a list could not be read. */
const failure = (page: Page): Locator => page.getByRole('main').getByRole('alert');

/** A club admin with a tournament in a club in `timeZone`; returns the tournament's id. */
async function prepare(page: Page, name: string, timeZone = 'Europe/Berlin'): Promise<number> {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const { id: clubId } = await send<{ id: number }>(page, 'POST', '/api/clubs', {
    name: 'Riverside Tennis Club',
    timeZone,
  });
  return createTournament(page, { name, clubId });
}

/** Chooses a tournament in the filter: a box on a desk, a sheet on a phone. */
async function filterBy(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Filter by tournament' }).click();
  await page.getByRole('combobox', { name: 'Tournament' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  if (isPhone(page)) await page.getByRole('button', { name: 'Show matches' }).click();
}

test('a day is grouped by round in display order, then by start time [§2, §4, D11, S2.57]', async ({
  page,
}) => {
  const day = freshDay();
  const tournament = await prepare(page, 'Riverside Clay Open');
  const nina = await enter(page, tournament, 'Nina Kovač');
  const priya = await enter(page, tournament, 'Priya Raman');
  const done = await addMatch(page, tournament, {
    round: 'semi_final',
    players: [nina, priya],
    startTime: `${day}T08:00:00Z`,
    court: 'Court 1',
  });
  await finishMatch(page, done, '6-4 3-6 7-6(4)', nina);
  const live = await addMatch(page, tournament, {
    round: 'semi_final',
    players: [priya, nina],
    startTime: `${day}T08:00:00Z`,
    court: '2',
  });
  await setMatchStatus(page, live, 'in_progress');
  const last = await addMatch(page, tournament, {
    round: 'final',
    players: [null, null],
    startTime: `${day}T13:30:00Z`,
  });
  await addMatch(page, tournament, {
    round: 'knockout',
    players: [nina, null],
    startTime: `${day}T07:00:00Z`,
  });

  await page.goto(`/match-schedules?date=${day}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Match Schedules');
  await expect(page.getByRole('tab')).toHaveText(['Schedule', 'Results']);
  await expect(heading(page)).toHaveText(`Matches for ${written(day)}`);
  await expect(page.getByText('Showing 4 matches', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Knockout',
    'Semi Final',
    'Final',
  ]);
  await expect(page.getByRole('main').getByRole('heading', { level: 4 })).toHaveText([
    '8:00 AM',
    '9:00 AM',
    '2:30 PM',
  ]);

  const semi = region(page, 'Semi Final').getByRole('article');
  await expect(semi).toHaveCount(2);
  const over = semi.filter({ hasText: 'Court 1' });
  await expect(over).toHaveAccessibleName(
    'Nina Kovač 6 3 7 winner, Priya Raman 4 6 6, completed, Court 1, Riverside Clay Open',
  );
  await expect(over.getByText('Upcoming')).toHaveCount(0);
  await expect(over.getByText('In Progress')).toHaveCount(0);
  await expect(semi.filter({ hasText: 'Court 2' }).getByText('In Progress', { exact: true })).toBeVisible();
  const final = region(page, 'Final').getByRole('article');
  await expect(final.getByText('TBD', { exact: true })).toHaveCount(2);
  await expect(final.getByText('--', { exact: true })).toHaveCount(2);
  await expect(final.getByText('Court TBD', { exact: true })).toBeVisible();
  await expect(final.getByText('Upcoming', { exact: true })).toBeVisible();
  await expect(final.getByRole('link')).toHaveAttribute(
    'href',
    `/tournaments/${tournament}?tab=matches&view=list#match-${last}`,
  );

  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('an empty day shows only the empty text; day by day, and back [§2, D45]', async ({ page }) => {
  const day = freshDay();
  await page.goto(`/match-schedules?date=${day}`);
  await expect(page.getByText('No matches scheduled for this day.', { exact: true })).toBeVisible();
  await expect(page.getByText(/Showing/)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page).toHaveURL(`/match-schedules?date=${shifted(day, 1)}`);
  await expect(heading(page)).toHaveText(`Matches for ${written(shifted(day, 1))}`);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(heading(page)).toHaveText(`Matches for ${written(shifted(day, -1))}`);
  await page.goBack();
  await expect(heading(page)).toHaveText(`Matches for ${written(day)}`);
  await page.goForward();
  await expect(heading(page)).toHaveText(`Matches for ${written(shifted(day, -1))}`);
  await page.goBack();
  await page.reload();
  await expect(heading(page)).toHaveText(`Matches for ${written(day)}`);
});

test('the page opens on the viewer’s today, and returns to it [D45]', async ({ page }) => {
  await page.goto('/match-schedules');
  await expect(heading(page)).toHaveText(`Matches for ${today()}`);
  await page.goto('/match-schedules?date=2026-02-30');
  await expect(heading(page)).toHaveText(`Matches for ${today()}`);
  await page.goto('/match-schedules?date=2031-01-07');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL('/match-schedules');
  await expect(heading(page)).toHaveText(`Matches for ${today()}`);
});

test('the calendar picks a day by keyboard', async ({ page }) => {
  await page.goto('/match-schedules?date=2031-01-07');
  const opener = page.getByRole('button', { name: 'Choose a date, Tue, Jan 7, 2031' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.getByRole('button', { name: /January 7, 2031/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL('/match-schedules?date=2031-01-14');
});

test('one match is counted in the singular, and the tournament filter stays in the address [D11]', async ({
  page,
}) => {
  const day = freshDay();
  const name = `Indoor Masters ${day}`;
  const tournament = await prepare(page, name);
  const nina = await enter(page, tournament, 'Nina Kovač');
  await addMatch(page, tournament, {
    round: 'final',
    players: [nina, null],
    startTime: `${day}T10:00:00Z`,
  });
  await page.goto(`/match-schedules?date=${day}`);
  await expect(page.getByText('Showing 1 match', { exact: true })).toBeVisible();

  await filterBy(page, name);
  await expect(page).toHaveURL(`/match-schedules?date=${day}&tournament=${tournament}`);
  await expect(page.getByText('Showing 1 match', { exact: true })).toBeVisible();
  await changeAnswers(page, '**/api/matches/date/**', { startTime: null });
  await page.reload();
  if (isPhone(page)) await expect(page.getByText(`Only ${name}`, { exact: true })).toBeVisible();
  else await expect(page.getByRole('combobox', { name: 'Tournament' })).toHaveValue(name);
  await expect(page.getByRole('heading', { level: 4, name: 'No Time Specified', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page).toHaveURL(`/match-schedules?date=${shifted(day, 1)}&tournament=${tournament}`);
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page).toHaveURL(
    `/match-schedules?tab=results&date=${shifted(day, 1)}&tournament=${tournament}`,
  );
  await expect(page.getByText('No completed matches found.', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Schedule' })).toHaveAttribute('aria-selected', 'true');

  await page
    .getByRole('button', { name: isPhone(page) ? 'Show all tournaments' : 'Clear Tournament' })
    .click();
  await expect(page).toHaveURL(`/match-schedules?date=${shifted(day, 1)}`);
  // An answer that is still being changed when the page closes could not be read any more.
  await page.unrouteAll({ behavior: 'wait' });
});

test('results are grouped by tournament, then round, with the date of §9 [§2, D43, S2.58]', async ({
  page,
}) => {
  const day = freshDay();
  const name = `Autumn Cup ${day}`;
  const tournament = await prepare(page, name);
  const nina = await enter(page, tournament, 'Nina Kovač');
  const priya = await enter(page, tournament, 'Priya Raman');
  const startTime = `${day}T08:00:00Z`;
  const rounds = [
    ['final', '6-4 6-3'],
    ['semi_final', '3-6 6-3 7-5'],
  ] as const;
  for (const [round, text] of rounds)
    await finishMatch(
      page,
      await addMatch(page, tournament, { round, players: [nina, priya], startTime, court: 'Court 1' }),
      text,
      nina,
    );
  await addMatch(page, tournament, { round: 'third_place', players: [null, null], startTime });

  await page.goto(`/match-schedules?tab=results&tournament=${tournament}`);
  await expect(heading(page)).toHaveText([name]);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Semi Final', 'Final']);
  const final = page
    .locator('section section', { has: page.getByRole('heading', { name: 'Final', exact: true }) })
    .getByRole('article');
  await expect(final).toHaveAccessibleName(
    `Nina Kovač 6 6 winner, Priya Raman 4 3, completed, ${written(day)} • 9:00 AM, Court 1`,
  );
  await expect(final.getByText(`${written(day)} • 9:00 AM`, { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('two tournaments of one name stand in the results without being mixed up [§2]', async ({ page }) => {
  const day = freshDay();
  const name = `Club Championships ${day}`;
  for (const start of ['08:00', '09:00']) {
    const tournament = await prepare(page, name);
    const nina = await enter(page, tournament, 'Nina Kovač');
    const priya = await enter(page, tournament, 'Priya Raman');
    const players: [number, number] = [nina, priya];
    const startTime = `${day}T${start}:00Z`;
    await finishMatch(
      page,
      await addMatch(page, tournament, { round: 'final', players, startTime }),
      '6-1 6-1',
      nina,
    );
  }
  await page.goto('/match-schedules?tab=results');
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(2);
  await expectAccessible(page);
});

test('a tab chosen before the day before it has arrived keeps that day', async ({ page }) => {
  const day = freshDay();
  // The app itself handles events within one task of the browser: the page begins with that.
  await plainPages(page);
  await page.goto(`/match-schedules?date=${day}`);
  await expect(page.getByText('No matches scheduled for this day.', { exact: true })).toBeVisible();
  // Both presses in one task of the browser: the second finds the page of before the first.
  await page.getByRole('button', { name: 'Next day' }).evaluate((next: HTMLElement) => {
    const [, results] = document.querySelectorAll('[role="tab"]');
    next.click();
    results?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  });
  await expect(page).toHaveURL(`/match-schedules?tab=results&date=${shifted(day, 1)}`);
});

test('a club in another zone has its times in its own, and the zone is named [D1]', async ({ page }) => {
  const day = freshDay();
  const tournament = await prepare(page, 'Tokyo Open', 'Asia/Tokyo');
  await addMatch(page, tournament, {
    round: 'final',
    players: [null, null],
    // 1:00 AM of the day in Tokyo, the afternoon before in Berlin.
    startTime: `${shifted(day, -1)}T16:00:00Z`,
  });
  await page.goto(`/match-schedules?date=${day}&tournament=${tournament}`);
  const zone = page.getByText('Times are those of Asia/Tokyo.', { exact: true });
  await expect(zone).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 4 })).toHaveText(['1:00 AM']);
  for (const view of ['list', 'draw']) {
    await page.goto(`/tournaments/${tournament}?tab=matches&view=${view}`);
    await expect(zone, view).toBeVisible();
  }
});

test('a round that nobody knows stands first, by its own words [§2, §4]', async ({ page }) => {
  const day = freshDay();
  const tournament = await prepare(page, 'Town Open');
  const startTime = `${day}T09:00:00Z`;
  await addMatch(page, tournament, { round: 'group', players: [null, null], startTime });
  await addMatch(page, tournament, { round: 'final', players: [null, null], startTime });
  await page.route(`**/api/matches/date/${day}*`, async (route) => {
    const response = await route.fetch();
    const [first, second] = (await response.json()) as object[];
    await route.fulfill({ response, json: [first, { ...second, round: 'round_of_16' }] });
  });
  await page.goto(`/match-schedules?date=${day}&tournament=${tournament}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Round Of 16',
    'Group',
  ]);
});

test('skeletons first; a failed load says so and can be tried again [§8, §9]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/500/);
  // Other people's changes would make it read again by itself.
  await makeDeaf(page);
  const day = freshDay();
  await plainPages(page);
  const release = await hold(page, '**/api/matches/date/**');
  await page.goto(`/match-schedules?date=${day}`);
  const loading = page.getByRole('status').filter({ hasText: 'Loading matches' });
  await expect(loading.locator('> div')).toHaveCount(6);
  release();
  await expect(page.getByText('No matches scheduled for this day.')).toBeVisible();

  await page.route('**/api/matches/date/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(failure(page)).toContainText('Failed to fetch matches for date');
  await expect(page.getByText('No matches scheduled for this day.')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/api/matches/date/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No matches scheduled for this day.')).toBeVisible();
  await expect(failure(page)).toHaveCount(0);

  await page.route('**/api/matches/completed*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(failure(page)).toContainText('Failed to load completed matches. Please try again.');
});

test('Refresh shows what has happened since [§2]', async ({ page }) => {
  const day = freshDay();
  const tournament = await prepare(page, 'Refreshing Open');
  const wish = { round: 'final', players: [null, null] as const, startTime: `${day}T10:00:00Z` };
  const match = await addMatch(page, tournament, wish);
  await page.goto(`/match-schedules?date=${day}`);
  await expect(page.getByText('Showing 1 match', { exact: true })).toBeVisible();
  await addMatch(page, tournament, { ...wish, round: 'third_place' });
  await setMatchStatus(page, match, 'in_progress');
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByText('Showing 2 matches', { exact: true })).toBeVisible();
  await expect(region(page, 'Final').getByText('In Progress', { exact: true })).toBeVisible();
});

test('a day of more than 200 matches loads more on request [D7]', async ({ page }) => {
  const day = freshDay();
  const tournament = await prepare(page, 'City Championships');
  for (let minute = 0; minute < 201; minute += 1)
    await addMatch(page, tournament, {
      round: 'knockout',
      players: [null, null],
      startTime: new Date(Date.parse(`${day}T06:00:00Z`) + minute * 60_000).toISOString(),
    });
  await page.goto(`/match-schedules?date=${day}`);
  await expect(page.getByText('Showing 200 matches', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('Showing 201 matches', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(201);
});
