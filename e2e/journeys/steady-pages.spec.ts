// Pages keep still: nothing visible moves while a page loads, and no page scrolls sideways, on a small phone or after it was turned.
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { hold } from '../support/hold.ts';
import { addMatch, finishMatch } from '../support/matches.ts';
import { plainPages } from '../support/plain-pages.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

declare global {
  /** Each layout shift with what has moved. */
  var shifts: { value: number; moved: string[] }[] | undefined;
}

interface Club {
  readonly id: number;
  readonly pages: readonly string[];
}

/** A club with more of everything than the placeholders foresee; returns its public pages. */
async function aBusyClub(page: Page): Promise<Club> {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const [id = 0] = await Promise.all(
    ['Clay Open', 'Town Cup', 'Night Cup', 'Park Cup', 'Club Championships of the South-West'].map((name) =>
      createTournament(page, { name, clubId, status: 'active' }),
    ),
  );
  for (const [index, name] of ['Spring Cup', 'May Cup', 'June Cup', 'July Cup'].entries())
    await createTournament(page, { name, clubId, startsIn: 30 + index });
  const players: number[] = [];
  for (const name of [
    'Nina Kovač',
    'Wolfeschlegelsteinhausenbergerdorff-Brettschneider',
    'Priya Raman',
    'Ida Lund',
  ])
    players.push(await enter(page, id, name));
  const [a = 0, b = 0, c = 0, d = 0] = players;
  await addMatch(page, id, { round: 'semi_final', players: [a, b], court: 'Court 1' });
  const over = await addMatch(page, id, { round: 'semi_final', players: [c, d], court: 'Court 2' });
  await finishMatch(page, over, '6-4 7-6(3)', c);
  await addMatch(page, id, { round: 'final', players: [null, c], startTime: null });
  // Rain stands above a day's matches, and above those of its tournaments.
  const { courts } = await send<{ courts: { id: number }[] }>(page, 'POST', `/api/clubs/${clubId}/courts`, {
    courts: [{ name: 'Court 3', surface: 'clay' }],
  });
  const today = new Date().toISOString().slice(0, 10);
  await send(page, 'POST', `/api/clubs/${clubId}/order-of-play/${today}/suspension`, {
    courtIds: courts.map((court) => court.id),
    reason: 'rain',
  });
  const own = `/tournaments/${id}`;
  return {
    id,
    pages: [
      '/',
      '/tournaments',
      '/tournaments?tab=upcoming',
      own,
      `${own}?tab=participants`,
      `${own}?tab=matches&view=list`,
      `${own}?tab=matches&view=draw`,
      '/match-schedules',
      '/match-schedules?view=order',
      '/match-schedules?date=2030-01-01',
      '/match-schedules?tab=results',
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password',
      '/nothing-here',
    ],
  };
}

