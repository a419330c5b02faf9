// A match scored point by point at the net post (brief section 8, D52): without a signal, on two devices, and to its end.
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { addMatch } from '../support/matches.ts';
import { aMatch, begin, logOf, pause, point } from '../support/pad.ts';
import { matchesOf } from '../support/results.ts';
import { send } from '../support/send.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { aTournament, createTournament, enterPair } from '../support/tournaments.ts';

/** Ends the match from the menu of seldom things, or from the question who serves. */
async function endAs(page: Page, how: string, menu = 'More'): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await settled(page);
  await page.getByRole('button', { name: how }).click();
  await settled(page);
  await page.getByRole('button', { name: 'End the match' }).click();
}

/** Presses the button below the halves; returns the question. */
async function askToComplete(page: Page) {
  await page.getByRole('button', { name: 'Complete match' }).click();
  const question = page.getByRole('alertdialog', { name: 'Complete this match?' });
  await expect(question).toBeVisible();
  await settled(page);
  return question;
}

test('points are noted, taken back and kept through a lost connection and a closed tab', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NoConnection/);
  const id = await aMatch(page);
  await begin(page, id);
  await point(page, 'Nina Kovač', 2);
  await point(page, 'Priya Raman');
  await expect(page.getByText('Nina Kovač serves, 30-15.')).toBeAttached();
  await expect(page.getByText('back to 30-0')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nina Kovač serves, 30-0.')).toBeAttached();
  await page.getByRole('button', { name: 'Fault' }).click();
  await expect(page.getByText('2nd serve')).toBeVisible();
  await point(page, 'Nina Kovač');
  await expect(page.getByText('Game point')).toBeVisible();
  await expect(page.getByText('Saved')).toBeVisible();
  await expectAccessible(page);

  await page.context().setOffline(true);
  await point(page, 'Nina Kovač');
  await point(page, 'Priya Raman', 2);
  await expect(page.getByText(/^Offline, 3 /)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Saved')).toBeVisible({ timeout: 40_000 });
  expect(await logOf(page, id)).toMatchObject({
    match: { status: 'in_progress', scoreText: '1-0' },
    log: { count: 9 },
  });

  // The network goes between the server's commit and its answer: nothing comes twice.
  const cut = Promise.withResolvers<undefined>();
  await page.route(`**/api/matches/${id}/log`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await route.fetch();
    await route.abort();
    cut.resolve(undefined);
  });
  await point(page, 'Priya Raman');
  await cut.promise;
  // Whatever was sent again meanwhile is cut off as well.
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByText('Priya Raman serves, 0-40.')).toBeAttached();
  await expect(page.getByText('Saved')).toBeVisible({ timeout: 40_000 });
  const { log } = await logOf(page, id);
  expect(log?.count).toBe(10);
  expect(new Set(log?.events.map((event) => event.id)).size).toBe(10);
});

