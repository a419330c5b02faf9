// Somebody whom a club has added, on their phone: from the welcome mail to their own password and into the club (D23).
import { createClub, freshUsername, signUp } from '../support/accounts.ts';
import { holdTimers } from '../support/hold.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';
import { test } from '../support/test-with-mail.ts';

test('chooses a first password by the welcome mail, once, and is told what to do with a used link [D23] @phone', async ({
  page,
  newVisitor,
  mailbox,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  const admin = await newVisitor();
  await signUp(admin, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(admin, 'Riverside Tennis Club');
  const username = freshUsername();
  const email = `${username}@example.org`;
  await send(admin, 'POST', `/api/clubs/${clubId}/members/create`, { username, email, name: 'Nina Kovač' });
  await expect.poll(() => mailbox.mailsTo(email).length, { timeout: 20_000 }).toBe(1);
  const [mail = ''] = mailbox.mailsTo(email);
  expect(mail).toContain('Choose your password:');
  const link = new URL(/http\S+\/reset-password\/\S+/.exec(mail)?.[0] ?? 'http://none/');
  const path = link.pathname + link.search;

  const leave = await holdTimers(page, 2000);
  await page.goto('/login');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expect(page.getByText('Welcome to Riverside Tennis Club')).toBeVisible();
  await expect(page.getByText(`Your username is ${username}.`, { exact: false })).toBeVisible();
  await expectNoSidewaysScroll(page, 320);
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('BetterTennis1');
  await page.getByLabel('Confirm password', { exact: true }).fill('BetterTennis1');
  await page.getByRole('button', { name: 'Choose your password' }).click();
  await expect(page.getByText('Password chosen').first()).toBeVisible();
  await expect(page.locator(':focus')).toContainText(`You can now sign in as ${username}.`);
  await leave();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto(path);
  await expect(page.getByText('Invalid or expired reset token').first()).toBeVisible();
  await expect(page.getByText('The link works once, within 7 days.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expectNoSidewaysScroll(page, 320);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('BetterTennis1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
