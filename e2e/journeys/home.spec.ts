// The first pages people see: the landing page, the tournament list, the dashboard, and a first club (specification sections 2, 4, 8 and 9; D2, D8,
// D10, D19, D39, D43-D45).
import type { Locator, Page } from '@playwright/test';
import { makeDeaf } from '../support/deaf.ts';
import { createClub, freshUsername, setUp, signUp } from '../support/accounts.ts';
import { changeAnswers } from '../support/answers.ts';
import { hold } from '../support/hold.ts';
import { addMatch, finishMatch, setMatchStatus } from '../support/matches.ts';
import { plainPages } from '../support/plain-pages.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, SUPER_ADMIN, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** "Nov 22 - Nov 24, 2026". */
const RANGE = /^[A-Z][a-z]{2} \d{1,2} - [A-Z][a-z]{2} \d{1,2}, \d{4}$/;
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

test('the landing page of an empty product: placeholders 3, 2, 2, then the empty texts [§2, §9, S2.24 S2.25 S9.2]', async ({
  page,
  emptyServer,
}) => {
  await setUp(page, emptyServer);
  await plainPages(page);
  const release = await hold(page, '**/api/tournaments?*');
  await page.goto(`${emptyServer.url}/`);
  for (const [name, count] of [
    ['Active Tournaments', 3],
    ['Upcoming Tournaments', 2],
    ['Recently Completed', 2],
  ] as const)
    await expect(section(page, name).getByRole('status').locator('> div'), name).toHaveCount(count);
  release();
  for (const text of [
    'No active tournaments found',
    'No upcoming tournaments found',
    'No completed tournaments found',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(
    page.getByText('Discover and follow tennis tournaments in your area.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In to Create Tournament', exact: true })).toHaveAttribute(
    'href',
    '/login',
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // Nor does the list have any.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tournaments' }).click();
  for (const tab of ['Active', 'Upcoming', 'Completed']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByText(`No ${tab.toLowerCase()} tournaments found`, { exact: true })).toBeVisible();
  }
});

test('the landing page groups tournaments, hides drafts and shows the last three completed [D8, §9, S1.1 S2.26 S4.4]', async ({
  page,
  emptyServer,
  newVisitor,
}) => {
  const origin = emptyServer.url;
  await setUp(page, emptyServer);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin', origin });
  const clubId = await createClub(page, 'Riverside Tennis Club', origin);
  const make = (
    name: string,
    status: 'draft' | 'upcoming' | 'registering' | 'active' | 'completed',
    startsIn = 0,
  ) => createTournament(page, { name, clubId, status, startsIn, origin });
  const active = await make('Clay Open', 'active');
  await make('Junior Days', 'registering', 10);
  await make('Spring Cup', 'upcoming', 30);
  await make('Secret Plans', 'draft', 30);
  for (const [index, name] of ['Cup One', 'Cup Two', 'Cup Three', 'Cup Four'].entries())
    await make(name, 'completed', -60 + index * 10);

  const visitor = await newVisitor();
  const asked: string[] = [];
  // The stream of changes begins by itself when a page has come to rest.
  visitor.on('request', (request) => {
    if (request.url().includes('/api/') && !request.url().includes('/api/live')) asked.push(request.url());
  });
  await visitor.goto(`${origin}/`);
  const activeSection = section(visitor, 'Active Tournaments');
  await expect(activeSection.getByRole('article')).toHaveCount(2);
  const card = activeSection.getByRole('article').filter({ hasText: 'Clay Open' });
  await expect(card.getByText('Riverside Tennis Club', { exact: true })).toBeVisible();
  await expect(card.getByText('Knockout', { exact: true })).toBeVisible();
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await expect(card.getByText('View Details', { exact: true })).toBeVisible();
  await expect(card.getByText(RANGE)).toBeVisible();
  await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    `/tournaments/${active}`,
  );
  await expect(activeSection.getByText('Registering', { exact: true })).toBeVisible();

  const upcoming = section(visitor, 'Upcoming Tournaments').getByRole('article');
  await expect(upcoming).toHaveCount(1);
  await expect(visitor.getByText('Secret Plans')).toHaveCount(0);

  const completed = section(visitor, 'Recently Completed');
  await expect(completed.getByRole('heading', { level: 3 })).toHaveText(['Cup Four', 'Cup Three', 'Cup Two']);
  await expect(completed.getByText('View Results', { exact: true })).toHaveCount(3);
  await expect(completed.getByRole('link', { name: 'All results', exact: true })).toHaveAttribute(
    'href',
    '/match-schedules?tab=results',
  );
  expect(asked, 'the server has drawn all of it').toEqual([]);
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor);

  const clubless = await newVisitor();
  await plainPages(clubless);
  await changeAnswers(clubless, '**/api/tournaments?*', { club: null, clubName: null });
  await clubless.goto(`${origin}/`);
  await expect(
    section(clubless, 'Upcoming Tournaments').getByText('Tennis Club', { exact: true }),
  ).toBeVisible();
});

