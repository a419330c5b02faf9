// Scoring without an account (D51): the director prints a card, somebody scans it and can score that court, and nothing else, until the link is
// ended.
import { createClub, signUp } from '../support/accounts.ts';
import { addMatch } from '../support/matches.ts';
import { aMatch, logOf } from '../support/pad.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

test('a card lets somebody without an account score its court until the link is ended', async ({
  page,
  browser,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/40[134]|Failed to load resource/);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, { courts: [{ name: 'Court 3' }] });
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  const players: [number, number] = [
    await enter(page, id, 'Nina Kovač'),
    await enter(page, id, 'Priya Raman'),
  ];
  const matchId = await addMatch(page, id, { round: 'semi_final', players, court: 'Court 3' });
  const matches = await send<{ id: number; startTime: string }[]>(
    page,
    'GET',
    `/api/tournaments/${id}/matches`,
  );
  const day = matches[0]?.startTime.slice(0, 10) ?? '';

  await page.goto(`/admin/club/${clubId}/score-cards?day=${day}`);
  const made = page.waitForResponse(
    (response) => response.url().endsWith('/score-links') && response.status() === 201,
  );
  await page.getByRole('button', { name: 'Cards for all courts' }).click();
  const { links } = (await (await made).json()) as { links: { token: string }[] };
  const token = links[0]?.token ?? '';
  await expect(page.getByText('1 card. Print them now')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the scoring link' })).toBeVisible();
  await expectAccessible(page);

  // The screen of the court shows the code only where it was opened from here.
  const wall = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1920, height: 1080 } });
  const screen = await wall.newPage();
  const onScreen = page.getByRole('link', { name: 'Screen of Court 3' });
  const address = (await onScreen.getAttribute('href')) ?? '';
  const [plain = ''] = address.split('#');
  const code = screen.getByRole('img', { name: 'QR code to score on this court' });
  await screen.goto(plain);
  await expect(screen.getByRole('img', { name: 'QR code of this page on a phone' })).toBeVisible();
  await expect(code).toHaveCount(0);
  const shown = await wall.newPage();
  const shownCode = shown.getByRole('img', { name: 'QR code to score on this court' });
  await shown.goto(address);
  await expect(shownCode).toBeVisible();
  await expect(shown.getByText('Scan to score this court')).toBeVisible();
  expect(shown.url()).not.toContain(token);
  await expectAccessible(shown);
  await shown.reload();
  await expect(shownCode).toBeVisible();
  expect(await shown.evaluate(() => localStorage.getItem('score-link'))).toBeNull();

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await phone.goto(`/score#${token}`);
  await expect(phone.getByRole('heading', { name: 'Score a match' })).toBeVisible();
  expect(phone.url()).not.toContain(token);
  await expectAccessible(phone);
  // A parent scans the same code, follows a player and goes on to the tournament.
  await phone.getByRole('button', { name: 'Follow Nina Kovač' }).click();
  await expect(phone.getByRole('button', { name: 'Stop following Nina Kovač' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'See the tournament' })).toHaveAttribute(
    'href',
    new RegExp(`^/tournaments/${id}\\?tab=matches&view=list#match-[1-9]`),
  );
  await phone.getByRole('link', { name: 'Score this match' }).click();
  await phone.getByRole('button', { name: 'Nina Kovač to serve' }).click();
  await phone.getByRole('button', { name: 'Point to Nina Kovač' }).click();
  await expect(phone.getByText('Nina Kovač serves, 15-0.')).toBeAttached();
  await expect(phone.getByText('Saved')).toBeVisible();
  // Without an answer the code leads to what this phone has noted, and from there back to the pad.
  await phone.route('**/api/score-link', (route) => route.abort());
  await phone.goto('/score');
  await expect(phone.getByRole('heading', { name: 'Matches on this device' })).toBeVisible();
  await expect(phone.getByText('Here: no game yet, 15-0')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Go on scoring Nina Kovač v Priya Raman' }).click();
  await expect(phone.getByText('Nina Kovač serves, 15-0.')).toBeAttached();
  await phone.unroute('**/api/score-link');
  // Nothing else is open to them.
  await phone.goto('/manage-scores');
  await expect(phone).toHaveURL(/\/login/);

  await page.getByRole('button', { name: 'End the link of Court 3' }).click();
  await expect(page.getByText('No link is in use.')).toBeVisible();
  // The code of a link that has ended leaves the screen by itself.
  await expect(shownCode).toHaveCount(0);
  await expect(shown.getByRole('img', { name: 'QR code of this page on a phone' })).toBeVisible();
  await wall.close();
  await phone.goto(`/score/${matchId}`);
  await phone.getByRole('button', { name: 'Point to Nina Kovač' }).click();
  await expect(phone.getByText(/This scoring link has ended/)).toBeVisible();
  await expect(phone.getByText('Nina Kovač serves, 30-0.')).toBeAttached();
  await phone.goto('/score');
  await expect(phone.getByText(/This scoring link has ended, or it is not valid/)).toBeVisible();
  await context.close();
});

