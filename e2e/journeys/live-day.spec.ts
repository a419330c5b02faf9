// A day as it runs at the desk (OP34, OP35): called, late, on court, over, and what visitors read of it. The club's zone is chosen so that it is
// always noon there.
import type { Page } from '@playwright/test';
import type { Match } from '@tennis/contract';
import { signUp } from '../support/accounts.ts';
import { show } from '../support/locators.ts';
import { addMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';
import { zoneAtNoon } from '../support/zones.ts';

const MINUTE_MS = 60_000;

const at = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** Two courts; a match now on the first, one that follows it there, and one of a player of the first on the second. */
async function aLiveDay(page: Page) {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const zone = zoneAtNoon();
  const { id: clubId } = await send<{ id: number }>(page, 'POST', '/api/clubs', {
    name: 'Riverside Tennis Club',
    timeZone: zone,
  });
  const { courts } = await send<{ courts: { id: number }[] }>(page, 'POST', `/api/clubs/${clubId}/courts`, {
    courts: [
      { name: 'Court 1', surface: 'clay' },
      { name: 'Court 2', surface: 'hard' },
    ],
  });
  const tournament = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const names = ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad'];
  const ids: number[] = [];
  for (const name of names) ids.push(await enter(page, tournament, name));
  const [nina = 0, priya = 0, elif = 0, karim = 0] = ids;
  const add = (players: readonly [number, number], minutes: number, court: string) =>
    addMatch(page, tournament, { round: 'semi_final', players, startTime: at(minutes), court });
  const first = await add([nina, priya], 0, 'Court 1');
  const second = await add([elif, karim], 50, 'Court 1');
  const third = await add([nina, elif], 55, 'Court 2');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
  const order = `/api/clubs/${clubId}/order-of-play/${day}`;
  await send(page, 'PATCH', order, {
    moves: [
      { matchId: first, courtId: courts[0]?.id ?? 0 },
      { matchId: second, courtId: courts[0]?.id ?? 0, followedBy: true },
    ],
    confirm: true,
  });
  await send(page, 'PUT', `${order}/publication`, { published: true });
  return { tournament, day, first, second, third, nina };
}

test('a match is called, is late, goes on court and ends; the next one follows, and visitors read all of it', async ({
  page,
  newVisitor,
}) => {
  const { tournament, day, first, nina } = await aLiveDay(page);
  const visitor = await newVisitor();
  const order = `/match-schedules?view=order&date=${day}&tournament=${tournament}`;
  await visitor.goto(order);
  await expect(visitor.getByText(/Followed by/).first()).toBeAttached();
  await expect(visitor.getByText(/about \d+:\d\d [AP]M, between/).first()).toBeAttached();

  await send(page, 'PUT', `/api/tournaments/${tournament}/participants/${nina}/check-in`, { state: 'here' });
  await page.goto(`/match-schedules?view=courts&date=${day}`);
  const now = page.getByRole('region', { name: 'Courts now' });
  const courtOne = now.getByRole('listitem').filter({ hasText: 'Court 1' }).first();
  await expect(courtOne).toContainText('Free');
  await expect(courtOne).toContainText('Next: Nina Kovač v Priya Raman');
  await courtOne.getByRole('button', { name: 'Call to Court 1' }).click();
  await expect(courtOne).toContainText(/Called at \d+:\d\d PM/);
  await expect(courtOne.getByLabel('Nina Kovač: here')).toBeVisible();
  await expect(courtOne.getByLabel('Priya Raman: expected')).toBeVisible();
  const missing = page.getByRole('region', { name: 'Not here yet' });
  await expect(missing.getByRole('listitem').first()).toHaveText('Priya Raman called to Court 1');
  await expect(missing).not.toContainText('Nina Kovač');
  // Nina cannot go on elsewhere meanwhile.
  await expect(now).toContainText('Nina Kovač v Elif Demir: somebody is on court or called');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await visitor.reload();
  await expect(visitor.getByText('Called to Court 1').first()).toBeAttached();

  // A quarter of an hour later the desk proposes a walkover, and gives none.
  await page.clock.install({ time: Date.now() + 15 * MINUTE_MS });
  await page.reload();
  await expect(courtOne).toContainText('It is 15 minutes or more since the call. Enter a walkover?');
  const called = (await send<Match[]>(page, 'GET', `/api/tournaments/${tournament}/matches`)).find(
    ({ id }) => id === first,
  );
  expect(called).toMatchObject({ status: 'scheduled', winnerId: null });
  await expectAccessible(page);

  // They come after all.
  await courtOne.getByRole('button', { name: 'Start match' }).click();
  await expect(courtOne).toContainText(/On court since \d+:\d\d PM/);
  await courtOne.getByRole('link', { name: 'Enter the result' }).click();
  await expect(page).toHaveURL(new RegExp(`/manage-scores\\?match=${first}`));
  await expect(page.getByText('Nina Kovač').first()).toBeVisible();
  // Its result leads back to the desk, which knows of it at once.
  await expect(page.getByRole('group', { name: 'Digits' })).toBeVisible();
  await page.keyboard.type('6162');
  await page.getByRole('button', { name: 'Complete Match' }).click();
  await expect(page).toHaveURL(new RegExp(`/match-schedules\\?.*view=courts.*date=${day}`));
  await expect(courtOne).toContainText('Next: Elif Demir v Karim Haddad');
  // Its card says how it ended, also where a whole day is seen at one glance. A phone shows all courts as they are now, or the day of one.
  const chips = page.getByRole('radiogroup', { name: 'Courts' });
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) {
    await expect(page.locator('[data-court]')).toHaveCount(0);
    await show(chips.getByRole('radio', { name: 'Court 1' }));
    await expect(now.getByRole('listitem')).toHaveCount(1);
  }
  const card = page.locator(`[data-pick="${first}"]`);
  await expect(card).toHaveText(/Nina Kovač\s*Winner\s*6\s*6\s*Priya Raman\s*1\s*2/);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(card).toContainText('6-1 6-2');
  await expectAccessible(page);
  if (isPhone) await show(chips.getByRole('radio', { name: 'Now' }));
  await expect(now).toContainText(/Nina Kovač v Elif Demir: rest until \d+:\d\d/);
});
