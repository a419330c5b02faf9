// A page that the server has drawn works without the app, which is loaded when somebody does something that only the app can do; no such action is
// lost (ADR 53).
import type { Page } from '@playwright/test';
import { setUp } from '../support/accounts.ts';
import { hold } from '../support/hold.ts';
import { addMatch, finishMatch } from '../support/matches.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aMeeting, aTournament, enter, firstPerson } from '../support/tournaments.ts';

// The zone of the journeys' clubs (support/server.ts): for a reader in another zone the app redraws the times.
test.use({ timezoneId: 'UTC' });

/** On a server of its own: other journeys' data there would decide in which zone pages without a club are drawn. */
const onOwnServer = test.extend({
  baseURL: async ({ emptyServer }, use) => use(emptyServer.url),
});

/** Every script but that of a drawn page. */
const APP = /\/assets\/(?!reader-)[\w.-]+\.js$/;
const APP_STARTS = '**/assets/base-*.js';

/** Notes the files of the app that a page loads. */
function appFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (APP.test(pathname)) files.push(pathname);
  });
  return files;
}

/** A tournament under way with its final to be played; returns its id. */
async function aFinal(newVisitor: () => Promise<Page>): Promise<number> {
  const director = await newVisitor();
  const { id, entries } = await aTournament(director, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  await addMatch(director, id, { round: 'final', players: [entries[0] ?? 0, entries[1] ?? 0] });
  return id;
}

/** Waits until a page is at rest: then it follows the stream of changes. */
const atRest = (page: Page) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === '/api/live');

onOwnServer(
  'who reads, scrolls and follows links loads nothing of the app [D50]',
  async ({ page, newVisitor, emptyServer }) => {
    const director = await newVisitor();
    await setUp(director, emptyServer);
    const { id } = await aTournament(director, ['Nina Kovač', 'Priya Raman'], { status: 'registering' });
    const files = appFiles(page);
    for (const [address, link] of [
      ['/', 'Match Schedules'],
      ['/tournaments', 'Home'],
      [`/tournaments/${id}?tab=participants`, 'Nina Kovač'],
    ] as const) {
      const rest = atRest(page);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await rest;
      expect(files, address).toEqual([]);
      const next = page.getByRole('link', { name: link }).filter({ visible: true }).last();
      if (await next.isVisible()) {
        const gone = page.waitForURL((url) => url.pathname + url.search !== address);
        await next.click();
        await gone;
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      expect(files, `${address}, a link`).toEqual([]);
    }
  },
);

test('a star follows at once, before the app is there and after a reload, and the app takes it over [D53]', async ({
  page,
  newVisitor,
}) => {
  const { id, entries } = await aTournament(await newVisitor(), ['Nina Kovač', 'Priya Raman'], {
    status: 'registering',
  });
  const release = await hold(page, APP_STARTS);
  await page.goto(`/tournaments/${id}?tab=participants`);
  // The list of what one follows has such a button too.
  const participants = page.getByRole('tabpanel', { name: 'Participants' });
  const begin = participants.getByRole('button', { name: 'Follow Nina Kovač' });
  const end = participants.getByRole('button', { name: 'Stop following Nina Kovač' });
  await begin.click();
  await expect(end).toBeFocused();
  await expect(end).toHaveAttribute('data-followed');
  // A second press ends it.
  await end.click();
  await expect(begin).not.toHaveAttribute('data-followed');
  await begin.click();
  await page.reload();
  await expect(end).toHaveAttribute('data-followed');
  await participants.getByRole('button', { name: 'Follow Priya Raman' }).click();
  release();
  await expect(page.getByText('You follow Priya Raman')).toBeVisible();
  const followed = page.getByRole('region', { name: 'You follow' });
  await expect(followed).toContainText('Nina Kovač');
  await expect(followed).toContainText('Priya Raman');
  await expect(end).toHaveAttribute('data-followed');
  expect(await page.evaluate(() => localStorage.getItem('tennis-followed-entries'))).toBe(
    JSON.stringify(entries.map((entry) => ({ tournament: id, entry }))),
  );
  await end.click();
  await expect(begin).not.toHaveAttribute('data-followed');
  await expect(followed).not.toContainText('Nina Kovač');
});

test('the menu of a phone opens with the first press, and once @phone', async ({ page, newVisitor }) => {
  const { id } = await aTournament(await newVisitor(), ['Nina Kovač', 'Priya Raman']);
  const release = await hold(page, APP_STARTS);
  await page.goto(`/tournaments/${id}`);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.tap();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await menu.tap();
  await expect(menu).toBeVisible();
  release();
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a view that is chosen and a key that is pressed before the app is there are taken', async ({
  page,
  newVisitor,
}) => {
  const id = await aFinal(newVisitor);
  const release = await hold(page, APP_STARTS);
  await page.goto(`/tournaments/${id}?tab=matches&view=list`);
  await page.getByRole('radio', { name: 'Draw' }).check();
  release();
  await expect(page).toHaveURL(/view=draw/);
  await expect(page.getByRole('radio', { name: 'Draw' })).toBeChecked();
});

