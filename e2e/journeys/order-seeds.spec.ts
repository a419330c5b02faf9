// Seeds put in order by hand, in three equal ways: by drag with a mouse or a finger, by tapping, with the keys.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const NAMES = ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad', 'Hannah Brettschneider'];

/** A finger that goes down, along and up again. */
async function swipe(page: Page, from: { x: number; y: number }, toY: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, y: number | null) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: y === null ? [] : [{ x: from.x, y }],
    });
  await touch('touchStart', from.y);
  for (let step = 1; step <= 6; step++) await touch('touchMove', from.y + ((toY - from.y) * step) / 6);
  await touch('touchEnd', null);
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to drag.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, grip: Locator, onto: Locator, isTouch: boolean): Promise<void> {
  const start = await middleOf(grip);
  // A little beyond the middle: the row there has to make way.
  const end = (await middleOf(onto)).y + Math.sign((await middleOf(onto)).y - start.y) * 4;
  if (isTouch) {
    await swipe(page, start, end);
    return;
  }
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, (start.y + end) / 2);
  await page.mouse.move(start.x, end);
  await page.mouse.up();
}

test('a director orders seeds by drag, by tap and with the keys [D46]', async ({ page, hasTouch }) => {
  const { id } = await aTournament(page, NAMES);
  await page.goto(`/tournaments/${id}?tab=participants`);
  await page.getByRole('button', { name: 'Order seeds', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Order seeds' });
  await expect(dialog.getByText('Nobody is seeded yet.')).toBeVisible();
  for (const name of NAMES.slice(0, 4)) await dialog.getByRole('button', { name: `Seed ${name}` }).click();
  const seeds = dialog.getByRole('list', { name: 'Seeds' });
  const inOrder = (...names: string[]) =>
    expect(seeds.getByRole('button', { name: /^Seed \d/ })).toHaveText(names.map((name) => new RegExp(name)));
  await inOrder('Nina', 'Priya', 'Elif', 'Karim');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const row = (seed: number) => seeds.locator(`[data-seed="${seed}"]`);
  const said = dialog.getByRole('status');
  await drag(page, seeds.locator('[data-grip="4"]'), row(1), hasTouch);
  await inOrder('Karim', 'Nina', 'Priya', 'Elif');
  await expect(said).toHaveText('Karim Haddad is seed 1 of 4.');

  await row(2).click();
  await expect(said).toHaveText('Nina Kovač taken, seed 2 of 4.');
  await row(4).click();
  await inOrder('Karim', 'Priya', 'Elif', 'Nina');
  await expect(said).toHaveText('Nina Kovač is seed 4 of 4.');

  await row(3).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await inOrder('Elif', 'Karim', 'Priya', 'Nina');
  await expect(row(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await inOrder('Karim', 'Priya', 'Elif', 'Nina');
  await expect(said).toHaveText('Elif Demir is seed 3 again.');

  await dialog.getByRole('button', { name: 'Take the seed from Nina Kovač' }).click();
  await dialog.getByRole('button', { name: 'Save seeds' }).click();
  await expect(page.getByText('Seeds saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Seed of Karim Haddad')).toHaveValue('1');
  await expect(page.getByLabel('Seed of Priya Raman')).toHaveValue('2');
  await expect(page.getByLabel('Seed of Elif Demir')).toHaveValue('3');
  await expect(page.getByLabel('Seed of Nina Kovač')).toHaveValue('');
});
