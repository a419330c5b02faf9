// Writes show on the screens of others by themselves (D50).
import type { Page, Request } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { button, expectSound } from '../support/locators.ts';
import { addMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, test } from '../support/test.ts';
import { aTournament, createTournament, enter } from '../support/tournaments.ts';

/** A day on which no journey has begun, whatever the hour. */
const DAY = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);

/** A page tries again after a minute at the latest, however long it was cut off on a busy machine. */
const AGAIN_AFTER_MS = 70_000;

const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/live';

/** Resolves once the page follows the stream. */
const streamOf = (page: Page): Promise<unknown> =>
  page.waitForResponse((answer) => isStream(answer.request()));

/** Pages of a browser without windows are all in front: says that one is, or is not. */
const look = (page: Page, isInFront: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isInFront ? 'visible' : 'hidden',
  );

test('a result shows in another browser without a reload, also one that was entered while it was cut off', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const director = await newVisitor();
  const { id, entries } = await aTournament(director, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  const [nina = 0, priya = 0] = entries;
  const final = await addMatch(director, id, { round: 'final', players: [nina, priya] });
  const stream = streamOf(page);
  await page.goto(`/tournaments/${id}?tab=matches&view=list`);
  await stream;
  const score = (text: string) =>
    send(director, 'PUT', `/api/matches/${final}/scores`, { scores: { text }, confirm: true });
  const shown = page.getByRole('article').filter({ hasText: 'Nina Kovač' });
  await score('6-4');
  await expect(shown).toHaveAccessibleName(/Nina Kovač 6/);

  await page.context().setOffline(true);
  await score('7-5');
  await score('0-6');
  await page.context().setOffline(false);
  await expect(shown).toHaveAccessibleName(/Nina Kovač 0/, { timeout: AGAIN_AFTER_MS });
});

test('the bell counts what somebody is told while they look at another page', async ({
  page,
  newVisitor,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  await send(page, 'POST', `/api/tournaments/${id}/participants`, { name: 'Priya Raman' });
  const nina = await newVisitor();
  await signUp(nina, { name: 'Nina Kovač', role: 'member' });
  await send(nina, 'POST', `/api/tournaments/${id}/entry`, {});
  const stream = streamOf(nina);
  await nina.goto('/dashboard');
  await stream;
  const made = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/draws`, { randomSeed: 7 });
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${made.id}/publication`, { published: true });
  await expect(button(nina, 'You have 1 unread notification')).toBeVisible();
});

test('a form that is open keeps what it was opened with: saving it over somebody else’s change is refused with both versions', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const { id } = await aTournament(page, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  const path = `/api/tournaments/${id}`;
  const reader = await newVisitor();
  await reader.goto(`/tournaments/${id}`);
  const heard = streamOf(page);
  await page.goto(`/tournaments/${id}/edit`);
  const name = page.getByLabel('Name', { exact: true });
  const opened = await name.inputValue();
  await heard;
  const reread = page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
  await send(page, 'PATCH', path, { name: 'Changed elsewhere' });
  // Nothing was typed: the page behind follows, the form does not.
  await reread;
  await expect(name).toHaveValue(opened);
  await name.fill('Typed here');
  await button(page, 'Save changes').click();
  const stale = page.getByRole('alertdialog', { name: 'Someone else saved this first' });
  await expect(stale).toContainText('Changed elsewhere');
  await expect(stale).toContainText('Typed here');
  // Something is typed now: not even the page behind changes, until it is saved.
  await send(page, 'PATCH', path, { location: 'Riverside' });
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Typed here');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Changed elsewhere');
});

test('a desk shows what another desk does, without asking every minute', async ({ page, newVisitor }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const { courts } = await send<{ courts: { id: number }[] }>(page, 'POST', `/api/clubs/${clubId}/courts`, {
    courts: [{ name: 'Court 1' }],
  });
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'active' });
  const players = [await enter(page, id, 'Nina Kovač'), await enter(page, id, 'Priya Raman')] as const;
  const final = await addMatch(page, id, { round: 'final', players, startTime: `${DAY}T10:00:00.000Z` });
  const heard = streamOf(page);
  await page.goto(`/match-schedules?view=courts&date=${DAY}`);
  const unscheduled = page.getByRole('region', { name: 'Unscheduled' });
  await expect(unscheduled).toContainText('Nina Kovač');
  await heard;
  const moves = [{ matchId: final, courtId: courts[0]?.id ?? 0, startTime: `${DAY}T12:00:00.000Z` }];
  await send(page, 'PATCH', `/api/clubs/${clubId}/order-of-play/${DAY}`, { moves, confirm: true });
  await expect(unscheduled.getByText('Nina Kovač')).toHaveCount(0);
  await expect(page.locator('[data-placed]').filter({ hasText: 'Nina Kovač' })).toBeVisible();
  const other = await newVisitor();
  await other.goto(`/tournaments/${id}?tab=matches&view=list`);
  await expect(other.getByRole('article').filter({ hasText: 'Nina Kovač' })).toBeVisible();
});

test('a page behind another one ends its stream, and catches up when it is looked at again', async ({
  page,
  context,
  newVisitor,
}) => {
  const director = await newVisitor();
  const { id } = await aTournament(director, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  const rename = (name: string) => send(director, 'PATCH', `/api/tournaments/${id}`, { name });
  const title = page.getByRole('heading', { level: 1 });
  const heard = streamOf(page);
  await page.goto(`/tournaments/${id}`);
  await heard;
  await rename('Heard at once');
  await expect(title).toContainText('Heard at once');

  const ended = page.waitForEvent('requestfailed', isStream);
  await look(page, false);
  const second = await context.newPage();
  await second.goto('/');
  await ended;
  await rename('Heard on coming back');
  const resumed = page.waitForRequest(isStream);
  await look(page, true);
  // From where it was, not from the beginning.
  expect(new URL((await resumed).url()).searchParams.get('after')).toMatch(/^\d+\.\d+$/);
  await expect(title).toContainText('Heard on coming back');
});

test('a page that does not hear the server says since when, and no more once it does', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const { id } = await aTournament(page, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  let isCut = true;
  await page.route('**/api/live?*', (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(`/tournaments/${id}`);
  const sign = page.getByRole('status').filter({ hasText: /^Not up to date since \d+:\d\d [AP]M$/ });
  // Ten seconds after the page has come to rest.
  await expect(sign).toBeVisible({ timeout: AGAIN_AFTER_MS });
  await expectSound(page);
  isCut = false;
  await expect(sign).toBeHidden({ timeout: AGAIN_AFTER_MS });
});