test('an answer that is not a list is treated as empty [§7]', async ({ page }) => {
  await plainPages(page);
  await page.route('**/api/tournaments?*', (route) => route.fulfill({ json: { message: 'Maintenance' } }));
  await page.goto('/');
  for (const text of [
    'No active tournaments found',
    'No upcoming tournaments found',
    'No completed tournaments found',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.goto('/tournaments');
  await expect(page.getByText('No active tournaments found', { exact: true })).toBeVisible();
});

test('the public frame links only to what exists [§2, D44, S2.23]', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    // Three buttons in a box of their own size, not in a bar as wide as the menu.
    const box = await header.getByRole('radiogroup', { name: 'Theme' }).boundingBox();
    expect(box?.width).toBeLessThan(200);
  }
  const menu = page.getByRole('navigation', { name: isPhone(page) ? 'Menu' : 'Main' });
  await expect(menu.getByRole('link')).toHaveText([
    'Tournaments',
    'Match Schedules',
    // At a desk it is in the footer, which on a phone is a long way down.
    ...(isPhone(page) ? ['What you follow'] : []),
  ]);
  await expect(
    header.getByRole('link', { name: 'Sign In', exact: true }).filter({ visible: true }),
  ).toHaveAttribute('href', '/login');
  await expect(
    header.getByRole('link', { name: 'Register', exact: true }).filter({ visible: true }),
  ).toHaveAttribute('href', '/register');
  const footer = page.getByRole('contentinfo');
  for (const column of ['Features', 'Resources', 'Contact'])
    await expect(footer.getByRole('heading', { name: column, exact: true })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Register your club' })).toHaveAttribute(
    'href',
    '/register?as=club',
  );
  const targets = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(targets.length).toBeGreaterThanOrEqual(3);
  for (const target of targets) {
    await page.goto(target);
    await expect(page.getByText('Page not found'), target).toHaveCount(0);
  }
});

