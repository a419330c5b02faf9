// A meeting: a club admin joins tournaments, players find them on one page, and they are separated again (D47).
import { createClub, signUp } from '../support/accounts.ts';
import { REFUSED, button } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aMeeting, createTournament, enter } from '../support/tournaments.ts';

test('tournaments are put together, read on one page, and parted [D47]', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/status of 404|The server refused a call/);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const open = await createTournament(page, { name: 'Singles', clubId, status: 'registering' });
  const mixed = await createTournament(page, { name: 'Veterans', clubId });
  await enter(page, open, 'Nina Kovač');
  await enter(page, mixed, 'Priya Raman');

  await page.goto(`/admin/club/${clubId}/tournaments`);
  await button(page, 'New meeting').click();
  const dialog = page.getByRole('dialog', { name: 'New meeting' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Meeting name must be at least 3 characters.')).toBeVisible();
  await expect(dialog.getByText('Choose at least one tournament.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Autumn Weekend');
  await dialog.getByRole('checkbox', { name: /Singles/ }).check();
  await dialog.getByRole('checkbox', { name: /Veterans/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const section = page.getByRole('region', { name: 'Meetings' });
  await section.getByRole('link', { name: 'Autumn Weekend' }).click();
  await expect(page).toHaveURL(/\/meetings\/\d+$/);
  const address = new URL(page.url()).pathname;

  const visitor = await newVisitor();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Autumn Weekend' })).toBeVisible();
  const singles = visitor.getByRole('article', { name: 'Singles' });
  await expect(singles).toContainText('1 of 16 entered');
  await expect(singles.getByRole('link', { name: 'Enter' })).toHaveAttribute('href', `/tournaments/${open}`);
  const players = visitor.getByRole('region', { name: 'Players' }).getByRole('listitem');
  await expect(players).toHaveText([/Nina Kovač\s*Singles/, /Priya Raman\s*Veterans/]);
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor, 320);
  await button(visitor, 'Sign in to enter').click();
  await expect(visitor).toHaveURL(/\/login$/);
  await visitor.goto(`/tournaments/${open}`);
  await visitor.getByRole('link', { name: 'Played together with other tournaments' }).click();
  await expect(visitor).toHaveURL(new RegExp(`${address}$`));
  // Where they read, the meeting would be asked for again once it is gone.
  await visitor.close();

  await page.goto(`/admin/club/${clubId}/tournaments`);
  await button(page, 'Delete Autumn Weekend').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(section.getByRole('link', { name: 'Autumn Weekend' })).toBeHidden();
  await page.goto(address);
  await expect(page.getByText('Meeting not found')).toBeVisible();
});

test('a player enters several events of a meeting in one press, and reads what has become of each [D46, D47]', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const desk = await newVisitor();
  await signUp(desk, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(desk, 'Riverside Tennis Club');
  const open = { clubId, status: 'registering' } as const;
  const singles = await createTournament(desk, { name: 'Singles', ...open });
  const mixed = await createTournament(desk, { name: 'Mixed', type: 'Mixed', ...open });
  await send(desk, 'PATCH', `/api/tournaments/${mixed}`, { maxParticipants: 2 });
  for (const [name, partnerName] of [
    ['Ana Lind', 'Bo Lind'],
    ['Mia Berg', 'Max Berg'],
  ])
    await send(desk, 'POST', `/api/tournaments/${mixed}/participants`, { name, partnerName });
  const juniors = await createTournament(desk, { name: 'Juniors', type: 'U14', ...open });
  const later = await createTournament(desk, { name: 'Veterans', clubId });
  const meeting = await aMeeting(desk, [singles, mixed, juniors, later]);

  await page.goto(`/meetings/${meeting}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn Weekend' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code: this page' })).toBeVisible();
  const form = page.getByRole('region', { name: 'Enter several events' });
  await expect(form.getByRole('button', { name: 'Sign in to enter' })).toBeVisible();
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  await signUp(page, { name: 'Priya Raman', role: 'member' });
  // A press says that it leads to the waiting list where every place is taken.
  await page.goto(`/tournaments/${mixed}`);
  await button(page, 'Join the waiting list with a partner: Priya Raman').click();
  const pair = page.getByRole('dialog', { name: 'Join the waiting list with a partner: Priya Raman' });
  await expect(button(pair, 'Join the waiting list')).toBeVisible();
  await expectNoSidewaysScroll(page, 320);
  await page.goto(`/meetings/${meeting}`);
  const full = page.getByRole('article', { name: 'Mixed' });
  await expect(full.getByRole('link', { name: 'Join the waiting list' })).toBeVisible();
  await expect(form.getByRole('checkbox')).toHaveCount(3);
  await form.getByRole('button', { name: 'Enter' }).click();
  await expect(form.getByText('Please tick at least one event.')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Singles' }).check();
  await form.getByRole('checkbox', { name: 'Mixed' }).check();
  await form.getByRole('checkbox', { name: 'Juniors' }).check();
  await form.getByLabel('Partner’s email for Mixed').fill('ben@example.org');
  await form.getByLabel('Gender').selectOption('Female');
  await form.getByLabel('Year of birth').fill('2001');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
  await form.getByRole('button', { name: 'Enter 2 events, join 1 waiting list' }).click();
  await expect(form.getByRole('listitem').filter({ hasText: ': entered' })).toHaveText(['Singles: entered']);
  await expect(form.getByText('Mixed: number 1 on the waiting list')).toBeVisible();
  await expect(form.getByText(/^Juniors: .*born in/)).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'Singles' })).toBeDisabled();
  const { people } = await send<{ people: { asksGender: boolean; partner: unknown }[] }>(
    page,
    'GET',
    `/api/tournaments/${mixed}/entry`,
  );
  expect(people).toMatchObject([{ asksGender: false, partner: { state: 'asked', name: 'ben@example.org' } }]);
});
