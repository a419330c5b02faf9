// The cost of a write on screen: opening a dialog draws only the dialog, saving draws only its match, and nothing that the answer contains is read
// again. Measured before: 710 components to open and 750 to save, in 8 commits and with three reads.
import type { Locator, Page } from '@playwright/test';
import { watchRest } from '../support/at-rest.ts';
import { holdTimers } from '../support/hold.ts';
import { button, match } from '../support/locators.ts';
import { addMatch } from '../support/matches.ts';
import { countRenders, rendersOf, restartCount } from '../support/renders.ts';
import { expect, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const MATCHES = 40;

/** Waits until what a press has set off is drawn, and anything that follows from it. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });

test('a score is entered without drawing the other matches or reading anything again [S7.55]', async ({
  page,
  newVisitor,
}) => {
  const players = ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad'];
  const { id, entries } = await aTournament(page, players, { status: 'active' });
  const [nina = null, priya = null, elif = null, karim = null] = entries;
  await addMatch(page, id, { round: 'final', players: [nina, priya], court: '1' });
  for (let place = 1; place < MATCHES; place += 1)
    await addMatch(page, id, { round: 'group', players: [elif, karim], startTime: null });
  await countRenders(page);
  // A toast that leaves by itself would be one more drawing.
  await holdTimers(page, 3000);
  const rest = watchRest(page);
  const following = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/live');
  await page.goto(`/tournaments/${id}?tab=matches`);
  const row = match(page, 'Nina Kovač');
  await expect(page.getByRole('article')).toHaveCount(MATCHES);
  // The dialogs are fetched when there is nothing else to do.
  await rest.until();
  // From here on the stream tells of each write, one's own among them.
  await following;
  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}?tab=matches`);

  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner', exact: true });
  const open = async () => {
    await row.getByRole('button', { name: /^Scores & Winner/ }).click();
    await expect(scores).toBeVisible();
    await drawn(page);
  };
  await open();
  await button(scores, 'Cancel').click();
  await expect(scores).toBeHidden();
  await drawn(page);

  await restartCount(page);
  await open();
  const opened = await rendersOf(page);
  expect(opened.components, opened.names.join(', ')).toBeLessThanOrEqual(50);

  await scores.getByLabel('Quick entry').fill('60 60');
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') reads.push(new URL(request.url()).pathname);
  });
  await restartCount(page);
  // By keyboard: a pointer left behind on a link would fetch where that leads.
  await scores.getByLabel('Quick entry').press('Enter');
  await expect(row).toHaveAccessibleName(/Nina Kovač 6 6 winner/);
  await expect(scores).toBeHidden();
  await drawn(page);
  const saved = await rendersOf(page);
  expect(saved.components, saved.names.join(', ')).toBeLessThanOrEqual(30);
  expect(saved.commits).toBeLessThanOrEqual(4);
  // By now it was told.
  await expect(match(visitor, 'Nina Kovač')).toHaveAccessibleName(/Nina Kovač 6 6 winner/);
  expect(reads).toEqual([]);

  // A new status changes the counts of the tournament, which only the server knows: that one answer is read, and no list.
  await row.getByRole('button', { name: /^Start Match/ }).click();
  await expect(row.getByText('In Progress').filter({ visible: true })).toBeVisible();
  await drawn(page);
  await expect(match(visitor, 'Nina Kovač').getByText('In Progress').filter({ visible: true })).toBeVisible();
  expect(reads).toEqual([`/api/tournaments/${id}`]);
});

declare global {
  /** The elements that were measured, and those of which the browser was asked whether they are shown, for which it brings all styles up to date. */
  var measured: Set<Element> | undefined;
  var asked: Set<Element> | undefined;
}

/** Whether a button of a row was measured or asked. */
const isIn = (set: 'measured' | 'asked', row: Locator): Promise<boolean> =>
  row.evaluate(
    (one, name) => [...one.querySelectorAll('button')].some((each) => globalThis[name]?.has(each)),
    set,
  );

test('a change of a long list measures the buttons near the window, and lays nothing out that is far below', async ({
  page,
}) => {
  const { id, entries } = await aTournament(page, ['Elif Demir', 'Karim Haddad'], { status: 'active' });
  const [elif = null, karim = null] = entries;
  for (let place = 0; place < MATCHES; place += 1)
    await addMatch(page, id, { round: 'group', players: [elif, karim], startTime: null });
  await page.goto(`/tournaments/${id}?tab=matches&view=list`);
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(MATCHES);
  // Buttons are watched from the first press on.
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    const measured = new Set<Element>();
    const asked = new Set<Element>();
    Object.assign(globalThis, { measured, asked });
    const boxOf = Reflect.get(Element.prototype, 'getBoundingClientRect');
    Element.prototype.getBoundingClientRect = function noted() {
      measured.add(this);
      return boxOf.call(this);
    };
    const isShown = Reflect.get(Element.prototype, 'checkVisibility');
    Element.prototype.checkVisibility = function noted(options) {
      asked.add(this);
      return isShown.call(this, options);
    };
    document.body.classList.toggle('changed');
  });
  await drawn(page);
  expect(await isIn('measured', rows.first())).toBe(true);
  expect(await isIn('asked', rows.first())).toBe(false);
  expect(await isIn('measured', rows.last())).toBe(false);
  expect(await isIn('asked', rows.last())).toBe(false);
});
