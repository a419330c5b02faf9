// The form of a tournament says whether its matches would fit the courts and days, before anybody has entered (OP25).
import { createClub, signUp } from '../support/accounts.ts';
import { button, field } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

/** Day from today, as date inputs have it. */
function dayFromNow(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const HOURS = Array.from({ length: 7 }, () => ({ from: '09:00', to: '18:00' }));
const courts = (count: number) => ({
  courts: Array.from({ length: count }, (_, at) => ({ name: `Court ${at + 1}`, hours: HOURS })),
});

test('a director reads in the form whether the matches fit, and what would make them fit [OP25]', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, courts(4));
  await page.goto('/create-tournament');
  const form = page.getByRole('form', { name: 'Tournament', exact: true });
  await field(page, 'Start date').fill(dayFromNow(3));
  await field(page, 'End date').fill(dayFromNow(3));
  await field(page, 'Format').selectOption('knockout');
  await field(page, 'Max participants').fill('32');
  const answer = form.getByRole('status').filter({ hasText: 'With 32 entries' });
  await expect(answer).toContainText(
    'With 32 entries, the matches do not fit. About 31 matches need 3 days on 4 courts; you planned one day. Somebody may come to 5 matches, and the club’s rules allow 2 in this time.',
  );
  await expect(answer.getByRole('listitem').filter({ hasText: 'when you suggest times' })).toHaveCount(0);
  // On two days, a third match a day would do: it says so, and where that is allowed.
  await field(page, 'End date').fill(dayFromNow(4));
  await expect(answer).toContainText(
    'Somebody may come to 5 matches, and the club’s rules allow 4 in this time.',
  );
  await expect(answer.getByRole('listitem')).toContainText([
    /^3 matches of one player a day, which you can allow when you suggest times$/,
  ]);
  await send(page, 'PATCH', `/api/clubs/${clubId}`, { planning: { dayLimits: 'none' } });
  await page.reload();
  await field(page, 'Start date').fill(dayFromNow(3));
  await field(page, 'End date').fill(dayFromNow(3));
  await field(page, 'Format').selectOption('knockout');
  await field(page, 'Max participants').fill('32');
  await expect(answer).toContainText(
    'With 32 entries, the matches do not fit. About 31 matches need 2 days on 4 courts; you planned one day.',
  );
  await expect(answer.getByRole('listitem').filter({ hasText: 'entries or fewer' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);

  await field(page, 'End date').fill(dayFromNow(4));
  await expect(answer).toContainText(
    /With 32 entries, the matches fit\. 31 matches on 4 courts\. All could be over by/,
  );
  // An unfinished form is not answered, and missing fields are named where they always were.
  await field(page, 'End date').fill('');
  await expect(answer).toHaveCount(0);
  await field(page, 'End date').fill(dayFromNow(3));
  await expect(answer).toContainText('the matches do not fit');
  // It is told, and keeps nobody from saving.
  await field(page, 'Name').fill('Spring Cup');
  await button(page, 'Create Tournament').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring Cup' })).toBeVisible();
});

test('a stored tournament is asked about as it would be after the change, until it has matches [OP25]', async ({
  page,
}) => {
  const { id } = await aTournament(page, ['Ida Lund', 'Elif Demir'], { startsIn: 3 });
  const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${id}`);
  await page.goto(`/tournaments/${id}/edit`);
  const places = field(page, 'Max participants');
  await expect(places).not.toHaveValue('');
  const answer = page.getByRole('form', { name: 'Tournament', exact: true }).getByRole('status');
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, courts(1));
  await page.reload();
  await places.fill('8');
  await expect(answer).toContainText('With 8 entries, the matches fit.');
  await places.fill('64');
  await expect(answer).toContainText('With 64 entries, the matches do not fit.');
});

test('nothing is said of a club without courts [OP25]', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  const answered = page.waitForResponse((response) => response.url().includes('/fit?'));
  await page.goto('/create-tournament');
  expect(await (await answered).json()).toMatchObject({ courts: 0 });
  await expect(page.getByText('the matches')).toHaveCount(0);
});
