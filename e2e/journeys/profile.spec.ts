// One's own account at /profile: devices, password, the file with one's data, and deleting the account.
import { readFile } from 'node:fs/promises';
import { createClub, PASSWORD, signUp } from '../support/accounts.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const NEW_PASSWORD = 'Fresh-Balls-4';

test('looks after their account and deletes it in the end', async ({ page, newVisitor, expectProblem }) => {
  // Wrong passwords are meant to be refused.
  expectProblem(/status of 400/);
  const account = await signUp(page, { name: 'Nina Kovač', role: 'member' });
  const phone = await newVisitor();
  const { username } = account;
  await send(phone, 'POST', '/api/auth/login', { username, password: PASSWORD });

  await page.goto('/');
  await page.getByRole('button', { name: 'Account of Nina Kovač' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(account.email)).toBeVisible();

  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await test.step('signs the other device out', async () => {
    await devices.getByRole('button', { name: 'End the others' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('1 other device signed out.')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    // Its button is gone with the others.
    await expect(devices.getByRole('heading', { name: 'Signed-in devices' })).toBeFocused();
    expect((await phone.request.get('/api/auth/me')).status()).toBe(401);
  });

  await test.step('changes the password; what is refused stands at its field and nothing typed is lost', async () => {
    const card = page.getByRole('region', { name: 'Password' });
    const current = card.getByLabel('Current password');
    await current.fill('not-my-password');
    await card.getByLabel('New password', { exact: true }).fill('Tennis123');
    await expect(card.getByText('Weak: easy to guess. Several words make it stronger.')).toBeVisible();
    await card.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await expect(card.getByText('Strong.')).toBeVisible();
    await card.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await card.getByRole('button', { name: 'Change password' }).click();
    await expect(card.getByText('This is not your password.')).toBeVisible();
    await expect(current).toBeFocused();
    await expect(card.getByLabel('Confirm password')).toHaveValue(NEW_PASSWORD);
    await current.fill(PASSWORD);
    await card.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(current).toHaveValue('');
  });

  await test.step('downloads their data', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`tennis-${username}.json`);
    const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data).toMatchObject({ account: { username, email: account.email }, cutOff: [] });
  });

  await test.step('deletes the account, which takes the password', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('Every sign-in: you are signed out on 1 device.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('This is not your password.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText('Account deleted')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In', exact: true }).first()).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('the only admin of a club is told what to do first', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Lonely Tennis Club');
  await page.goto('/profile');
  await expect(page.getByText('Lonely Tennis Club')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(
    dialog.getByText('Lonely Tennis Club would have no admin left. Make somebody else an admin there first.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toHaveCount(0);
});
