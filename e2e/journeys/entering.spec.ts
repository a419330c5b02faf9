// Players enter a tournament themselves: a visitor signs in and comes back, people enter until the places are gone, the waiting list moves up, and a parent enters a child.
import type { Browser, Page } from '@playwright/test';
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

test('an event for children says how its names are read before it is published [D24]', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, {
    name: 'Riverside Juniors',
    clubId,
    type: 'U14',
    status: 'draft',
  });
  await page.goto(`/tournaments/${id}`);
  await button(page, 'Publish').click();
  const question = page.getByRole('alertdialog', { name: 'Publish Riverside Juniors?' });
  await expect(question).toContainText('by first name and initial, such as “Nina K.”');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  const stored = await send<{ status: string }>(page, 'GET', `/api/tournaments/${id}`);
  expect(stored.status).toBe('draft');

  await send(page, 'PATCH', `/api/clubs/${clubId}`, { publishesFullNames: true });
  await page.reload();
  await button(page, 'Publish').click();
  await expect(question).toContainText('Publish only if the parents of all who play have agreed.');
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Upcoming').filter({ visible: true }).first()).toBeVisible();
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

/** Somebody in a browser of their own who has entered a tournament of Marta's, and the card of its entries. */
async function anEntered(page: Page, browser: Browser, baseURL: string | undefined) {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const name = 'Riverside Clay Open';
  const id = await createTournament(page, { name, clubId, status: 'registering', startsIn: 3 });
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: page.viewportSize(),
  });
  const their = await context.newPage();
  await signUp(their, { name: 'Nina Kovač', role: 'member' });
  await send(their, 'POST', `/api/tournaments/${id}/entry`, {});
  const card = their.getByRole('region', { name: 'Entries' });
  return { clubId, name, id, context, their, card };
}

test('people say when they cannot play, and the organisers read whose wish it is [OP8]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, context, their, card } = await anEntered(page, browser, baseURL);
  await their.goto(`/tournaments/${id}`);
  await button(card, 'Times of Nina Kovač').click();
  const dialog = their.getByRole('dialog', { name: 'Times' });
  await button(dialog, 'Add a time').click();
  await field(dialog, 'From').fill('12:00');
  await field(dialog, 'To').fill('10:00');
  await button(dialog, 'Save').click();
  await expect(dialog.getByText('The end must be after the start.')).toBeVisible();
  await field(dialog, 'From').fill('');
  await field(dialog, 'To').fill('17:00');
  await expectSound(their);
  await button(dialog, 'Save').click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText(/: not before 5:00 PM$/)).toBeVisible();
  await page.goto(`/tournaments/${id}?tab=participants`);
  await expect(page.getByText(/: not before 5:00 PM, said by Nina Kovač$/)).toBeVisible();
  await context.close();
});

test('once the order of play is out, people ask from My Tennis, and the organisers decide [OP8]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { clubId, name, id, context, their, card } = await anEntered(page, browser, baseURL);
  const { startDate } = await send<{ startDate: string }>(page, 'GET', `/api/tournaments/${id}`);
  const order = `/api/clubs/${clubId}/order-of-play/${startDate.slice(0, 10)}`;
  await send(page, 'PUT', `${order}/publication`, { published: true });
  await their.goto('/my-tennis');
  await button(their, `Times in ${name}`).click();
  const dialog = their.getByRole('dialog', { name: 'Times' });
  await button(dialog, 'Add a time').click();
  await field(dialog, 'To').fill('18:00');
  await expect(dialog.getByText('The order of play of this day is out.')).toBeVisible();
  await button(dialog, 'Save').click();
  await expect(their.getByText('The organisers have been asked')).toBeVisible();
  await their.goto(`/tournaments/${id}`);
  await expect(card.getByText(/: not before 6:00 PM \(the organisers have been asked\)$/)).toBeVisible();

  await page.goto('/notifications');
  await page.getByText(/Nina Kovač says when they can play, and the order of play is out/).click();
  await expect(page.getByText(/^Request: .*: not before 6:00 PM, said by Nina Kovač$/)).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Nina Kovač' }).click();
  await page.getByRole('menuitem', { name: 'Times…' }).click();
  const noted = page.getByRole('dialog', { name: 'Nina Kovač: Times' });
  await noted.getByRole('checkbox', { name: 'Plan around it' }).check();
  await expectSound(page);
  await button(noted, 'Save').click();
  await expect(page.getByText(/^[^R].*: not before 6:00 PM, said by Nina Kovač$/)).toBeVisible();
  await context.close();
});

test('a parent adds a child who was never entered, and enters them @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, {
    name: 'Junior Cup',
    clubId,
    type: 'U14',
    status: 'registering',
  });
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const their = await context.newPage();
  await signUp(their, { name: 'Eva Lind', role: 'member' });
  await their.goto(`/tournaments/${id}`);
  const card = their.getByRole('region', { name: 'Entries' });
  await button(card, 'Add a child').click();
  const form = their.getByRole('dialog');
  await expectAccessible(their);
  await field(form, 'Given name').fill('Mia');
  await field(form, 'Family name').fill('Lind');
  await field(form, 'Birth year').fill('1990');
  await button(form, 'Add a child').click();
  await expect(form).toContainText('Only children under 18 can be added here.');
  await field(form, 'Birth year').fill(String(new Date().getUTCFullYear() - 9));
  await button(form, 'Add a child').click();
  await expect(form).toBeHidden();
  await button(card, 'Enter Mia Lind').click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Mia Lind' })).toContainText('Entered');
  await their.goto('/profile');
  await expect(their.getByRole('list', { name: 'People I manage' })).toContainText('Mia Lind');
  await expectAccessible(their);
  await expectSound(their);
  await context.close();
});
