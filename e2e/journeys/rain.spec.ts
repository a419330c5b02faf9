// Rain at the desk (D56, OP31, OP32): ten past two on a Saturday with five courts, two of them indoors, for 95 minutes. The server's part is tested
// in apps/server/tennis/order/rain.test.ts.
import type { Page } from '@playwright/test';
import type { OrderOfPlayOnWire } from '@tennis/contract';
import { signUp } from '../support/accounts.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const HOUR_MS = 3_600_000;
const TWO = 14;

/** A zone in which it is between two and three in the afternoon, whatever the time is elsewhere. */
function afternoon(): { zone: string; day: string; now: Date } {
  const now = new Date();
  const ahead = TWO - now.getUTCHours();
  // The zones of the sea have their sign the other way round.
  const zone = ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  const local = new Date(now.getTime() + ahead * HOUR_MS);
  return { zone, day: local.toISOString().slice(0, 10), now };
}

const inHours = (now: Date, hours: number): string => {
  const moment = new Date(now.getTime() + hours * HOUR_MS);
  moment.setUTCMinutes(0, 0, 0);
  return moment.toISOString();
};

/** A published day: one match on court on each of five courts, or none yet, and two to come. */
async function aSaturday(page: Page, begun = true) {
  const { zone, day, now } = afternoon();
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const club = await send<{ id: number }>(page, 'POST', '/api/clubs', {
    name: 'Riverside Tennis Club',
    timeZone: zone,
  });
  const { courts } = await send<{ courts: { id: number }[] }>(page, 'POST', `/api/clubs/${club.id}/courts`, {
    courts: Array.from({ length: 5 }, (_, at) => ({
      name: `Court ${at + 1}`,
      surface: at < 3 ? 'clay' : 'hard',
      indoor: at > 2,
    })),
  });
  const { id } = await send<{ id: number }>(page, 'POST', '/api/tournaments', {
    name: 'Saturday Cup',
    clubId: club.id,
    type: 'Open',
    startDate: inHours(now, -3),
    endDate: inHours(now, 6),
    maxParticipants: 64,
    status: 'upcoming',
    rules: {
      format: 'knockout',
      pointSystem: 'normal_deuce',
      letRule: true,
      timeLimit: 60,
      matchesPerParticipant: 3,
      playersProgressingFromGroups: 2,
      tieBreakerRule: 'matches_won',
    },
  });
  const moves: object[] = [];
  const live: number[] = [];
  for (const hours of [0, 1, 2])
    for (const court of courts) {
      const entry = async (name: string) =>
        (await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/participants`, { name })).id;
      const match = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/matches`, {
        round: 'round_robin',
        participant1Id: await entry(`Ann ${court.id} ${hours}`),
        participant2Id: await entry(`Ben ${court.id} ${hours}`),
        startTime: inHours(now, hours),
        court: 'Court 1',
      });
      if (hours === 0 && begun) live.push(match.id);
      moves.push({ matchId: match.id, courtId: court.id, startTime: inHours(now, hours) });
    }
  const path = `/api/clubs/${club.id}/order-of-play/${day}`;
  await send(page, 'PATCH', path, { moves, confirm: true });
  await send(page, 'PUT', `${path}/publication`, { published: true });
  for (const match of live)
    await send(page, 'PUT', `/api/matches/${match}/status`, { status: 'in_progress' });
  return { path, day, live, tournament: id };
}

