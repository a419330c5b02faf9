// Before anybody has served: a match that is not played ends without that question, and after it is taken back the question is asked (brief section 8).
import type { Page } from '@playwright/test';
import { aMatch, begin, logOf, pause, point } from '../support/pad.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const asksFirst = (page: Page) => page.getByRole('heading', { name: 'Who serves first?' });

/** Ends a match on the page that asks who serves first. */
async function endBefore(page: Page, how: string): Promise<void> {
  await page.getByRole('button', { name: 'Walkover or default' }).click();
  const dialog = page.getByRole('dialog', { name: 'Walkover or default' });
  await settled(page);
  // Nobody retires from a match that has not begun.
  await expect(dialog.getByRole('button', { name: 'retires' })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: how }).click();
  await settled(page);
  await page.getByRole('button', { name: 'End the match' }).click();
}

/** Types a set of six games to four. */
async function typeSet(page: Page, second?: readonly [string, string]): Promise<void> {
  await page.getByRole('button', { name: 'Enter the set score' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set score' });
  await settled(page);
  await dialog.getByLabel('Set 1, Nina Kovač').selectOption('6');
  await dialog.getByLabel('Set 1, Priya Raman').selectOption('4');
  if (second !== undefined) {
    await dialog.getByLabel('Set 2, Nina Kovač').selectOption(second[0]);
    await dialog.getByLabel('Set 2, Priya Raman').selectOption(second[1]);
  }
  await dialog.getByRole('button', { name: 'Use this score' }).click();
}

test('a walkover asks nobody who serves first, and where it is taken back that is asked [SC8] @phone', async ({
  page,
}) => {
  const id = await aMatch(page);
  await page.goto(`/score/${id}`);
  await expect(asksFirst(page)).toBeVisible();
  await endBefore(page, 'Priya Raman did not come');
  await expect(page.getByText('Nina Kovač wins')).toBeVisible();
  await expect(page.getByText('Saved')).toBeVisible();

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(asksFirst(page)).toBeVisible();
  await page.reload();
  await expect(asksFirst(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Priya Raman to serve' }).click();
  await expect(page.getByText('Priya Raman serves, 0-0. 0 0 games.')).toBeAttached();
  await point(page, 'Priya Raman', 4);
  await expect(page.getByText('Nina Kovač serves, 0-0. 0 1 games.')).toBeAttached();
});

test('a default before the first point is completed with a signal, and without one as soon as it is back', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NoConnection/);
  const id = await aMatch(page);
  await page.goto(`/score/${id}`);
  await expect(asksFirst(page)).toBeVisible();
  await page.context().setOffline(true);
  await endBefore(page, 'Nina Kovač is defaulted');
  await page.getByRole('button', { name: 'Complete match' }).click();
  await settled(page);
  await page
    .getByRole('alertdialog', { name: 'Complete this match?' })
    .getByRole('button', { name: 'Complete match' })
    .click();
  await page.context().setOffline(false);
  // Until the server has answered, a longer sentence begins like this one.
  await expect(page.getByText('The match is completed', { exact: true })).toBeVisible({ timeout: 40_000 });
  const { match } = await logOf(page, id);
  expect([match.status, match.scoreText]).toEqual(['completed', 'def.']);
});

test('a typed result that is taken back leaves the question who serves, before its first game and after a typed set', async ({
  page,
}) => {
  const id = await aMatch(page);
  await page.goto(`/score/${id}`);
  await expect(asksFirst(page)).toBeVisible();
  await typeSet(page, ['6', '2']);
  await expect(page.getByText('Nina Kovač wins')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(asksFirst(page)).toBeVisible();

  await typeSet(page);
  await expect(page.getByRole('heading', { name: 'Who serves now?' })).toBeVisible();
  await expect(page.getByText('The score so far, 6-4, was typed set by set.')).toBeVisible();
  await page.getByRole('button', { name: 'Priya Raman to serve' }).click();
  await expect(page.getByText('Priya Raman serves, 0-0. 0 0 games.')).toBeAttached();
  await point(page, 'Priya Raman', 4);
  await expect.poll(async () => (await logOf(page, id)).match.scoreText).toBe('6-4 0-1');
});

test('a first server who was chosen stays chosen when the first points are taken back', async ({ page }) => {
  const id = await aMatch(page);
  await begin(page, id, 'Priya Raman');
  await point(page, 'Nina Kovač');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await pause(page);
  await expect(page.getByText('Priya Raman serves, 0-0. 0 0 games.')).toBeAttached();
});