/** Notes every layout shift of the pages to come. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : '',
        );
        globalThis.shifts?.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const quiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  // Shifts are told with the frame after the one in which they happen.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
};

for (const answers of ['quick', 'slow'] as const) {
  test(`nothing moves while a public page loads with ${answers} answers`, async ({ page, newVisitor }) => {
    const { pages } = await aBusyClub(page);
    for (const address of pages) {
      const visitor = await newVisitor();
      await visitor.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
      await noteShifts(visitor);
      // The part that the server has drawn waits for nothing.
      if (answers === 'slow') await plainPages(visitor);
      const release = answers === 'slow' ? await hold(visitor, '**/api/**') : () => undefined;
      await visitor.goto(address);
      if (answers === 'slow') {
        await expect(visitor.getByRole('main')).toBeVisible();
        // Longer than the page waits for an answer before it draws its placeholders.
        await visitor.waitForTimeout(400);
        release();
      }
      await quiet(visitor);
      expect(await visitor.evaluate(() => globalThis.shifts), address).toEqual([]);
    }
  });
}

for (const answers of ['quick', 'slow'] as const) {
  test(`nothing moves where somebody follows, nor on what is put away, with ${answers} answers`, async ({
    page,
    newVisitor,
  }) => {
    const { id } = await aBusyClub(page);
    const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${id}`);
    const old = await createTournament(page, {
      name: 'Cup of Old',
      clubId,
      status: 'completed',
      startsIn: -30,
    });
    await send(page, 'PUT', `/api/tournaments/${old}/archive`, { archived: true });
    const visitor = await newVisitor();
    await visitor.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
    const participants = `/tournaments/${id}?tab=participants`;
    await visitor.goto(participants);
    // A line that names an opponent in more than two lines of a phone still grows.
    for (const name of ['Priya Raman', 'Ida Lund'])
      await visitor.getByRole('button', { name: `Follow ${name}`, exact: true }).click();
    const entries = await send<{ personId: number }[]>(page, 'GET', `/api/tournaments/${id}/participants`);
    const person = `/people/${entries[0]?.personId ?? 0}`;
    await visitor.goto(person);
    await visitor
      .getByRole('main')
      .getByRole('button', { name: /^Follow / })
      .click();
    await expect(visitor.getByRole('button', { name: /^Unfollow / })).toBeVisible();
    for (const [who, addresses] of [
      [visitor, [`/tournaments/${old}`, `/tournaments/${id}`, participants, person]],
      [page, [`/tournaments/${old}`]],
    ] as const) {
      await noteShifts(who);
      if (answers === 'slow') await plainPages(who);
      for (const address of addresses) {
        const release = answers === 'slow' ? await hold(who, '**/api/**') : () => undefined;
        await who.goto(address);
        if (answers === 'slow') {
          await who.waitForTimeout(400);
          release();
        }
        await quiet(who);
        expect(await who.evaluate(() => globalThis.shifts), address).toEqual([]);
      }
    }
  });
}

test('no page can be scrolled sideways at 320', async ({ page, newVisitor }) => {
  const { id, pages } = await aBusyClub(page);
  const visitor = await newVisitor();
  for (const address of pages) {
    await visitor.goto(address);
    await quiet(visitor);
    await expectNoSidewaysScroll(visitor);
  }
  const member = await newVisitor();
  await signUp(member, { name: 'Wolfeschlegelsteinhausenbergerdorff', role: 'member' });
  const signedIn = ['/dashboard', '/tournaments', `/tournaments/${id}`, '/match-schedules', '/profile'];
  const manager = [
    `/tournaments/${id}?tab=matches&view=list`,
    `/tournaments/${id}?tab=participants`,
    `/tournaments/${id}/edit`,
    '/create-tournament',
    '/create-club',
  ];
  for (const [who, addresses] of [
    [member, [...signedIn, '/create-tournament']],
    [page, [...signedIn, ...manager]],
  ] as const) {
    for (const address of addresses) {
      await who.goto(address);
      await quiet(who);
      await expectNoSidewaysScroll(who);
    }
  }
});

test('no page of 128 entries can be scrolled sideways at 320, and nothing on them is out of reach @phone', async ({
  page,
  newVisitor,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'The Great Open', clubId, status: 'registering' });
  const own = `/api/tournaments/${id}`;
  await send(page, 'PATCH', own, { maxParticipants: 128 });
  const lines = Array.from({ length: 128 }, (_, at) => ({ player: { name: `Player Number ${at + 1}` } }));
  await send(page, 'POST', `${own}/participants/import`, { lines, confirm: true });
  // Before the draw is made those who run it find every button.
  await page.goto(`/tournaments/${id}?tab=participants`);
  await expect(page.getByRole('link', { name: 'Make the draw' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const draw = await send<{ id: number }>(page, 'POST', `${own}/draws`, {});
  await send(page, 'PUT', `${own}/draws/${draw.id}/publication`, { published: true });
  const visitor = await newVisitor();
  for (const address of [
    '',
    '?tab=participants',
    ...['list', 'draw', 'order'].map((view) => `?tab=matches&view=${view}`),
  ]) {
    for (const who of [page, visitor]) {
      await who.goto(`/tournaments/${id}${address}`);
      await quiet(who);
      await expectNoSidewaysScroll(who);
    }
    // The details are looked at with every tournament.
    if (address !== '') await expectAccessible(visitor);
  }
});

test('the figures of the dashboard break no word at 320', async ({ page }) => {
  await signUp(page, { name: 'Pia Roth', role: 'member' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/dashboard');
  await quiet(page);
  const label = page.getByRole('article', { name: 'Active Tournaments' }).getByText('Active Tournaments');
  // Two lines of 20.
  expect((await label.boundingBox())?.height).toBeLessThanOrEqual(40);
});

test('a phone that is turned from landscape keeps no sideways scroll', async ({ page }) => {
  const { id } = await aBusyClub(page);
  const players = [await enter(page, id, 'Ana Costa'), await enter(page, id, 'Lea Wirz')] as const;
  for (let index = 0; index < 12; index += 1) await addMatch(page, id, { round: 'knockout', players });
  for (const address of [`/tournaments/${id}?tab=matches&view=list`, '/match-schedules']) {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(address);
    await quiet(page);
    // Rows are laid out, and their sizes remembered, once they have been seen.
    await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(300);
    await page.evaluate(() => globalThis.scrollTo(0, 0));
    await page.waitForTimeout(300);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 390);
  }
});
