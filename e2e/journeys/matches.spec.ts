// A tournament's matches in the hands of its organisers (specification sections 2, 4 and 8; D12-D16, D29): created, scored, won, cancelled, moved,
// deleted, and shown as a draw.
import type { Locator } from '@playwright/test';
import { makeDeaf } from '../support/deaf.ts';
import {
  button,
  choose,
  expectSearch,
  expectSound,
  field,
  match,
  REFUSED,
  show,
} from '../support/locators.ts';
import { addMatch, setMatchStatus } from '../support/matches.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const more = (row: Locator): Locator => row.getByRole('button', { name: /^More actions for/ });

test('a match is created, started, scored, won and completed [§2, §4, §8, D12, D29, S2.49 S2.50 S4.6 S4.12 S7.54]', async ({
  page,
}) => {
  const { id } = await aTournament(page, ['Nina Kovač', 'Priya Raman']);
  await page.goto(`/tournaments/${id}?tab=matches`);
  await button(page, 'Create First Match').click();
  const dialog = page.getByRole('dialog', { name: 'Create New Match', exact: true });
  await expect(dialog.getByRole('combobox', { name: 'Player 1' })).toHaveValue('TBD');
  await expect(field(dialog, 'Round')).toHaveValue('knockout');
  await expect(field(dialog, 'Round').locator('option')).toHaveText([
    'Round Robin',
    'Group',
    'Knockout',
    'Quarter Final',
    'Semi Final',
    'Third Place',
    'Final',
  ]);
  await choose(dialog, 'Player 1', 'Nina Kovač');
  await choose(dialog, 'Player 2', 'Nina Kovač');
  await expect(dialog.getByText('Player 1 and Player 2 are the same.')).toBeVisible();
  await choose(dialog, 'Player 2', 'Priya Raman');
  await field(dialog, 'Round').selectOption('final');
  await field(dialog, 'Court').fill('1');
  await field(dialog, 'Time').fill('14:00');
  await expectAccessible(page);
  await button(dialog, 'Create Match').click();
  await expect(page.getByText('Match created', { exact: true })).toBeVisible();
  const row = match(page, 'Nina Kovač');
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} • 2:00 PM/);
  await expect(row).toContainText('Court 1');
  await expect(row.getByText('Upcoming').filter({ visible: true })).toBeVisible();
  await expect(row).toContainText('--');
  await expect(page.getByRole('heading', { name: 'Final', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2:00 PM', exact: true })).toBeVisible();
  await expectSound(page);

  await row.getByRole('button', { name: /^Start Match/ }).click();
  await expect(page.getByText('Match status updated to in_progress', { exact: true })).toBeVisible();
  const live = row.getByText('In Progress').filter({ visible: true });
  await expect(live).toHaveCSS('background-color', 'rgb(221, 242, 71)');
  await row.getByRole('button', { name: /^Scores & Winner/ }).click();
  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner', exact: true });
  await expect(scores.getByRole('columnheader', { name: /^Set \d$/ })).toHaveText([
    'Set 1',
    'Set 2',
    'Set 3',
  ]);
  await expect(scores.getByText('Best of 3', { exact: true })).toBeVisible();
  await scores.getByLabel('Quick entry').fill('63 46 7610');
  await expect(field(scores, 'Set 3, Nina Kovač')).toHaveValue('7');
  await expect(field(scores, 'Set 3, tie-break points of the loser')).toHaveValue('10');
  await expect(scores.getByText('Nina Kovač wins 6-3 4-6 7-6(10)')).toBeVisible();
  await expect(scores.getByText('Suggested by the score')).toBeVisible();
  await expect(scores.getByRole('radio', { name: /Nina Kovač/ })).toBeChecked();
  await expectSound(page);
  await button(scores, 'Save').click();
  await expect(page.getByText('Match scores and winner updated successfully', { exact: true })).toBeVisible();
  await expect(row).toHaveAccessibleName(/Nina Kovač 6 4 7 winner, Priya Raman 3 6 6/);
  await row.getByRole('button', { name: /^Complete Match/ }).click();
  await expect(page.getByText('Match status updated to completed', { exact: true })).toBeVisible();
  await expect(row.getByText(/Upcoming|In Progress/).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('1 of 1 match completed').filter({ visible: true })).toBeVisible();

  await button(page, 'Add Match').click();
  const second = 'A draw has 1 match in the round Final, and this tournament has 1 already.';
  await expect(dialog.getByText(second)).toHaveCount(0);
  await field(dialog, 'Round').selectOption('final');
  await expect(dialog.getByText(second)).toBeVisible();
});

test('a winner whom the score contradicts is asked about, when saved and when completed [D49]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman']);
  const [first = null, second = null] = entries;
  const matchId = await addMatch(page, id, { round: 'final', players: [first, second] });
  await setMatchStatus(page, matchId, 'in_progress');
  await page.goto(`/tournaments/${id}?tab=matches`);
  const row = match(page, 'Nina Kovač');
  await row.getByRole('button', { name: /^Scores & Winner/ }).click();
  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner', exact: true });
  const blank = scores.getByText('An empty box counts as 0.', { exact: true });
  await field(scores, 'Set 1, Nina Kovač').fill('6');
  await expect(blank).toBeVisible();
  await field(scores, 'Set 1, Priya Raman').fill('4');
  await expect(blank).toHaveCount(0);
  await scores.getByLabel('Quick entry').fill('6-4 2-1');
  await scores.getByRole('radio', { name: /Priya Raman/ }).check({ force: true });
  await button(scores, 'Save').click();
  const asked = page.getByRole('alertdialog', { name: 'Save this result?' });
  await expect(asked.getByText('By this score the other side won.')).toBeVisible();
  await asked.getByRole('button', { name: /Cancel|Keep/ }).click();
  // Nothing typed is lost.
  await expect(field(scores, 'Set 1, Nina Kovač')).toHaveValue('6');
  await expect(scores.getByRole('radio', { name: /Priya Raman/ })).toBeChecked();
  await button(scores, 'Save').click();
  await button(asked, 'Save all the same').click();
  await expect(page.getByText('Match scores and winner updated successfully', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: /^Complete Match/ }).click();
  const meant = page.getByRole('alertdialog', { name: /^Change the match/ });
  await expect(meant.getByText('By this score the other side won.')).toBeVisible();
  await button(meant, 'Apply all the same').click();
  await expect(page.getByText('Match status updated to completed', { exact: true })).toBeVisible();
});

