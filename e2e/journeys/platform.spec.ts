// The area of super admins (specification sections 2, 5 and 8; D5, D20, D22): dashboard, clubs, accounts, settings and plans.
import type { Page } from '@playwright/test';
import { createClub, freshUsername, signUp } from '../support/accounts.ts';
import { makeDeaf } from '../support/deaf.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, SUPER_ADMIN, test } from '../support/test.ts';

/** Signs the page in as the super admin of the worker's server. */
async function asSuperAdmin(page: Page): Promise<void> {
  const { username, password } = SUPER_ADMIN;
  await send(page, 'POST', '/api/auth/login', { username, password });
}

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(text, { exact: true });

/** Writes fail as behind a dead server; reads go on. */
const failWrites = (page: Page) =>
  page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 502, body: '' }),
  );

/** Reads of one path fail, as often as they are made, until they are let through again. */
async function failReads(page: Page, path: string): Promise<() => Promise<void>> {
  const at = new RegExp(`${path}(?:\\?.*)?$`);
  await page.route(at, (route) => route.fulfill({ status: 502, body: '' }));
  return () => page.unroute(at);
}

const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ hasText: name })
    .or(page.getByRole('listitem').filter({ hasText: name }))
    .filter({ visible: true })
    .last();

test('the dashboard shows the four figures and leads to each area [§2, S1.4, S2.59]', async ({ page }) => {
  await asSuperAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible();
  for (const figure of ['Total Users', 'Clubs', 'Active Tournaments', 'Monthly Revenue'])
    await expect(page.getByRole('article', { name: figure, exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Monthly Revenue' })).toContainText(/\$[\d,]+\.\d\d/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const areas = page.getByRole('navigation', { name: 'Areas' });
  for (const [name, path] of [
    ['Club Management', 'club-management'],
    ['Platform Settings', 'platform-settings'],
    ['User Management', 'user-management'],
    ['Subscription Plans', 'subscription-plans'],
    ['Support Tickets', 'support-tickets'],
  ] as const) {
    await areas.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.goBack();
  }
});

test('the Admin link leads super admins to Club Management and club admins to their own club [D5]', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const admin = page.getByRole('link', { name: 'Admin', exact: true, includeHidden: true }).first();
  await page.goto('/dashboard');
  await expect(admin).toHaveAttribute('href', '/create-club');
  // Somebody may have kept the address of a club that is gone.
  await page.goto('/admin/club');
  const empty = page.getByRole('main');
  await expect(empty.getByText("You don't administer any clubs yet", { exact: true })).toBeVisible();
  await expect(empty.getByRole('link', { name: 'Create a club' })).toHaveAttribute('href', '/create-club');
  await expect(empty).not.toContainText('several clubs');
  const first = await createClub(page, 'Riverside Tennis Club');
  await page.reload();
  await expect(admin).toHaveAttribute('href', `/admin/club/${first}`);
  const second = await createClub(page, 'Hillside Tennis Club');
  await page.goto('/admin/club');
  await expect(admin).toHaveAttribute('href', '/admin/club');
  await expect(page.getByRole('heading', { name: 'Choose a club' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Manage: Hillside Tennis Club' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/club/${second}$`));
  if ((page.viewportSize()?.width ?? 0) >= 768) await expect(admin).toHaveAttribute('aria-current', 'page');

  await asSuperAdmin(page);
  await page.goto('/admin/platform-settings');
  await expect(admin).toHaveAttribute('href', '/admin/club-management');
});

test('clubs are added, changed, given an admin and deleted [§2, §5, §8, S2.64 S5.14 S8.11]', async ({
  page,
  newVisitor,
}) => {
  const name = `Žižkov ${freshUsername()}`;
  const other = await newVisitor();
  const idle = await signUp(other, { name: 'Hana Novak', role: 'member' });
  await asSuperAdmin(page);
  await page.goto('/admin/club-management');
  await expect(page.getByRole('tab', { name: 'Tennis Clubs' })).toHaveAttribute('aria-selected', 'true');

  await test.step('adds a club', async () => {
    await page.getByRole('button', { name: 'Add Club' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Club' });
    await dialog.getByLabel('Name', { exact: true }).fill('ab');
    await dialog.getByRole('button', { name: 'Add Club' }).click();
    await expect(dialog.getByText('Club name must be at least 3 characters')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByRole('button', { name: 'Add Club' }).click();
    await expect(toast(page, 'Club created')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('finds it without accents, and changes it', async () => {
    await page.getByLabel('Search clubs by name').fill(name.replaceAll('Ž', 'Z').replaceAll('ž', 'z'));
    await expect(page).toHaveURL(/q=Zizkov/);
    await expect(page.getByRole('link', { name })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const panel = page.getByRole('dialog', { name: 'Edit Club' });
    await panel.getByLabel(/Location/).fill('Prague');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Club updated')).toBeVisible();
    await expect(row(page, name)).toContainText('Prague');
  });

  await test.step('gives it an admin with a new account', async () => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Assign Admin' }).click();
    const dialog = page.getByRole('dialog', { name: `Assign an admin to ${name}` });
    await dialog.getByRole('button', { name: 'Add admin' }).click();
    for (const text of [
      'Username must be at least 3 characters',
      'Valid email is required',
      'Name is required',
      'Password must be at least 6 characters',
    ])
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);
    const username = freshUsername();
    await dialog.getByLabel('Name', { exact: true }).fill('Petra Malá');
    await dialog.getByLabel('Email').fill(`${username}@example.org`);
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill('Tennis123');
    await dialog.getByRole('button', { name: 'Add admin' }).click();
    await expect(toast(page, 'Club admin added')).toBeVisible();
    await expect(row(page, name)).toContainText('Petra Malá');
  });

  await test.step('gives it somebody who has an account', async () => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Assign Admin' }).click();
    const dialog = page.getByRole('dialog', { name: `Assign an admin to ${name}` });
    await dialog.getByRole('radio', { name: 'Existing account' }).check();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(dialog.getByText('Please select an account.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Account' }).fill(idle.email);
    await page.getByRole('option', { name: /Hana Novak/ }).click();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(toast(page, 'Club admin assigned')).toBeVisible();
  });

  await test.step('assigns somebody without a club from the list of available users', async () => {
    const free = await signUp(other, { name: 'Iva Free', role: 'member' });
    await page.getByRole('tab', { name: 'Available Users' }).click();
    await page.getByLabel('Search by name, username or email').fill(idle.username);
    await expect(row(page, 'Hana Novak')).toContainText('In 1 club');
    const club = page.getByRole('combobox', { name: 'Club', exact: true });
    await club.fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    // Offered only for people without a club.
    await expect(page.getByRole('button', { name: /Assign to/ })).toHaveCount(0);
    await page.getByLabel('Search by name, username or email').fill(free.username);
    await page.getByRole('button', { name: `Assign to ${name}: Iva Free` }).click();
    await expect(toast(page, 'Club admin assigned')).toBeVisible();
    await expect(row(page, 'Iva Free')).toContainText('In 1 club');
    await expectAccessible(page);
  });

  await test.step('deletes it', async () => {
    await page.getByRole('tab', { name: 'Tennis Clubs' }).click();
    const found = page.waitForResponse(/\/api\/admin\/clubs\?.*q=/);
    await page.getByLabel('Search clubs by name').fill(name);
    await found;
    await expect(page).toHaveURL(/q=/);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
    await question.getByRole('button', { name: 'Delete club' }).click();
    await expect(toast(page, 'Club deleted')).toBeVisible();
    await expect(page.getByText(`No club matches “${name}”.`)).toBeVisible();
  });
});

test('accounts are found, changed in a side panel, signed out everywhere and deleted [§2, §8, D20, S2.62 S5.12]', async ({
  page,
  newVisitor,
}) => {
  const other = await newVisitor();
  const nina = await signUp(other, { name: 'Nina Kovač', role: 'club_admin' });
  await asSuperAdmin(page);
  const plan = `Plan ${freshUsername()}`;
  await send(page, 'POST', '/api/admin/subscription-plans', {
    name: plan,
    description: 'For one club',
    price: '29.99',
    billingCycle: 'monthly',
    features: ['Draws'],
    maxClubs: 1,
    maxMembersPerClub: 20,
    maxTournamentsPerClub: 5,
  });
  await page.goto('/admin/user-management');
  await page.getByLabel('Search by name, username or email').fill(SUPER_ADMIN.email);
  await expect(page.getByRole('button', { name: 'Delete: Administrator' })).toBeDisabled();
  await page.getByLabel('Search by name, username or email').fill(nina.username);
  await expect(row(page, 'Nina Kovač')).toContainText(nina.email);
  await expect(row(page, 'Nina Kovač')).toContainText('Club Admin');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit: Nina Kovač' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit user' });
  await expect(panel.getByLabel('Username')).toHaveAttribute('readonly');
  await panel.getByLabel('Name', { exact: true }).fill('Nina Strand');
  await panel.getByLabel('Plan').selectOption(plan);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'User Updated')).toBeVisible();
  await expect(panel).toBeHidden();

  // The plan covers one club: the second is refused with the reason.
  await createClub(other, 'Riverside Tennis Club');
  const refused = await other.request.post('/api/clubs', { data: { name: 'Hillside Tennis Club' } });
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain(`The plan “${plan}” covers 1 club`);

  await page.getByRole('button', { name: 'Edit: Nina Strand' }).click();
  await expect(panel.getByLabel('Plan')).toHaveValue(/\d+/);
  await panel.getByRole('button', { name: 'Sign out everywhere' }).click();
  const signOut = page.getByRole('alertdialog', { name: 'Sign Nina Strand out everywhere?' });
  await signOut.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(toast(page, 'Signed out everywhere')).toBeVisible();
  expect((await other.request.get('/api/auth/me')).status()).toBe(401);
  await panel.getByRole('button', { name: 'Close' }).click();

  const free = await signUp(other, { name: 'Iva Free', role: 'member' });
  await page.getByLabel('Search by name, username or email').fill(free.username);
  await page.getByRole('button', { name: 'Delete: Iva Free' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the account of Iva Free?' });
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(toast(page, 'User Deleted')).toBeVisible();
  await expect(page.getByText(`No account matches “${free.username}”.`)).toBeVisible();
});

test('settings are added and changed, and the known ones take effect [§5, §8, D22, S2.60 S5.10]', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  const key = `motto-${freshUsername()}`;
  await asSuperAdmin(page);
  await page.goto('/admin/platform-settings');
  const setting = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(setting('password_rule')).toContainText('Last updated');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add Setting' }).click();
  let dialog = page.getByRole('dialog', { name: 'Add Setting' });
  await dialog.getByRole('button', { name: 'Add Setting' }).click();
  await expect(dialog.getByText('Setting key is required')).toBeVisible();
  await expect(dialog.getByText('Setting value is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Key').fill(key);
  await dialog.getByLabel('Value').fill('Play on');
  await dialog.getByRole('button', { name: 'Add Setting' }).click();
  await expect(toast(page, 'Setting Created')).toBeVisible();
  await expect(setting(key)).toContainText('Kept as it is');

  await page.getByRole('button', { name: `Edit: ${key}` }).click();
  dialog = page.getByRole('dialog', { name: 'Edit Setting' });
  await expect(dialog.getByLabel('Key')).toHaveAttribute('readonly');
  await dialog.getByLabel('Value').fill('Play on and on');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Setting Updated')).toBeVisible();
  await expect(setting(key)).toContainText('Play on and on');

  await page.getByRole('button', { name: 'Edit: support_email' }).click();
  await dialog.getByLabel('Value').fill('help');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    dialog.getByText('The value of support_email must be an email address, or “none”.'),
  ).toBeVisible();
  await dialog.getByLabel('Value').fill('help@example.org');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(setting('support_email')).toContainText('help@example.org');

  const visitor = await newVisitor();
  await expect(async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('link', { name: 'Email support' })).toHaveAttribute(
      'href',
      'mailto:help@example.org',
      { timeout: 500 },
    );
  }).toPass();
  // Other journeys of this server find its pages as they were.
  await send(page, 'PATCH', '/api/admin/platform-settings/support_email', { value: 'none' });
  await expect(async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('contentinfo')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Email support' })).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('the name of the platform and a closed registration stand on its pages [D22]', async ({
  page,
  emptyServer,
}) => {
  const { url, setUpCode } = emptyServer;
  const account = { username: 'root', password: 'Tennis123', email: 'root@example.org', name: 'Root' };
  const post = await page.request.post(`${url}/api/setup`, { data: { ...account, code: setUpCode } });
  expect(post.status()).toBe(201);
  const set = async (key: string, value: string) => {
    const answer = await page.request.patch(`${url}/api/admin/platform-settings/${key}`, { data: { value } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await set('platform_name', 'Tennis Riverside');
  await set('registration_open', 'false');
  await page.context().clearCookies();
  // The pages follow a moment after each setting.
  await expect(async () => {
    await page.goto(`${url}/register`);
    await expect(
      page.getByText(
        'Registration is closed. You can register with the email address that a club has invited.',
      ),
    ).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Tennis Riverside', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Register | Tennis Riverside');
  await expectAccessible(page);
});

test('plans are added and changed [§2, §5, §8, §9, D42, S2.61 S5.11 S9.8]', async ({ page }) => {
  const name = `Plan ${freshUsername()}`;
  await asSuperAdmin(page);
  await page.goto('/admin/subscription-plans');
  await page.getByRole('button', { name: 'Add Plan' }).click();
  let dialog = page.getByRole('dialog', { name: 'Add Plan' });
  await expect(dialog.getByLabel('Billing cycle')).toHaveValue('monthly');
  await expect(dialog.getByLabel('Clubs', { exact: true })).toHaveValue('1');
  await expect(dialog.getByLabel('Members per club')).toHaveValue('20');
  await expect(dialog.getByLabel('Tournaments per club')).toHaveValue('5');
  await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add Plan' }).click();
  await expect(dialog.getByText('At least one feature is required')).toBeVisible();
  await expect(dialog.getByText('Please enter a price such as 29.99.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Description').fill('For a club of the usual size');
  await dialog.getByLabel('Price').fill('29.99');
  await dialog.getByLabel('Features').fill('Draws\n\nOrder of play');
  await dialog.getByLabel('Clubs', { exact: true }).fill('0');
  await dialog.getByRole('button', { name: 'Add Plan' }).click();
  await expect(dialog.getByText('Please enter a whole number from 1.')).toBeVisible();
  await dialog.getByLabel('Clubs', { exact: true }).fill('2');
  await dialog.getByRole('button', { name: 'Add Plan' }).click();
  await expect(toast(page, 'Plan Created')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('$29.99/mo');
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await expect(card).toContainText('2 clubs');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  dialog = page.getByRole('dialog', { name: 'Edit Plan' });
  await dialog.getByLabel('Billing cycle').selectOption('Yearly');
  await dialog.getByRole('switch', { name: 'Active' }).uncheck();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Plan Updated')).toBeVisible();
  await expect(card).toContainText('$29.99/yr');
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
});

test('what cannot be loaded says so and can be tried again [§8, S8.9]', async ({ page, expectProblem }) => {
  expectProblem(/status of 502/);
  // A page that begins to hear the server reads again what has failed.
  await makeDeaf(page);
  await asSuperAdmin(page);
  for (const [path, api, text] of [
    ['platform-settings', 'platform-settings', 'Failed to load platform settings. Please try again.'],
    ['subscription-plans', 'subscription-plans', 'Failed to load subscription plans. Please try again.'],
    ['user-management', 'users', 'Failed to load users. Please try again.'],
    ['support-tickets', 'support-tickets', 'Failed to load support tickets. Please try again.'],
    ['club-management', 'clubs', 'Failed to fetch clubs'],
    ['club-management?tab=users', 'users', 'Failed to fetch users'],
  ] as const) {
    const letThrough = await failReads(page, `/api/admin/${api}`);
    await page.goto(`/admin/${path}`);
    const banner = page.getByRole('alert').filter({ hasText: text });
    await expect(banner).toBeVisible();
    await letThrough();
    await banner.getByRole('button', { name: 'Try again' }).click();
    await expect(banner).toBeHidden();
  }
});

test('failed writes of super admins say so in the words of section 8 [S8.7]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 502/);
  await asSuperAdmin(page);
  const name = `Club ${freshUsername()}`;
  const { id } = await send<{ id: number }>(page, 'POST', '/api/admin/clubs', { name });
  const other = freshUsername();
  await page.request.post('/api/admin/clubs/' + String(id) + '/admin', {
    data: { username: other, email: `${other}@example.org`, name: 'Iva Free', password: 'Tennis123' },
  });
  const plan = `Plan ${freshUsername()}`;
  await send(page, 'POST', '/api/admin/subscription-plans', {
    name: plan,
    description: 'For one club',
    price: '29.99',
    billingCycle: 'quarterly',
    features: ['Draws'],
    maxClubs: 1,
    maxMembersPerClub: 20,
    maxTournamentsPerClub: 5,
  });
  await failWrites(page);
  const failed = async (text: string) => {
    const said = page.getByRole('alert').filter({ hasText: text });
    await expect(said).toContainText('Error');
    await expect(said.getByText(text, { exact: true })).toBeVisible();
  };
  const discard = async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('button', { name: 'Discard' });
    await question.click();
  };

  await page.goto(`/admin/club-management?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Add Club' }).click();
  let dialog = page.getByRole('dialog', { name: 'Add Club' });
  await dialog.getByLabel('Name', { exact: true }).fill('Lakeside');
  await dialog.getByRole('button', { name: 'Add Club' }).click();
  await failed('Failed to create club');
  await discard();
  const act = async (item: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await act('Edit');
  dialog = page.getByRole('dialog', { name: 'Edit Club' });
  await dialog.getByLabel(/Location/).fill('Porto');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await failed('Failed to update club');
  await discard();
  await act('Assign Admin');
  dialog = page.getByRole('dialog', { name: /Assign an admin/ });
  await dialog.getByLabel('Name', { exact: true }).fill('Petra Malá');
  await dialog.getByLabel('Email').fill('petra@example.org');
  await dialog.getByLabel('Username').fill(freshUsername());
  await dialog.getByLabel('Password', { exact: true }).fill('Tennis123');
  await dialog.getByRole('button', { name: 'Add admin' }).click();
  await failed('Failed to add club admin');
  await dialog.getByRole('radio', { name: 'Existing account' }).check();
  await dialog.getByRole('combobox', { name: 'Account' }).fill(other);
  await page.getByRole('option', { name: new RegExp(other) }).click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await failed('Failed to assign club admin');
  await discard();
  await act('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete club' }).click();
  await failed('Failed to delete club');

  await page.goto(`/admin/user-management?q=${other}`);
  await page.getByRole('button', { name: 'Edit: Iva Free' }).click();
  dialog = page.getByRole('dialog', { name: 'Edit user' });
  await dialog.getByLabel('Name', { exact: true }).fill('Iva Freeman');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await failed('Failed to update user.');
  await discard();
  await page.getByRole('button', { name: 'Delete: Iva Free' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await failed('Failed to delete user.');

  await page.goto('/admin/platform-settings');
  await page.getByRole('button', { name: 'Add Setting' }).click();
  dialog = page.getByRole('dialog', { name: 'Add Setting' });
  await dialog.getByLabel('Key').fill('motto');
  await dialog.getByLabel('Value').fill('Play on');
  await dialog.getByRole('button', { name: 'Add Setting' }).click();
  await failed('Failed to create platform setting.');
  await discard();
  await page.getByRole('button', { name: 'Edit: platform_name' }).click();
  dialog = page.getByRole('dialog', { name: 'Edit Setting' });
  await dialog.getByLabel('Value').fill('Tennis Online');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await failed('Failed to update platform setting.');

  await page.goto('/admin/subscription-plans');
  await page.getByRole('button', { name: `Edit: ${plan}` }).click();
  dialog = page.getByRole('dialog', { name: 'Edit Plan' });
  await dialog.getByLabel('Price').fill('39.99');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await failed('Failed to update subscription plan.');
  await discard();
  await page.getByRole('button', { name: 'Add Plan' }).click();
  dialog = page.getByRole('dialog', { name: 'Add Plan' });
  await dialog.getByLabel('Name', { exact: true }).fill('Small');
  await dialog.getByLabel('Description').fill('For a small club');
  await dialog.getByLabel('Price').fill('9');
  await dialog.getByLabel('Features').fill('Draws');
  await dialog.getByRole('button', { name: 'Add Plan' }).click();
  await failed('Failed to create subscription plan.');
});

test('when two super admins change a plan at once, the second sees both versions [D16]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const name = `Plan ${freshUsername()}`;
  await asSuperAdmin(page);
  const { id } = await send<{ id: number }>(page, 'POST', '/api/admin/subscription-plans', {
    name,
    description: 'For a club of the usual size',
    price: '10',
    billingCycle: 'monthly',
    features: ['Draws'],
    maxClubs: 1,
    maxMembersPerClub: 20,
    maxTournamentsPerClub: 5,
  });
  await page.goto('/admin/subscription-plans');
  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Plan' });
  await dialog.getByLabel('Price').fill('30');
  await send(page, 'PATCH', `/api/admin/subscription-plans/${id}`, { price: '20' });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('row', { name: 'Price 30 20' })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Price')).toHaveValue('30');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await question.getByRole('button', { name: 'Keep the saved version' }).click();
  await expect(dialog.getByLabel('Price')).toHaveValue('20');
  await dialog.getByLabel('Price').fill('40');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Plan Updated')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('$40.00/mo');
});
