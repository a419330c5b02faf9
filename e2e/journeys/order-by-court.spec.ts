// The order of play of a day by court, as visitors and players read it, and on paper (brief sections 1, 7 and 9; D48).
import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { show } from '../support/locators.ts';
import { addMatch, finishMatch, setMatchStatus } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** A day that no other test uses, in summer. */
const freshDay = (): string =>
  new Date(Date.UTC(2030 + Math.floor(Math.random() * 7000), 5, 1 + Math.floor(Math.random() * 60)))
    .toISOString()
    .slice(0, 10);

/** A day on two courts of a club: one match over, one on court, two to come, one of them played by the person signed in; and one without a court. */
async function aDay(page: Page, day: string) {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const me = await send<{ id: number }>(page, 'GET', '/api/auth/me');
  const { id: clubId } = await send<{ id: number }>(page, 'POST', '/api/clubs', {
    name: 'Riverside Tennis Club',
    timeZone: 'UTC',
  });
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, {
    courts: [
      { name: 'Centre Court', surface: 'clay', lights: true },
      { name: 'Court 2', surface: 'hard' },
    ],
  });
  const open = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const names = ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad'];
  const [nina, priya, elif, karim] = await Promise.all(names.map((name) => enter(page, open, name)));
  const entries = `/api/tournaments/${open}/participants`;
  const { id: marta } = await send<{ id: number }>(page, 'POST', entries, { userId: me.id });
  const players = [nina ?? 0, priya ?? 0] as const;
  const at = (time: string) => `${day}T${time}:00Z`;
  const first = { round: 'quarter_final', players, startTime: at('09:00'), court: 'Centre Court' };
  const over = await addMatch(page, open, first);
  await finishMatch(page, over, '6-4 6-4', players[0]);
  const live = await addMatch(page, open, {
    ...first,
    players: [elif ?? 0, karim ?? 0],
    startTime: at('10:30'),
  });
  await setMatchStatus(page, live, 'in_progress');
  await addMatch(page, open, {
    ...first,
    round: 'final',
    players: [nina ?? 0, null],
    startTime: at('15:00'),
  });
  await addMatch(page, open, { ...first, players: [marta, priya ?? 0], startTime: at('12:00'), court: '2' });
  await addMatch(page, open, { ...first, players: [null, null], startTime: at('16:00'), court: null });
  return { clubId };
}

test('the day is read by court: one’s own match on top, what is on now, and the line of the present [brief 7]', async ({
  page,
  newVisitor,
}) => {
  const day = freshDay();
  await page.clock.setFixedTime(`${day}T11:15:00Z`);
  await aDay(page, day);
  await page.goto(`/match-schedules?date=${day}`);
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Quarter Final');
  await show(page.getByRole('radio', { name: 'Order of play' }));
  await expect(page).toHaveURL(/view=order/);
  const own = page.getByRole('region', { name: 'Your matches' });
  await expect(own.getByRole('article')).toHaveCount(1);
  await expect(own).toContainText('12:00 PM');
  await expect(own).toContainText('Court 2');

  const centre = page.getByRole('region', { name: 'Centre Court' });
  if (isPhone(page)) {
    // The phone opens with the court of one's own match.
    await expect(page.getByRole('radio', { name: 'Court 2' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Court 2' })).toContainText('Free until 12:00 PM');
    await expectAccessible(page);
    await show(page.getByRole('radio', { name: 'Centre Court, on court now' }));
    await expect(page).toHaveURL(/on=centre/);
  }
  await expect(centre).toContainText('Clay, Lights · On court now');
  await expect(centre.getByRole('listitem')).toHaveText([
    /9:00 AM.*Quarter Final.*Nina Kovač/,
    /10:30 AM.*Elif Demir/,
    /^Now, 11:15 AM$/,
    /3:00 PM.*Final.*TBD/,
  ]);
  if (!isPhone(page)) {
    const columns = page.getByRole('region', { name: 'Courts', exact: true }).getByRole('region');
    await expect(columns.getByRole('heading', { level: 3 })).toHaveText([
      'Centre Court',
      'Court 2',
      'Court TBD',
    ]);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.reload();
  await expect(centre).toBeVisible();

  // The same day by time, wherever it is played; the choice is in the address.
  await show(page.getByRole('radio', { name: 'By time' }));
  await expect(page).toHaveURL(/by=time/);
  const articles = (title: string) => page.getByRole('region', { name: title }).getByRole('article');
  await expect(articles('On court now')).toHaveText([/10:30 AM.*Centre Court.*Elif Demir/]);
  await expect(articles('To come')).toHaveText([
    /12:00 PM.*Court 2/,
    /3:00 PM.*Centre Court/,
    /4:00 PM.*Court TBD/,
  ]);
  await expect(articles('Played')).toHaveText([/9:00 AM.*Centre Court.*Nina Kovač/]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.reload();
  await expect(articles('On court now')).toHaveCount(1);
  await show(page.getByRole('radio', { name: 'By court' }));
  await expect(centre).toBeVisible();

  // A visitor reads the same, without matches of their own; before a court opens, when play begins there.
  const visitor = await newVisitor();
  await visitor.clock.setFixedTime(`${day}T06:30:00Z`);
  await visitor.goto(`/match-schedules?date=${day}&view=order`);
  await expect(visitor.getByRole('region', { name: 'Centre Court' })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Your matches' })).toHaveCount(0);
  const second = visitor.getByRole('region', { name: 'Court 2' });
  if (isPhone(page)) await show(visitor.getByRole('radio', { name: 'Court 2' }));
  await expect(second).toContainText('Play begins at 12:00 PM');
  await visitor.clock.setFixedTime(`${day}T08:30:00Z`);
  await visitor.reload();
  await expect(second).toContainText('Free until 12:00 PM');
  await show(page.getByRole('radio', { name: 'List' }));
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Quarter Final');
});

test('paper gets the order of play alone: a column a court with honest times, then the list by time [brief 9]', async ({
  page,
}) => {
  const day = freshDay();
  await aDay(page, day);
  await page.goto(`/match-schedules?date=${day}&view=order`);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const [courts, board] = [page.locator('[data-sheet=courts]'), page.locator('[data-sheet=board]')];
  await expect(courts.getByRole('heading')).toHaveText('Riverside Tennis Club');
  await expect(courts.getByRole('columnheader')).toHaveText(['Centre Court', 'Court 2']);
  await expect(courts.locator('[data-time]')).toHaveText([
    '9:00 AM',
    '12:00 PM',
    'Followed by',
    'Not before 3:00 PM',
  ]);
  for (const sheet of [courts, board])
    await expect(sheet.getByRole('img', { name: 'QR code: the live page' })).toBeVisible();
  await expect(board.getByRole('row')).toHaveCount(6);
  await expect(board.getByRole('row').nth(1)).toContainText('9:00 AM');
  // Nobody is to come by a clock time that the court's own sheet does not promise.
  await expect(board.getByRole('row').nth(2)).toContainText('Followed by');
  await expect(board).toContainText('Court TBD');
});
