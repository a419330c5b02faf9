// The texts of a page if no answer of ours comes back: the specification's own words for each case (section 8; D40).
import type { Page } from '@playwright/test';
import { createClub, freshUsername, signUp } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

const BAD_GATEWAY = { status: 502, body: '' };
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(text, { exact: true });

test.beforeEach(({ expectProblem }) => {
  expectProblem(/status of 502|Failed to load resource|The server refused a call|net::ERR_FAILED/);
});

test('signing up and getting back in [S5.2 S8.2 S8.3 S8.4 S8.5]', async ({ page }) => {
  await test.step('a reset link is asked for', async () => {
    await page.route('**/api/auth/forgot-password', (route) => route.fulfill(BAD_GATEWAY));
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nina@example.org');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
  });

  await test.step('a reset link is looked up', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/auth/reset-password/*', async (route) => {
      await promise;
      await route.fulfill(BAD_GATEWAY);
    });
    await page.goto('/reset-password/a-token');
    await expect(page.getByText('Validating your reset token...')).toBeVisible();
    resolve();
    await expect(
      page.getByText('Invalid or expired reset token. Please request a new password reset.'),
    ).toBeVisible();
  });

  await test.step('an invitation is looked up', async () => {
    await page.route('**/api/invitations/*', (route) => route.abort('failed'));
    await page.goto('/register?token=a-token');
    await expect(page.getByText('Failed to verify invitation. Please try again.')).toBeVisible();
  });

  await test.step('an account is made', async () => {
    await page.goto('/register');
    await expect(page.getByRole('radio', { name: 'Player / Member' })).toBeChecked();
    const username = freshUsername();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill('Tennis123');
    await page.getByLabel('Email').fill(`${username}@example.org`);
    await page.getByLabel('Name', { exact: true }).fill('Nina Kovač');
    // The form always has a kind of account chosen; an older page might send another.
    await page.route('**/api/auth/register', (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), role: 'umpire' }) }),
    );
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Please select a role.', { exact: true }).first()).toBeVisible();
    await page.unroute('**/api/auth/register');
    await page.route('**/api/auth/register', (route) => route.fulfill(BAD_GATEWAY));
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page, 'Registration failed')).toBeVisible();
    await expect(toast(page, 'There was an error creating your account')).toBeVisible();
  });
});

test('adding a member and inviting [S5.9 S8.7]', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  await createClub(page, 'Hillside Tennis Club');
  const member = page.getByRole('dialog', { name: 'Add Member' });
  const invitation = page.getByRole('dialog', { name: 'Send Invitation' });
  const add = async () => {
    await page.getByRole('button', { name: 'Add Member' }).click();
    const username = freshUsername();
    await member.getByLabel('Name', { exact: true }).fill('Nina Kovač');
    await member.getByLabel('Email').fill(`${username}@example.org`);
    await member.getByLabel('Username').fill(username);
    await member.getByRole('button', { name: 'Add Member' }).click();
  };
  const leave = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
  };

  await test.step('while no club is chosen', async () => {
    await page.goto('/members?club=999999');
    await add();
    await expect(toast(page, 'No club selected')).toBeVisible();
    await leave();
  });

  await test.step('while the server is away', async () => {
    await page.goto('/members');
    await page.getByRole('combobox', { name: 'Club' }).click();
    await page.getByRole('option', { name: /Riverside/ }).click();
    await page.route('**/api/clubs/*/members/create', (route) => route.fulfill(BAD_GATEWAY));
    await page.route('**/api/clubs/*/invitations', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill(BAD_GATEWAY),
    );
    await add();
    await expect(toast(page, 'Failed to add member')).toBeVisible();
    await leave();
    await page.getByRole('button', { name: 'Send Invitation' }).click();
    await invitation.getByLabel('Email').fill('guest@example.org');
    await invitation.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(toast(page, 'Failed to send invitation')).toBeVisible();
  });
});