test('the rules judge a score while it is typed [D13, SC8]', async ({ page }) => {
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman']);
  await addMatch(page, id, {
    round: 'final',
    players: [entries[0] ?? null, entries[1] ?? null],
    startTime: null,
  });
  await page.goto(`/tournaments/${id}?tab=matches`);
  await expect(page.getByRole('heading', { name: 'Time TBD', exact: true })).toBeVisible();
  await expect(match(page, 'Nina Kovač').getByText('Date TBD', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Scores & Winner/ }).click();
  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner', exact: true });
  const line = scores.getByLabel('Quick entry');

  // Numbers from 0 on, and a blank one is 0.
  await field(scores, 'Set 1, Nina Kovač').fill('-6,x');
  await expect(field(scores, 'Set 1, Nina Kovač')).toHaveValue('6');
  await expect(scores.getByText('The match is not over yet.')).toBeVisible();
  await field(scores, 'Set 2, Nina Kovač').fill('6');
  await expect(scores.getByText('Nina Kovač wins 6-0 6-0')).toBeVisible();
  const impossible = 'Set 1 is not over, but another set follows it.';
  await line.fill('53 64');
  await expect(scores.getByText(impossible)).toBeVisible();
  await button(scores, 'Save').click();
  // Said once, where it is, and the refused try leads there.
  await expect(scores.getByText(impossible)).toHaveCount(1);
  await expect(scores.locator(':focus')).toHaveText(impossible);
  await line.fill('6-4 rain');
  await button(scores, 'Save').click();
  await expect(scores.getByText('"rain" is not a word that ends a score.')).toHaveCount(1);
  await expect(line).toBeFocused();

  await line.fill('63 46 97');
  await expect(
    scores.getByText('At 6 games all a tie-break decides, so the set ends 7-6 and never reaches 9-7.'),
  ).toBeVisible();
  await button(scores, 'Save').click();
  const confirm = scores.getByRole('checkbox', { name: 'This is what was played' });
  await expect(confirm).toBeFocused();
  await expect(scores.getByText('Please confirm the unusual score, or correct it.')).toBeVisible();
  await confirm.check();
  await button(scores, 'Save').click();
  await expect(page.getByText('Match scores and winner updated successfully', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Scores & Winner/ }).click();
  await line.fill('63 21');
  await field(scores, 'How it ended').selectOption('retired');
  await button(scores, 'Save').click();
  await expect(scores.getByText('Please choose the side that could not go on.')).toHaveCount(1);
  await expect(field(scores, 'Who retired?')).toBeFocused();
  await field(scores, 'Who retired?').selectOption({ label: 'Nina Kovač' });
  await expect(scores.getByRole('radio', { name: /Priya Raman/ })).toBeChecked();
  await button(scores, 'Save').click();
  await expect(match(page, 'Nina Kovač')).toContainText('ret.');

  await page.getByRole('button', { name: /^Scores & Winner/ }).click();
  await button(scores, 'Clear score').click();
  const clearing = page.getByRole('alertdialog', { name: 'Clear the score of Nina Kovač v Priya Raman?' });
  await button(clearing, 'Keep score').click();
  await button(scores, 'Clear score').click();
  await button(clearing, 'Clear score').click();
  await expect(scores).toBeHidden();
  await expect(match(page, 'Nina Kovač')).toContainText('--');
});

