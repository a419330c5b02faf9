// Public pages without script: all of their content, and the links from one to the next (ADR 44, ADR 53).
import type { Page } from '@playwright/test';
import { addMatch, finishMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, test } from '../support/test.ts';
import { aTournament, createTournament, enter } from '../support/tournaments.ts';
import { withoutScript } from '../support/without-script.ts';

/** Follows a link of any role, as a browser without script does. */
async function follow(page: Page, name: string, role: 'link' | 'tab' | 'button' = 'link'): Promise<void> {
  await page.getByRole(role, { name }).filter({ visible: true }).first().click();
}

test('a visitor without script reads a tournament from the landing page to the last result', async ({
  page,
  browser,
  server,
}) => {
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman'], { status: 'active' });
  const [nina = 0, priya = 0] = entries;
  const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${id}`);
  const final = await addMatch(page, id, { round: 'final', players: [nina, priya] });
  await finishMatch(page, final, '6-4 7-6(3)', nina);
  const meeting = await send<{ id: number }>(page, 'POST', `/api/clubs/${clubId}/meetings`, {
    name: 'Autumn Weekend',
    tournamentIds: [id],
  });
  const plain = await withoutScript(browser, server, page);
  const main = plain.getByRole('main');

  await plain.goto('/');
  await follow(plain, 'Match Schedules');
  await expect(plain).toHaveURL('/match-schedules');
  await follow(plain, 'Results', 'tab');
  await expect(plain).toHaveURL('/match-schedules?tab=results');
  await expect(main).toContainText('Priya Raman');
  await follow(plain, 'Schedule', 'tab');
  await follow(plain, 'Next day', 'button');
  await expect(plain).toHaveURL(/\/match-schedules\?date=\d{4}-\d\d-\d\d$/);
  await follow(plain, 'Order of play');
  await expect(plain).toHaveURL(/view=order/);

  await plain.goto('/tournaments');
  await follow(plain, 'Completed', 'tab');
  await expect(plain).toHaveURL('/tournaments?tab=completed');

  await plain.goto(`/tournaments/${id}`);
  await expect(main).toContainText('Best of 3');
  await follow(plain, 'Participants', 'tab');
  await expect(plain).toHaveURL(`/tournaments/${id}?tab=participants`);
  await expect(main).toContainText('2 of 16 entered');
  await follow(plain, 'Matches', 'tab');
  await expect(main).toContainText('Priya Raman');
  await follow(plain, 'Draw');
  await expect(plain).toHaveURL(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(main).toContainText('Nina Kovač');
  await follow(plain, 'Participants', 'tab');
  await follow(plain, 'Nina Kovač');
  await expect(plain).toHaveURL(/\/people\/\d+$/);
  await expect(main).toContainText('By year');

  await plain.goto(`/meetings/${meeting.id}`);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Autumn Weekend');
  await expect(main).toContainText('Riverside Clay Open');
  await plain.context().close();
});

test('without script a draw is turned round by round, a list goes on, and the language is chosen', async ({
  page,
  browser,
  server,
}) => {
  const names = ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad'];
  const { id, entries } = await aTournament(page, names, { status: 'active' });
  const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${id}`);
  const [nina = 0, priya = 0, elif = 0, karim = 0] = entries;
  await addMatch(page, id, { round: 'semi_final', players: [nina, priya] });
  await addMatch(page, id, { round: 'semi_final', players: [elif, karim] });
  await addMatch(page, id, { round: 'final', players: [null, null] });
  const league = await createTournament(page, {
    name: 'Winter League',
    clubId,
    format: 'round_robin',
    status: 'active',
  });
  const [ines, tom] = [await enter(page, league, 'Ines Ferreira'), await enter(page, league, 'Tom Okafor')];
  // One more than a page of results holds.
  for (let n = 0; n < 21; n += 1) {
    const match = await addMatch(page, league, { round: 'group_stage', players: [ines, tom] });
    await finishMatch(page, match, '6-4 6-4', ines);
  }
  const entered = await send<{ id: number; personId: number }[]>(
    page,
    'GET',
    `/api/tournaments/${league}/participants`,
  );
  const person = entered.find((entry) => entry.id === ines)?.personId ?? 0;
  const plain = await withoutScript(browser, server, page);
  const main = plain.getByRole('main');

  await plain.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(main).toContainText('Elif Demir');
  await follow(plain, 'Final', 'tab');
  await expect(plain).toHaveURL(`/tournaments/${id}?tab=matches&view=draw&round=2`);
  await expect(plain.getByRole('tab', { name: 'Final' })).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByRole('heading', { name: 'Final' }).filter({ visible: true })).toHaveCount(1);
  await follow(plain, 'SF', 'tab');
  await expect(plain).toHaveURL(`/tournaments/${id}?tab=matches&view=draw&round=1`);
  await follow(plain, 'Final', 'button');
  await expect(plain).toHaveURL(`/tournaments/${id}?tab=matches&view=draw&round=2`);

  await plain.getByRole('button', { name: 'Deutsch' }).filter({ visible: true }).last().click();
  await expect(plain).toHaveURL(`/tournaments/${id}?tab=matches&view=draw&round=2`);
  await expect(plain.locator('html')).toHaveAttribute('lang', 'de');
  await expect(main).toContainText('Finale');
  await plain.getByRole('button', { name: 'English' }).filter({ visible: true }).last().click();
  await expect(plain.locator('html')).toHaveAttribute('lang', 'en');

  await plain.goto(`/people/${person}`);
  const results = main.getByRole('listitem').filter({ hasText: 'Tom Okafor' });
  const before = await results.count();
  await follow(plain, 'Load more');
  await expect(plain).toHaveURL(`/people/${person}?pages=2`);
  await expect(results).toHaveCount(before + 1);
  await expect(plain.getByRole('link', { name: 'Load more' })).toHaveCount(0);
  await plain.context().close();
});
