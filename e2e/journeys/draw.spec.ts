// The parts of a tournament's draw that only a browser shows (design brief section 6): following a player, moving by keys, quarters, zoom, a phone's
// pages, and what the address keeps. Its arithmetic is tested in apps/web.
import type { Locator, Page } from '@playwright/test';
import { show } from '../support/locators.ts';
import { addMatch, finishMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const PLAYERS = ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad'] as const;

const drawOf = (id: number): string => `/tournaments/${id}?tab=matches&view=draw`;

/** Four players: the first semi final is played, the second and the final are to come. Returns the draw's address. */
async function aDraw(page: Page): Promise<string> {
  const { id, entries } = await aTournament(page, PLAYERS);
  const [nina = 0, priya = 0, elif = 0, karim = 0] = entries;
  await send(page, 'PATCH', `/api/tournaments/${id}/participants/${nina}`, { seed: 1 });
  const first = await addMatch(page, id, { round: 'semi_final', players: [nina, priya] });
  await addMatch(page, id, { round: 'semi_final', players: [elif, karim] });
  await addMatch(page, id, { round: 'final', players: [nina, null] });
  await finishMatch(page, first, '6-3 6-7(4) 6-2', nina);
  return drawOf(id);
}

/** A draw of 64: more matches of round `knockout` than 32 players have. Only the last of the second round has players. */
async function aLargeDraw(page: Page): Promise<string> {
  const { id, entries } = await aTournament(page, PLAYERS.slice(0, 2));
  const [nina = 0, priya = 0] = entries;
  for (let number = 1; number <= 25; number += 1)
    await addMatch(page, id, { round: 'knockout', players: number === 17 ? [nina, priya] : [null, null] });
  return drawOf(id);
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const pathOf = (page: Page, name: string): Locator => region(page, `Path of ${name}`);
const expectInAddress = (page: Page, part: RegExp): Promise<void> =>
  expect.poll(() => new URL(page.url()).search).toMatch(part);

/** Drags a canvas by its empty ground between two columns, and expects it to follow; a drag that begins on a match moves nothing. */
async function dragBy(canvas: Locator, { x, y }: { x: number; y: number }): Promise<void> {
  const page = canvas.page();
  const scroll = () => canvas.evaluate(({ scrollLeft, scrollTop }) => ({ x: scrollLeft, y: scrollTop }));
  const drag = async (from: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + x, from.y + y, { steps: 3 });
    await page.mouse.up();
  };
  // A canvas of a new size is laid out anew with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const before = await scroll();
  const cells = canvas.getByRole('article');
  const [first, second] = [await cells.nth(2).boundingBox(), await cells.nth(3).boundingBox()];
  if (first === null || second === null) throw new Error('the draw has no matches');
  await drag({ x: first.x + first.width - 40, y: first.y + first.height / 2 });
  expect(await scroll()).toEqual(before);
  await drag({ x: first.x + first.width - 40, y: (first.y + first.height + second.y) / 2 });
  await expect.poll(scroll).toEqual({ x: before.x - x, y: before.y - y });
}

test('a player is followed by keys and by name, and the address keeps whom [brief 6]', async ({
  page,
  newVisitor,
  isMobile,
}) => {
  const url = await aDraw(page);
  const visitor = await newVisitor();
  await visitor.goto(url);
  const semi = region(visitor, 'Semi Finals').getByRole('article');
  await expect(semi.first()).toHaveAccessibleName(
    /^Semi Final, match 1, Nina Kovač 6 6 6 winner, Priya Raman 3 7 2, completed, /,
  );
  if (isMobile) {
    // A finger need not hit the letters.
    await semi.getByRole('button', { name: 'Path of Nina Kovač' }).tap({ position: { x: 8, y: -8 } });
  } else {
    await semi.nth(1).focus();
    await visitor.keyboard.press('ArrowUp');
    await expect(semi.first()).toBeFocused();
    await visitor.keyboard.press('ArrowRight');
    await expect(region(visitor, 'Final').getByRole('article')).toBeFocused();
    await visitor.keyboard.press('ArrowLeft');
    await expect(semi.first()).toBeFocused();
    // On a name F follows its player, on a match the next one.
    await semi.first().getByRole('button', { name: 'Path of Priya Raman' }).focus();
    await visitor.keyboard.press('f');
    await expect(pathOf(visitor, 'Priya Raman')).toBeVisible();
    await visitor.keyboard.press('f');
    await semi.first().focus();
    await visitor.keyboard.press('f');
  }
  await expect(pathOf(visitor, 'Nina Kovač').getByRole('listitem')).toHaveText([
    'Semi Finald. Priya Raman 6-3 6-7(4) 6-2',
    /^Final, .*v Elif Demir or Karim Haddad$/,
  ]);
  await expectInAddress(visitor, /[?&]player=\d+/);
  // The star follows them outside the draw too.
  await expect(
    pathOf(visitor, 'Nina Kovač').getByRole('button', { name: 'Follow Nina Kovač' }),
  ).toBeVisible();
  await visitor.getByRole('combobox', { name: 'Find a player in the draw' }).fill('karim');
  await visitor.getByRole('option', { name: 'Karim Haddad' }).click();
  await expect(pathOf(visitor, 'Karim Haddad')).toContainText('v Elif Demir');
  await visitor.reload();
  await expect(pathOf(visitor, 'Karim Haddad')).toBeVisible();
  if (!isMobile) {
    await expect(visitor.locator('[data-path="played"]')).toHaveAttribute('d', '');
    await expect(visitor.locator('[data-path="possible"]')).toHaveAttribute('d', /^M/);
  }
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor);
  await visitor.goBack();
  await expect(pathOf(visitor, 'Nina Kovač')).toBeVisible();
  await visitor.goForward();
  await expect(pathOf(visitor, 'Karim Haddad')).toBeVisible();
  await visitor.goBack();
  // The list marks the player too, and says so in words.
  await show(visitor.getByRole('radio', { name: 'List' }));
  await expectInAddress(visitor, /[?&]player=\d+/);
  const marked = visitor.getByRole('article').getByText('Marked: Nina Kovač');
  await expect(marked).toHaveCount(2);
  await visitor.goBack();
  await visitor.getByRole('button', { name: 'Close the path of Nina Kovač' }).click();
  await expect(pathOf(visitor, 'Nina Kovač')).toHaveCount(0);

  await page.goto(url);
  await region(page, 'Semi Finals')
    .getByRole('button', { name: /^Semi Final, match 2/ })
    .press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Karim Haddad');
});