test('a choice and what is typed before the app is there stay, and are searched for', async ({
  page,
  newVisitor,
}) => {
  const director = await newVisitor();
  const { id, entries } = await aTournament(director, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  for (let n = 0; n < 12; n += 1) await enter(director, id, `Ada Player-${'abcdefghijkl'[n] ?? ''}`);
  const final = await addMatch(director, id, { round: 'final', players: [entries[0] ?? 0, entries[1] ?? 0] });
  await finishMatch(director, final, '6-4 7-6(3)', entries[0] ?? 0);
  const meeting = await aMeeting(director, [id]);
  const nina = await firstPerson(director, id);

  const releasePerson = await hold(page, APP_STARTS);
  await page.goto(`/people/${nina}`);
  const year = String(new Date().getUTCFullYear());
  await page.getByRole('combobox', { name: 'Year' }).selectOption(year);
  releasePerson();
  await expect(page).toHaveURL(new RegExp(`year=${year}`));
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue(year);
  await page.unroute(APP_STARTS);

  const releaseMeeting = await hold(page, APP_STARTS);
  await page.goto(`/meetings/${meeting}`);
  const field = page.getByRole('searchbox');
  await field.pressSequentially('Kov');
  releaseMeeting();
  const players = page.getByRole('region', { name: 'Players' }).getByRole('listitem');
  await expect(players).toHaveCount(1);
  await expect(field).toHaveValue('Kov');
  await field.pressSequentially('ač');
  await expect(field).toHaveValue('Kovač');
  await expect(players).toContainText('Nina Kovač');
});

test('a score arrives on a page that only had its reader [D50]', async ({ page, newVisitor }) => {
  const director = await newVisitor();
  const { id, entries } = await aTournament(director, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  const [nina = 0, priya = 0] = entries;
  const final = await addMatch(director, id, { round: 'final', players: [nina, priya] });
  const files = appFiles(page);
  const rest = atRest(page);
  await page.goto(`/tournaments/${id}?tab=matches&view=list`);
  await rest;
  await finishMatch(director, final, '6-4 7-6(3)', nina);
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/Nina Kovač 6 7 winner/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(files).toEqual([]);
});

const isDrawing = (url: URL) => url.pathname === '/match-schedules';

test('a page that comes into use while it is drawn anew stays in use [D50]', async ({ page, newVisitor }) => {
  const director = await newVisitor();
  const { id, entries } = await aTournament(director, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  const [nina = 0, priya = 0] = entries;
  const final = await addMatch(director, id, { round: 'final', players: [nina, priya] });
  const rest = atRest(page);
  await page.goto(`/match-schedules?tournament=${id}`);
  await rest;
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(isDrawing, async (route) => {
    const answer = await route.fetch();
    await isReleased;
    await route.fulfill({ response: answer });
  });
  const drawing = page.waitForRequest((request) => isDrawing(new URL(request.url())));
  await finishMatch(director, final, '6-4 7-6(3)', nina);
  const drawn = (await drawing).response();
  const day = page.getByRole('button', { name: /^Choose a date/ });
  const calendar = page.getByRole('dialog');
  await day.click();
  await expect(calendar).toBeVisible();
  release();
  await (await drawn)?.finished();
  // The answer is handled in a task of its own.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await day.click();
  await expect(calendar).toBeVisible();
});

/** Adds up how far what is seen moves on the page that is opened next. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = globalThis as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifts += (entry as unknown as { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);

test('on a desk a draw has its columns without the app, which takes them over as they stand @desk [brief 6]', async ({
  page,
  newVisitor,
}) => {
  const director = await newVisitor();
  const names = ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad'];
  const { id, entries } = await aTournament(director, names, { status: 'active' });
  const [nina = 0, priya = 0, elif = 0, karim = 0] = entries;
  const semi = await addMatch(director, id, { round: 'semi_final', players: [nina, priya] });
  await addMatch(director, id, { round: 'semi_final', players: [elif, karim] });
  await addMatch(director, id, { round: 'final', players: [null, null] });
  await finishMatch(director, semi, '6-4 7-6(3)', nina);
  const files = appFiles(page);
  await watchShifts(page);
  const rest = atRest(page);
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await rest;
  const draw = page.getByRole('region', { name: 'Riverside Clay Open draw', exact: true });
  const semis = draw.getByRole('region', { name: 'Semi Finals' }).getByRole('article');
  const final = draw.getByRole('region', { name: 'Final', exact: true }).getByRole('article');
  await expect(semis).toHaveCount(2);
  await expect(page.getByRole('article')).toHaveCount(3);
  const placesOf = async () =>
    Promise.all([semis.first(), semis.last(), final].map((match) => match.boundingBox()));
  const places = await placesOf();
  const [upper, lower, last] = places.map((place) => place ?? { x: 0, y: 0, width: 0, height: 0 });
  expect(last?.x).toBeGreaterThan((upper?.x ?? 0) + (upper?.width ?? 0));
  // Half way between the two that it is fed by.
  expect(last?.y).toBeCloseTo(((upper?.y ?? 0) + (lower?.y ?? 0)) / 2, 0);
  // Letters that come late may move a word by a pixel.
  expect(await shiftsOf(page)).toBeLessThan(0.005);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(files).toEqual([]);

  await page.getByRole('button', { name: 'Path of Nina Kovač' }).first().focus();
  await expect(page.getByRole('combobox', { name: 'Find a player' })).toBeVisible();
  const [upperThen, lowerThen] = await placesOf();
  expect([upperThen?.y, lowerThen?.y]).toEqual([upper?.y, lower?.y]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/player=/);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('what is typed to find a player of a draw before the app is there is looked for [brief 6]', async ({
  page,
  newVisitor,
}) => {
  const id = await aFinal(newVisitor);
  const release = await hold(page, APP_STARTS);
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  const finder = page.getByRole('combobox', { name: 'Find a player' });
  await finder.pressSequentially('kov');
  release();
  await page.getByRole('option', { name: 'Nina Kovač' }).click();
  await expect(page).toHaveURL(/player=/);
  await expect(finder).toHaveValue('Nina Kovač');
});

test('on a desk the order of play has all its courts without the app @desk [brief 7]', async ({
  page,
  newVisitor,
}) => {
  const director = await newVisitor();
  const { id, entries } = await aTournament(director, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  const [nina = 0, priya = 0] = entries;
  for (const court of ['1', '2'])
    await addMatch(director, id, { round: 'final', players: [nina, priya], court });
  const files = appFiles(page);
  await watchShifts(page);
  const rest = atRest(page);
  await page.goto(`/match-schedules?view=order&tournament=${id}`);
  await rest;
  const courts = page.getByRole('region', { name: /^Court \d$/ });
  await expect(courts).toHaveCount(2);
  const [first, second] = await Promise.all([courts.first().boundingBox(), courts.last().boundingBox()]);
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  // Letters that come late may move a word by a pixel.
  expect(await shiftsOf(page)).toBeLessThan(0.005);
  await expectAccessible(page);
  expect(files).toEqual([]);
});

/** Notes each moment from now on at which the main part of the page does not show a text. */
const watchFor = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const seen = globalThis as unknown as { missing: string[] };
    seen.missing = [];
    new MutationObserver(() => {
      const shown = document.querySelector('main')?.innerText ?? '';
      if (!shown.includes(wanted)) seen.missing.push(shown);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, text);
const missingOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { missing: string[] }).missing);

/** Waits until the app looks after everything in the main part of the page. */
const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('main button, main a, main input')];
    return (
      controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))) &&
      document.querySelector('main [data-stand-in]') === null
    );
  });

