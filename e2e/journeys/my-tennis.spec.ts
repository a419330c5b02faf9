// A player's own page, a child's, a person's public page, and following without an account.
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { button, field } from '../support/locators.ts';
import { addMatch, finishMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

interface Entry {
  readonly id: number;
  readonly personId: number | null;
  readonly userId: number | null;
}

const entriesOf = (page: Page, id: number) =>
  send<Entry[]>(page, 'GET', `/api/tournaments/${id}/participants`);

test('a player sees what comes and what was, for a child too, and follows others', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, {
    name: 'Riverside Clay Open',
    clubId,
    status: 'registering',
  });
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const player = await context.newPage();
  await signUp(player, { name: 'Nina Kovač', role: 'member' });

  // Before anything: what to do.
  await player.goto('/my-tennis');
  await expect(player.getByRole('heading', { level: 1 })).toHaveText('My Tennis');
  await expect(player.getByText('No match is planned')).toBeVisible();
  await expect(player.getByRole('link', { name: 'Find a tournament' })).toBeVisible();
  await expectAccessible(player);

  await send(player, 'POST', `/api/tournaments/${id}/entry`, {});
  const [own] = await entriesOf(page, id);
  const nina = own?.id ?? 0;
  const priya = await enter(page, id, 'Priya Raman');
  const bo = await enter(page, id, 'Bo Lind');
  const played = await addMatch(page, id, {
    round: 'quarter_final',
    players: [priya, nina],
    startTime: inDays(-2),
  });
  await finishMatch(page, played, '6-4 3-6 4-6', nina);
  await addMatch(page, id, { round: 'final', players: [nina, bo], startTime: inDays(2), court: 'Court 3' });

  // A child of hers, as the club knows it.
  const child = await enter(page, id, 'Mia Kovač');
  await send(player, 'POST', '/api/user/claims', { entryId: child, relation: 'manager' });
  const [claim] = await send<{ id: number }[]>(page, 'GET', `/api/clubs/${clubId}/claims`);
  await send(page, 'PUT', `/api/clubs/${clubId}/claims/${claim?.id ?? 0}`, { approved: true });
  await addMatch(page, id, { round: 'semi_final', players: [child, priya], startTime: inDays(1) });

  await player.reload();
  const next = player.getByRole('region', { name: 'Next match' });
  await expect(next).toContainText('against Bo Lind');
  // Beside it, when her child plays, and the way to the child's page.
  const after = player.getByRole('region', { name: 'People you look after' });
  await expect(after.getByRole('listitem')).toContainText([/Mia Kovač.*against Priya Raman/]);
  await after.getByRole('link', { name: 'Mia Kovač' }).click();
  await expect(next).toContainText('against Priya Raman');
  await expect(after).toHaveCount(0);
  await player.goBack();
  await expect(next).toContainText('against Bo Lind');
  await expect(next).toContainText('Court 3');
  await expect(player.getByRole('region', { name: 'Entries' })).toContainText('Entered');
  const result = player.getByRole('list', { name: 'Results' }).getByRole('article');
  await expect(result).toContainText('Won');
  // Her own side comes first, no matter who was named first.
  await expect(result).toHaveAccessibleName(/Nina Kovač 4 6 6.*Priya Raman 6 3 4/);
  await expect(player.getByRole('region', { name: 'Head-to-head' })).toContainText('1–0');
  await expectAccessible(player);
  await expectNoSidewaysScroll(player);

  await field(player, 'Whose tennis').selectOption('Mia Kovač');
  await expect(player).toHaveURL(/\?person=\d+$/);
  await expect(next).toContainText('against Priya Raman');
  await field(player, 'Whose tennis').selectOption('Nina Kovač');
  await expect(next).toContainText('against Bo Lind');

  // From the head-to-head to the matches, and on to the opponent, by the keyboard alone.
  const opponent = player.getByRole('link', { name: 'Priya Raman 1 won, 0 lost' });
  await opponent.focus();
  await player.keyboard.press('Enter');
  await expect(player).toHaveURL(/\/people\/\d+\?opponent=p\d+$/);
  await expect(player.getByRole('heading', { level: 1 })).toHaveText('Nina Kovač');
  const between = player.getByRole('region', { name: 'Head-to-head with Priya Raman' });
  await expect(between).toContainText('1 won, 0 lost');
  // On a phone too the matches are what one sees.
  await expect(between.getByRole('article')).toBeInViewport();
  await expectAccessible(player);
  await player.getByRole('link', { name: 'Page of Priya Raman' }).press('Enter');
  await expect(player.getByRole('heading', { level: 1 })).toHaveText('Priya Raman');
  // A new page takes the focus, and its first button comes next; the page has just changed, so the button ignores presses for a moment.
  await expect(player.getByRole('main')).toBeFocused();
  await expect(button(player, 'Follow Priya Raman')).toBeVisible();
  await settled(player);
  await player.keyboard.press('Tab');
  await expect(button(player, 'Follow Priya Raman')).toBeFocused();
  await player.keyboard.press('Enter');
  await expect(button(player, 'Unfollow Priya Raman')).toBeFocused();

  // My Tennis is found in the menu of the account.
  await button(player, 'Account of Nina Kovač').click();
  await player.getByRole('menuitem', { name: 'My Tennis' }).click();
  const followed = player.getByRole('region', { name: 'People you follow' });
  await expect(followed.getByRole('link', { name: 'Priya Raman' })).toBeVisible();
  await expect(followed).toContainText('against Mia Kovač');
  if ((player.viewportSize()?.width ?? 0) >= 1024) {
    await expect(
      player.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'My Tennis' }),
    ).toHaveAttribute('aria-current', 'page');
  }
  await context.close();
});

