// Pages read earlier can be read without a network and show their age; they go with the sign-out, and a newer version of the app is announced (ADR
// 38).
import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { button } from '../support/locators.ts';
import { addMatch, finishMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch|NoConnection/;

/** A page tries again after a minute at the latest, however long it was cut off on a busy machine. */
const AGAIN_AFTER_MS = 70_000;

/** The paths whose answers this browser keeps. */
const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('last-seen')).keys()).map(({ url }) => new URL(url).pathname),
  );

/** Waits until the page and an answer to each of these paths are kept. */
async function expectKept(page: Page, paths: readonly string[]): Promise<void> {
  const isPageKept = () => page.evaluate(async () => (await caches.match('/shell')) !== undefined);
  await expect.poll(isPageKept, { timeout: 20_000 }).toBe(true);
  const missing = async () => {
    const kept = await keptPaths(page);
    return paths.filter((path) => !kept.includes(path));
  };
  await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
}

const sign = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Not up to date since \d+:\d\d [AP]M$/ });

test('a draw, a person and the matches of a day are there without a network, and say of when they are', async ({
  page,
  context,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(OFFLINE);
  const director = await newVisitor();
  const { id, entries } = await aTournament(director, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  const [nina = 0, priya = 0] = entries;
  const matchId = await addMatch(director, id, { round: 'final', players: [nina, priya] });
  const draw = `/tournaments/${id}?tab=matches&view=draw`;

  await page.goto(draw);
  await expect(page.getByRole('article').first()).toContainText('Nina Kovač');
  await expectKept(page, [`/api/tournaments/${id}`, `/api/tournaments/${id}/draws`]);
  await page.goto(`/tournaments/${id}?tab=participants`);
  await page.getByRole('button', { name: 'Follow Nina Kovač' }).click();
  await expect(page.getByRole('button', { name: 'Stop following Nina Kovač' }).first()).toBeVisible();
  await expectKept(page, [`/api/tournaments/${id}/participants`]);
  await page.goto('/following');
  await expect(page.getByRole('link', { name: 'Nina Kovač' }).first()).toBeVisible();
  await page.goto('/match-schedules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(draw);
  await expect(cold.getByRole('article').first()).toContainText('Nina Kovač');
  await expect(sign(cold)).toBeVisible();
  await expectAccessible(cold);
  await expectNoSidewaysScroll(cold);
  await cold.goto('/following');
  await expect(cold.getByRole('link', { name: 'Nina Kovač' }).first()).toBeVisible();
  await cold.goto('/match-schedules');
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
  // A page that nobody has read is not there, and the browser says so.
  await cold.goto('/tournaments/999999');
  await expect(cold.getByRole('main')).toContainText(/connection|try again/i);
  // A pad that was never opened here is no page of the app.
  const pad = await context.newPage();
  await expect(pad.goto(`/score/${matchId}`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await pad.close();
  await cold.goto(draw);
  await expect(cold.getByRole('article').first()).toContainText('Nina Kovač');

  await finishMatch(director, matchId, '6-4 6-3', nina);
  await context.setOffline(false);
  await expect(cold.getByRole('article').first()).toHaveAccessibleName(/Nina Kovač 6 6 winner/, {
    timeout: AGAIN_AFTER_MS,
  });
  await expect(sign(cold)).toBeHidden();
});

test('a player reads their own page without a network, and nothing of it is left when they have signed out', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(OFFLINE);
  await signUp(page, { name: 'Nina Kovač', role: 'member' });
  await page.goto('/my-tennis');
  await expect(page.getByText('No match is planned')).toBeVisible();
  await expectKept(page, ['/api/auth/me', '/api/my-tennis']);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No match is planned')).toBeVisible();
  await expect(sign(page)).toBeVisible();
  await context.setOffline(false);
  await expect(sign(page)).toBeHidden({ timeout: AGAIN_AFTER_MS });

  await button(page, 'Account of Nina Kovač').click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await expect(button(page, 'Account of Nina Kovač')).toBeHidden();
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => /me$|my-tennis|user/.test(path)))
    .toEqual([]);
});

test('a page that somebody may read no more is not kept', async ({ page, newVisitor, expectProblem }) => {
  expectProblem(/status of 404/);
  const director = await newVisitor();
  const { id } = await aTournament(director, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  await page.goto(`/tournaments/${id}`);
  await expectKept(page, [`/api/tournaments/${id}`]);
  await send(director, 'DELETE', `/api/tournaments/${id}`);
  await page.evaluate((path) => fetch(path), `/api/tournaments/${id}`);
  expect(await keptPaths(page)).not.toContain(`/api/tournaments/${id}`);
});

test('a newer version is said, and not forced', async ({ page, context }) => {
  const { id } = await aTournament(page, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  await context.route('/shell', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/assets\/base-/g, 'assets/newer-');
    await route.fulfill({ response: answer, body });
  });
  await page.clock.install();
  const pass = async (seconds: number) => page.clock.fastForward(seconds * 1000);
  const newer = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await page.goto(`/tournaments/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pass(5);
  await expect(async () => {
    await pass(90);
    await expect(newer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  const reloaded = page.waitForEvent('load');
  await newer.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
});

test('the app can be installed: it says what a browser asks of it', async ({ page, request }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await session.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/app.webmanifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as {
    readonly display: string;
    readonly name: string;
    readonly start_url: string;
    readonly scope: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
  };
  expect(manifest).toMatchObject({ display: 'standalone', scope: '/', start_url: '/' });
  expect(manifest.name).not.toBe('');
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of pictures) {
    const picture = await (await request.get(src)).body();
    // Width and height stand at the beginning of a PNG.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
});