for (const way of ['takes over', 'draws anew'] as const)
  test(`what the server has drawn is seen all the time, where it was scrolled to, while the app ${way} the page [D50]`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    const director = await newVisitor();
    const { id, entries } = await aTournament(director, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
    const [nina = 0, priya = 0] = entries;
    const startTime = new Date().toISOString();
    const final = await addMatch(director, id, {
      round: 'final',
      players: [nina, priya],
      startTime,
      court: '1',
    });
    await addMatch(director, id, { round: 'final', players: [nina, priya], startTime, court: '2' });
    await finishMatch(director, final, '6-4 7-6(3)', nina);
    const meeting = await aMeeting(director, [id]);
    const person = await firstPerson(director, id);
    // Chosen hours make every page another one than was drawn.
    if (way === 'draws anew') await page.addInitScript(() => localStorage.setItem('hours', '12'));
    for (const [address, text] of [
      [`/match-schedules?view=order&tournament=${id}`, 'Priya Raman'],
      [`/match-schedules?tournament=${id}`, 'Priya Raman'],
      [`/match-schedules?tab=results&tournament=${id}`, 'Priya Raman'],
      [`/tournaments/${id}`, 'Best of 3'],
      [`/tournaments/${id}?tab=participants`, 'Priya Raman'],
      [`/tournaments/${id}?tab=matches&view=list`, 'Priya Raman'],
      [`/tournaments/${id}?tab=matches&view=draw`, 'Priya Raman'],
      [`/meetings/${meeting}`, 'Riverside Clay Open'],
      [`/people/${person}`, 'Riverside Clay Open'],
      ['/tournaments', 'All Tournaments'],
      ['/', 'Active Tournaments'],
    ] as const) {
      const release = await hold(page, APP_STARTS);
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText(text);
      const scrolledTo = await page.evaluate(() => {
        scrollTo(0, 200);
        return scrollY;
      });
      await watchFor(page, text);
      // One of the reasons for which the app comes, on every page.
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      release();
      await takenOver(page);
      expect.soft(await missingOf(page), address).toEqual([]);
      expect.soft(await page.evaluate(() => scrollY), address).toBe(scrolledTo);
      await page.unroute(APP_STARTS);
    }
  });

