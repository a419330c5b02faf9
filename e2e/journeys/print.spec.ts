// Sheets of paper (brief section 9): every part of a draw on a page of the right size, entries, and a list for the desk.
import type { DrawOnWire } from '@tennis/contract';
import type { Page } from '@playwright/test';
import { show } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const LONG = 'Maximiliane-Alexandra von Hohenlohe-Waldenburg';

async function aDrawOf(
  page: Page,
  count: number,
  rules: object = {},
): Promise<{ id: number; takeBack: () => Promise<unknown> }> {
  const players = Array.from({ length: count - 1 }, (_, index) => `Player Number ${index + 1}`);
  const { id } = await aTournament(page, players.slice(0, 1));
  const stored = await send<{ rules: object }>(page, 'GET', `/api/tournaments/${id}`);
  await send(page, 'PATCH', `/api/tournaments/${id}`, {
    maxParticipants: 128,
    rules: { ...stored.rules, ...rules },
  });
  for (const name of [...players.slice(1), LONG])
    await send(page, 'POST', `/api/tournaments/${id}/participants`, { name });
  return { id, takeBack: await publishDraw(page, id) };
}

/** Makes a draw and publishes it; returns how to take it back. */
async function publishDraw(page: Page, id: number): Promise<() => Promise<unknown>> {
  const made = await send<DrawOnWire>(page, 'POST', `/api/tournaments/${id}/draws`, {});
  const publication = (body: object) =>
    send(page, 'PUT', `/api/tournaments/${id}/draws/${made.id}/publication`, body);
  await publication({ published: true });
  return () => publication({ published: false, reason: 'Another one is made' });
}

/** How many pages of which size the browser would print, in whole millimetres. */
async function pagesOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)).join(' × '),
  );
}

test('a draw, its entries and the list for the desk come on paper [brief 9]', async ({ page }) => {
  const { id } = await aDrawOf(page, 20);
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await page.getByRole('link', { name: 'Print the draw' }).click();
  const sheet = page.getByRole('region', { name: 'Main draw' });
  await expect(sheet).toContainText('Draw 1 of 1');
  await expect(sheet).toContainText(LONG);
  await expect(sheet.getByRole('img', { name: 'QR code: the live page' })).toBeVisible();
  await expectAccessible(page);
  expect(await pagesOf(page)).toEqual(['297 × 210']);
  await show(page.getByRole('radio', { name: 'Check-in list' }));
  await expect(page.getByRole('row')).toHaveCount(21);
  await expect(page.getByRole('img', { name: 'QR code: the live page' })).toBeVisible();
  await expectAccessible(page);
  expect(await pagesOf(page)).toEqual(['210 × 297']);
});

test('before there is a draw, the entries and a notice with a large code come on paper [brief 9]', async ({
  page,
}) => {
  const { id } = await aTournament(page, ['Nina Kovač', LONG]);
  const late = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/participants`, {
    name: 'Aiko Sato',
  });
  await send(page, 'PUT', `/api/tournaments/${id}/alternates`, { participantIds: [late.id] });
  await page.goto(`/tournaments/${id}?tab=participants`);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(3);
  // Somebody who waits for a place is not among those who play.
  await expect(page.getByRole('table', { name: 'Waiting list' }).getByRole('row')).toContainText([
    'Name',
    '1Aiko Sato',
  ]);
  await show(page.getByRole('radio', { name: 'Notice with a QR code' }));
  const notice = page.getByRole('region', { name: 'Notice with a QR code' });
  await expect(notice.getByRole('img', { name: 'QR code: the live page' })).toBeVisible();
  await expect(notice).toContainText(`/tournaments/${id}`);
  await expect(notice).toContainText('Scan to');
  await expectAccessible(page);
  expect(await pagesOf(page)).toEqual(['210 × 297']);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('tab', { name: /^Participants/ })).toHaveAttribute('aria-selected', 'true');
});

test('64 take a sheet of A3, 128 a sheet for each quarter and one for the last rounds, on A3 where a name is very long', async ({
  page,
}) => {
  const { id, takeBack } = await aDrawOf(page, 64);
  await page.goto(`/tournaments/${id}/print`);
  await expect(page.getByRole('region', { name: 'Main draw' })).toBeVisible();
  expect(await pagesOf(page)).toEqual(['420 × 297']);

  // A draw that is made anew can be laid before a committee: its sheet says that it is private.
  await takeBack();
  await send(page, 'POST', `/api/tournaments/${id}/draws`, {});
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await page.getByRole('link', { name: 'Print the draw' }).click();
  await expect(page.getByRole('region', { name: 'Main draw' })).toContainText('Draw 2, private');

  for (let number = 64; number <= 126; number += 1)
    await send(page, 'POST', `/api/tournaments/${id}/participants`, { name: `Player Number ${number}` });
  // Four lines of a name have no room on A4.
  await send(page, 'POST', `/api/tournaments/${id}/participants`, { name: `${LONG} y ${LONG}` });
  await publishDraw(page, id);
  await page.goto(`/tournaments/${id}/print`);
  await expect(page.getByRole('region', { name: 'Main draw · Quarter 4' })).toBeVisible();
  expect((await pagesOf(page)).toSorted()).toEqual([...Array<string>(4).fill('297 × 210'), '420 × 297']);
});

test('a round robin of 14 has room for every score on one sheet of A3', async ({ page }) => {
  const { id } = await aDrawOf(page, 14, { format: 'round_robin' });
  await page.goto(`/tournaments/${id}/print`);
  await expect(page.getByRole('row')).toHaveCount(15);
  await expectAccessible(page);
  expect(await pagesOf(page)).toEqual(['420 × 297']);
});

test('groups come as cross tables', async ({ page }) => {
  const { id } = await aDrawOf(page, 8, { format: 'groups_knockout' });
  await page.goto(`/tournaments/${id}/print`);
  await expect(page.getByRole('region', { name: 'Group A' }).getByRole('row')).toHaveCount(5);
  await expectAccessible(page);
  expect(await pagesOf(page)).toEqual(['297 × 210', '297 × 210', '297 × 210']);
});
