// Results by the players (ADR 34): one side reports, the other disputes, and the director decides; another report is confirmed.
import type { Browser, Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { expectSound } from '../support/locators.ts';
import { addMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, test } from '../support/test.ts';
import { createTournament } from '../support/tournaments.ts';

interface Entry {
  readonly id: number;
  readonly userId: number | null;
}

async function player(
  browser: Browser,
  baseURL: string | undefined,
  id: number,
  name: string,
): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await signUp(page, { name, role: 'member' });
  await send(page, 'POST', `/api/tournaments/${id}/entry`, {});
  return page;
}

async function report(page: Page, line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Quick entry' }).fill(line);
  await page.getByRole('button', { name: 'Report result' }).click();
}

test('players report: one result is confirmed, another disputed and decided by the director', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Club Ladder', clubId, status: 'registering' });
  await page.goto(`/tournaments/${id}/edit`);
  await page.getByText('More options').click();
  await page.getByLabel('Players report their results').selectOption('24');
  await page.getByRole('button', { name: 'Save', exact: false }).first().click();
  await expect(page).toHaveURL(new RegExp(`/tournaments/${id}$`));

  const nina = await player(browser, baseURL, id, 'Nina Kovač');
  const ana = await player(browser, baseURL, id, 'Ana Lind');
  const entries = await send<Entry[]>(page, 'GET', `/api/tournaments/${id}/participants`);
  const [one = 0, two = 0] = entries.map((entry) => entry.id);
  await addMatch(page, id, { round: 'semi_final', players: [one, two] });

  await nina.goto('/my-tennis');
  await nina.getByRole('link', { name: 'Report result' }).click();
  await expect(nina.getByText('The other side has 24 hours')).toBeVisible();
  await expectSound(nina);
  await nina.getByRole('button', { name: 'Report result' }).click();
  await expect(nina.getByText('Please give the whole result, with its winner.')).toBeVisible();
  await report(nina, '64 75');
  await expect(nina.getByText('Nina Kovač won 6-4 7-5')).toBeVisible();
  await expect(nina.getByText(/^Waits for Ana Lind until /)).toBeVisible();
  await expectSound(nina);

  await ana.goto('/my-tennis');
  await ana.getByRole('link', { name: 'Confirm the result' }).click();
  await ana.getByRole('button', { name: 'Confirm' }).click();
  await expect(ana.getByText('The result counts')).toBeVisible();
  await expect(ana.getByText('There is nothing to report')).toBeVisible();
  await nina.goto('/my-tennis');
  await expect(nina.getByText('No match is planned')).toBeVisible();

  // The desk, open meanwhile, is told of what its players report.
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, { courts: [{ name: 'Court 1' }] });
  await page.goto(`/match-schedules?view=courts&club=${clubId}`);
  await expect(page.getByRole('button', { name: 'Plan all anew' })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Results to confirm' });
  await expect(waiting).toHaveCount(0);
  await addMatch(page, id, { round: 'final', players: [one, two] });
  await nina.reload();
  await nina.getByRole('link', { name: 'Report result' }).click();
  await report(nina, '64 75');
  await expect(nina.getByText(/^Waits for Ana Lind until /)).toBeVisible();
  await expect(waiting.getByText('Reported by Nina Kovač')).toBeVisible();
  await expectSound(page);
  await ana.goto('/my-tennis');
  await ana.getByRole('link', { name: 'Confirm the result' }).click();
  await ana.getByRole('button', { name: 'Dispute' }).click();
  await ana.getByRole('textbox', { name: 'Quick entry' }).fill('46 64 63');
  await ana.getByRole('button', { name: 'Dispute this result' }).click();
  await expect(ana.getByText('The two sides do not agree.')).toBeVisible();
  await expectSound(ana);
  await expect(waiting.getByText('Disputed result')).toBeVisible();
  await expect(waiting.getByRole('link', { name: /Nina Kovač/ })).toHaveAttribute(
    'href',
    /\/matches\/\d+\/result$/,
  );

  await page.goto('/manage-scores');
  await expect(page.getByText('Disputed result')).toBeVisible();
  await page.getByRole('link', { name: 'See the reported result' }).click();
  await expect(page.getByText('Nina Kovač won 6-4 7-5')).toBeVisible();
  await expect(page.getByText('Ana Lind won 6-4 4-6 3-6')).toHaveCount(0);
  await page.getByRole('button', { name: 'Enter this result' }).first().click();
  await expect(page.getByText('Result entered')).toBeVisible();
  await nina.goto('/my-tennis');
  await expect(nina.getByText('No match is planned')).toBeVisible();
  await nina.context().close();
  await ana.context().close();
});
