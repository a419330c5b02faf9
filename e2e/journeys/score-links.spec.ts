// Scoring without an account (D51): the director prints a card, somebody scans it and can score that court, and nothing else, until the link is
// ended.
import { createClub, signUp } from '../support/accounts.ts';
import { addMatch } from '../support/matches.ts';
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
