// Manage Scores: matches that wait for a tournament's organisers, and the pad for set scores (§2, brief sections 2 and 8).
import type { Page } from '@playwright/test';
import { addMatch } from '../support/matches.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';
import { send } from '../support/send.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
const today = (time: string): string => `${new Date().toISOString().slice(0, 10)}T${time}:00.000Z`;
const rows = (page: Page) =>
  page.getByRole('region', { name: 'Matches that wait for you' }).getByRole('article');
const type = async (page: Page, digits: string) => {
  for (const digit of digits)
    await page
      .getByRole('group', { name: 'Digits' })
      .getByRole('button', { name: digit, exact: true })
      .click();
};

/** The admin's tournament with a match on court, one to be played, and one for later. */
async function aDay(page: Page) {
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman', 'Eva Lang']);
  const [nina = 0, priya = 0, eva = 0] = entries;
  const onCourt = await addMatch(page, id, {
    round: 'final',
    players: [nina, priya],
    startTime: today('00:00'),
    court: 'Court 1',
  });
  const next = await addMatch(page, id, {
    round: 'semi_final',
    players: [eva, priya],
    startTime: today('00:30'),
    court: 'Court 2',
  });
  await send(page, 'PUT', `/api/matches/${onCourt}/status`, { status: 'in_progress' });
  return { id, onCourt, next };
}

