// Coming in and going out: set-up, registration, sign-in, guards, logout and a session that ends (specification
// sections 2, 4, 5 and 8; D6, D39, D44).
import type { Page } from '@playwright/test';
import { createClub, freshUsername, PASSWORD, signUp } from '../support/accounts.ts';
import { watchRest } from '../support/at-rest.ts';
import { hold } from '../support/hold.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(title, { exact: true });

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

async function fillSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('an empty installation is set up once, with the code from the log [D6] @both-engines', async ({
  page,
  emptyServer,
  expectProblem,
}) => {
  const rest = watchRest(page);
  await page.goto(`${emptyServer.url}/`);
  await expect(page).toHaveURL(/\/setup$/);
  await expect(page).toHaveTitle('Set-up | Tennis Tournament Organizer');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Set up' }).click();
  for (const text of [
    'Please enter the set-up code from the server log.',
    'Username must be at least 3 characters.',
    'Password must be at least 6 characters.',
    'Please enter a valid email address.',
    'Name must be at least 2 characters.',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();

  await page.getByLabel('Set-up code').fill('ABCD-EFGH');
  await page.getByLabel('Username').fill('first.admin');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Email').fill('first.admin@example.org');
  await page.getByLabel('Name', { exact: true }).fill('Ines Prado');
  expectProblem(/403 \(Forbidden\)/);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(page.getByLabel('Set-up code')).toBeFocused();
  await expect(page.getByLabel('Set-up code')).toHaveAccessibleDescription(/This is not the set-up code\./);
  await expect(page.getByLabel('Email')).toHaveValue('first.admin@example.org');

  await page.getByLabel('Set-up code').fill(emptyServer.setUpCode ?? '');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page).toHaveURL(`${emptyServer.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  // The dashboard's reads are answered before the cookie goes.
  await rest.until();
  await page.context().clearCookies();
  await page.goto(`${emptyServer.url}/setup`);
  await expect(page).toHaveURL(/\/login$/);
});

test('the sign-in page says what section 2 says and refuses what section 5 refuses [S2.27 S2.28 S5.1 S8.1]', async ({
  page,
  expectProblem,
}) => {
  const { username } = await signUp(page, { name: 'Sina Berg', role: 'member' });
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page).toHaveTitle('Sign in | Tennis Tournament Organizer');
  await expect(page.getByRole('heading', { level: 1, name: 'Tennis Tournament Organizer' })).toBeVisible();
  await expect(page.getByText('Sign in to manage your tournaments', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await fillSignIn(page, 'ab', '12345');
  await expect(page.getByText('Username must be at least 3 characters.', { exact: true })).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters.', { exact: true })).toBeVisible();

  expectProblem(/401 \(Unauthorized\)/);
  await fillSignIn(page, username, 'not the password');
  await expect(toast(page, 'Login failed')).toBeVisible();
  await expect(toast(page, 'Invalid username or password')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(username);

  const answer = await hold(page, '**/api/auth/login');
  await fillSignIn(page, username, PASSWORD);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  answer();
  // D39: the home at "/", not the guard's /dashboard.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a broken connection is not called a wrong password', async ({ page, expectProblem }) => {
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) => route.abort());
  expectProblem(/ERR_FAILED/);
  await fillSignIn(page, 'somebody', PASSWORD);
  await expect(toast(page, 'Login failed')).toBeVisible();
  await expect(toast(page, 'Network error. Please try again.')).toBeVisible();
});

test('registration says what section 2 says, keeps the form on errors and lands on "/" [S2.29 S5.2 S8.3 S9.4] @both-engines', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  const taken = await signUp(await newVisitor(), { name: 'Somebody Else', role: 'member' });
  // From the footer of every page.
  await page.goto('/');
  await page.getByRole('link', { name: 'Register your club' }).click();
  await expect(page.getByRole('radio', { name: /^Club Administrator/ })).toBeChecked();
  await page.goto('/register');
  await expect(page).toHaveTitle('Register | Tennis Tournament Organizer');
  await expect(page.getByRole('heading', { level: 1, name: 'Tennis Tournament Organizer' })).toBeVisible();
  await expect(page.getByText('Create your account to get started', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login',
  );
  await expect(page.getByRole('radio', { name: /^Player \/ Member/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Club Administrator/ })).not.toBeChecked();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create account' }).click();
  for (const text of [
    'Username must be at least 3 characters.',
    'Password must be at least 6 characters.',
    'Please enter a valid email address.',
    'Name must be at least 2 characters.',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();

  const username = freshUsername();
  await page.getByLabel('Username').fill(taken.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Name', { exact: true }).fill('Olga Lund');
  await page.getByRole('radio', { name: /^Club Administrator/ }).check();
  expectProblem(/409 \(Conflict\)/);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page, 'Registration failed')).toBeVisible();
  await expect(toast(page, 'This username is taken. Please choose another one.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/This username is taken\./);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Olga Lund');

  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page, 'Registration successful')).toBeVisible();
  await expect(toast(page, 'Your account has been created')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText("You don't administer any clubs yet", { exact: true })).toBeVisible();
});

test('visitors are sent from protected paths to sign in, signed-in people from there to the dashboard [S2.2 S2.3 S2.6 S2.11 S6.2]', async ({
  page,
}) => {
  for (const path of [
    '/dashboard',
    '/dashboard/anything',
    '/create-tournament',
    '/create-tournament/x',
    '/create-club',
    '/members',
    '/members/7',
    '/admin',
    '/admin/club/3',
    '/Dashboard',
    '/tournaments/1/edit',
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Tennis Tournament Organizer' })).toBeVisible();

  await signUp(page, { name: 'Gero Haas', role: 'member' });
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password/some-token']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
});

test('a spinner stands while the session is being found out [S2.12 S4.1]', async ({ page }) => {
  await signUp(page, { name: 'Ada Kern', role: 'member' });
  const answer = await hold(page, '**/api/auth/me');
  await page.goto('/dashboard');
  await expect(page.getByText('Loading', { exact: true })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('both Logouts end the session, each in its own words [S2.21 S2.22]', async ({ page }) => {
  const rest = watchRest(page);
  const { name, email } = await signUp(page, { name: 'Paula Meer', role: 'member' });
  await page.goto('/dashboard');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(
    page.getByText('Welcome, Paula Meer!', { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  // The dashboard's reads would be refused after it.
  await rest.until();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(toast(page, 'You have been logged out of the system.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);

  const second = await signUp(page, { name: 'Paula Meer', role: 'member' });
  expect(second.email).not.toBe(email);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await expect(page.getByText(second.email)).toBeVisible();
  await rest.until();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(toast(page, 'You have been logged out of your account.')).toBeVisible();
});

test('a failed logout says so and keeps the session [S8.1]', async ({ page, expectProblem }) => {
  await signUp(page, { name: 'Paula Meer', role: 'member' });
  await page.goto('/dashboard');
  await page.route('**/api/auth/logout', (route) => route.abort());
  expectProblem(/ERR_FAILED/);
  await page.getByRole('button', { name: 'Account of Paula Meer' }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(toast(page, 'Failed to log out. Please try again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('Logout asks before typed work is lost', async ({ page }) => {
  const rest = watchRest(page);
  await signUp(page, { name: 'Nora Neu', role: 'club_admin' });
  await page.goto('/create-club');
  await page.getByLabel('Club name').fill('Half a club');
  // The page's reads would be refused after it.
  await rest.until();
  const logout = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Account of Nora Neu' }).click();
    await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  };
  await logout();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Club name')).toHaveValue('Half a club');
  await logout();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, 'You have been logged out of your account.')).toBeVisible();
});

test('what one person read is not shown to the next on the same device', async ({ page }) => {
  const rest = watchRest(page);
  await signUp(page, { name: 'First Person', role: 'club_admin' });
  await createClub(page, 'Club of the first person');
  const follows = page.waitForResponse('**/api/follows');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Club of the first person' })).toBeVisible();
  // The dashboard's reads would be refused after it, and what is read once the page is idle.
  await follows;
  await rest.until();
  await page.getByRole('button', { name: 'Account of First Person' }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('link', { name: 'Sign up' }).click();
  // Until the page is there, the fields of the same name are those of the sign-in.
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  const username = freshUsername();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Name', { exact: true }).fill('Second Person');
  await page.getByRole('radio', { name: /^Club Administrator/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText("You don't administer any clubs yet", { exact: true })).toBeVisible();
  await expect(page.getByText('Club of the first person')).toHaveCount(0);
});

test('a session that has ended leads from a protected page to /login', async ({ page, expectProblem }) => {
  await signUp(page, { name: 'Ida Noll', role: 'member' });
  const rest = watchRest(page);
  await page.goto('/tournaments');
  await rest.until();
  // If an answer came after the session's end, it would remove the signed-in menu before its link is used.
  const release = await hold(page, '**/api/**');
  await page.context().clearCookies();
  expectProblem(/401 \(Unauthorized\)/);
  const menu = isPhone(page) ? 'Quick' : 'Main';
  await page
    .getByRole('navigation', { name: menu })
    .getByRole('link', { name: isPhone(page) ? 'Home' : 'Dashboard' })
    .click();
  release();
  await expect(page).toHaveURL(/\/login$/);
});

test('typed work outlives the end of a session: sign in over it, then save', async ({
  page,
  expectProblem,
}) => {
  const { username } = await signUp(page, { name: 'Rosa Thal', role: 'club_admin' });
  await page.goto('/create-club');
  const name = `Kept ${username}`;
  await page.getByLabel('Club name').fill(name);
  await page.context().clearCookies();
  expectProblem(/401 \(Unauthorized\)/);
  await page.getByRole('button', { name: 'Create club' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  // The dialog says it already.
  await expect(toast(page, 'Error')).toHaveCount(0);
  await expectAccessible(page);
  await expect(dialog.getByLabel('Username')).toHaveValue(username);
  await dialog.getByLabel('Password', { exact: true }).fill('wrong password');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByText('Invalid username or password', { exact: true })).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByLabel('Club name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Create club' }).click();
  await expect(toast(page, 'Club created')).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('leaving instead of signing in again gives the form up and goes to /login', async ({
  page,
  expectProblem,
}) => {
  await signUp(page, { name: 'Rosa Thal', role: 'club_admin' });
  await page.goto('/create-club');
  await page.getByLabel('Club name').fill('Given up');
  await page.context().clearCookies();
  expectProblem(/401 \(Unauthorized\)/);
  await page.getByRole('button', { name: 'Create club' }).click();
  await page.getByRole('button', { name: 'Discard and leave' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('each page names itself, and the focus goes to its start', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveTitle('Register | Tennis Tournament Organizer');
  await expect(page.locator('main')).toBeFocused();
  await page.goto('/');
  await expect(page).toHaveTitle('Tennis Tournament Organizer');
  await page.getByRole('link', { name: 'Sign In to Create Tournament' }).click();
  await expect(page).toHaveTitle('Sign in | Tennis Tournament Organizer');
  // A link on a drawn page loads the next one (ADR 53), and a browser begins a page at its start.
  await expect(page.locator('body')).toBeFocused();
});

test('any other path is a 404 page with a way on [S2.10]', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Tournaments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Tournaments' })).toBeVisible();
});
