// /admin/club/{id}: a club as its admins see and change it (specification section 2; D5, D16, D24).
import { createClub, signUp } from '../support/accounts.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('Manage leads to the club: what is to be done, each tab at its address, and its details [S2.9]', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(
    page,
    'Tennisgemeinschaft Oberunterwaldhausen-Niederoberkirchen 1897 e. V.',
  );
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Manage Tennisgemeinschaft/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/club/${clubId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oberunterwaldhausen');
  const toDo = page.getByRole('region', { name: 'To do' });
  await expect(toDo.getByRole('listitem')).toHaveCount(5);
  await expect(
    toDo.getByText(
      'The club’s clock is that of UTC, which differs from yours. New tournaments use the club’s time.',
    ),
  ).toBeVisible();
  await expect(toDo.getByText('The club has no tournament yet.')).toBeVisible();
  await expect(toDo.getByRole('link', { name: 'Courts' })).toHaveAttribute(
    'href',
    `/admin/club/${clubId}/courts`,
  );
  await expect(page.getByText('No tournament is under way.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const tabs = page.getByRole('navigation', { name: 'Pages of the club' });
  const open = async (name: string, end: string) => {
    await tabs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/club/${clubId}/${end}$`));
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  };
  await open('Members', 'members');
  await expect(page.getByRole('region', { name: 'Club Members' }).getByRole('listitem')).toHaveCount(1);
  await open('Invitations', 'invitations');
  await expect(page.getByText('No pending invitations')).toBeVisible();
  await open('Tournaments', 'tournaments');
  await expect(page.getByText('This club has no tournaments yet.')).toBeVisible();
  await open('People', 'people');
  await open('Audit log', 'audit-log');
  await open('Details', 'details');

  await page.getByLabel('Club name').fill('Tc');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Club name must be at least 3 characters')).toBeVisible();
  await page.getByLabel('Club name').fill('TC Waldhausen');
  await page.getByLabel('Location').fill('Waldhausen');
  await page.getByLabel('Contact address').fill('desk@example.org');
  await page.getByRole('switch', { name: 'Publish full names of young players' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Club saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TC Waldhausen');
  await page.reload();
  await expect(page.getByLabel('Contact address')).toHaveValue('desk@example.org');
  await expect(page.getByRole('switch', { name: 'Publish full names of young players' })).toBeChecked();
});

test('of two admins who change a club at once the second sees both versions [D16]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await page.goto(`/admin/club/${clubId}/details`);
  await page.getByLabel('Club name').fill('Hillside');
  await send(page, 'PATCH', `/api/clubs/${clubId}`, { name: 'Lakeside' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Lakeside')).toBeVisible();
  await expect(question.getByText('Hillside')).toBeVisible();
  await expectAccessible(page);
});

test('of many clubs the right one is found by typing, where one is chosen and where a tournament is made [D5]', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  for (let number = 4; number <= 15; number += 1) await createClub(page, `Larkmoor Tennis Club ${number}`);
  const third = await createClub(page, 'Larkmoor Tennis Club 3');
  const ninth = await createClub(page, 'Northgate Tennis Club 9');
  await page.goto('/admin/club');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(14);
  await page.getByLabel('Search clubs by name or place').fill('club 9');
  await expect(cards).toHaveCount(2);
  await page.getByLabel('Search clubs by name or place').fill('northgate');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Manage: Northgate Tennis Club 9' })).toHaveAttribute(
    'href',
    `/admin/club/${ninth}`,
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByLabel('Search clubs by name or place').fill('nowhere');
  await expect(page.getByText('No club matches “nowhere”.')).toBeVisible();

  await page.goto('/create-tournament');
  const club = page.getByRole('combobox', { name: 'Club', exact: true });
  await page.getByLabel('Name', { exact: true }).fill('Larkmoor Open');
  await page.getByRole('button', { name: 'Create Tournament' }).click();
  await expect(page.getByText('Please select a club.', { exact: true })).toBeVisible();
  await club.fill('larkmoor 3');
  // A club with exactly this name stands before one that only has it in its name, though it was made last.
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveText(['Larkmoor Tennis Club 3', 'Larkmoor Tennis Club 13']);
  await options.first().click();
  await expect(club).toHaveValue('Larkmoor Tennis Club 3');
  await expect(page.getByText('Please select a club.', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Create Tournament' }).click();
  await expect(page.getByText('Tournament created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/tournaments\/\d+$/);
  await page.goto(`/admin/club/${third}/tournaments`);
  await expect(page.getByRole('heading', { level: 2, name: 'Larkmoor Open' })).toBeVisible();
});