test('winner, cancellation, reschedule, clash and deletion [§4, §8, D14, D15, D29]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const { id, entries } = await aTournament(page, [
    'Nina Kovač',
    'Priya Raman',
    'Elif Demir',
    'Karim Haddad',
  ]);
  const [nina = null, priya = null, elif = null, karim = null] = entries;
  await addMatch(page, id, { round: 'final', players: [null, null], startTime: null });
  await addMatch(page, id, { round: 'third_place', players: [null, null], startTime: null });
  await addMatch(page, id, { round: 'semi_final', players: [nina, priya], court: '1' });
  await addMatch(page, id, { round: 'semi_final', players: [elif, karim] });
  await page.goto(`/tournaments/${id}?tab=matches`);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([
    'Semi Final',
    'Third Place',
    'Final',
  ]);
  const first = match(page, 'Nina Kovač');
  const second = match(page, 'Elif Demir');

  await more(second).click();
  await page.getByRole('menuitem', { name: 'Edit match' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Match' });
  await field(edit, 'Court').fill('1');
  await button(edit, 'Save changes').click();
  await expect(page.getByText('Match updated', { exact: true })).toBeVisible();
  // The clash stays on both matches, even after the toast is gone and the page was reloaded.
  await page.reload();
  for (const row of [first, second])
    await expect(row.getByText('Court 1 has another match at that time.', { exact: true })).toBeVisible();
  await expectSound(page);

  await first.getByRole('button', { name: /^Start Match/ }).click();
  await first.getByRole('button', { name: /^Complete Match/ }).click();
  await button(first, 'Set Priya Raman as winner').click();
  await expect(page.getByText('Match winner set successfully', { exact: true })).toBeVisible();
  await expect(first).toHaveAccessibleName(/Priya Raman winner/);

  await more(second).click();
  await page.getByRole('menuitem', { name: 'Cancel match' }).click();
  await button(page.getByRole('alertdialog'), 'Cancel match').click();
  await expect(page.getByText('Match status updated to cancelled', { exact: true })).toBeVisible();
  await second.getByRole('button', { name: /^Reschedule/ }).click();
  await expect(page.getByText('Match status updated to scheduled', { exact: true })).toBeVisible();

  await more(first).click();
  await page.getByRole('menuitem', { name: 'Delete match' }).click();
  await button(page.getByRole('alertdialog'), 'Delete match').click();
  const again = page.getByRole('alertdialog', { name: /with its result\?$/ });
  await expect(again.getByText('This match has a result, which would be deleted with it.')).toBeVisible();
  await button(again, 'Delete match and result').click();
  await expect(page.getByText('Match deleted', { exact: true })).toBeVisible();
  await expect(first).toHaveCount(0);
});

