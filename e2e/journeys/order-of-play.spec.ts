// The desk of a club's day (D54, D55, ADR 23; brief section 7, mock 02): a Saturday planned in a few presses, and matches moved in three equal ways.
// The engine's results are tested in packages/domain/schedule, the server's in apps/server/tennis/order.
import type { Page } from '@playwright/test';
import type { OrderOfPlayOnWire } from '@tennis/contract';
import { createClub, signUp } from '../support/accounts.ts';
import { show } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { settled as takesPresses } from '../support/settled.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const DAY_MS = 86_400_000;
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** A day on which no journey has begun, whatever the hour. */
const DAY = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
const NEXT = new Date(Date.now() + 6 * DAY_MS).toISOString().slice(0, 10);

/** A club admin with courts from 8 to 22. */
async function aClubWithCourts(page: Page, courts: number): Promise<number> {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const surfaces = ['clay', 'clay', 'clay', 'hard', 'hard'];
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, {
    courts: Array.from({ length: courts }, (_, at) => ({
      name: `Court ${at + 1}`,
      surface: surfaces[at % surfaces.length],
      lights: at < 3,
      indoor: at === 4,
    })),
  });
  return clubId;
}

/** A tournament of that day with a published knockout of this many, an hour a match. */
async function aDraw(
  page: Page,
  clubId: number,
  name: string,
  entries: number,
  lastDay = DAY,
): Promise<number> {
  const { id } = await send<{ id: number }>(page, 'POST', '/api/tournaments', {
    name,
    clubId,
    type: 'Open',
    startDate: `${DAY}T08:00:00.000Z`,
    endDate: `${lastDay}T21:00:00.000Z`,
    maxParticipants: 64,
    status: 'upcoming',
    rules: {
      format: 'knockout',
      pointSystem: 'normal_deuce',
      letRule: true,
      timeLimit: 60,
      matchesPerParticipant: 3,
      playersProgressingFromGroups: 2,
      tieBreakerRule: 'matches_won',
    },
  });
  for (let entry = 1; entry <= entries; entry += 1)
    await send(page, 'POST', `/api/tournaments/${id}/participants`, { name: `${name} ${entry}` });
  const draw = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/draws`, {});
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${draw.id}/publication`, { published: true });
  return id;
}

const orderOf = (page: Page, clubId: number) =>
  send<OrderOfPlayOnWire>(page, 'GET', `/api/clubs/${clubId}/order-of-play/${DAY}`);

const unscheduled = (page: Page) => page.getByRole('region', { name: 'Unscheduled' });