test('a result is entered digit by digit and completes the match; the queue moves on', async ({ page }) => {
  const { id } = await aDay(page);
  await page.goto('/dashboard');
  if (!isPhone(page)) await page.getByRole('link', { name: 'Manage Scores' }).first().click();
  else await page.goto('/manage-scores');
  await expect(page.getByRole('heading', { name: 'Manage Scores', level: 1 })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toHaveAccessibleName(/Nina Kovač, Priya Raman, in progress, Court 1/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await rows(page)
    .first()
    .getByRole('button', { name: /Nina Kovač/ })
    .click();
  await expect(page).toHaveURL(/match=\d+/);
  await type(page, '64');
  await expect(page.getByText('Nina Kovač leads 1 set to 0', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter set 2 to finish' })).toBeVisible();
  // A set that is not over is kept, and said to be that.
  await type(page, '6');
  await page
    .getByRole('group', { name: 'Digits' })
    .getByRole('button', { name: '5', exact: true })
    .click({ force: true });
  const open = 'The set is not over: 6-5. Choose Retired, or go on typing.';
  await expect(page.getByText(open, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter set 2 to finish' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('button', { name: 'Erase' }).click();
  await type(page, '767');
  await expect(page.getByText('Nina Kovač wins 6-4 7-6(7)', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Complete Match' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).not.toHaveURL(/match=/);

  const matches = await send<{ scoreText: string; status: string }[]>(
    page,
    'GET',
    `/api/tournaments/${id}/matches`,
  );
  expect(matches.map(({ scoreText, status }) => [scoreText, status])).toContainEqual([
    '6-4 7-6(7)',
    'completed',
  ]);
});

test('the queue shows the games and the points of a match that is scored at the net post, as they are played', async ({
  page,
}) => {
  const { onCourt } = await aDay(page);
  await page.goto('/manage-scores?show=live');
  const row = rows(page).first();
  await expect(row).toContainText('--');
  const events = Array.from('11111', (digit, index) => ({
    id: `event-${index}-of-it`,
    at: '2026-09-12T10:00:00.000Z',
    event: { type: 'point', winner: Number(digit) },
  }));
  const log = { device: 'device-phone-1', setup: { firstServer: 1 } };
  const play = (from: number, to: number) =>
    send(page, 'PUT', `/api/matches/${onCourt}/log`, { ...log, from, events: events.slice(from, to) });
  await play(0, 2);
  await expect(row).toContainText(/Nina Kovač.*0.*points 30/s);
  await expect(row).toContainText(/Priya Raman.*0.*points 0/s);
  await expect(row).not.toContainText('--');
  await play(2, 5);
  await expect(row).toContainText(/Nina Kovač.*1.*points 15/s);
  await expectAccessible(page);
});

test('a match is started from the queue, a retirement says who won, a keyboard types too', async ({
  page,
}) => {
  const { next } = await aDay(page);
  await page.goto(`/manage-scores?match=${next}`);
  const pad = isPhone(page)
    ? page.getByRole('dialog', { name: 'Eva Lang v Priya Raman' })
    : page.getByRole('region', { name: 'Eva Lang v Priya Raman' });
  await pad.getByRole('button', { name: 'Retired' }).click();
  await page.keyboard.type('31');
  await expect(pad.getByText('Who retired?', { exact: true }).first()).toBeVisible();
  await pad.getByRole('button', { name: 'Eva Lang', exact: true }).click();
  await expect(pad.getByText('Priya Raman wins 1-3 ret.', { exact: true })).toBeVisible();
  await pad.getByRole('button', { name: 'Complete Match' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('a set that is not over is kept for the retirement that follows, and an empty box is never 0', async ({
  page,
}) => {
  const { next } = await aDay(page);
  await page.goto(`/manage-scores?match=${next}`);
  const pad = isPhone(page)
    ? page.getByRole('dialog', { name: 'Eva Lang v Priya Raman' })
    : page.getByRole('region', { name: 'Eva Lang v Priya Raman' });
  await type(page, '642');
  await pad.getByRole('button', { name: 'Retired' }).click();
  await pad.getByRole('button', { name: 'Eva Lang', exact: true }).click();
  await expect(pad.getByText('Type the games of both players.', { exact: true })).toBeVisible();
  await expect(pad.getByRole('button', { name: 'Complete Match' })).toHaveCount(0);
  await pad.getByRole('button', { name: 'Retired' }).click();
  await type(page, '1');
  const open = 'The set is not over: 2-1. Choose Retired, or go on typing.';
  await expect(pad.getByText(open, { exact: true })).toBeVisible();
  await expect(pad.getByRole('button', { name: 'Complete Match' })).toHaveCount(0);
  await pad.getByRole('button', { name: 'Retired' }).click();
  await pad.getByRole('button', { name: 'Eva Lang', exact: true }).click();
  await expect(pad.getByText('Priya Raman wins 4-6 1-2 ret.', { exact: true })).toBeVisible();
  await pad.getByRole('button', { name: 'Complete Match' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('an abandoned match is completed from the keypad, and nobody wins it', async ({ page }) => {
  const { id, next } = await aDay(page);
  await page.goto(`/manage-scores?match=${next}`);
  const pad = isPhone(page)
    ? page.getByRole('dialog', { name: 'Eva Lang v Priya Raman' })
    : page.getByRole('region', { name: 'Eva Lang v Priya Raman' });
  await pad.getByRole('button', { name: 'Abandoned' }).click();
  await page.keyboard.type('6431');
  await expect(pad.getByText('Abandoned: nobody wins', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await pad.getByRole('button', { name: 'Complete Match' }).click();
  await expect(rows(page)).toHaveCount(1);
  const matches = await send<{ scoreText: string; status: string; winnerId: number | null }[]>(
    page,
    'GET',
    `/api/tournaments/${id}/matches`,
  );
  expect(matches.map(({ scoreText, status, winnerId }) => [scoreText, status, winnerId])).toContainEqual([
    '6-4 3-1 abn.',
    'completed',
    null,
  ]);
});

test('what is typed is not lost by going to another match', async ({ page }) => {
  const { onCourt, next } = await aDay(page);
  await page.goto(`/manage-scores?match=${onCourt}`);
  await type(page, '6');
  if (isPhone(page)) await page.getByRole('button', { name: 'Close' }).click();
  else
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /Eva Lang, Priya Raman/ })
      .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('button', { name: 'Set 1, Nina Kovač: 6' })).toBeVisible();
  await page.getByRole('button', { name: 'Still in play' }).click();
  await type(page, '2');
  await page.getByRole('button', { name: 'Save score' }).click();
  await expect(page.getByText('Match scores and winner updated successfully').first()).toBeVisible();
  await page.goto(`/manage-scores?match=${next}`);
  await page.goto(`/manage-scores?show=live`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toHaveAccessibleName(/Nina Kovač 6, Priya Raman 2, in progress/);
});

test('a decided match without its winner offers both sides [S4.8]', async ({ page }) => {
  const { onCourt } = await aDay(page);
  const sets = { set1: { player1: 6, player2: 1 }, set2: { player1: 6, player2: 1 } };
  await send(page, 'PUT', `/api/matches/${onCourt}/scores`, { scores: sets, winnerId: null });
  await page.goto('/manage-scores?show=winner');
  await expect(rows(page).first().getByText('Set winner', { exact: true })).toBeVisible();
  await rows(page).first().getByRole('button', { name: 'Nina Kovač won' }).click();
  await expect(page.getByText('Every match has its winner.', { exact: true })).toBeVisible();
});