test('a second device takes over in the open; what the first one noted meanwhile is a choice, and nothing is lost', async ({
  page,
  browser,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|NoConnection|409/);
  const id = await aMatch(page);
  await begin(page, id);
  await point(page, 'Nina Kovač', 4);
  await expect(page.getByText('Saved')).toBeVisible();
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const tablet = await context.newPage();
  await tablet.goto(`/score/${id}`);
  await expect(tablet.getByText('Marta Silva keeps the score of this match')).toBeVisible();
  await expect(tablet.getByText('On the server: 1-0')).toBeVisible();
  await page.context().setOffline(true);
  await point(page, 'Nina Kovač', 4);
  await tablet.getByRole('button', { name: 'Take over' }).click();
  await point(tablet, 'Priya Raman', 4);
  await expect(tablet.getByText('Saved')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Two devices have noted different points')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('Here: 2-0')).toBeVisible();
  await expect(page.getByText('On the server: 1-1')).toBeVisible();
  await page.getByRole('button', { name: 'Use what is here' }).click();
  await expect(page.getByRole('button', { name: 'Point to Nina Kovač' })).toBeVisible();
  await expect.poll(async () => (await logOf(page, id)).match.scoreText).toBe('2-0');
  await context.close();
});

test('a match ends on the pad, by a retirement, and goes on in its tournament', async ({ page }) => {
  const id = await aMatch(page);
  await begin(page, id);
  await point(page, 'Nina Kovač', 4);
  await endAs(page, 'Nina Kovač retires');
  await expect(page.getByText('Priya Raman wins')).toBeVisible();
  // Nothing is over before somebody has said so.
  await expect(page.getByText('Saved')).toBeVisible();
  expect((await logOf(page, id)).match).toMatchObject({ status: 'in_progress', scoreText: '1-0' });
  const question = await askToComplete(page);
  await expect(question).toContainText('Priya Raman wins 0-1 ret.');
  await question.getByRole('button', { name: 'Complete match' }).click();
  await expect(page.getByText('The match is completed')).toBeVisible();
  const { match, log } = await logOf(page, id);
  expect([match.status, match.scoreText, log]).toEqual(['completed', '1-0 ret.', null]);
});

test('before a match is completed the pad asks: the final score, and where the winner goes, offline without that', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NoConnection/);
  const { id: tournament } = await aTournament(
    page,
    ['Nina Kovač', 'Priya Raman', 'Eva Lang', 'Hannah Brettschneider'],
    { status: 'registering' },
  );
  const made = await send<{ id: number }>(page, 'POST', `/api/tournaments/${tournament}/draws`, {
    randomSeed: 7,
  });
  await send(page, 'PUT', `/api/tournaments/${tournament}/draws/${made.id}/publication`, { published: true });
  const [semi] = await matchesOf(page, tournament);
  if (semi === undefined) throw new Error('no match');
  const { id } = semi;
  const winner = semi.p1Name ?? '';
  const loser = semi.p2Name ?? '';
  await begin(page, id, winner);
  await point(page, winner, 4);
  await endAs(page, `${loser} retires`);
  await expect(page.getByText('Saved')).toBeVisible();
  const moves = `${winner} moves into Final.`;
  let question = await askToComplete(page);
  await expect(question).toContainText(`${winner} wins 1-0 ret.`);
  await expect(question).toContainText(moves);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);

  // The points noted since without a network may have another end: the question says nothing about the draw.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await endAs(page, `${loser} is defaulted`);
  await expect(page.getByText(/^Offline, 2 /)).toBeVisible();
  question = await askToComplete(page);
  await expect(question).toContainText(`${winner} wins 1-0 def.`);
  await expect(question).not.toContainText(moves);
  await question.getByRole('button', { name: 'Cancel' }).click();

  // The network is back, and with it the answer.
  await page.context().setOffline(false);
  await expect(page.getByText('Saved')).toBeVisible({ timeout: 40_000 });
  question = await askToComplete(page);
  await expect(question).toContainText(moves);
  await question.getByRole('button', { name: 'Cancel' }).click();

  // Said without a network, it is done as soon as there is one.
  await page.context().setOffline(true);
  question = await askToComplete(page);
  await question.getByRole('button', { name: 'Complete match' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('The match is completed as soon as the server answers.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('The match is completed', { exact: true })).toBeVisible({ timeout: 40_000 });
  const after = await matchesOf(page, tournament);
  expect(after.find((match) => match.id === id)).toMatchObject({
    status: 'completed',
    scoreText: '1-0 def.',
  });
  expect(after.find(({ round }) => round === 'final')).toMatchObject({ p1Name: winner });
});

test('a walkover asks nobody who serves; taken back, the pad asks, after a typed score too', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NoConnection/);
  const id = await aMatch(page);
  await page.goto(`/score/${id}`);
  await expect(page.getByRole('heading', { name: 'Who serves first?' })).toBeVisible();
  await page.context().setOffline(true);
  await endAs(page, 'Nina Kovač did not come', 'Walkover or default');
  await expect(page.getByText('Priya Raman wins')).toBeVisible();

  // She comes after all, and somebody has kept the score on paper.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Who serves first?' })).toBeVisible();
  await page.getByRole('button', { name: 'Enter the set score' }).click();
  await page.getByRole('combobox', { name: 'Set 1, Nina Kovač' }).selectOption('2');
  await page.getByRole('button', { name: 'Use this score' }).click();
  await expect(page.getByRole('heading', { name: 'Who serves now?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Priya Raman to serve' }).click();
  await expect(page.getByText('Priya Raman serves, 0-0. 2 0 games.')).toBeAttached();

  // The answer is taken back, and she is defaulted: nobody serves any more.
  await page.getByRole('button', { name: 'Undo' }).click();
  await endAs(page, 'Priya Raman is defaulted', 'Retired, defaulted or abandoned');
  await expect(page.getByText('Nina Kovač wins')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Saved')).toBeVisible({ timeout: 40_000 });
  const question = await askToComplete(page);
  await question.getByRole('button', { name: 'Complete match' }).click();
  await expect(page.getByText('The match is completed')).toBeVisible();
  expect((await logOf(page, id)).match).toMatchObject({ status: 'completed', scoreText: '2-0 def.' });
});

test('an abandoned match is completed on the pad, and nobody wins it', async ({ page }) => {
  const id = await aMatch(page);
  await begin(page, id);
  await point(page, 'Priya Raman', 4);
  await endAs(page, 'The match is abandoned');
  await expect(page.getByText('Match over')).toBeVisible();
  const question = await askToComplete(page);
  await expect(question).toContainText('0-1 abn., and nobody wins');
  await question.getByRole('button', { name: 'Complete match' }).click();
  await expect(page.getByText('The match is completed')).toBeVisible();
  const { match, log } = await logOf(page, id);
  expect([match.status, match.scoreText, log]).toEqual(['completed', '0-1 abn.', null]);
});

test('keys score while the pad has the focus, and each is said where there is a keyboard', async ({
  page,
}) => {
  const id = await aMatch(page);
  await begin(page, id);
  const isDesk = (page.viewportSize()?.width ?? 0) >= 768;
  const hints = page.locator('kbd').filter({ visible: true });
  if (isDesk) await expect(hints).toHaveText(['1', '2', 'U', 'F', 'L', 'S']);
  else await expect(hints).toHaveCount(0);

  await page.keyboard.press('1');
  await expect(page.getByText('Nina Kovač serves, 15-0.')).toBeAttached();
  await pause(page);
  await page.keyboard.press('2');
  await expect(page.getByText('Nina Kovač serves, 15-15.')).toBeAttached();
  await page.keyboard.press('u');
  await expect(page.getByText('Nina Kovač serves, 15-0.')).toBeAttached();
  await page.keyboard.press('f');
  await expect(page.getByText('2nd serve')).toBeVisible();
  // The net cord leaves the second serve as it is.
  await page.keyboard.press('L');
  await expect(page.getByText('2nd serve')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByText('Priya Raman serves, 15-0.')).toBeAttached();
  await expect(page.getByText('Saved')).toBeVisible();
  const { log } = await send<{ log: { events: { event: { type: string } }[] } }>(
    page,
    'GET',
    `/api/matches/${id}/log`,
  );
  expect(log.events.map(({ event }) => event.type)).toEqual([
    'point',
    'point',
    'undo',
    'fault',
    'let',
    'server',
  ]);

  // A dialog takes the keys, and gives them back.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await settled(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await expect(page.getByText('Priya Raman serves, 15-0.')).toBeAttached();
  await page.keyboard.press('1');
  await expect(page.getByText('Priya Raman serves, 30-0.')).toBeAttached();
  // So does one that the browser closes without asking.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('f');
  await expect(page.getByText('2nd serve')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('2nd serve')).toHaveCount(0);
  // A tap of the last few milliseconds may be lost by loading the page again.
  await expect.poll(async () => (await logOf(page, id)).log?.count).toBe(9);

  // Turned off in the settings, no single key acts, and none is said.
  await page.evaluate(() => localStorage.setItem('shortcuts', 'off'));
  await page.reload();
  await expect(page.getByText('Priya Raman serves, 30-0.')).toBeAttached();
  await expect(page.locator('kbd')).toHaveCount(0);
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Fault' }).click();
  await expect(page.getByText('2nd serve')).toBeVisible();
  await expect(page.getByText('Priya Raman serves, 30-0.')).toBeAttached();
});

test('code violations cost a warning, a point and a game, and the keys lie under the left thumb where that is wanted', async ({
  page,
}) => {
  const id = await aMatch(page);
  await begin(page, id);
  const more = page.getByRole('button', { name: 'More', exact: true });
  const against = async (loss: string): Promise<void> => {
    await more.click();
    await settled(page);
    await page.getByRole('button', { name: `Code violation, Priya Raman: ${loss}` }).click();
  };
  await against('warning');
  await expect(page.getByText('Nina Kovač serves, 0-0.')).toBeAttached();
  await against('point penalty');
  await expect(page.getByText('Nina Kovač serves, 15-0.')).toBeAttached();
  await against('game penalty');
  await expect(page.getByText('Priya Raman serves, 0-0.')).toBeAttached();
  await expect(page.getByText('Saved')).toBeVisible();
  expect(await logOf(page, id)).toMatchObject({ match: { scoreText: '1-0' }, log: { count: 3 } });

  const undo = page.getByRole('button', { name: /^Undo/ });
  const leftOf = async (): Promise<number> => (await undo.boundingBox())?.x ?? 0;
  const before = await leftOf();
  await more.click();
  // A dialog that has only just come takes no press for a moment.
  await settled(page);
  await page.getByLabel('Controls for the left hand').check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(leftOf).toBeGreaterThan(before);
  await page.reload();
  await expect.poll(leftOf).toBeGreaterThan(before);
});

test('a scorer who comes late sets the score, points go on from it, and it can be taken back', async ({
  page,
}) => {
  const id = await aMatch(page);
  await begin(page, id);
  await point(page, 'Nina Kovač');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Correct score' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct score' });
  await settled(page);
  await dialog.getByLabel('Set 1, Nina Kovač').selectOption('6');
  await dialog.getByLabel('Set 1, Priya Raman').selectOption('4');
  // The set is over: the next one is asked for.
  await dialog.getByLabel('Set 2, Nina Kovač').selectOption('2');
  await dialog.getByLabel('Set 2, Priya Raman').selectOption('1');
  await dialog.getByLabel('Points, Nina Kovač').selectOption({ label: '30' });
  await expectAccessible(page);
  // An advantage over thirty there is none.
  await dialog.getByLabel('Points, Priya Raman').selectOption({ label: 'AD' });
  await expect(dialog.getByText('No match in this format comes to this score.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Use this score' })).toBeDisabled();
  await dialog.getByLabel('Points, Priya Raman').selectOption({ label: '15' });
  await dialog.getByRole('button', { name: 'Use this score' }).click();
  // Thirteen games: the serve is the other side's.
  await expect(page.getByText('Priya Raman serves, 30-15. 2 1 games.')).toBeAttached();
  await point(page, 'Nina Kovač', 2);
  await expect(page.getByText('Saved')).toBeVisible();
  expect(await logOf(page, id)).toMatchObject({ match: { scoreText: '6-4 3-1' }, log: { count: 4 } });
  for (let back = 0; back < 3; back += 1) {
    await page.getByRole('button', { name: /^Undo/ }).click();
    await pause(page);
  }
  await expect(page.getByText('Nina Kovač serves, 15-0. 0 0 games.')).toBeAttached();
});