test('a director plans a Saturday of three tournaments and publishes it', async ({ page, browser }) => {
  const clubId = await aClubWithCourts(page, 5);
  await aDraw(page, clubId, 'Open', 32);
  await aDraw(page, clubId, 'Adults', 16);
  await aDraw(page, clubId, 'Evening', 12);
  await page.goto(`/match-schedules?date=${DAY}`);
  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    await page.getByRole('button', { name, exact: true }).click();
  };
  presses += 1;
  await show(page.getByRole('radio', { name: 'Courts', exact: true }));
  await expect(unscheduled(page)).toContainText('57');
  await expect(page).toHaveURL(/view=courts/);
  await press('Suggest times');
  const dialog = page.getByRole('dialog', { name: 'Suggested times' });
  // The usual limits of matches a day leave the last rounds of a draw of 32 without a place on one day [OP9].
  await expect(dialog.getByText('This plan keeps to 2 singles, 2 doubles, 3 matches in all.')).toBeVisible();
  await expect(dialog.getByText(/With a higher limit for these days/)).toBeVisible();
  // It is said at once, above the choices, that not all is planned.
  await expect(
    dialog.getByText(/get a court and a time\. \d+ match(?:es find| finds) no place\./),
  ).toBeVisible();
  presses += 1;
  await dialog.getByLabel('The most matches of one player on a day').selectOption('No limit');
  await expect(dialog).toContainText('57 matches get a court and a time.');
  await expect(dialog.getByText(/: 57 matches, over about/)).toBeVisible();
  await expect(dialog.getByRole('row', { name: 'Matches without a place 57 0' })).toBeVisible();
  await expectAccessible(page);
  presses += 1;
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expect(unscheduled(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Not published')).toBeVisible();
  await press('Publish');
  const see = page.getByRole('button', { name: 'See it as players do' });
  // The toast stays as long as its button has the focus.
  await see.focus();
  await expect(page.getByText('Published, changes are live')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(12);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // What a director wants next: the day as everybody reads it.
  await see.click();
  await expect(page).toHaveURL(/view=order/);
  await expect(page.getByRole('radio', { name: 'Order of play' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Court 1', exact: true }).first()).toContainText('Open');

  const { desk, matches } = await orderOf(page, clubId);
  expect(desk?.faults).toEqual([]);
  expect(matches.every(({ startTime, courtId }) => startTime !== null && courtId !== null)).toBe(true);
  // A visitor sees it now, and nothing of the desk.
  const context = await browser.newContext();
  const seen = await context.request.get(
    new URL(`/api/clubs/${clubId}/order-of-play/${DAY}`, page.url()).href,
  );
  const told = (await seen.json()) as OrderOfPlayOnWire;
  expect([told.matches.length, told.desk]).toEqual([57, undefined]);
  await context.close();
});

test('the list leads directors to matches without a time, and visitors read where players come from who are not known yet [D54]', async ({
  page,
  newVisitor,
}) => {
  const clubId = await aClubWithCourts(page, 1);
  const id = await aDraw(page, clubId, 'Lantern Cup', 4);
  // The tournament's own page leads there as its next step, and so does the day without matches.
  const way = page.getByRole('link', { name: 'Plan the order of play' });
  // On the draw's tab a desk shows it once, in the line of the tabs; a phone has it beside the draw too, as its head scrolls away.
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(page.getByText(/^Draw \d+ of \d+, published/)).toBeVisible();
  await expect(way).toHaveCount(isPhone(page) ? 2 : 1);
  await page.goto(`/tournaments/${id}`);
  await expect(page.getByText('3 matches have no court and time yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Plan the order of play' }).click();
  await expect(page).toHaveURL(new RegExp(`view=courts.*date=${DAY}`));
  await expect(page.getByRole('button', { name: 'Suggest times' })).toBeVisible();
  await page.goto(`/match-schedules?date=${DAY}`);
  await page.getByRole('link', { name: '3 matches without a time' }).click();
  await expect(page).toHaveURL(/view=courts/);
  await expect(unscheduled(page)).toContainText('Winner of match 1 v Winner of match 2');
  await page.getByRole('button', { name: 'Suggest times' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(unscheduled(page).getByRole('button')).toHaveCount(0);
  // A hasty hand publishes and no more: the button that takes it back stands in the same place, and asks.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, changes are live')).toBeVisible();
  const takeBack = page.getByRole('button', { name: 'Take back', exact: true });
  const question = page.getByRole('alertdialog', { name: 'Take the order of play back?' });
  await takeBack.click();
  await expect(question).toContainText('Nobody but the club’s admins sees it then.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Published, changes are live')).toBeVisible();
  await takeBack.click();
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Not published')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, changes are live')).toBeVisible();
  await page.getByRole('radio', { name: 'List' }).click();
  // The list is for every club that its reader may see, and other journeys have matches on this day too.
  await expect(page.getByRole('article').filter({ hasText: 'Lantern Cup' })).toHaveCount(3);
  await expect(page.getByRole('link', { name: /without a time/ })).toHaveCount(0);

  const visitor = await newVisitor();
  for (const view of ['', '&view=order']) {
    await visitor.goto(`/match-schedules?date=${DAY}&tournament=${id}${view}`);
    const rows = visitor.getByRole('main').getByRole('article');
    // By court they read what the desk has.
    const [one, two] =
      view === ''
        ? ['Winner of match 1', 'Winner of match 2']
        : ['Winner of 8:00 AM, Court 1', 'Winner of 9:00 AM, Court 1'];
    await expect(rows.filter({ hasText: one })).toContainText(two);
    // The feeders can be found: these two show their numbers, because the final waits for them.
    await expect(rows.filter({ hasText: /Match [12]/ })).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Match 3' })).toHaveCount(0);
  }
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.locator('[data-sheet="board"]')).toContainText('Winner of match 1');
});

test('a director gives only the first match of a court a time, and visitors read that the others follow [OP37]', async ({
  page,
  newVisitor,
}) => {
  const clubId = await aClubWithCourts(page, 1);
  const id = await aDraw(page, clubId, 'Harbour Cup', 4);
  await page.goto(`/match-schedules?view=courts&date=${DAY}`);
  await page.getByRole('button', { name: 'Suggest times', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggested times' });
  const choice = dialog.getByRole('checkbox', { name: 'Only the first match of a court gets a time' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expect(dialog.getByText('1 match reads “Followed by” from then on.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(unscheduled(page).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, changes are live')).toBeVisible();
  // The choice is remembered.
  await page.getByRole('button', { name: 'Plan all anew' }).click();
  await expect(choice).toBeChecked();
  await page.keyboard.press('Escape');

  const visitor = await newVisitor();
  await visitor.goto(`/match-schedules?date=${DAY}&tournament=${id}`);
  await expect(visitor.getByRole('main')).toContainText('Followed by');
  await expect(visitor.getByRole('heading', { name: '9:00 AM' })).toHaveCount(0);
  await visitor.goto(`/match-schedules?date=${DAY}&tournament=${id}&view=order`);
  const rows = visitor.getByRole('region', { name: 'Court 1' }).getByRole('article');
  // The final waits until its players have rested: after such a gap it has a time.
  await expect(rows).toHaveText([/8:00 AM/, /^Followed by.*about \d+:\d\d AM/, /11:00 AM/]);
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.locator('[data-sheet=courts] [data-time]')).toHaveText([
    '8:00 AM',
    /^Followed by/,
    /11:00 AM$/,
  ]);
});

test('a tournament keeps to the courts that its director has chosen, and the desk says where it does not [OP2]', async ({
  page,
}) => {
  const clubId = await aClubWithCourts(page, 3);
  const id = await aDraw(page, clubId, 'Open', 4);
  await page.goto(`/tournaments/${id}`);
  await page.getByRole('button', { name: 'More actions for Open' }).click();
  await page.getByRole('menuitem', { name: 'Courts of the tournament' }).click();
  const dialog = page.getByRole('dialog', { name: 'Courts of the tournament' });
  await dialog.getByRole('radio', { name: 'Only on these courts' }).check();
  for (const court of ['Court 1', 'Court 2', 'Court 3'])
    await dialog.getByRole('checkbox', { name: court }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one court.');
  await dialog.getByRole('checkbox', { name: 'Court 3' }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 court may be used')).toBeVisible();

  await page.goto(`/match-schedules?view=courts&date=${DAY}`);
  const strip = unscheduled(page).getByRole('button');
  await expect(strip).toHaveCount(3);
  await strip.first().focus();
  await page.keyboard.press('Space');
  const moving = page.getByRole('status').filter({ hasText: 'Moving Open' });
  await expect(moving).toContainText('Court 3, 8:00');
  await page.keyboard.press('ArrowLeft');
  await expect(moving).toContainText('Court 2 is not one of the courts of this tournament.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Suggest times', exact: true }).click();
  await page.getByRole('dialog', { name: 'Suggested times' }).getByRole('button', { name: 'Apply' }).click();
  await expect(strip).toHaveCount(0);
  const { matches } = await orderOf(page, clubId);
  expect(new Set(matches.map(({ court }) => court))).toEqual(new Set(['Court 3']));
});

test('a director notes when somebody cannot play, and the plan and the desk keep to it [OP8]', async ({
  page,
}) => {
  const clubId = await aClubWithCourts(page, 1);
  const id = await aDraw(page, clubId, 'Open', 2);
  await page.goto(`/tournaments/${id}?tab=participants`);
  await page.getByRole('button', { name: 'Actions for Open 1' }).click();
  await page.getByRole('menuitem', { name: 'Times…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open 1: Times' });
  await dialog.getByRole('button', { name: 'Add a time' }).click();
  await dialog.getByLabel('To', { exact: true }).fill('17:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The times are saved')).toBeVisible();
  await expect(page.getByText(/: not before 5:00 PM$/)).toBeVisible();

  await page.goto(`/match-schedules?view=courts&date=${DAY}`);
  const strip = unscheduled(page).getByRole('button');
  await expect(strip.first()).toContainText(/: not before 5:00 PM, Open 1$/);
  await strip.first().focus();
  await page.keyboard.press('Space');
  // The first lawful place; a step up breaks the rule.
  const moving = page.getByRole('status').filter({ hasText: 'Moving Open' });
  await expect(moving).toContainText('Court 1, 5:00 PM');
  await page.keyboard.press('ArrowUp');
  await expect(moving).toContainText('Open 1 cannot play then: 15 min too early.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(strip).toHaveCount(0);
  await expectAccessible(page);
});

test('drag, keys and taps put a match in the same place, and the last move is undone', async ({ page }) => {
  const clubId = await aClubWithCourts(page, 2);
  await aDraw(page, clubId, 'Open', 2);
  await page.goto(`/match-schedules?view=courts&date=${DAY}`);
  const strip = unscheduled(page).getByRole('button');
  await expect(strip).toHaveCount(1);
  const places: (string | null)[][] = [];
  const settled = async () => {
    await expect(strip).toHaveCount(0);
    const { matches } = await orderOf(page, clubId);
    places.push(matches.flatMap(({ court, startTime }) => [court, startTime]));
    await page.getByRole('button', { name: 'Undo last move' }).click();
    await expect(strip).toHaveCount(1);
  };

  // Keys: the first lawful place is 8:00 on the first court; four steps down is 9:00.
  await strip.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Moving Open' })).toContainText('No conflicts.');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'Moving Open' })).toContainText('Court 1, 9:00');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  // The card is drawn anew in another place, and the next key still reaches it.
  await expect(page.locator('[data-court] [data-pick]')).toBeFocused();
  await settled();

  // Taps: the match, then the place. An hour is 76 pixels high.
  const column = page.locator('[data-court]').first();
  await strip.first().click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await column.click({ position: { x: 40, y: 76 } });
  await settled();

  if (!isPhone(page)) {
    await strip.first().hover();
    await page.mouse.down();
    const box = await column.boundingBox();
    if (box === null) throw new Error('The column is not there.');
    await page.mouse.move(box.x + 30, box.y + 90, { steps: 6 });
    await page.mouse.move(box.x + 40, box.y + 76, { steps: 3 });
    await page.mouse.up();
    await settled();
  }
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
  expect(places[0]).toEqual(['Court 1', `${DAY}T09:00:00.000Z`]);
});

test('a match goes to another day in three presses, by taps, keys and drag alike, and a full day says what is in the way', async ({
  page,
}) => {
  const clubId = await aClubWithCourts(page, 1);
  await aDraw(page, clubId, 'Open', 2, NEXT);
  const order = (day: string) => `/api/clubs/${clubId}/order-of-play/${day}`;
  const read = (day: string) => send<OrderOfPlayOnWire>(page, 'GET', order(day));
  const { courts, matches } = await orderOf(page, clubId);
  const matchId = matches[0]?.id ?? 0;
  const courtId = courts[0]?.id ?? 0;
  const begin = async () => {
    const moves = [{ matchId, courtId, startTime: `${DAY}T10:00:00.000Z` }];
    await send(page, 'PATCH', order(DAY), { moves, confirm: true });
    await page.goto(`/match-schedules?view=courts&date=${DAY}`);
  };
  const card = page.locator(`[data-court] [data-pick="${matchId}"]`);
  const days = page.getByRole('group', { name: /^Day for / });
  const first = page
    .getByRole('list', { name: /^Free places for / })
    .getByRole('button')
    .first();
  const ends: (string | null)[][] = [];
  const moved = async () => {
    await expect(page.getByText(/is on Court 1 on .* at 8:00 AM/).first()).toBeVisible();
    await expect(card).toHaveCount(0);
    ends.push((await read(NEXT)).matches.flatMap(({ court, startTime }) => [court, startTime]));
  };

  await begin();
  await card.click();
  await days.getByRole('button').nth(1).click();
  await expect(first).toHaveText('Court 1, 8:00 AM');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
  await first.click();
  await moved();

  await begin();
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('PageDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await moved();

  if (!isPhone(page)) {
    await begin();
    await card.hover();
    await page.mouse.down();
    const from = await card.boundingBox();
    await page.mouse.move((from?.x ?? 0) + 30, (from?.y ?? 0) + 40, { steps: 4 });
    const day = await days.getByRole('button').nth(1).boundingBox();
    await page.mouse.move((day?.x ?? 0) + 20, (day?.y ?? 0) + 12, { steps: 6 });
    await page.mouse.up();
    await expect(days.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
    await first.click();
    await moved();
  }
  expect(new Set(ends.map((end) => JSON.stringify(end)))).toEqual(
    new Set([JSON.stringify(['Court 1', `${NEXT}T08:00:00.000Z`])]),
  );

  // One hour a day, and the other day has its match.
  const cup = await aDraw(page, clubId, 'Cup', 2, NEXT);
  const [other] = await send<{ id: number }[]>(page, 'GET', `/api/tournaments/${cup}/matches`);
  await send(page, 'PATCH', order(NEXT), {
    moves: [{ matchId: other?.id ?? 0, courtId, startTime: `${NEXT}T08:00:00.000Z` }],
    confirm: true,
  });
  const hours = Array.from({ length: 7 }, () => ({ from: '08:00', to: '09:00' }));
  await send(page, 'PATCH', `/api/clubs/${clubId}/courts/${courtId}`, { hours });
  await begin();
  await card.click();
  await days.getByRole('button').nth(1).click();
  await expect(page.getByText('No lawful place is left that day.')).toBeVisible();
  await expect(page.getByText('No court that it may use is free for 60 minutes in a row.')).toBeVisible();
  await expect(page.getByText('60 min of it are outside the hours of the court.').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
});

test('what finds no place in a suggestion is put where it nearly fits, once its director has confirmed what that breaks [OP3, RE1]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const clubId = await aClubWithCourts(page, 1);
  await aDraw(page, clubId, 'Open', 4);
  const { courts } = await orderOf(page, clubId);
  const hours = Array.from({ length: 7 }, () => ({ from: '08:00', to: '11:15' }));
  await send(page, 'PATCH', `/api/clubs/${clubId}/courts/${courts[0]?.id ?? 0}`, { hours });
  await page.goto(`/match-schedules?view=courts&date=${DAY}`);
  await page.getByRole('button', { name: 'Suggest times', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggested times' });
  await expect(dialog.getByText('1 match finds no place:')).toBeVisible();
  const place = dialog.getByRole('checkbox', { name: /^Place it all the same: .*, 10:15 AM, Court 1$/ });
  await expect(place).toHaveAccessibleDescription('The match before it leaves 45 min too little rest.');
  await place.check();
  const longer = dialog.getByRole('checkbox', { name: /11:00 AM, Court 1$/ });
  await expect(longer).toHaveAccessibleDescription('45 min of it are outside the hours of the court.');
  // One place for one match.
  await longer.check();
  await expect(place).not.toBeChecked();
  await place.check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const question = page.getByRole('alertdialog', { name: 'Move it all the same?' });
  await expect(question).toContainText('45 min too little rest');
  await question.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(unscheduled(page).getByRole('button')).toHaveCount(0);
  const { matches } = await orderOf(page, clubId);
  expect(matches.map(({ startTime }) => startTime?.slice(11, 16))).toEqual(['08:00', '09:00', '10:15']);
});

test('on a phone the court shown follows the match in the hand, and its chips put nothing down @phone', async ({
  page,
}) => {
  const clubId = await aClubWithCourts(page, 2);
  await aDraw(page, clubId, 'Open', 2);
  await page.goto(`/match-schedules?view=courts&date=${DAY}`);
  const chip = (name: RegExp) =>
    page.getByRole('radiogroup', { name: 'Courts' }).getByRole('radio', { name });
  const moving = page.getByRole('status').filter({ hasText: 'Moving Open' });
  const column = page.locator('[data-court]');
  const place = async () =>
    (await orderOf(page, clubId)).matches.map(({ court, startTime }) => [court, startTime]);
  await unscheduled(page).getByRole('button').first().click();
  await show(chip(/^Court 2/));
  await expect(moving).toContainText('Court 2, 8:00');
  await column.click({ position: { x: 40, y: 76 } });
  await expect(page.getByRole('button', { name: 'Undo last move' })).toBeVisible();
  expect(await place()).toEqual([['Court 2', `${DAY}T09:00:00.000Z`]]);
  await expect(chip(/^Court 2/)).toBeChecked();

  // The line of courts sticks above the column that it covers.
  await column.getByRole('button', { name: /Open 1/ }).click();
  await page.evaluate(() => scrollBy(0, 600));
  await show(chip(/^Court 1/));
  await expect(moving).toContainText('Court 1, 9:00');
  await page.keyboard.press('ArrowRight');
  await expect(moving).toContainText('Court 2, 9:00');
  await expect(chip(/^Court 2/)).toBeChecked();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(moving).toHaveCount(0);
  expect(await place()).toEqual([['Court 2', `${DAY}T09:00:00.000Z`]]);
});

test('Escape puts nothing down, and what breaks a rule is asked about or refused', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const clubId = await aClubWithCourts(page, 1);
  await aDraw(page, clubId, 'Open', 4);
  await page.goto(`/match-schedules?view=courts&date=${DAY}`);
  const strip = unscheduled(page).getByRole('button');
  await expect(strip).toHaveCount(3);
  await strip.first().click();
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();

  await strip.filter({ hasText: 'Semi Final' }).first().click();
  await page.keyboard.press('Enter');
  await expect(strip).toHaveCount(2);
  // On the same court at the same time: refused at once.
  await strip.filter({ hasText: 'Semi Final' }).first().click();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'Moving Open' })).toContainText(
    'Court 1 has another match then.',
  );
  await page.keyboard.press('Enter');
  const refused = page.getByRole('alert').filter({ hasText: 'It cannot go there.' });
  await expect(refused).toContainText('Court 1 has another match then.');
  await expect(strip).toHaveCount(2);
  // The final half an hour after its semi-final: asked about.
  await strip.filter({ hasText: 'Final' }).filter({ hasNotText: 'Semi' }).first().click();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'Moving Open' })).toContainText(
    'The match before it leaves 30 min too little rest.',
  );
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move' }).click();
  await expect(strip).toHaveCount(1);
  await expect(page.getByText('1 warning')).toBeVisible();
});

test('a match is fixed, taken off the plan, placed by one press, and begins in two taps', async ({
  page,
}) => {
  const clubId = await aClubWithCourts(page, 2);
  await aDraw(page, clubId, 'Open', 2);
  await page.goto(`/match-schedules?view=courts&date=${DAY}`);
  const strip = unscheduled(page).getByRole('button');
  const places = page.getByRole('list', { name: /^Free places for Open/ });
  const put = async () => {
    await strip.first().click();
    await places.getByRole('button').first().click();
    await expect(strip).toHaveCount(0);
  };
  await put();
  const card = page.getByRole('region', { name: 'Courts' }).getByRole('button', { name: /Open 1/ });
  // The buttons of the bar have just appeared, and take no press that comes at once.
  const pick = async () => {
    await card.click();
    await takesPresses(page);
  };
  await pick();
  await page.getByRole('button', { name: 'Fix here' }).click();
  await expect(card.getByLabel('Fixed')).toBeVisible();
  await pick();
  await page.getByRole('button', { name: 'Take off the plan' }).click();
  await expect(strip).toHaveCount(1);
  await put();
  await pick();
  await page.getByRole('button', { name: 'Start match' }).click();
  await expect(page.getByRole('region', { name: 'Courts' })).toContainText('In Progress');
  await pick();
  await expect(page.getByRole('link', { name: 'Enter the result' })).toBeVisible();
  await expectAccessible(page);
});

test('a club sets its rules for the order of play: suggestions keep to them, and the desk asks before they are broken [OP7, OP9]', async ({
  page,
}) => {
  const clubId = await aClubWithCourts(page, 2);
  await aDraw(page, clubId, 'Open', 4);
  await page.goto(`/admin/club/${clubId}/courts`);
  const card = page.locator('form').filter({ hasText: 'Rules for the order of play' });
  await card.getByText('Rules for the order of play').click();
  await expect(card.getByText(/^Two singles, two doubles, and three matches in all/)).toBeVisible();
  await card.getByLabel('Limit', { exact: true }).selectOption('Our own numbers');
  await card.getByLabel('Singles', { exact: true }).fill('1');
  await card.getByLabel('From one day to the next').fill('3');
  await card.getByRole('button', { name: 'Save changes' }).click();
  await expect(card.getByText('Between 6 and 16 hours.')).toBeVisible();
  await card.getByLabel('From one day to the next').fill('12');
  await card.getByLabel('After a match').selectOption('usta');
  await expect(card.getByText(/^Adults and pairs 30 minutes/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
  await card.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Rules saved')).toBeVisible();

  await page.goto(`/match-schedules?view=courts&date=${DAY}`);
  await page.getByRole('button', { name: 'Suggest times', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggested times' });
  // The final would be the second match of both its players.
  await expect(dialog.getByText('1 match finds no place:')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const strip = unscheduled(page).getByRole('button');
  await expect(dialog).toBeHidden();
  await expect(strip).toHaveCount(1);
  await strip.first().click();
  await expect(page.getByText('No lawful place is left that day.')).toBeVisible();
  // By hand it may go there all the same, and they are asked first.
  await page.keyboard.press('ArrowDown');
  const moving = page.getByRole('status').filter({ hasText: 'Moving Open' });
  await expect(moving).toContainText('plays too many matches that day.');
  await page.keyboard.press('Escape');
});