test('rain: courts are suspended, a plan is applied, and play goes on', async ({ page, browser }) => {
  const { path, day, live, tournament } = await aSaturday(page);
  const read = () => send<OrderOfPlayOnWire>(page, 'GET', path);
  await page.goto(`/match-schedules?view=courts&date=${day}`);
  await page.getByRole('button', { name: 'Rain', exact: true }).click();
  const suspend = page.getByRole('dialog', { name: 'Suspend play' });
  await expect(suspend.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expectAccessible(page);
  await suspend.getByRole('button', { name: 'Suspend play' }).click();
  await expect(suspend).toBeHidden();
  const banner = page.getByText(/^Play suspended since .*: rain$/);
  await expect(banner).toBeVisible();
  await expectNoSidewaysScroll(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL(`/match-schedules?date=${day}&view=courts`, page.url()).href);
  const line = visitor.getByText(/^Play suspended since .*: rain$/);
  await expect(line).toBeVisible();
  const tournamentPage = new URL(`/tournaments/${tournament}`, page.url()).href;
  await visitor.goto(tournamentPage);
  await expect(line).toBeVisible();
  await expect(visitor.getByText('It is expected to go on')).toBeHidden();

  await page.getByRole('button', { name: 'Plan the rest' }).click();
  const plans = page.getByRole('dialog', { name: 'The rest of the day' });
  await plans.getByRole('button', { name: '+90 min' }).click();
  await plans.getByRole('button', { name: 'Compute plans' }).click();
  const cards = plans.getByRole('listitem');
  const wait = page.getByRole('heading', { name: 'Wait and move back' });
  await expect(cards.filter({ has: wait })).toBeVisible();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(2);
  // The first says why it stands there, the others what the one before them does better.
  await expect(cards.first()).toContainText(/Stands first: .+\./);
  await expect(cards.nth(1)).toContainText(/“.+” stands before it: .+\./);
  await expectAccessible(page);
  await plans.getByRole('button', { name: 'Apply: Wait and move back' }).click();
  // By the hour the plan is asked about first, or not.
  const anyway = page.getByRole('alertdialog').getByRole('button', { name: 'Move', exact: true });
  await expect.poll(async () => (await anyway.isVisible()) || !(await plans.isVisible())).toBe(true);
  if (await anyway.isVisible()) await anyway.click();
  await expect(plans).toBeHidden();

  // With the plan everybody reads when play should go on.
  await visitor.goto(tournamentPage);
  await expect(visitor.getByText(/^It is expected to go on at about .*\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Resume play' }).click();
  const resume = page.getByRole('dialog', { name: 'Resume play' });
  await resume.getByRole('checkbox', { name: /Court 2/ }).uncheck();
  await resume.getByRole('button', { name: 'Resume play' }).click();
  await expect(resume).toBeHidden();
  const { courts, matches } = await read();
  expect(courts.filter(({ suspended }) => suspended !== null).map(({ name }) => name)).toEqual(['Court 2']);
  // Nothing that was on court was reset or moved.
  expect(
    matches
      .filter(({ status }) => status === 'in_progress')
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  ).toEqual(live);

  await page.getByRole('button', { name: 'Resume play' }).click();
  await resume.getByRole('button', { name: 'Resume play' }).click();
  await expect(resume).toBeHidden();
  await visitor.goto(tournamentPage);
  await expect(visitor.getByRole('heading', { name: 'Saturday Cup' })).toBeVisible();
  await expect(line).toBeHidden();
  await visitor.context().close();
});

test('a phone at the courts as they are now stays there when rain closes all of them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { path, day } = await aSaturday(page, false);
  await page.goto(`/match-schedules?view=courts&date=${day}`);
  const now = page.getByRole('radio', { name: 'Now', exact: true });
  await expect(now).toBeChecked();
  await expect(page.getByText('No court is open now.')).toBeHidden();

  const { courts } = await send<OrderOfPlayOnWire>(page, 'GET', path);
  await page.getByRole('button', { name: 'Rain', exact: true }).click();
  const suspend = page.getByRole('dialog', { name: 'Suspend play' });
  for (const { name } of courts) await suspend.getByRole('checkbox', { name: new RegExp(name) }).check();
  await suspend.getByRole('button', { name: 'Suspend play' }).click();
  await expect(suspend).toBeHidden();
  await expect(page.getByText('No court is open now.')).toBeVisible();
  await expect(now).toBeChecked();
  await expectNoSidewaysScroll(page);
});

test('visitors read that a match was broken off, when and where it goes on, and of the rain first of all', async ({
  page,
  browser,
}) => {
  const { path, day, live, tournament } = await aSaturday(page);
  const { courts } = await send<OrderOfPlayOnWire>(page, 'GET', path);
  await page.goto(`/tournaments/${tournament}`);
  const [match = 0] = live;
  await send(page, 'PUT', `/api/matches/${match}/scores`, { scores: { text: '4-3' } });
  const again = new Date(Date.now() + HOUR_MS).toISOString();
  const courtIds = courts.slice(0, 3).map(({ id }) => id);
  await send(page, 'POST', `${path}/suspension`, { courtIds, reason: 'rain', again });
  const entries = await send<{ player: { name: string } | null; personId: number }[]>(
    page,
    'GET',
    `/api/tournaments/${tournament}/participants`,
  );
  const ann = entries.find(({ player }) => player?.name === `Ann ${courts[0]?.id} 0`)?.personId ?? 0;
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const visit = (to: string) => visitor.goto(new URL(to, page.url()).href);
  const row = visitor.getByRole('article', { name: new RegExp(`Ann ${courts[0]?.id} 0.*interrupted`) });

  await visit(`/tournaments/${tournament}`);
  await expect(visitor.getByText(/^Play suspended since .*: rain$/)).toBeInViewport();
  await expect(visitor.getByText(/^It is expected to go on at about /)).toBeInViewport();
  await expectNoSidewaysScroll(visitor);

  await visit(`/match-schedules?date=${day}&tournament=${tournament}&view=order&on=1`);
  await expect(visitor.getByRole('region', { name: 'Court 1' })).toContainText('Play suspended');
  await expect(row).toContainText(/Expected to go on at about .*Interrupted/);
  await expectAccessible(visitor);

  await visit(`/people/${ann}`);
  await expect(row).toContainText(/Expected to go on at about .*Interrupted/);

  // It goes on in the hall, in an hour.
  const moves = [{ matchId: match, courtId: courts[4]?.id, startTime: again }];
  await send(page, 'PATCH', path, { moves, confirm: true });
  await expect(row).toContainText(/Court 5.*Interrupted/);
  await expect(row).toContainText(/Goes on /);
  await expectAccessible(visitor);
  await visit(`/match-schedules?date=${day}&tournament=${tournament}&view=order&by=time`);
  await expect(visitor.getByRole('region', { name: 'Interrupted' }).getByRole('article')).toHaveCount(3);
  await expect(row).toContainText(/^Goes on .*Court 5/);

  await visitor.setViewportSize({ width: 1920, height: 1080 });
  await visit(`/tv/${tournament}`);
  await expect(visitor.getByText(/^Play suspended since .*: rain$/)).toBeVisible();
  const main = visitor.getByRole('main');
  await expect(visitor.getByRole('heading', { name: 'On court now' })).toBeVisible();
  await expect(main).not.toContainText(`Ann ${courts[0]?.id} 0`);
  await visitor.getByRole('button', { name: 'Next page' }).click();
  await expect(visitor.getByRole('heading', { name: /^Interrupted/ })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: `Ann ${courts[0]?.id} 0` })).toContainText(
    /Court 5.*Goes on /,
  );
  await visitor.context().close();
});

test('a match that Saturday has left in progress is on court no more on Sunday', async ({
  page,
  browser,
}) => {
  const { live, tournament } = await aSaturday(page);
  await page.goto(`/tournaments/${tournament}`);
  const [match = 0] = live;
  await send(page, 'PUT', `/api/matches/${match}/scores`, { scores: { text: '4-3' } });
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const visit = (to: string) => visitor.goto(new URL(to, page.url()).href);
  await visit(`/tournaments/${tournament}?tab=matches`);
  await expect(visitor.getByRole('heading', { name: 'On court now' })).toBeVisible();

  // A day later, with nothing said.
  await visitor.clock.setFixedTime(new Date(Date.now() + 24 * HOUR_MS));
  await visit(`/tournaments/${tournament}?tab=matches`);
  await expect(visitor.getByRole('heading', { name: 'Interrupted' })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'On court now' })).toHaveCount(0);
  await expect(visitor.getByRole('article', { name: /, interrupted/ })).toHaveCount(live.length);
  await expectAccessible(visitor);
  await visitor.context().close();
});