test('in doubles each partner serves and receives in turn, and the order is chosen before it is fixed', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const tournament = await createTournament(page, {
    name: 'Riverside Doubles',
    clubId,
    type: 'Doubles',
    status: 'registering',
  });
  const players: [number, number] = [
    await enterPair(page, tournament, ['Nina Kovač', 'Anna Nagy']),
    await enterPair(page, tournament, ['Priya Raman', 'Ines Ferreira do Nascimento']),
  ];
  const id = await addMatch(page, tournament, { round: 'semi_final', players, court: 'Court 3' });
  await page.goto(`/score/${id}`);
  await page.getByRole('button', { name: 'Anna Nagy to serve' }).click();
  const serves = page.getByRole('button', { name: /^Serves/ });
  const receives = page.getByRole('button', { name: /^Receives/ });
  await expect(serves).toHaveText('ServesAnna NagyChange to Nina Kovač');
  await receives.click();
  await expect(receives).toHaveText('ReceivesInes Ferreira do NascimentoChange to Priya Raman');
  await expectAccessible(page);

  const first = 'Nina Kovač / Anna Nagy';
  const second = 'Priya Raman / Ines Ferreira do Nascimento';
  await point(page, first);
  await expect(serves).toHaveCount(0);
  await expect(page.getByText('Anna Nagy serves, 15-0.')).toBeAttached();
  await point(page, first, 3);
  // The second game: the other pair says who of them begins.
  await serves.click();
  await point(page, second);
  await expect(page.getByText('Ines Ferreira do Nascimento serves, 0-15. 1 0 games.')).toBeAttached();
  await point(page, second, 3);
  await expect(page.getByText('Nina Kovač serves, 0-0. 1 1 games.')).toBeAttached();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Correct who serves: Anna Nagy' }).click();
  await expect(page.getByText('Anna Nagy serves, 0-0. 1 1 games.')).toBeAttached();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: 'Correct who receives: Priya Raman' })).toBeVisible();
});
