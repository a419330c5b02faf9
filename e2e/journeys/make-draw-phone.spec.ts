// The draw made with a thumb (brief sections 2 and 5): what a director presses is never behind the bar of links, with long names and on a short
// phone. The other ways of the draw maker are in make-draw.spec.ts.
import type { Locator, Page } from '@playwright/test';
import { button, field } from '../support/locators.ts';
import { enterResult, isPlayable, matchesOf } from '../support/results.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, resize, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

/** Forty letters and more, as names come. */
const PLAYERS = [
  'Maximiliane-Katharina von Brettschneider',
  'Christophoros Papadimitrakopoulos-Antoniou',
  'José María de los Ángeles Fernández-Ruiz',
  'Anastasia Konstantinowna Rimskaja-Korsak',
  'Nina Kovač',
] as const;

/** A phone, and one on which the browser's own bars take their part. */
const HEIGHTS = [844, 664] as const;

/** It stands as a whole between the bar at the top and the bar of links. */
async function expectClearOfBars(page: Page, target: Locator): Promise<void> {
  const [box, links, top] = await Promise.all([
    target.boundingBox(),
    page.getByRole('navigation', { name: 'Quick', exact: true }).boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  if (box === null || links === null || top === null) throw new Error('not on screen');
  expect(box.y).toBeGreaterThanOrEqual(top.y + top.height);
  expect(box.y + box.height).toBeLessThanOrEqual(links.y);
}

/** A line without its number. */
const nameIn = (text: string): string => text.replace(/^\d+/, '');

for (const height of HEIGHTS)
  test(`a director draws, swaps two lines by tapping and publishes on a phone of ${height}`, async ({
    page,
  }) => {
    const { id } = await aTournament(page, PLAYERS);
    await page.goto(`/tournaments/${id}?tab=participants`);
    await resize(page, { width: 390, height });
    await page.getByRole('link', { name: 'Make the draw' }).tap();
    const maker = page.getByRole('region', { name: 'Make the draw' });
    const draw = button(maker, 'Draw');
    // In sight from the start, with the choices below it.
    await expectClearOfBars(page, draw);
    await expectNoSidewaysScroll(page, 390);
    await draw.tap();
    await expect(maker.getByRole('heading', { name: 'Draw 1, private' })).toBeVisible();

    const lines = maker
      .getByRole('listitem')
      .getByRole('button', { name: /^\d/ })
      .and(page.locator(':enabled'));
    const [first = '', second = ''] = await lines.allTextContents();
    await lines.nth(0).tap();
    const move = button(maker, 'Move');
    await expectClearOfBars(page, move);
    await expectClearOfBars(page, button(maker, 'Cancel'));
    await expectAccessible(page);
    await lines.nth(1).tap();
    await expect(lines.nth(0)).toContainText(nameIn(second));
    await expect(lines.nth(1)).toContainText(nameIn(first));

    // By its number too: nobody scrolls through a large draw.
    await lines.nth(0).tap();
    await field(maker, 'Move to line').fill('8');
    await expectClearOfBars(page, move);
    await move.tap();
    await expect(maker.getByRole('button', { name: /^8/ })).toContainText(nameIn(second));

    await button(maker, 'Publish draw').tap();
    await button(page.getByRole('alertdialog'), 'Publish draw').tap();
    await expect(page.getByText('Draw 1 of 1, published')).toBeVisible();
    await expectNoSidewaysScroll(page, 390);
  });

test('the menu of a match that waits takes no line, and the words about one result do not lie on the fields of the next one', async ({
  page,
}) => {
  const { id } = await aTournament(page, PLAYERS.slice(0, 4));
  const draw = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/draws`, {});
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${draw.id}/publication`, { published: true });
  await page.goto(`/tournaments/${id}?tab=matches&view=list`);
  // A match whose players are not known has nothing to press but its menu, which stands in its first line.
  const final = page.getByRole('article').filter({ hasText: 'Winner of match 1' });
  // What comes in above it moves the row while it is measured.
  await expect(async () => {
    const menu = await final.getByRole('button', { name: /^More actions for/ }).boundingBox();
    const badge = await final.getByText('Upcoming').boundingBox();
    if (menu === null || badge === null) throw new Error('not on screen');
    expect(Math.abs(menu.y + menu.height / 2 - badge.y - badge.height / 2)).toBeLessThan(8);
  }).toPass();

  const [one, next] = (await matchesOf(page, id)).filter(isPlayable);
  if (one === undefined || next === undefined) throw new Error('too few matches');
  await enterResult(page, one, { line: '6-3 6-1' });
  await expect(page.getByRole('status').filter({ hasText: 'moves into' })).toBeVisible();
  await page.getByRole('button', { name: `Scores & Winner: ${next.p1Name} v ${next.p2Name}` }).tap();
  await expect(page.getByRole('dialog').getByLabel('Quick entry')).toBeVisible();
  // Long before it would go by itself. What was done can be undone in the menu of its match.
  await expect(page.getByText('moves into')).toBeHidden({ timeout: 2_000 });
  await button(page.getByRole('dialog'), 'Cancel').tap();
  await page.getByRole('button', { name: `More actions for ${one.p1Name} v ${one.p2Name}` }).tap();
  await expect(page.getByRole('menuitem', { name: 'Undo' })).toBeVisible();
});

test('a list that is longer than the tournament has places says so beside its button, and one press makes room', async ({
  page,
}) => {
  const { id } = await aTournament(page, []);
  await page.goto(`/tournaments/${id}/entries/import`);
  const names = Array.from(
    { length: 18 },
    (_, at) => `${at + 1}. Player ${'ABCDEFGHIJKLMNOPQR'.charAt(at)}lfa`,
  );
  await field(page, 'Or paste the list here').fill([...names, '19. Player Alfa'].join('\n'));
  const enter = button(page, 'Enter 18 lines');
  await expect(enter).toBeEnabled();
  const said = page.getByText('1 line needs your answer. 2 lines go to the waiting list.');
  await expectClearOfBars(page, said);
  await expectClearOfBars(page, enter);
  await expectNoSidewaysScroll(page, 320);
  await expectAccessible(page);
  await expect(
    page.getByText('2 lines find no place and would wait: this tournament takes 16.'),
  ).toBeVisible();
  await button(page, 'Raise the limit to 18').tap();
  await expect(page.getByText('would wait')).toBeHidden();
  await expect(page.getByText('1 line needs your answer.')).toBeVisible();
  await enter.tap();
  await page.getByRole('link', { name: 'To the participants' }).tap();
  await expect(page.getByText('18 of 18 entered')).toBeVisible();
});

test('groups on a phone begin below the buttons, without a gap for tools that only a bracket has', async ({
  page,
}) => {
  const players = Array.from({ length: 8 }, (_, at) => `Player ${'ABCDEFGH'.charAt(at)}`);
  const { id } = await aTournament(page, players, { format: 'groups_knockout' });
  const draw = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/draws`, {});
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${draw.id}/publication`, { published: true });
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(page.getByRole('heading', { name: 'Group A' })).toBeVisible();
  const views = await page.getByRole('radiogroup', { name: 'View' }).boundingBox();
  const add = await button(page, 'Add Match').boundingBox();
  if (views === null || add === null) throw new Error('not on screen');
  expect(add.y - views.y - views.height).toBeLessThanOrEqual(16);
  // The knockout brings its finder.
  await page.getByRole('radio', { name: 'Knockout' }).tap();
  await expect(page.getByRole('combobox', { name: 'Find a player in the draw' })).toBeVisible();
});