test('a visitor opens a player from the entries, and follows them', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const ana = await enter(page, id, 'Ana Lind');
  const bo = await enter(page, id, 'Bo Lind');
  const final = await addMatch(page, id, { round: 'final', players: [ana, bo], startTime: inDays(-1) });
  await finishMatch(page, final, '6-4 7-6(3)', ana);
  await page.context().clearCookies();

  await page.goto('/following');
  await expect(page.getByText('You follow nobody yet.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/tournaments/${id}?tab=participants`);
  await page.getByRole('link', { name: 'Ana Lind' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Lind');
  const titles = page.getByRole('region', { name: 'Titles and finals' });
  await expect(titles.getByRole('link', { name: /Riverside Clay Open/ })).toContainText('Title');
  await expect(page.getByRole('table', { name: 'By year' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field(page, 'Opponent').selectOption('Bo Lind');
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article')).toHaveCount(1);
  await button(page, 'Follow Ana Lind').click();
  await page.goto('/following');
  await expect(page.getByRole('link', { name: 'Ana Lind' })).toBeVisible();
  await expect(page.getByText('No match is planned.')).toBeVisible();
  await button(page, 'Unfollow Ana Lind').click();
  await expect(page.getByText('You follow nobody yet.')).toBeVisible();
});

test('[brief 2] a visitor sees when somebody whom they follow is called', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const ana = await enter(page, id, 'Ana Lind');
  const bo = await enter(page, id, 'Bo Lind');
  const match = await addMatch(page, id, { round: 'final', players: [ana, bo], court: 'Court 3' });

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  // The code on the list of entries leads here.
  await phone.goto(`/tournaments/${id}?tab=participants`);
  await phone.getByRole('link', { name: 'Ana Lind' }).click();
  await button(phone, 'Follow Ana Lind').click();
  await expect(button(phone, 'Unfollow Ana Lind')).toBeVisible();
  await phone.goto('/following');
  await expect(phone.getByRole('main')).toContainText('against Bo Lind • Court 3');
  await send(page, 'PUT', `/api/matches/${match}/call`, { called: true });
  await expect(phone.getByRole('main')).toContainText('Called to Court 3');
  await expectNoSidewaysScroll(phone);
  await context.close();
});

test('[D24] the page of a child is as little there as one of nobody', async ({ page, expectProblem }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const junior = await createTournament(page, { name: 'Junior Cup', clubId });
  await send(page, 'PATCH', `/api/tournaments/${junior}`, { type: 'U12' });
  await enter(page, junior, 'Mia Berg');
  const [mia] = await entriesOf(page, junior);
  await page.goto(`/people/${mia?.personId ?? 0}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia Berg');
  await page.context().clearCookies();
  expectProblem(/404/);
  await page.goto(`/people/${mia?.personId ?? 0}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