test('who only knows the result types it set by set, without a signal, and it arrives when there is one', async ({
  page,
  browser,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  const matchId = await aMatch(page);
  const { match } = await send<{ match: { tournamentId: number; startTime: string } }>(
    page,
    'GET',
    `/api/matches/${matchId}/log`,
  );
  const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${match.tournamentId}`);
  const { links } = await send<{ links: { token: string }[] }>(
    page,
    'POST',
    `/api/clubs/${clubId}/score-links`,
    { day: match.startTime.slice(0, 10), matchIds: [matchId] },
  );
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await phone.goto(`/score#${links[0]?.token ?? ''}`);
  await phone.getByRole('link', { name: 'Score this match' }).click();
  await expect(phone.getByRole('button', { name: 'Nina Kovač to serve' })).toBeVisible();
  await context.setOffline(true);
  await phone.getByRole('button', { name: 'Enter the set score' }).click();
  const typed = phone.getByRole('dialog', { name: 'Set score' });
  const choose = (what: string, name: string, count: number) =>
    typed.getByRole('combobox', { name: `${what}, ${name}`, exact: true }).selectOption(String(count));
  await choose('Set 1', 'Nina Kovač', 6);
  await choose('Set 1', 'Priya Raman', 4);
  await choose('Set 2', 'Priya Raman', 7);
  await expect(typed.getByText('No match in this format comes to this score.')).toBeVisible();
  await choose('Set 2', 'Nina Kovač', 6);
  await choose('Set 2, Tie-break', 'Nina Kovač', 5);
  await choose('Set 3', 'Nina Kovač', 6);
  await choose('Set 3', 'Priya Raman', 3);
  await expect(typed.getByText('Nina Kovač wins 6-4 6-7(5) 6-3')).toBeVisible();
  // Nothing is left to play.
  await expect(typed.getByRole('combobox', { name: 'Points, Nina Kovač' })).toHaveCount(0);
  await expectAccessible(phone);
  await typed.getByRole('button', { name: 'Use this score' }).click();
  await phone.getByRole('button', { name: 'Complete match' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Complete match' }).click();
  await expect(phone.getByText(/The match is completed as soon as the server answers/)).toBeVisible();
  await context.setOffline(false);
  await expect(phone.getByText('The match is completed', { exact: true })).toBeVisible({ timeout: 40_000 });
  const stored = await logOf(page, matchId);
  expect(stored.match).toMatchObject({ scoreText: '6-4 6-7(5) 6-3', status: 'completed' });
  await context.close();
});

test('points go on from a score that was typed when the scorer came', async ({ page }) => {
  const matchId = await aMatch(page);
  await page.goto(`/score/${matchId}`);
  await page.getByRole('button', { name: 'Enter the set score' }).click();
  const typed = page.getByRole('dialog', { name: 'Set score' });
  await typed.getByRole('combobox', { name: 'Set 1, Nina Kovač', exact: true }).selectOption('2');
  await typed.getByRole('combobox', { name: 'Set 1, Priya Raman', exact: true }).selectOption('1');
  await typed.getByRole('button', { name: 'Use this score' }).click();
  await expect(page.getByText('The score so far, 2-1, was typed set by set.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who serves now?' })).toBeVisible();
  await page.getByRole('button', { name: 'Priya Raman to serve' }).click();
  await expect(page.getByText('Priya Raman serves, 0-0. 2 1 games.')).toBeAttached();
});
