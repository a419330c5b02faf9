// A task of each role by keyboard alone; what directors do is in keyboard.spec.ts. Nothing is focused or pressed in another way.
import { createClub, freshUsername, signUp } from '../support/accounts.ts';
import { press, reach, type } from '../support/by-keyboard.ts';
import { button, field } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, SUPER_ADMIN, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

test('a visitor finds a tournament and follows a player by keyboard alone', async ({ page, newVisitor }) => {
  const director = await newVisitor();
  await signUp(director, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(director, 'Riverside Tennis Club');
  const open = `Open ${freshUsername()}`;
  const id = await createTournament(director, { name: open, clubId, status: 'registering' });
  for (const name of ['Nina Kovač', 'Priya Raman']) await enter(director, id, name);

  await page.goto('/');
  await press(page.getByRole('banner').getByRole('link', { name: 'Search' }));
  await expect(page).toHaveURL(/\/search$/);
  await type(page.getByRole('main').getByRole('searchbox'), open);
  await page.keyboard.press('Enter');
  await press(page.getByRole('main').getByRole('link', { name: new RegExp(`^${open}`) }));
  await expect(page).toHaveURL(new RegExp(`/tournaments/${id}$`));
  await reach(page.getByRole('tab', { name: 'Details' }));
  await page.keyboard.press('ArrowRight');
  await press(button(page, 'Follow Priya Raman'));
  await expect(page.getByRole('region', { name: 'You follow' })).toContainText('Priya Raman');
  // The pressed button still has the focus, though its name has changed.
  await expect(page.locator(':focus')).toHaveAccessibleName('Stop following Priya Raman');
});

test('a member finds a tournament, enters it and withdraws by keyboard alone', async ({
  page,
  newVisitor,
}) => {
  const director = await newVisitor();
  await signUp(director, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(director, 'Riverside Tennis Club');
  const open = `Open ${freshUsername()}`;
  const id = await createTournament(director, { name: open, clubId, status: 'registering' });

  await signUp(page, { name: 'Gero Haas', role: 'member' });
  await page.goto('/dashboard');
  await expect(button(page, 'Search')).toBeVisible();
  const search = page.getByRole('dialog', { name: 'Search' });
  // The page hears keys a moment after it shows the button.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search.getByRole('combobox')).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.type(open);
  await expect(search.getByRole('option', { name: new RegExp(open) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/tournaments/${id}$`));
  await expect(search).toBeHidden();

  const card = page.getByRole('region', { name: 'Entries' });
  await press(button(card, 'Enter Gero Haas'));
  await expect(card.getByRole('listitem')).toContainText('Entered');
  await press(button(card, 'Withdraw Gero Haas'));
  const question = page.getByRole('alertdialog');
  await press(button(question, 'Withdraw'));
  await expect(question).toBeHidden();
  await expect(card.getByRole('listitem')).toContainText('Withdrawn');
});

test('a club admin adds a member and a court by keyboard alone', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await page.goto('/dashboard');
  await press(page.getByRole('main').getByRole('link', { name: /^Manage/ }));
  await expect(page).toHaveURL(new RegExp(`/admin/club/${clubId}$`));
  const rooms = page.getByRole('navigation', { name: 'Pages of the club' });

  await press(rooms.getByRole('link', { name: 'Courts' }));
  await press(button(page, 'Add courts').first());
  const courts = page.getByRole('dialog', { name: 'Add courts' });
  await type(field(courts, 'Surface'), 'Cl');
  await reach(courts.getByRole('switch', { name: 'Lights' }));
  await page.keyboard.press('Space');
  await press(button(courts, 'Add courts'));
  await expect(courts).toBeHidden();
  await expect(page.getByRole('list', { name: 'Courts of the club' }).getByRole('listitem')).toContainText(
    'Clay, Outdoor, Lights',
  );

  await press(rooms.getByRole('link', { name: 'Members' }), 'Shift+Tab');
  await press(button(page, 'Add Member'));
  const dialog = page.getByRole('dialog', { name: 'Add Member' });
  const username = freshUsername();
  await type(field(dialog, 'Name'), 'Nina Kovač');
  await type(dialog.getByLabel('Email'), `${username}@example.org`);
  await type(dialog.getByLabel('Username'), username);
  await type(dialog.getByLabel('Role'), 'A');
  await press(button(dialog, 'Add Member'));
  await expect(dialog).toBeHidden();
  const added = page
    .getByRole('region', { name: 'Club Members' })
    .getByRole('listitem')
    .filter({ hasText: 'Nina Kovač' });
  await expect(added.getByText('Admin', { exact: true })).toBeVisible();
});

test('a super admin answers a ticket by keyboard alone', async ({ page, newVisitor }) => {
  const last = freshUsername();
  const subject = `Retirement ${last}`;
  const asking = await newVisitor();
  await signUp(asking, { name: 'Nina Kovač', role: 'member' });
  await send(asking, 'POST', '/api/support-tickets', {
    subject,
    description: 'How do I enter a retirement?',
  });

  const { username, password } = SUPER_ADMIN;
  await send(page, 'POST', '/api/auth/login', { username, password });
  await page.goto('/admin');
  await press(page.getByRole('main').getByRole('link', { name: /^Support Tickets/ }));
  await type(page.getByLabel('Search by subject, name or email'), subject);
  const found = page.getByRole('list', { name: 'Tickets' }).getByRole('listitem');
  // The list before the search may be the same one ticket. The links in the list of the whole search hold its words.
  const link = found.getByRole('link', { name: new RegExp(subject) });
  await expect(link).toHaveAttribute('href', new RegExp(`${last}&`));
  await expect(found).toHaveCount(1);
  await press(link);
  const ticket = page.getByRole('article', { name: subject });
  await type(ticket.getByLabel('Status'), 'In');
  await expect(ticket.getByText('Status saved')).toBeAttached();
  await type(ticket.getByLabel('Your response'), 'Choose Retired under More.');
  await press(button(ticket, 'Send Response'));
  await expect(ticket.getByRole('listitem').filter({ hasText: 'Choose Retired' })).toBeVisible();
  await expect(ticket.getByLabel('Your response')).toHaveValue('');
});