test('the view that was chosen last opens again, and the address says so [brief 2]', async ({ page }) => {
  const url = await aDraw(page);
  const plain = url.replace('&view=draw', '');
  await page.goto(plain);
  await show(page.getByRole('radio', { name: 'Draw' }));
  await expectInAddress(page, /view=draw/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await page.goto(plain);
  await expect(page.getByRole('radio', { name: 'Draw' })).toBeChecked();
  await expectInAddress(page, /view=draw/);
});

test('a large draw is shown by quarters, on a desk also as a whole [brief 6]', async ({ page, isMobile }) => {
  await page.goto(await aLargeDraw(page));
  const part = (name: string) => page.getByRole('tab', { name, exact: true });
  const firstRound = region(page, 'Round of 64').getByRole('article');
  if (isMobile) await page.getByRole('tab', { name: /^R64/ }).tap();
  await expect(part('Quarter 1')).toHaveAttribute('aria-selected', 'true');
  await expect(firstRound).toHaveCount(8);
  await part('Quarter 3').click();
  await expectInAddress(page, /[?&]quarter=3/);
  await expect(firstRound.first()).toHaveAccessibleName(/^Round of 64, match 17,/);
  await page.reload();
  await expect(part('Quarter 3')).toHaveAttribute('aria-selected', 'true');
  if (isMobile)
    await expect(page.getByRole('tab', { name: /^R64/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('combobox', { name: 'Find a player in the draw' }).fill('nina');
  await page.getByRole('option', { name: 'Nina Kovač' }).click();
  await expect(
    region(page, 'Round of 32').getByRole('article', { name: /match 48, Nina Kovač/ }),
  ).toBeInViewport();
  if (isMobile) {
    await expectInAddress(page, /[?&]round=2/);
    await page.getByRole('button', { name: /^Round of 16, match 56/ }).tap();
    await expect(page.getByRole('tab', { name: /^R16/ })).toHaveAttribute('aria-selected', 'true');
  } else {
    await expectInAddress(page, /[?&]quarter=4/);
    await part('Overview').click();
    await expect(firstRound).toHaveCount(32);
    const caption = firstRound.first().getByText('1', { exact: true });
    await expect(caption, 'captions below 70 %').toBeHidden();
    await expect(page.locator('[data-minimap]')).toHaveCount(0);
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    await zoomIn.click();
    await expect(caption).toBeVisible();
    await expect(page.locator('[data-minimap]')).toBeVisible();
    const canvas = region(page, 'Riverside Clay Open draw');
    await expect(canvas).toHaveAttribute('tabindex', '0');
    await dragBy(canvas, { x: -60, y: -40 });
    await page.getByRole('button', { name: 'Full screen' }).click();
    const leave = page.getByRole('button', { name: 'Leave full screen' });
    await expect(leave).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.clientHeight)).toBe(800);
    await dragBy(canvas, { x: 60, y: 40 });
    await leave.click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await page.getByRole('button', { name: 'Fit', exact: true }).click();
    await expect(caption).toBeHidden();
  }
  await expectNoSidewaysScroll(page);
});
