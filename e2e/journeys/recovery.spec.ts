// Getting back in after forgetting the password, and into a club by invitation, with the specification's texts (sections 2, 5, 8; D3, D4). Without
// mail, a super admin hands over the links.
import type { Page } from '@playwright/test';
import { createClub, freshUsername, PASSWORD, signUp } from '../support/accounts.ts';
import { holdTimers } from '../support/hold.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, SUPER_ADMIN, test } from '../support/test.ts';

/** Path and query of a link, to be opened on whatever address the test's server has. */
const pathOf = (link: string): string => {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
};

async function signInAsSuperAdmin(page: Page): Promise<void> {
  const { username, password } = SUPER_ADMIN;
  await send(page, 'POST', '/api/auth/login', { username, password });
}

async function check(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page, 320);
  await expectAccessible(page);
}

test('asks for a reset link and is told the same whether or not there is an account [S2.33 S5.3 S8.4]', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await check(page);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Email sent')).toBeVisible();
  await expect(
    page.getByText('If your email exists in our system, you will receive a password reset link shortly'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('sets a new password with the link, once [S2.35 S4.15 S5.4 S9.5]', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  const admin = await newVisitor();
  const player = await newVisitor();
  const account = await signUp(player, { name: 'Nina Kovač', role: 'member' });
  const { id } = await send<{ id: number }>(player, 'GET', '/api/auth/me');
  await signInAsSuperAdmin(admin);
  const { url } = await send<{ url: string }>(admin, 'POST', `/api/admin/users/${id}/reset-link`);

  // The message of success goes by itself after two seconds: sooner than a slow machine has read it.
  const leave = await holdTimers(page, 2000);
  const late = await page.context().newPage();
  await late.goto(pathOf(url));
  await page.goto('/forgot-password');
  await page.goto(pathOf(url));
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await check(page);
  const submit = page.getByRole('button', { name: 'Reset password' });
  const password = page.getByLabel('New password', { exact: true });
  const confirm = page.getByLabel('Confirm password', { exact: true });
  for (const [typed, message] of [
    ['Short1', 'Password must be at least 8 characters long'],
    ['nouppercase1', 'Password must contain at least one uppercase letter'],
    ['NOLOWERCASE1', 'Password must contain at least one lowercase letter'],
    ['NoNumberHere', 'Password must contain at least one number'],
  ] as const) {
    await password.fill(typed);
    await confirm.fill(typed);
    await submit.click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await password.fill('BetterTennis1');
  await confirm.fill('BetterTennis2');
  await submit.click();
  await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible();
  await confirm.fill('BetterTennis1');
  await submit.click();
  await expect(page.getByText('Password reset successful').first()).toBeVisible();
  await expect(page.locator(':focus')).toContainText('You can now sign in with your new password.');
  await leave();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main')).toBeFocused();
  // The form is spent: the way back passes it by.
  await page.goBack();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.goForward();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill('BetterTennis1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await test.step('a visitor who still has the form open is told that its link is spent', async () => {
    await late.getByLabel('New password', { exact: true }).fill('TooLate123');
    await late.getByLabel('Confirm password', { exact: true }).fill('TooLate123');
    await late.getByRole('button', { name: 'Reset password' }).click();
    await expect(late.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    await expect(late.getByText('Invalid or expired reset token').first()).toBeVisible();
    await expect(late.getByLabel('New password', { exact: true })).toHaveCount(0);
    await expect(late.locator(':focus')).toContainText('Invalid or expired reset token');
  });
});

test('a link without or with a wrong token shows no form [S2.34 S8.5]', async ({ page, expectProblem }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('Reset token is missing')).toBeVisible();
  await check(page);
  expectProblem(/400/);
  expectProblem(/ERR_FAILED/);
  const CHECK = '**/api/auth/reset-password/*';
  // After two and a half seconds the page begins to hear the server, and repeats its failed reads.
  await holdTimers(page, 2500);
  await page.route(CHECK, (route) => route.abort());
  await page.goto('/reset-password/not-a-real-token');
  await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  await page.unroute(CHECK);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Invalid or expired reset token')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await check(page);
});

/** Founds a club as the person in `admin` and invites an address to it; returns the path of the invitation's page. */
async function invite(
  admin: Page,
  superAdmin: Page,
  email: string,
): Promise<{ readonly clubId: number; readonly link: string }> {
  await signUp(admin, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(admin, 'Hillside Tennis Club');
  const { id } = await send<{ id: number }>(admin, 'POST', `/api/clubs/${clubId}/invitations`, { email });
  await signInAsSuperAdmin(superAdmin);
  const { url } = await send<{ url: string }>(superAdmin, 'POST', `/api/admin/invitations/${id}/link`);
  return { clubId, link: pathOf(url) };
}

test('registers with an invitation and has joined the club [S1.2 S2.4 S2.30 S2.32]', async ({
  page,
  newVisitor,
}) => {
  const email = `${freshUsername()}@example.org`;
  const { clubId, link } = await invite(await newVisitor(), await newVisitor(), email);

  await page.goto(link);
  await expect(page.getByText('You are invited to join Hillside Tennis Club as a member.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await expect(page.getByText('Account type')).toHaveCount(0);
  await check(page);
  await page.getByLabel('Username').fill(freshUsername());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Name', { exact: true }).fill('Priya Raman');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Registration successful')).toBeVisible();
  await expect(
    page.getByText("Your account has been created and you've joined Hillside Tennis Club"),
  ).toBeVisible();
  const me = await send<{ clubId: number }>(page, 'GET', '/api/auth/me');
  expect(me.clubId).toBe(clubId);
});

test('joins with the account that they have: through sign-in, and not as somebody else [D3]', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  // The read of followed things comes some seconds after the page is idle: the session may end before.
  expectProblem(/401 \(Unauthorized\).*\/api\/follows/);
  const admin = await newVisitor();
  const nina = await signUp(page, { name: 'Nina Kovač', role: 'member' });
  const { clubId, link } = await invite(admin, await newVisitor(), nina.email);

  await test.step('somebody else is told whose it is, and may sign out', async () => {
    await admin.goto(link);
    await expect(admin.getByRole('heading', { name: 'Join Hillside Tennis Club' })).toBeVisible();
    await expect(admin.getByText(nina.email)).toBeVisible();
    await check(admin);
    await admin.getByRole('button', { name: 'Sign out' }).click();
    await expect(admin.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await expect(admin.getByLabel('Email')).toHaveValue(nina.email);
  });

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  // The form before this one has fields of the same names.
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Username').fill(nina.username);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Join Hillside Tennis Club' })).toBeVisible();
  await expect(page.getByText('as a member. Marta Silva sends you this invitation.')).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: 'Join club' }).click();
  await expect(page.getByText("You've joined Hillside Tennis Club")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  const me = await send<{ clubId: number }>(page, 'GET', '/api/auth/me');
  expect(me.clubId).toBe(clubId);

  await test.step('the link is used up: nothing asks to be filled in or tried again', async () => {
    expectProblem(/404/);
    const used = 'This invitation has already been accepted.';
    await page.goto(link);
    await expect(page.getByText(used)).toBeVisible();
    await expect(page.getByText('You have an invitation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByText(used)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login',
    );
    await check(page);
  });
});

test('an invitation that is none keeps the form shut [S2.31 S8.2]', async ({ page, expectProblem }) => {
  expectProblem(/40[04]/);
  await page.goto('/register?token=not-a-real-token');
  await expect(page.getByText('Invalid invitation link')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
  await check(page);
});
