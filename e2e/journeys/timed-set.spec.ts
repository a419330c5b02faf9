// Formats other than the usual: matches of one set that ends by the clock, from the form of the tournament to the end of a match on the pad, and
// groups that are played in another format than the rest (SC3, D25).
import { createClub, signUp } from '../support/accounts.ts';
import { addMatch } from '../support/matches.ts';
import { button, expectSound, field } from '../support/locators.ts';
import { logOf, point } from '../support/pad.ts';
import { settled } from '../support/settled.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

test('a format is put together from its parts, and offers the time that it needs', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  await page.goto('/create-tournament');
  await field(page, 'Name').fill('Club Evening');
  await field(page, 'Format').selectOption('round_robin');
  await page.getByText('More options').click();
  await page.getByText('Put a format together').click();
  await field(page, 'Sets').selectOption({ label: 'One set' });
  await expect(
    page.getByText('One set to 6 games, tie-break at 6-6 to 7 points.', { exact: true }),
  ).toBeVisible();
  await expect(field(page, 'Last set')).toHaveCount(0);
  await field(page, 'Games to win a set').fill('4');
  await field(page, 'Tie-break').selectOption({ label: 'Tie-break at 3-3 to 7 points' });
  await expect(
    page.getByText('One set to 4 games, tie-break at 3-3 to 7 points.', { exact: true }),
  ).toBeVisible();

  // What makes no format is said, and the last one that did is kept.
  await field(page, 'Games to win a set').fill('44');
  await expect(page.getByText(/^A set has 1 to 20 games/)).toBeVisible();
  await expect(
    page.getByText('One set to 4 games, tie-break at 3-3 to 7 points.', { exact: true }),
  ).toBeVisible();
  await field(page, 'Games to win a set').fill('4');

  await field(page, 'A set is').selectOption({ label: 'ended by the clock' });
  await field(page, 'Length of a set').fill('25');
  await expect(page.getByText('One timed set of 25 minutes.', { exact: true })).toBeVisible();
  await expect(page.getByText('Clubs plan about 35 minutes for a match like this.')).toBeVisible();
  await expectSound(page);
  await button(page, 'Set the time limit to 35 minutes').click();
  await expect(field(page, 'Time limit')).toHaveValue('35');
  await expect(page.getByText(/^Clubs plan about/)).toHaveCount(0);

  await button(page, 'Create Tournament').click();
  await expect(page).toHaveURL(/\/tournaments\/\d+$/);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(
    await send<{ matchFormat: string; rules: { timeLimit: number } }>(page, 'GET', `/api/tournaments/${id}`),
  ).toMatchObject({ matchFormat: 'SET1-S:T25', rules: { timeLimit: 35 } });
  // The form shows the parts again.
  await page.goto(`/tournaments/${id}/edit`);
  await page.getByText('More options').click();
  await page.getByText('Put a format together').click();
  await expect(field(page, 'Length of a set')).toHaveValue('25');
});

test('groups are played in one set and the rest in full, as the form and the page of the tournament say', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  await page.goto('/create-tournament');
  await field(page, 'Name').fill('Club Championships');
  await field(page, 'Format').selectOption('round_robin');
  await page.getByText('More options').click();
  await expect(page.getByText('Other formats for parts of the tournament')).toHaveCount(0);
  await field(page, 'Format').selectOption('groups_knockout');
  const groups = field(page, 'Groups');
  await groups.click();
  await page.getByRole('option', { name: '1 set. Tie-break: standard' }).click();
  const oneSet = 'One set to 6 games, tie-break at 6-6 to 7 points.';
  await expect(page.getByText(oneSet, { exact: true })).toBeVisible();
  await expectSound(page);
  await button(page, 'Create Tournament').click();
  await expect(page).toHaveURL(/\/tournaments\/\d+$/);
  await expect(page.getByText(oneSet, { exact: true })).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(
    await send<{ matchFormat: string; stageFormats: object }>(page, 'GET', `/api/tournaments/${id}`),
  ).toMatchObject({ matchFormat: 'SET3-S:6/TB7', stageFormats: { groups: 'SET1-S:6/TB7' } });

  // Taken back: the groups are played as everything else.
  await page.goto(`/tournaments/${id}/edit`);
  await page.getByText('More options').click();
  await page.getByRole('button', { name: /^Clear.*Groups/ }).click();
  await button(page, 'Save changes').click();
  await expect(page).toHaveURL(/\/tournaments\/\d+$/);
  expect(await send<{ stageFormats: object }>(page, 'GET', `/api/tournaments/${id}`)).toMatchObject({
    stageFormats: {},
  });
});

test('the clock ends a set on the pad, without the game under way, and the match is completed', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, {
    name: 'Club Evening',
    clubId,
    status: 'registering',
    matchFormat: 'SET1-S:T20',
  });
  const matchId = await addMatch(page, id, {
    round: 'semi_final',
    players: [await enter(page, id, 'Nina Kovač'), await enter(page, id, 'Priya Raman')],
    startTime: null,
  });
  const begun = Date.now();
  await page.clock.install({ time: begun });
  await page.goto(`/score/${matchId}`);
  await button(page, 'Nina Kovač to serve').click();
  await point(page, 'Nina Kovač', 4);
  await point(page, 'Priya Raman', 4);
  await expect(page.getByText(/^\d of 20 min$/)).toBeVisible();
  await expectNoSidewaysScroll(page);

  // Level, and in a knockout somebody has to go on.
  const time = page.getByRole('button', { name: 'Time', exact: true });
  const question = page.getByRole('alertdialog', { name: 'Is the time of this set up?' });
  await time.click();
  await settled(page);
  await expect(question).toContainText(
    'The set ends 1-1. It is level, and in a knockout somebody has to win',
  );
  await button(question, 'Cancel').click();
  await point(page, 'Nina Kovač', 4);
  await point(page, 'Priya Raman', 2);
  await page.clock.fastForward('19:30');
  await point(page, 'Priya Raman');
  await page.clock.fastForward('00:30');
  await expect(page.getByText('Time is up', { exact: true })).toBeVisible();

  await time.click();
  await settled(page);
  await expect(question).toContainText('The set ends 2-1. The game under way does not count.');
  await expectAccessible(page);
  await button(question, 'End the set').click();
  await expect(page.getByText('Nina Kovač wins')).toBeVisible();
  // It can be taken back, as everything on the pad.
  await page.waitForTimeout(300);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page
      .getByText('Priya Raman serves, 0-40.')
      .or(page.getByText('Time is up', { exact: true }))
      .first(),
  ).toBeAttached();
  await time.click();
  await settled(page);
  await button(question, 'End the set').click();
  await button(page, 'Complete match').click();
  await settled(page);
  await button(page.getByRole('alertdialog'), 'Complete match').click();
  await expect(page.getByText('The match is completed')).toBeVisible();
  expect((await logOf(page, matchId)).match).toMatchObject({ status: 'completed', scoreText: '2-1' });
});