test('the tournament list: title by role, tabs in the address, an empty text for each tab [§2, §8, S2.5 S2.42 S2.43]', async ({
  page,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  await visitor.goto('/tournaments');
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'All Tournaments', exact: true }),
  ).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Create Tournament' })).toHaveCount(0);

  const member = await newVisitor();
  await signUp(member, { name: 'Pia Roth', role: 'member' });
  await member.goto('/tournaments');
  await expect(member.getByRole('heading', { level: 1, name: 'Tournaments', exact: true })).toBeVisible();

  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, `List ${freshUsername()}`);
  const release = await hold(page, '**/api/tournaments?*');
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { level: 1, name: 'My Tournaments', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('My Tournaments | Tennis Tournament Organizer');
  await expect(page.getByRole('tab', { name: 'Active', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tabpanel').getByRole('status').locator('> div')).toHaveCount(3);
  release();
  await expect(page.getByText("You don't have any active tournaments.", { exact: true })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Create Tournament', exact: true }),
  ).toHaveAttribute('href', '/create-tournament');
  await expect(page.getByRole('link', { name: 'Create Your First Tournament', exact: true })).toHaveAttribute(
    'href',
    '/create-tournament',
  );
  await page.getByRole('tab', { name: 'Upcoming', exact: true }).click();
  await expect(page).toHaveURL(/\?tab=upcoming$/);
  await expect(page.getByText("You don't have any upcoming tournaments.", { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Completed', exact: true }).click();
  await expect(page.getByText("You don't have any completed tournaments.", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Upcoming', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goForward();
  await expect(page.getByRole('tab', { name: 'Completed', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Upcoming', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await createTournament(page, { name: 'Draft of mine', clubId, status: 'draft', startsIn: 20 });
  await createTournament(page, { name: 'Soon', clubId, status: 'upcoming', startsIn: 20 });
  await createTournament(page, { name: 'Signing up', clubId, status: 'registering', startsIn: 20 });
  await createTournament(page, { name: 'Over', clubId, status: 'completed', startsIn: -20 });
  await page.goto('/tournaments?tab=upcoming');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('article').filter({ hasText: 'Soon' }).getByText('Stage: Registration'),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Active', exact: true }).click();
  await expect(page.getByRole('article').getByText('Registering', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Completed', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View Results: Over' })).toBeVisible();
  await page.goto('/tournaments?tab=nonsense');
  await expect(page.getByRole('tab', { name: 'Active', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the list loads more on request [D7]', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, `Many ${freshUsername()}`);
  for (let index = 0; index < 61; index += 1)
    await createTournament(page, { name: `Cup ${index}`, clubId, startsIn: 1 + index });
  await page.goto('/tournaments?tab=upcoming');
  await expect(page.getByRole('article')).toHaveCount(60);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(61);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('a new club admin starts: dashboard without a club, first club, first steps [§2, D2, S2.37]', async ({
  page,
}) => {
  await signUp(page, { name: 'Nora Neu', role: 'club_admin' });
  await page.goto('/dashboard');
  await expect(page).toHaveTitle('Dashboard | Tennis Tournament Organizer');
  await expect(
    page.getByText("Welcome back! Here's what's happening with your tournaments.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("You don't administer any clubs yet", { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Create a club' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create a club' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create club' }).click();
  await expect(page.getByText('Club name must be at least 3 characters', { exact: true })).toBeVisible();
  const name = `Neuer Club ${freshUsername()}`;
  await page.getByLabel('Club name').fill(name);
  await page.getByLabel('Location (optional)').fill('Unterschleißheim');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('Europe/Berlin');
  await zone.fill('lisbon');
  await page.getByRole('option', { name: 'Europe/Lisbon' }).click();
  await page.getByRole('button', { name: 'Create club' }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  const clubs = section(page, 'My Clubs');
  await expect(clubs.getByRole('heading', { name })).toBeVisible();
  await expect(clubs.getByText('Unterschleißheim')).toBeVisible();
  const answer = await page.request.get('/api/user/admin-clubs');
  expect(await answer.json()).toMatchObject([
    { name, location: 'Unterschleißheim', timeZone: 'Europe/Lisbon' },
  ]);

  // With a club of their own the dashboard is about it, and it is still empty.
  await expect(page.getByText("You don't have any active tournaments.", { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Your First Tournament', exact: true })).toBeVisible();
  await expect(page.getByText('No matches scheduled for today.', { exact: true })).toBeVisible();
  await expect(page.getByText('No knockout bracket matches available yet.', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Matches will appear here once the tournament progresses to the knockout stage.', {
      exact: true,
    }),
  ).toBeVisible();
});

test('a club that is being typed is not lost by a link [§2]', async ({ page }) => {
  await signUp(page, { name: 'Nora Neu', role: 'club_admin' });
  await page.goto('/create-club');
  await page.getByLabel('Club name').fill('Half a club');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page
    .getByRole('alertdialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await expect(page.getByLabel('Club name')).toHaveValue('Half a club');
});

test('the sample draw is collapsed, framed, and says Sample on every card [D19, S8.14]', async ({ page }) => {
  await signUp(page, { name: 'Nora Neu', role: 'club_admin' });
  await createClub(page, `Empty ${freshUsername()}`);
  await page.goto('/dashboard');
  const brackets = section(page, 'Tournament Brackets');
  await expect(brackets.getByText('See a sample draw', { exact: true })).toBeVisible();
  await expect(page.getByText('Alva Sample')).toHaveCount(0);
  await brackets.getByText('See a sample draw', { exact: true }).click();
  await expect(brackets.getByText('Alva Sample').first()).toBeVisible();
  const cards = brackets.getByRole('article');
  for (const card of await cards.all()) await expect(card).toContainText('Sample');
  await expectAccessible(page);
});

test('the dashboard of a club with play: figures, cards, today, and the bracket 4-2-1 [§2, D10, D43, S1.6 S2.36 S2.39 S2.40 S2.41]', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const club = `Dash ${freshUsername()}`;
  const clubId = await createClub(page, club);
  const tournamentId = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const nina = await enter(page, tournamentId, 'Nina Kovač');
  const priya = await enter(page, tournamentId, 'Priya Raman');
  const done = await addMatch(page, tournamentId, {
    round: 'quarter_final',
    players: [nina, priya],
    court: 'Court 1',
  });
  await addMatch(page, tournamentId, { round: 'semi_final', players: [nina, null] });
  const put = async (path: string, data: unknown): Promise<void> => {
    const response = await page.request.put(`/api/matches/${done}/${path}`, { data });
    expect(response.ok(), await response.text()).toBe(true);
  };
  await put('status', { status: 'in_progress' });
  await put('scores', { scores: { text: '6-3 6-4' }, winnerId: nina });
  await put('status', { status: 'completed' });

  await page.goto('/dashboard');
  for (const [label, value] of [
    ['Active Tournaments', '1'],
    ['Upcoming Matches', '2'],
    ['Total Players', '1'],
    ['Completed Matches', '1'],
  ] as const)
    await expect(page.getByRole('article', { name: label, exact: true })).toContainText(value);
  for (const [name, href] of [
    ['View all: Active Tournaments', '/tournaments'],
    ['Schedule: Upcoming Matches', '/match-schedules'],
    ['View results: Completed Matches', '/match-schedules?tab=results'],
    ['View all scheduled matches', '/match-schedules'],
    ['Create Tournament', '/create-tournament'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      href,
    );

  const card = section(page, 'Active Tournaments')
    .getByRole('article')
    .filter({ hasText: 'Riverside Clay Open' });
  await expect(card.getByText(RANGE)).toBeVisible();
  await expect(card.getByText('Stage: Knockout')).toBeVisible();
  await expect(card.getByText('2 participants', { exact: true })).toBeVisible();
  await expect(card.getByText('1 of 2 matches completed', { exact: true })).toBeVisible();
  await expect(card.getByText('View details', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: 'View details' })).toHaveAttribute(
    'href',
    `/tournaments/${tournamentId}`,
  );

  const today = section(page, "Today's Matches");
  await expect(today.getByText('Completed', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(today.getByText('Scheduled', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(today.getByText('Court TBD')).toBeVisible();

  const brackets = section(page, 'Tournament Brackets');
  if (isPhone(page)) {
    await expect(brackets.getByRole('tab')).toHaveCount(3);
    await expect(brackets.getByRole('tab').first()).toContainText('1 of 4');
  } else {
    await expect(page.getByRole('complementary').getByText('Club Admin', { exact: true })).toBeVisible();
    await expect(brackets.getByRole('article')).toHaveCount(7);
    for (const [round, count] of [
      ['Quarter Finals', 4],
      ['Semi Finals', 2],
      ['Final', 1],
    ] as const)
      await expect(
        brackets.getByRole('region', { name: round, exact: true }).getByRole('article'),
        round,
      ).toHaveCount(count);
    await expect(
      brackets.getByRole('region', { name: 'Final', exact: true }).getByText('TBD').first(),
    ).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a match to come says Upcoming, a live one In Progress, and a completed one nothing; today's list says the status [§4, D43, S4.9]", async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, `Badges ${freshUsername()}`);
  const tournamentId = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const nina = await enter(page, tournamentId, 'Nina Kovač');
  const priya = await enter(page, tournamentId, 'Priya Raman');
  const [toCome, live, done] = [
    await addMatch(page, tournamentId, { round: 'quarter_final', players: [nina, priya], court: 'Court 1' }),
    await addMatch(page, tournamentId, { round: 'semi_final', players: [nina, priya], court: 'Court 2' }),
    await addMatch(page, tournamentId, { round: 'final', players: [nina, priya], court: 'Court 3' }),
  ];
  expect(toCome).toBeGreaterThan(0);
  await setMatchStatus(page, live, 'in_progress');
  await finishMatch(page, done, '6-3 6-4', nina);
  const STATES = ['Upcoming', 'In Progress', 'Scheduled', 'Completed'];
  const said = async (list: Locator, court: string, states: readonly string[]) => {
    const row = list.getByRole('article').filter({ hasText: court });
    await expect(row).toBeVisible();
    for (const state of STATES)
      await expect(row.getByText(state, { exact: true }), `${court}: ${state}`).toHaveCount(
        states.includes(state) ? 1 : 0,
      );
  };
  await page.goto(`/tournaments/${tournamentId}?tab=matches`);
  const matches = page.getByRole('tabpanel', { name: 'Matches' });
  await said(matches, 'Court 1', ['Upcoming']);
  await said(matches, 'Court 2', ['In Progress']);
  await said(matches, 'Court 3', []);
  await page.goto('/dashboard');
  const today = section(page, "Today's Matches");
  await said(today, 'Court 1', ['Scheduled']);
  await said(today, 'Court 2', ['In Progress']);
  await said(today, 'Court 3', ['Completed']);
});

test('a member has a dashboard without My Clubs but with Create Tournament [§6, D45, S2.1 S2.38 S6.5]', async ({
  page,
}) => {
  await signUp(page, { name: 'Pia Roth', role: 'member' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Tournament' })).toBeVisible();
  await expect(section(page, 'My Clubs')).toHaveCount(0);
  await page.goto('/create-club');
  await expect(page.getByText('Only club administrators can create a club.', { exact: true })).toBeVisible();
});

test('the signed-in frame: links, role label, and the open page marked [§2, S2.14 S2.15 S2.16 S2.17 S2.18]', async ({
  page,
}) => {
  await signUp(page, { name: 'Pia Roth', role: 'member' });
  await page.goto('/');
  if (isPhone(page)) {
    const bar = page.getByRole('navigation', { name: 'Quick' });
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Tournaments', 'Create', 'Members', 'Schedules']);
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  } else {
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: 'Tennis Tournament Organizer' })
        .filter({ visible: true }),
    ).toHaveAttribute('href', '/dashboard');
    const top = page.getByRole('navigation', { name: 'Main' });
    await expect(top.getByRole('link')).toHaveText([
      'Dashboard',
      'Tournaments',
      'Match Schedules',
      'Members',
    ]);
    await expect(top.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    const side = page.getByRole('navigation', { name: 'Sidebar' });
    await expect(side.getByRole('link')).toHaveText([
      'Dashboard',
      'My Tournaments',
      'Members',
      'Match Schedules',
      'My Tennis',
    ]);
    await expect(side.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    for (const text of ['P', 'Pia Roth', 'Member'])
      await expect(page.getByRole('complementary').getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
});

test('a list that cannot be read says so and can be read again [§8, S8.13]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  // Other people's changes would make it read again by itself.
  await makeDeaf(page);
  await plainPages(page);
  await page.route('**/api/tournaments?*', (route) => route.abort());
  await page.goto('/tournaments');
  await expect(
    page.getByText('Failed to load tournaments. Please try again.', { exact: true }),
  ).toBeVisible();
  await page.unroute('**/api/tournaments?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to load tournaments. Please try again.')).toHaveCount(0);
});

const account = (page: Page): Locator => page.getByRole('button', { name: /^Account of/ });

test('frames and lists by who reads them and how wide the window is [S2.5 S2.16 S2.17 S2.43 S6.4]', async ({
  page,
  newVisitor,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, `Wide ${freshUsername()}`);
  const ids: number[] = [];
  for (let index = 0; index < 4; index += 1)
    ids.push(
      await createTournament(page, { name: `Cup ${index}`, clubId, startsIn: 1 + index, status: 'upcoming' }),
    );
  await page.goto('/tournaments?tab=upcoming');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  // All at once, so that nothing moves between two of them.
  const rows = () =>
    cards.evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().y))).size);
  await expect.poll(rows, 'rows of cards').toBe(isPhone(page) ? 4 : 2);

  const visitor = await newVisitor();
  for (const path of ['/tournaments', `/tournaments/${ids[0]}`]) {
    await page.goto(path);
    await expect(account(page)).toBeVisible();
    await visitor.goto(path);
    await expect(visitor.getByRole('contentinfo').getByRole('heading', { name: 'Resources' })).toBeVisible();
    await expect(account(visitor)).toHaveCount(0);
  }

  const { username, password } = SUPER_ADMIN;
  await send(visitor, 'POST', '/api/auth/login', { username, password });
  await visitor.goto('/dashboard');
  const sidebar = visitor.getByRole('navigation', { name: 'Sidebar' });
  if (isPhone(visitor)) {
    await expect(account(visitor)).toBeVisible();
    await expect(sidebar).toBeHidden();
    return;
  }
  for (const on of [page, visitor])
    await expect(on.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Dashboard',
      'Tournaments',
      'Match Schedules',
      'Members',
      'Manage Scores',
      'Admin',
    ]);
  await expect(sidebar.getByRole('link')).toHaveText([
    'Dashboard',
    'My Tournaments',
    'Members',
    'Match Schedules',
    'My Tennis',
    'Admin Dashboard',
    'Club Management',
    'Platform Settings',
    'User Management',
    'Subscription Plans',
    'Support Tickets',
    'Audit Log',
  ]);
});

test('the longest menu of a phone ends above the bar at the bottom [§2] @phone', async ({ page }) => {
  const { username, password } = SUPER_ADMIN;
  await send(page, 'POST', '/api/auth/login', { username, password });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const dark = page.getByRole('banner').getByRole('radio', { name: 'Dark' });
  await dark.click();
  await expect(dark).toBeChecked();
});
