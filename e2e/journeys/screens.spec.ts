// Screens in the clubhouse, beside a court and over a video (brief section 2): nobody signs in, and they update by themselves.
import type { Locator } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { addMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, resize, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

/** How large a text is, in pixels of the screen. */
const heightOf = (text: Locator): Promise<number> =>
  text.evaluate((node) => node.getBoundingClientRect().height / node.getClientRects().length);

test('a screen shows who is on court, who is next and the results, and follows by itself', async ({
  page,
  browser,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/404/);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, { courts: [{ name: 'Court 3' }] });
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  const players: [number, number] = [
    await enter(page, id, 'Nina Kovač'),
    await enter(page, id, 'Priya Raman'),
  ];
  const matchId = await addMatch(page, id, { round: 'semi_final', players, court: 'Court 3' });

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1920, height: 1080 },
  });
  const screen = await context.newPage();
  await screen.goto(`/tv/${id}`);
  await expect(screen.getByRole('heading', { name: 'Riverside Clay Open' })).toBeVisible();
  await expect(screen.getByRole('heading', { name: 'Next' })).toBeVisible();
  await expect(screen.getByRole('listitem')).toContainText('Priya Raman');

  await send(page, 'PUT', `/api/matches/${matchId}/status`, { status: 'in_progress' });
  await expect(screen.getByRole('heading', { name: 'On court now' })).toBeVisible();
  const events = [1, 1, 2].map((winner, index) => ({
    id: `event-${index}-of-it`,
    at: '2026-09-12T10:00:00.000Z',
    event: { type: 'point', winner },
  }));
  const log = { device: 'device-phone-1', setup: { firstServer: 1 }, from: 0, events };
  await send(page, 'PUT', `/api/matches/${matchId}/log`, log);
  await expect(screen.getByRole('listitem')).toContainText('Serving0points 30');
  await expect(screen.getByRole('listitem')).toContainText('points 15');

  // Over a video, the digits of a game that nobody has won yet, also for somebody who comes between two points.
  await screen.goto(`/tv/${id}/match/${matchId}`);
  const video = screen.getByRole('main');
  await expect(video).toHaveText(/Nina Kovač\s*Serving\s*030\s*Priya Raman\s*015$/);
  const third = {
    id: 'event-3-of-it',
    at: '2026-09-12T10:01:00.000Z',
    event: { type: 'point', winner: 1 },
  };
  await send(page, 'PUT', `/api/matches/${matchId}/log`, { ...log, from: 3, events: [third] });
  await expect(video).toHaveText(/Nina Kovač\s*Serving\s*040\s*Priya Raman\s*015$/);
  await expectAccessible(screen);
  await screen.goto(`/tv/${id}`);
  await send(page, 'PUT', `/api/matches/${matchId}/scores`, {
    scores: { set1: { player1: 5, player2: 4 } },
  });
  await expect(screen.getByRole('listitem')).toContainText('5');
  await expect(screen.getByRole('listitem')).not.toContainText('points');
  await expect(screen.getByRole('listitem')).toContainText('Court 3');
  await expect(screen.getByRole('listitem')).toContainText('Nina Kovač');
  // Alone on court they are twice as large as in a full page, where names are 36 px high.
  expect(await heightOf(screen.getByText('Nina Kovač'))).toBeGreaterThanOrEqual(72);
  await expectAccessible(screen);

  await screen.goto(`/tv/club/${clubId}`);
  await expect(screen.getByRole('heading', { name: 'Riverside Tennis Club' })).toBeVisible();
  await expect(screen.getByRole('listitem')).toContainText('Riverside Clay Open');

  const [court] = await send<{ id: number }[]>(page, 'GET', `/api/clubs/${clubId}/courts`);
  await screen.goto(`/tv/club/${clubId}/court/${court?.id}`);
  await expect(screen.getByRole('heading', { name: 'Court 3' })).toBeVisible();
  await expect(screen.getByText('Priya Raman')).toBeVisible();
  await expect(screen.getByText('Riverside Tennis Club')).toBeVisible();
  await expect(screen.getByRole('img', { name: 'QR code of this page on a phone' })).toBeVisible();
  expect(await heightOf(screen.getByText('Nina Kovač'))).toBeGreaterThanOrEqual(120);
  await expectAccessible(screen);

  await screen.goto(`/tv/${id}/match/${matchId}`);
  await expect(screen.getByRole('main')).toHaveText(/Nina Kovač\s*5\s*Priya Raman\s*4$/);
  await expect(screen.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await send(page, 'PUT', `/api/matches/${matchId}/scores`, {
    scores: { text: '6-4 6-2' },
    winnerId: players[0],
    complete: true,
  });
  await screen.goto(`/tv/${id}`);
  await expect(screen.getByRole('heading', { name: 'Latest results' })).toBeVisible();
  await resize(screen, { width: 390, height: 844 });
  await expect(screen.getByText('Priya Raman')).toBeVisible();
  await expect.poll(() => screen.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await screen.goto('/tv/999999');
  await expect(screen.getByText('There is nothing to show at this address.')).toBeVisible();
  await context.close();
});

test('names are whole on the screen of a court, however long they are, and a court that waits for nobody says so', async ({
  page,
  browser,
  baseURL,
}) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff-Maximiliana Konstantinopolitanski';
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, { courts: [{ name: '1' }, { name: '2' }] });
  const courts = await send<{ id: number }[]>(page, 'GET', `/api/clubs/${clubId}/courts`);
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  const players: [number, number] = [await enter(page, id, long), await enter(page, id, 'Jo Li')];
  const matchId = await addMatch(page, id, { round: 'final', players, court: '1' });
  await send(page, 'PUT', `/api/matches/${matchId}/status`, { status: 'in_progress' });
  await send(page, 'PUT', `/api/matches/${matchId}/scores`, { scores: { text: '6-7(5) 7-6(11) 3-2' } });

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1920, height: 1080 },
  });
  const screen = await context.newPage();
  /** The pixels that the texts of a side need beyond their place. */
  const cut = (): Promise<number[]> =>
    screen.locator('.fitted').evaluateAll((places) =>
      places.map((place) => {
        const text = place.firstElementChild ?? place;
        return Math.max(text.scrollWidth - place.clientWidth, text.scrollHeight - place.clientHeight, 0);
      }),
    );
  await screen.goto(`/tv/club/${clubId}/court/${courts[0]?.id}`);
  await expect(screen.getByText('Konstantinopolitanski')).toBeVisible();
  expect(await cut()).toEqual([0, 0]);
  await resize(screen, { width: 390, height: 844 });
  await expect.poll(cut).toEqual([0, 0]);
  await expect.poll(() => screen.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await resize(screen, { width: 1920, height: 1080 });
  await screen.goto(`/tv/club/${clubId}/court/${courts[1]?.id}`);
  await expect(screen.getByRole('heading', { name: 'Court 2' })).toBeVisible();
  await expect(screen.getByText('No matches right now.')).toBeVisible();
  await expectAccessible(screen);
  await context.close();
});
