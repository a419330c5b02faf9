// Entries by oneself: a visitor signs in and comes back, people enter until the places are gone, the waiting list moves up, and a parent enters a child.
import { createClub, freshUsername, PASSWORD, signUp } from '../support/accounts.ts';
import { button, expectSound, field } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { createTournament } from '../support/tournaments.ts';

test('people enter, wait, move up and withdraw', async ({ page, browser, baseURL }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  await send(page, 'PATCH', `/api/tournaments/${id}`, { maxParticipants: 2 });
  await send(page, 'POST', `/api/tournaments/${id}/participants`, { name: 'Zoe Novak' });

  const somebody = async (name: string) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const their = await context.newPage();
    await signUp(their, { name, role: 'member' });
    await their.goto(`/tournaments/${id}`);
    const card = their.getByRole('region', { name: 'Entries' });
    return { context, their, card };
  };
  const nina = await somebody('Nina Kovač');
  await expect(nina.card).toContainText('1 of 2 entered');
  await expectAccessible(nina.their);
  await button(nina.card, 'Enter Nina Kovač').click();
  await expect(nina.card).toContainText('2 of 2 entered');
  await expect(nina.card.getByRole('listitem')).toContainText('Entered');

  const ana = await somebody('Ana Lind');
  await button(ana.card, 'Join the waiting list: Ana Lind').click();
  await expect(ana.card).toContainText('Place 1 on the waiting list');
  await expectAccessible(ana.their);

  await button(nina.card, 'Withdraw Nina Kovač').click();
  const question = nina.their.getByRole('alertdialog');
  await expect(question).toContainText('Withdraw from this tournament?');
  await button(question, 'Withdraw').click();
  await expect(question).toBeHidden();
  await expect(nina.card.getByRole('listitem')).toContainText('Withdrawn');
  await ana.their.reload();
  await expect(ana.card.getByRole('listitem')).toContainText('Entered');

  // The director sees who is in; the one who has left is struck out.
  await page.goto(`/tournaments/${id}?tab=participants`);
  await expect(page.getByText('Ana Lind')).toBeVisible();
  await expectSound(ana.their);
  for (const { context } of [nina, ana]) await context.close();
});

test('a visitor signs in and is back on the page', async ({ page, browser, baseURL }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const their = await context.newPage();
  const { username } = await signUp(their, { name: 'Mia Berg', role: 'member' });
  await context.clearCookies();
  await their.goto(`/tournaments/${id}`);
  await button(their, 'Sign in to enter').click();
  await expect(their).toHaveURL(/\/login$/);
  await field(their, 'Username').fill(username);
  await field(their, 'Password').fill(PASSWORD);
  await their.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(their).toHaveURL(new RegExp(`/tournaments/${id}$`));
  await expect(button(their, 'Enter Mia Berg')).toBeVisible();
  await context.close();
});

test('a visitor without an account signs up and is back on the page', async ({ page, browser, baseURL }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const their = await context.newPage();
  await their.goto(`/tournaments/${id}`);
  await button(their, 'Sign in to enter').click();
  // There and back again: the way is not forgotten.
  await their.getByRole('link', { name: 'Forgot your password?' }).click();
  await their.getByRole('link', { name: 'Back to login' }).click();
  await their.getByRole('link', { name: 'Sign up' }).click();
  // The page before has a field of the same name.
  await expect(their.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  const username = freshUsername();
  await field(their, 'Username').fill(username);
  await field(their, 'Password').fill(PASSWORD);
  await field(their, 'Email').fill(`${username}@example.org`);
  await field(their, 'Name').fill('Mia Berg');
  await their.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(their).toHaveURL(new RegExp(`/tournaments/${id}$`));
  await expect(button(their, 'Enter Mia Berg')).toBeVisible();
  await context.close();
});

test('[AG1] an event with an age asks for the year of birth and says who may not play', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Junior Cup', clubId, status: 'registering' });
  await send(page, 'PATCH', `/api/tournaments/${id}`, { type: 'U14' });
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const their = await context.newPage();
  await signUp(their, { name: 'Nina Kovač', role: 'member' });
  await their.goto(`/tournaments/${id}`);
  const card = their.getByRole('region', { name: 'Entries' });
  await button(card, 'Enter Nina Kovač').click();
  await expect(card).toContainText('Please give the year of birth with four digits.');
  await field(card, 'Year of birth').fill('1990');
  await button(card, 'Enter Nina Kovač').click();
  await expect(card).toContainText(/Only players born in 20\d\d or later may enter U14\./);
  await expectAccessible(their);
  await field(card, 'Year of birth').fill(String(new Date().getFullYear() - 10));
  await button(card, 'Enter Nina Kovač').click();
  await expect(card.getByRole('listitem')).toContainText('Entered');
  await context.close();
});