test('a second manager’s change is not overwritten unseen [D16]', async ({ page, expectProblem }) => {
  expectProblem(REFUSED);
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman']);
  const matchId = await addMatch(page, id, {
    round: 'final',
    players: [entries[0] ?? null, entries[1] ?? null],
  });
  await makeDeaf(page);
  await page.goto(`/tournaments/${id}?tab=matches`);
  await page.getByRole('button', { name: /^Scores & Winner/ }).click();
  const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner', exact: true });
  await scores.getByLabel('Quick entry').fill('60 60');
  await page.request.put(`/api/matches/${matchId}/scores`, {
    data: { scores: { text: '3-6 3-6' }, winnerId: entries[1] },
  });
  await button(scores, 'Save').click();
  const stale = page.getByRole('alertdialog', { name: 'Someone else saved this first' });
  await expect(stale.getByRole('row', { name: /^Score/ })).toHaveText(/6-0 6-0.*3-6 3-6/);
  await button(stale, 'Keep the saved version').click();
  await expect(field(scores, 'Set 1, Priya Raman')).toHaveValue('6');
  await button(scores, 'Cancel').click();

  await page.request.put(`/api/matches/${matchId}/status`, { data: { status: 'in_progress' } });
  await page.getByRole('button', { name: /^Start Match/ }).click();
  await expect(stale.getByRole('row')).toHaveCount(1);
  await button(stale, 'Keep the saved version').click();
  await expect(match(page, 'Nina Kovač').getByText('In Progress').filter({ visible: true })).toBeVisible();
});

test('the draw shows the knockout, and says when there is none [§8, brief 6]', async ({
  page,
  newVisitor,
}) => {
  const { id, entries } = await aTournament(page, [
    'Nina Kovač',
    'Priya Raman',
    'Elif Demir',
    'Karim Haddad',
  ]);
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(page.getByText('No knockout bracket matches available yet.', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Matches will appear here once the tournament progresses to the knockout stage.', {
      exact: true,
    }),
  ).toBeVisible();
  const [nina = null, priya = null, elif = null, karim = null] = entries;
  await addMatch(page, id, { round: 'semi_final', players: [nina, priya] });
  const second = await addMatch(page, id, { round: 'semi_final', players: [elif, karim] });
  await setMatchStatus(page, second, 'cancelled');
  await page.reload();
  const semiFinals = page.getByRole('region', { name: 'Semi Finals' });
  await expect(semiFinals.getByText('Karim Haddad')).toBeVisible();
  await expect(semiFinals.getByRole('button', { name: /^Semi Final.*Nina Kovač/ })).toHaveCount(1);
  await expect(semiFinals.getByRole('button', { name: /^Semi Final.*Karim Haddad/ })).toHaveCount(0);
  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}?tab=matches`);
  await show(visitor.getByRole('radio', { name: 'Draw' }));
  await expectSearch(visitor, '?tab=matches&view=draw');
  await expect(visitor.getByRole('region', { name: 'Semi Finals' }).getByText('Karim Haddad')).toBeVisible();
  await expectSound(visitor);
});
