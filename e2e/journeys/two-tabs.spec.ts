// Two people at one browser (ADR 4): its tabs share the session. Once the second person has signed in, a tab of the first must neither show nor send
// anything of theirs.
import type { Page } from '@playwright/test';
import { PASSWORD, signUp } from '../support/accounts.ts';
import { watchRest } from '../support/at-rest.ts';
import { button, REFUSED } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(title, { exact: true });

async function logOut(page: Page, name: string): Promise<void> {
  await button(page, `Account of ${name}`).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Login').click();
}

test('a tab shows who has signed in beside it, and sends nothing in their name that another typed', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const bea = await signUp(page, { name: 'Bea Berg', role: 'club_admin' });
  const alma = await signUp(page, { name: 'Alma Arndt', role: 'club_admin' });
  const rest = watchRest(page);
  await page.goto('/profile');
  await expect(page.getByText(alma.email)).toBeVisible();

  await test.step('Alma signs out in a second tab, and Bea signs in there', async () => {
    const second = await context.newPage();
    await second.goto('/dashboard');
    // The toast comes while the second tab is still on its way.
    const told = expect(toast(page, 'You were signed out in another tab.')).toBeVisible();
    await logOut(second, 'Alma Arndt');
    await told;
    await expect(page).toHaveURL(/\/login$/);
    await logIn(second, bea.username);
    await expect(toast(page, 'Signed in as Bea Berg')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(button(page, 'Account of Bea Berg')).toBeVisible();
    await second.close();
  });

  await test.step('nobody has told the tab that it is Alma now: the server refuses what Bea has typed', async () => {
    await page.goto('/create-club');
    await page.getByLabel('Club name').fill('Typed by Bea');
    // Otherwise its last reads would tell it about the sign-in.
    await rest.until();
    await send(page, 'POST', '/api/auth/login', { username: alma.username, password: PASSWORD });
    await button(page, 'Create club').click();
    const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
    await expect(dialog).toContainText('Alma Arndt has signed in in another tab.');
    await expect(dialog.getByLabel('Username')).toHaveValue(bea.username);
    await expect(toast(page, 'Error')).toHaveCount(0);
    await expectAccessible(page);
    expect(await send(page, 'GET', '/api/user/admin-clubs')).toEqual([]);
    // Bea signs in again beside it, which is as good as in the dialog.
    const second = await context.newPage();
    await second.goto('/dashboard');
    await logOut(second, 'Alma Arndt');
    await expect(dialog).toContainText('Your session has ended.');
    await logIn(second, bea.username);
    await expect(dialog).toBeHidden();
    await second.close();
    await button(page, 'Create club').click();
    await expect(toast(page, 'Club created')).toBeVisible();
    expect(await send(page, 'GET', '/api/user/admin-clubs')).toMatchObject([{ name: 'Typed by Bea' }]);
  });

  await test.step('what another may read is not handed out under her name, nor what she has read shown to another', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Typed by Bea' })).toBeVisible();
    await button(page, 'Account of Bea Berg').click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page.getByText(bea.email)).toBeVisible();
    await rest.until();
    await send(page, 'POST', '/api/auth/login', { username: alma.username, password: PASSWORD });
    await button(page, 'Download my data').click();
    await expect(toast(page, 'Signed in as Alma Arndt')).toBeVisible();
    await expect(page.getByText(alma.email)).toBeVisible();
    await expect(page.getByText(bea.email)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText("You don't administer any clubs yet", { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Typed by Bea' })).toHaveCount(0);
  });
});

test('a tab whose read is refused before it hears of the sign-out says where that happened', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(REFUSED);
  const alma = await signUp(page, { name: 'Alma Arndt', role: 'club_admin' });
  const rest = watchRest(page);
  await page.goto('/profile');
  await expect(page.getByText(alma.email)).toBeVisible();
  // A tab that has not read yet who is signed in would not miss them.
  await rest.until();
  const second = await context.newPage();
  await second.goto('/dashboard');
  // The server has ended the session, and the second tab does not know yet.
  await second.route('**/api/auth/logout', async (route) => {
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    const response = await route.fetch();
    await button(page, 'Download my data').click();
    // The first tab knows of the refusal before the second one hears that it is signed out; how soon after that decides nothing.
    await refused;
    await route.fulfill({ response });
  });
  const told = expect(toast(page, 'You were signed out in another tab.')).toBeVisible();
  await logOut(second, 'Alma Arndt');
  await told;
  await expect(button(page, 'Login')).toBeVisible();
});
