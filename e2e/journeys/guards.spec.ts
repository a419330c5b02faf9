// Typed admin paths (specification section 2, Guards; D5, D39): visitors sign in first, others get the card with the toast, then "/".
import { createClub, signUp } from '../support/accounts.ts';
import { holdTimers } from '../support/hold.ts';
import { expect, expectAccessible, SUPER_ADMIN, test } from '../support/test.ts';
import { send } from '../support/send.ts';

test('an admin path is for super admins [S2.8 S2.13 S8.12]', async ({ page, expectProblem }) => {
  await page.goto('/admin/user-management');
  await expect(page).toHaveURL(/\/login$/);

  await signUp(page, { name: 'Nina Kovač', role: 'club_admin' });
  // The card goes by itself together with its toast: sooner than a slow machine has checked it.
  const leave = await holdTimers(page, 3000);
  await page.goto('/admin/user-management');
  await expect(page.getByRole('heading', { name: 'Access Restricted', exact: true })).toBeVisible();
  await expect(
    page.getByText('Only Super Administrators can access this page.', { exact: true }),
  ).toBeVisible();
  const toast = page.getByRole('alert').filter({ hasText: 'Access Denied' });
  await expect(toast).toContainText("You don't have permission to access this page.");
  await expect(page).toHaveURL(/\/admin\/user-management$/);
  await expectAccessible(page);
  await leave();
  await expect(page).toHaveURL(/\d\/$/);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  const { username, password } = SUPER_ADMIN;
  await send(page, 'POST', '/api/auth/login', { username, password });
  expectProblem(/status of 404/);
  await page.goto('/admin/club/987654');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto('/admin/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) >= 1024) {
    const sidebar = page.getByRole('complementary');
    for (const text of ['Admin Controls', 'Super Admin'])
      await expect(sidebar.getByText(text, { exact: true })).toBeVisible();
  }
});

test('score management is no page for members, and an admin gets to their own club only [D5, D39, S2.7 S6.4]', async ({
  page,
  newVisitor,
}) => {
  const card = page.getByRole('heading', { name: 'Access Restricted', exact: true });
  await signUp(page, { name: 'Gero Haas', role: 'member' });
  await page.goto('/manage-scores');
  await expect(card).toBeVisible();

  const other = await newVisitor();
  await signUp(other, { name: 'Marta Silva', role: 'club_admin' });
  const foreign = await createClub(other, 'Hillside Tennis Club');
  await signUp(page, { name: 'Nina Kovač', role: 'club_admin' });
  const own = await createClub(page, 'Riverside Tennis Club');
  await page.goto(`/admin/club/${foreign}`);
  await expect(card).toBeVisible();
  await page.goto(`/admin/club/${own}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Riverside Tennis Club');
});
