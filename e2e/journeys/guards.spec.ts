// Typed admin paths (specification section 2, Guards; D5, D39): visitors sign in first, others get the card with the toast, then "/".
import { signUp } from '../support/accounts.ts';
import { expect, expectAccessible, SUPER_ADMIN, test } from '../support/test.ts';
import { send } from '../support/send.ts';

test('an admin path is for super admins', async ({ page }) => {
  await page.goto('/admin/user-management');
  await expect(page).toHaveURL(/\/login$/);

  await signUp(page, { name: 'Nina Kovač', role: 'club_admin' });
  await page.goto('/admin/user-management');
  await expect(page.getByRole('heading', { name: 'Access Restricted', exact: true })).toBeVisible();
  await expect(
    page.getByText('Only Super Administrators can access this page.', { exact: true }),
  ).toBeVisible();
  const toast = page.getByRole('alert').filter({ hasText: 'Access Denied' });
  await expect(toast).toContainText("You don't have permission to access this page.");
  await expect(page).toHaveURL(/\/admin\/user-management$/);
  await expectAccessible(page);
  await expect(page).toHaveURL(/\d\/$/);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  const { username, password } = SUPER_ADMIN;
  await send(page, 'POST', '/api/auth/login', { username, password });
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
