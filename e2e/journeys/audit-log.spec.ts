// The audit log as a club's admin reads it; and what people without that right see (ADR 12; D39).
import { createClub, freshUsername, signUp } from '../support/accounts.ts';
import { addMatch, finishMatch } from '../support/matches.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

test('a club admin finds who set a result, narrows the list, takes it along; another club’s log is closed to them', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubName = `Club ${freshUsername()}`;
  const clubId = await createClub(page, clubName);
  const tournamentId = await createTournament(page, { name: 'Clay Open', clubId, status: 'registering' });
  const nina = await enter(page, tournamentId, 'Nina Kovač');
  const priya = await enter(page, tournamentId, 'Priya Raman');
  const matchId = await addMatch(page, tournamentId, { round: 'final', players: [nina, priya] });
  await finishMatch(page, matchId, '6-4 6-3', nina);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: `Manage ${clubName}` }).click();
  await page
    .getByRole('navigation', { name: 'Pages of the club' })
    .getByRole('link', { name: 'Audit log' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  const record = page.getByRole('listitem').filter({
    hasText: `Marta Silva set the score of match ${matchId} (Nina Kovač v Priya Raman) in Clay Open`,
  });
  await expect(record).toHaveCount(1);
  await expect(page.getByText('Days and times are those of this device, Europe/Berlin.')).toBeVisible();
  await record.getByText('2 fields').click();
  await expect(record.getByText('Scores: none → 6-4 6-3')).toBeVisible();
  await expect(record.getByText('Winner: none → Nina Kovač')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await record.getByRole('link', { name: 'Only this match' }).click();
  await expect(page).toHaveURL(new RegExp(`object=match(?:%3A|:)${matchId}$`));
  await expect(
    page.getByText(`Only records about match ${matchId} (Nina Kovač v Priya Raman)`),
  ).toBeVisible();
  const records = page.getByRole('list', { name: 'Records, newest first' }).locator('> li');
  await expect(records).toHaveCount(4);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.getByRole('button', { name: 'Show all records' }).click();
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('From', { exact: true }).locator('visible=true').fill('2026-09-12');
  const lastDay = page.getByLabel('To', { exact: true }).locator('visible=true');
  await lastDay.fill('2026-09-11');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(lastDay).toHaveAccessibleDescription('The last day cannot be before the first one.');
  await expect(lastDay).toBeFocused();
  await lastDay.fill('');
  await page.getByLabel('From', { exact: true }).locator('visible=true').fill('');
  await page.getByLabel('Outcome').locator('visible=true').selectOption('Refused');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/outcome=refused/);
  await expect(page.getByText('No records match.')).toBeVisible();
  await page.goBack();
  await expect(records.first()).toBeVisible();

  await page.goto(`/admin/club/${clubId + 100_000}/audit-log`);
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});