test.describe('in a zone that is not the club’s, where the app draws the page anew', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('what has the focus keeps it, so that the next key reaches it @desk', async ({ page }) => {
    const release = await hold(page, APP_STARTS);
    await page.goto('/match-schedules?date=2031-01-07');
    const opener = page.getByRole('button', { name: 'Choose a date, Tue, Jan 7, 2031' });
    await opener.focus();
    const drawnByServer = await opener.elementHandle();
    release();
    await expect.poll(async () => drawnByServer?.evaluate((button) => button.isConnected)).toBe(false);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await expect(calendar.getByRole('button', { name: /January 7, 2031/ })).toBeFocused();
  });

  test('a button that is held down meanwhile does what it should @desk', async ({ page }) => {
    const release = await hold(page, APP_STARTS);
    await page.goto('/match-schedules?date=2031-01-07');
    const opener = page.getByRole('button', { name: 'Choose a date, Tue, Jan 7, 2031' });
    await opener.hover();
    await page.mouse.down();
    const drawnByServer = await opener.elementHandle();
    release();
    await expect.poll(async () => drawnByServer?.evaluate((button) => button.isConnected)).toBe(false);
    await page.mouse.up();
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await expect(calendar.getByRole('button', { name: /January 7, 2031/ })).toBeFocused();
  });

  test('letters typed just as a field is drawn anew are kept, and the place in it @desk', async ({
    page,
    newVisitor,
  }) => {
    const director = await newVisitor();
    const { id } = await aTournament(director, ['Nina Kovač'], { status: 'active' });
    for (let n = 0; n < 12; n += 1) await enter(director, id, `Ada Player-${'abcdefghijkl'[n] ?? ''}`);
    const meeting = await aMeeting(director, [id]);
    // It shows no clock: here it is the chosen hours for which the app draws the page anew.
    await page.addInitScript(() => localStorage.setItem('hours', '12'));
    const release = await hold(page, APP_STARTS);
    await page.goto(`/meetings/${meeting}`);
    const field = page.getByRole('searchbox');
    await field.pressSequentially('Kač');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    const drawnByServer = await field.elementHandle();
    // In the moment in which the old one is gone: nobody types faster.
    await drawnByServer?.evaluate((old) => {
      new MutationObserver((_, observer) => {
        if (old.isConnected) return;
        observer.disconnect();
        document.execCommand('insertText', false, 'o');
      }).observe(document.body, { childList: true, subtree: true });
    });
    release();
    await expect.poll(async () => drawnByServer?.evaluate((old) => old.isConnected)).toBe(false);
    await page.keyboard.type('v');
    await expect(field).toHaveValue('Kovač');
    await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveText([
      /Nina Kovač/,
    ]);
    await expect(field).toHaveValue('Kovač');
  });

  test('letters typed while the code of the new field is on its way are kept @desk', async ({
    page,
    newVisitor,
  }) => {
    const id = await aFinal(newVisitor);
    const release = await hold(page, APP_STARTS);
    const releaseFinder = await hold(page, '**/assets/finder-*.js');
    await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
    const finder = page.getByRole('combobox', { name: 'Find a player' });
    await finder.pressSequentially('Kč');
    await finder.press('ArrowLeft');
    release();
    await expect(finder).toHaveCount(0);
    await page.keyboard.type('ova');
    releaseFinder();
    await expect(finder).toHaveValue('Kovač');
    await page.getByRole('option', { name: 'Nina Kovač' }).click();
    await expect(page).toHaveURL(/player=/);
  });
});
