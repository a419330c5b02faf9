// A court that is closed at the desk and opened again (D48, OP3): what stands on it is named before, goes elsewhere, and no time out of use is lost.
import type { Page } from '@playwright/test';
import type { Court, OrderOfPlayOnWire } from '@tennis/contract';
import { signUp } from '../support/accounts.ts';
import { addMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';
import { zoneAtNoon } from '../support/zones.ts';

const MINUTE_MS = 60_000;
const WEEK = Array.from({ length: 7 }, () => ({ from: '08:00', to: '22:00' }));

const at = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** Around noon: two courts, a match on the first in an hour and a half, and work on its net from six o'clock on. */
async function aDay(page: Page) {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const timeZone = zoneAtNoon();
  const { id: clubId } = await send<{ id: number }>(page, 'POST', '/api/clubs', {
    name: 'Riverside Tennis Club',
    timeZone,
  });
  const net = new Date();
  net.setUTCMinutes(0, 0, 0);
  const from = new Date(net.getTime() + 6 * 60 * MINUTE_MS).toISOString();
  const { courts } = await send<{ courts: Court[] }>(page, 'POST', `/api/clubs/${clubId}/courts`, {
    courts: [
      { name: 'Court 1', surface: 'clay', hours: WEEK, closures: [{ from, to: null, reason: 'New net' }] },
      { name: 'Court 2', surface: 'hard', hours: WEEK },
    ],
  });
  const tournament = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const players = [
    await enter(page, tournament, 'Elif Demir'),
    await enter(page, tournament, 'Karim Haddad'),
  ];
  const [elif = 0, karim = 0] = players;
  const match = await addMatch(page, tournament, {
    round: 'semi_final',
    players: [elif, karim],
    startTime: at(90),
    court: 'Court 1',
  });
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  return { clubId, courts, match, day };
}

const closuresOf = async (page: Page, clubId: number) =>
  (await send<Court[]>(page, 'GET', `/api/clubs/${clubId}/courts`))[0]?.closures ?? [];

test('a court is closed at the desk, its match is moved, and the court is opened again', async ({ page }) => {
  const { clubId, courts, match, day } = await aDay(page);
  const first = courts[0]?.id ?? 0;
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await page.goto(`/match-schedules?view=courts&date=${day}${isPhone ? `&court=${first}` : ''}`);
  const actions = page.getByRole('button', { name: 'Actions for Court 1' });

  // By keyboard, from the head of the court.
  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Close court' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Close court' }).press('Enter');
  const close = page.getByRole('dialog', { name: 'Close Court 1' });
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(close.getByLabel(/^From/)).not.toHaveValue('');
  await close.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(actions).toBeFocused();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Close court' }).click();
  await expect(close.getByText('1 match is planned there then and needs another place:')).toBeVisible();
  await expect(close.getByText(/PM: Elif Demir v Karim Haddad$/)).toBeVisible();
  await expect(close.getByText('Out of use already, and stays so:')).toBeVisible();
  await expect(close.getByText('6:00 PM until further notice: New net')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Only until the match, it is in nobody's way.
  await close.getByLabel(/^Until/).fill('12:00');
  await expect(close.getByText('The end must be after the start.')).toBeVisible();
  await expect(close.getByRole('button', { name: 'Close court' })).toBeDisabled();
  await close.getByLabel(/^From/).fill('10:00');
  await expect(close.getByText('No match is planned there then.')).toBeVisible();
  await close.getByLabel(/^From/).fill('12:00');
  await close.getByLabel(/^Until/).fill('');
  await close.getByRole('button', { name: 'Close court' }).click();
  await expect(close).toBeHidden();

  // The stored time stands beside the new one.
  await expect
    .poll(async () => (await closuresOf(page, clubId)).map(({ to, reason }) => [to === null, reason]))
    .toEqual([
      [false, null],
      [true, 'New net'],
    ]);
  const column = page.locator(`[data-court="${first}"]`);
  await expect(column.getByText('12:00–6:00 PM')).toBeVisible();
  await expect(page.getByText('Out of use until 6:00 PM')).toBeVisible();
  const fault = page.getByRole('status').filter({ hasText: 'Riverside Clay Open, Semi Final' });
  await expect(fault).toBeVisible();
  await expect(fault).toContainText('Move it to Court 2');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await fault.getByRole('button', { name: 'Move it' }).click();
  await expect(fault).toBeHidden();
  const order = await send<OrderOfPlayOnWire>(page, 'GET', `/api/clubs/${clubId}/order-of-play/${day}`);
  expect(order.matches.find(({ id }) => id === match)?.courtId).toBe(courts[1]?.id);

  await actions.click();
  await page.getByRole('menuitem', { name: 'Open again' }).click();
  const open = page.getByRole('dialog', { name: 'Open Court 1 again' });
  await expect(open.getByRole('checkbox')).toHaveCount(2);
  await expect(open.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expectAccessible(page);
  await open.getByRole('button', { name: 'Open again' }).click();
  await expect(open).toBeHidden();
  await expect(page.getByText('Out of use until 6:00 PM')).toBeHidden();
  const left = await closuresOf(page, clubId);
  expect(left.filter(({ to }) => to === null)).toMatchObject([{ reason: 'New net' }]);
  expect(left.every(({ from, to }) => to === null || (from < to && to <= new Date().toISOString()))).toBe(
    true,
  );
});
