// A second press a moment after the first hits another button, because the list moves up under the finger; it must be ignored.
import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { button, match } from '../support/locators.ts';
import { addMatch, setMatchStatus } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { settled } from '../support/settled.ts';
import { expect, resize, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const PLAYERS = ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad', 'Ana Silva', 'Rui Costa'];
const SAME_TIME = '2026-09-12T10:00:00.000Z';

/** Three matches of one round, at the same time, each with the status and its winner, unless it is to have none. */
async function threeMatches(
  page: Page,
  status: 'scheduled' | 'in_progress' | 'completed',
  hasWinner = true,
): Promise<number> {
  const { id, entries } = await aTournament(page, PLAYERS, { status: 'active' });
  for (let first = 0; first < entries.length; first += 2) {
    const players = [entries[first] ?? null, entries[first + 1] ?? null] as const;
    const matchId = await addMatch(page, id, { round: 'quarter_final', players, startTime: SAME_TIME });
    if (hasWinner) await send(page, 'PUT', `/api/matches/${matchId}/winner`, { winnerId: players[0] });
    if (status !== 'scheduled') await setMatchStatus(page, matchId, 'in_progress');
    if (status === 'completed') await setMatchStatus(page, matchId, status);
  }
  await page.clock.install();
  await page.goto(`/tournaments/${id}?tab=matches`);
  await expect(page.getByRole('article')).toHaveCount(3);
  return id;
}

const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} has no place`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const at = (row: Locator, name: RegExp): Locator => row.getByRole('button', { name });

/** From here on the page's clock moves only when it is told to: the machine's speed does not decide how long is between two presses. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Presses, waits for the effect, and presses the same place again a moment later. */
async function pressTwice(page: Page, target: Locator, effect: () => Promise<void>): Promise<void> {
  const { x, y } = await middleOf(target);
  await stopClock(page);
  await page.mouse.click(x, y);
  await effect();
  await page.clock.runFor(100);
  await page.mouse.click(x, y);
}

/** The statuses of the tournament's matches on the server, after everything that the page has sent. */
async function statuses(page: Page, id: number): Promise<string[]> {
  await page.evaluate(() => fetch('/api/setup'));
  const answer = await page.request.get(`/api/tournaments/${id}/matches`);
  const matches: { status: string }[] = await answer.json();
  return matches.map(({ status }) => status).sort();
}

test('a second press does not complete the next match', async ({ page }) => {
  const id = await threeMatches(page, 'in_progress');
  const first = match(page, 'Nina Kovač');
  const next = match(page, 'Elif Demir');
  const place = await middleOf(at(first, /^Complete Match/));
  await pressTwice(page, at(first, /^Complete Match/), async () => {
    await expect(page.getByText('Match status updated to completed', { exact: true })).toBeVisible();
    // The next match is where this one was.
    await expect.poll(() => middleOf(at(next, /^Complete Match/))).toEqual(place);
  });
  expect(await statuses(page, id)).toEqual(['completed', 'in_progress', 'in_progress']);
  // A moment later it is meant.
  await page.clock.runFor(1000);
  await page.mouse.click(place.x, place.y);
  await expect.poll(() => statuses(page, id)).toEqual(['completed', 'completed', 'in_progress']);
});

test('a second press does not start the next match, nor complete the one that was started', async ({
  page,
}) => {
  const id = await threeMatches(page, 'scheduled');
  await pressTwice(page, at(match(page, 'Nina Kovač'), /^Start Match/), () =>
    expect(page.getByText('Match status updated to in_progress', { exact: true })).toBeVisible(),
  );
  expect(await statuses(page, id)).toEqual(['in_progress', 'scheduled', 'scheduled']);
});

/** The first names of the winners as the server has them, after all that the page has sent. */
async function winners(page: Page, id: number): Promise<string[]> {
  await page.evaluate(() => fetch('/api/setup'));
  const answer = await page.request.get(`/api/tournaments/${id}/matches`);
  const matches: { winnerId: number | null; participant1Id: number; p1Name: string; p2Name: string }[] =
    await answer.json();
  const named = matches.map(({ winnerId, participant1Id, p1Name, p2Name }) =>
    winnerId === null ? null : winnerId === participant1Id ? p1Name : p2Name,
  );
  return named.filter((name) => name !== null).toSorted();
}

test('a second press on a winner sets none for the match that has come there', async ({ page }) => {
  const id = await threeMatches(page, 'completed', false);
  const chosen = button(page, 'Set Nina Kovač as winner');
  await pressTwice(page, chosen, async () => {
    await expect(page.getByText('Match winner set successfully', { exact: true })).toBeVisible();
    await expect(chosen).toHaveCount(0);
  });
  expect(await winners(page, id)).toEqual(['Nina Kovač']);
  // A moment later a press is meant, wherever the next match's button is by then.
  await page.clock.runFor(1000);
  await button(page, 'Set Elif Demir as winner').click();
  await expect.poll(() => winners(page, id)).toEqual(['Elif Demir', 'Nina Kovač']);
});

test('a second press on Delete deletes one match and presses nothing that lay behind the question', async ({
  page,
}) => {
  const id = await threeMatches(page, 'scheduled', false);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.method());
  });
  await at(match(page, 'Nina Kovač'), /^More actions/).click();
  await page.getByRole('menuitem', { name: 'Delete match' }).click();
  const confirm = button(page.getByRole('alertdialog'), 'Delete match');
  await expect(confirm).toBeEnabled();
  await settled(page);
  await pressTwice(page, confirm, async () => {
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByText('Match deleted', { exact: true })).toBeVisible();
  });
  expect(await statuses(page, id)).toEqual(['scheduled', 'scheduled']);
  expect(sent).toEqual(['DELETE']);
  await page.clock.runFor(1000);
  await expect(match(page, 'Nina Kovač')).toHaveCount(0);
  await expect(match(page, 'Elif Demir')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a tournament is not moved on twice by one hasty hand: the button has another meaning', async ({
  page,
}) => {
  const { id } = await aTournament(page, [], { status: 'draft' });
  await page.clock.install();
  await page.goto(`/tournaments/${id}`);
  const moves: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') moves.push(request.postDataJSON());
  });
  await pressTwice(page, button(page, 'Publish'), () =>
    expect(button(page, 'Open registration')).toBeVisible(),
  );
  await page.evaluate(() => fetch('/api/setup'));
  expect(moves).toEqual([{ status: 'upcoming' }]);
  await page.clock.runFor(1000);
  await button(page, 'Open registration').click();
  await expect(button(page, 'Start')).toBeVisible();
});

test('by keyboard too: a button that the focus was given to takes no second Enter', async ({ page }) => {
  await threeMatches(page, 'in_progress');
  const row = match(page, 'Nina Kovač');
  await at(row, /^More actions/).focus();
  await page.keyboard.press('Enter');
  // The letters of an item lead to it.
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Can');
  await expect(page.getByRole('menuitem', { name: 'Cancel match' })).toBeFocused();
  await stopClock(page);
  await page.keyboard.press('Enter');
  await page.clock.runFor(100);
  const question = page.getByRole('alertdialog', { name: /^Cancel the match/ });
  await expect(button(question, 'Keep match')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  // By hand it is meant.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Match status updated to cancelled', { exact: true })).toBeVisible();
});

test('a quick director presses two buttons that have not moved', async ({ page }) => {
  const id = await threeMatches(page, 'scheduled');
  // All three on one screen.
  await resize(page, { width: page.viewportSize()?.width ?? 0, height: 1400 });
  const last = await middleOf(at(match(page, 'Ana Silva'), /^Start Match/));
  const first = await middleOf(at(match(page, 'Nina Kovač'), /^Start Match/));
  const release = await hold(page, '**/api/matches/*/status');
  await page.mouse.click(last.x, last.y);
  await page.mouse.click(first.x, first.y);
  release();
  await expect.poll(() => statuses(page, id)).toEqual(['in_progress', 'in_progress', 'scheduled']);
});
