// Photos of people and logos of clubs (specification section 2; D24, ADR 37): chosen, made small, shown, taken away.
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { addMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { emulateTheme, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(text, { exact: true });

/** A file of the kind, with a ball on a green ground. */
async function aFile(page: Page, type: 'image/jpeg' | 'image/png') {
  const url = await page.evaluate((kind) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('Nothing to draw on.');
    brush.fillStyle = '#2f6b56';
    brush.fillRect(0, 0, 1200, 900);
    brush.fillStyle = '#d9e84a';
    brush.beginPath();
    brush.arc(600, 450, 300, 0, 7);
    brush.fill();
    return canvas.toDataURL(kind);
  }, type);
  return { name: 'ball', mimeType: type, buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}

/** How wide each picture is that stands there, once it is loaded. */
const widths = (page: Page) =>
  page
    .locator('img[src^="/api/pictures/"]:visible')
    .evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    );

test('a photo is chosen by keyboard, stands in the menu of its owner, and goes [§2, D60]', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  await signUp(page, { name: 'Nina Kovač', role: 'member' });
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Your photo' });
  const input = card.getByLabel('Choose a photo');
  await input.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('only words') });
  await expect(card.getByText('We cannot read this picture.')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await input.press('Space');
  const chooser = await choosing;
  await chooser.setFiles(await aFile(page, 'image/jpeg'));
  await expect(toast(page, 'Photo saved')).toBeVisible();
  await expect(card.getByText('We cannot read this picture.')).toHaveCount(0);
  await expect.poll(async () => new Set(await widths(page))).toEqual(new Set([256]));
  await page.getByRole('button', { name: 'Account of Nina Kovač' }).click();
  await expect(
    page.getByRole('menu').or(page.getByRole('dialog')).locator('img[src^="/api/pictures/"]'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const address = await card.locator('img').getAttribute('src');
  const stranger = await newVisitor();
  expect((await stranger.request.get(address ?? '')).status()).toBe(404);

  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Photo removed')).toBeVisible();
  await expect.poll(() => widths(page)).toEqual([]);
  await expect(card.getByText('NK')).toBeAttached();
});

test('a club’s logo stands beside its name for everybody [§2, D60]', async ({ page, newVisitor }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const tournament = await createTournament(page, { name: 'Riverside Open', clubId });
  await page.goto(`/admin/club/${clubId}/details`);
  await page.getByLabel('Club name').fill('Riverside TC');
  const card = page.getByRole('region', { name: 'Logo' });
  await card.getByLabel('Choose a logo').setInputFiles(await aFile(page, 'image/png'));
  await expect(toast(page, 'Logo saved')).toBeVisible();
  // In the card and at the head of the page.
  await expect.poll(() => widths(page)).toEqual([256, 256]);
  // The form beside it is as it was typed, and can be saved.
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Club saved')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect.poll(() => widths(page)).toContain(256);

  const visitor = await newVisitor();
  for (const path of [`/tournaments/${tournament}`, `/tv/club/${clubId}`]) {
    await visitor.goto(path);
    await expect.poll(() => widths(visitor)).toEqual([256]);
  }
  await visitor.goto(`/tournaments/${tournament}`);
  await expectAccessible(visitor);
  await send(page, 'PUT', `/api/clubs/${clubId}/logo`, { logo: null });
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => widths(visitor)).toEqual([]);
});

test('a club’s colours stand on its heads, screens and sheets, dark enough for white letters [§2, brief 3]', async ({
  page,
  newVisitor,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const tournament = await createTournament(page, { name: 'Riverside Open', clubId });
  await page.goto(`/admin/club/${clubId}/details`);
  const colours = page.getByRole('group', { name: 'Colours of the house' });
  await colours.getByRole('button', { name: 'Choose colours' }).click();
  const main = colours.getByLabel('Main colour', { exact: true });
  await main.fill('yellow');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(colours.getByText('Please enter a colour as six digits, such as #0b5d45.')).toBeVisible();
  await colours.getByLabel('Pick the main colour').fill('#ffd500');
  await expect(main).toHaveValue('#ffd500');
  await expect(colours.getByText(/White text would be hard to read on your colour/)).toBeVisible();
  await colours.getByRole('button', { name: 'Add a second colour' }).click();
  await colours.getByLabel('Second colour', { exact: true }).fill('#112233');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Club saved')).toBeVisible();

  const visitor = await newVisitor();
  const dark = 'rgb(96, 79, 0)';
  const light = 'rgb(124, 103, 0)';
  await visitor.goto(`/tournaments/${tournament}`);
  const head = visitor.locator('header.house-ground');
  await expect(head).toHaveCSS('background-color', light);
  await expectAccessible(visitor);
  await emulateTheme(visitor, 'dark');
  await expect(head).toHaveCSS('background-color', dark);
  await emulateTheme(visitor, null);
  for (const path of [`/tv/club/${clubId}`, `/tv/${tournament}`]) {
    await visitor.goto(path);
    await expect(head).toHaveCSS('background-color', light);
    await expectAccessible(visitor);
  }
  // On paper they are as they were chosen.
  await visitor.goto(`/tournaments/${tournament}/print?sheet=entries`);
  const line = visitor.locator('.house-line > div');
  await expect(line).toHaveCount(2);
  await expect(line.first()).toHaveCSS('background-color', 'rgb(255, 213, 0)');
  const players = [
    await enter(page, tournament, 'Nina Kovač'),
    await enter(page, tournament, 'Priya Raman'),
  ] as const;
  // Late in the evening the browser, in Berlin, has another day than the club.
  const startTime = new Date().toISOString();
  await addMatch(page, tournament, { round: 'final', players, startTime, court: 'Court 1' });
  const desk = await page.context().newPage();
  await desk.goto(`/match-schedules?view=order&host=club-${clubId}&date=${startTime.slice(0, 10)}`);
  await expect(desk.getByRole('button', { name: 'Print' })).toBeVisible();
  await desk.emulateMedia({ media: 'print' });
  const sheets = desk.locator('[data-print-sheets] [data-sheet]');
  await expect(sheets).toHaveCount(2);
  await expect(sheets.locator('.house-line')).toHaveCount(2);
  await desk.emulateMedia({ media: 'screen' });
  const { courts } = await send<{ courts: { id: number }[] }>(desk, 'POST', `/api/clubs/${clubId}/courts`, {
    courts: [{ name: 'Court 1' }],
  });
  await visitor.goto(`/tv/club/${clubId}/court/${courts[0]?.id ?? 0}`);
  await expect(head).toHaveCSS('background-color', light);
  await expectAccessible(visitor);
  await desk.goto(`/admin/club/${clubId}/score-cards`);
  await desk.getByRole('button', { name: 'Cards for all courts' }).click();
  const card = desk.getByRole('article', { name: 'Court 1' });
  await expect(card.locator('.house-line > div').first()).toHaveCSS('background-color', 'rgb(255, 213, 0)');
  await desk.close();

  await colours.getByRole('button', { name: 'Remove the colours' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Club saved')).toBeVisible();
  await visitor.goto(`/tournaments/${tournament}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(head).toHaveCount(0);
});
