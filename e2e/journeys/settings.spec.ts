// How the product is shown to the reader: on the account, or in the browser (brief 2, /settings).
import { createClub, freshUsername, PASSWORD, signUp } from '../support/accounts.ts';
import { expectSound, field } from '../support/locators.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { createTournament } from '../support/tournaments.ts';

test('a visitor reads 24 hours and the dark theme in their browser', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(field(page, 'Hours').getByRole('option').first()).toHaveText('By language: 2:30 PM');
  await expectSound(page);
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await field(page, 'Hours').selectOption('24 hours: 14:30');
  await page.waitForLoadState();
  await expect(field(page, 'Hours')).toHaveValue('24');
  await page.reload();
  await expect(field(page, 'Hours')).toHaveValue('24');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // An account that has said nothing leaves what the browser says.
  await signUp(page, { name: 'Rui Costa', role: 'member' });
  await page.goto('/settings');
  await expect(field(page, 'Hours')).toHaveValue('24');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the link of a mail ends mails with one press, without signing in', async ({ page }) => {
  // Mails of notices wait for minutes, so the answers stand for the link of one. The server's own are tested in choices.test.ts.
  await page.route('**/api/mail-stops/a-link', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { topics: ['rain', 'draw'], mailed: ['rain', 'draw'] } })
      : route.fulfill({ status: 204 }),
  );
  await page.goto('/mails/stop/a-link');
  const topics = page.getByRole('main').getByRole('listitem');
  await expect(page.getByText('We send you mails about:')).toBeVisible();
  await expect(topics).toHaveText(['Play suspended and resumed', 'The draw is out, or has changed']);
  await expectSound(page);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByText('You get no more mails about:')).toBeVisible();
  await expect(topics).toHaveText(['Play suspended and resumed', 'The draw is out, or has changed']);
  await expectSound(page);
});

test('a link that ends no mails says so and leads to the settings', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await page.goto('/mails/stop/none');
  await expect(page.getByText(/^This link has expired or is not valid/)).toBeVisible();
  await page.getByRole('link', { name: 'To the settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('what was chosen before there was an account goes with it to its other devices [S2.66]', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await field(page, 'Hours').selectOption('24 hours: 14:30');
  await page.waitForLoadState();
  await expect(field(page, 'Hours')).toHaveValue('24');
  await page.goto('/register');
  const username = freshUsername();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Name', { exact: true }).fill('Rui Costa');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Your account has been created').first()).toBeVisible();

  const phone = await newVisitor();
  await phone.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  await phone.goto('/settings');
  await expect(field(phone, 'Hours')).toHaveValue('24');
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('what an account chooses holds on its other devices, and matches follow it [S2.66]', async ({
  page,
  newVisitor,
}) => {
  const { username } = await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Account of Marta Silva' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await field(page, 'Hours').selectOption('24 hours: 14:30');
  await expect(field(page, 'Hours')).toHaveValue('24');
  await page.getByRole('switch', { name: 'Single keys act' }).click();
  await expect(page.getByRole('switch', { name: 'Single keys act' })).not.toBeChecked();
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tokyo');

  const phone = await newVisitor();
  await phone.request.post('/api/auth/login', { data: { username, password: 'Tennis123' } });
  await phone.goto('/settings');
  await expect(field(phone, 'Hours')).toHaveValue('24');
  await expect(phone.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tokyo');
  await expect(phone.getByRole('switch', { name: 'Single keys act' })).not.toBeChecked();
  await phone.goto('/profile');
  await expect(phone.getByText(/\d\d:\d\d$/).first()).toBeVisible();
  await expect(phone.getByText(/\d (?:AM|PM)/)).toHaveCount(0);
  // A tournament's times are in its club's zone, and with 24 hours.
  await phone.goto(`/tournaments/${id}`);
  await expect(phone.getByText(/\d\d:\d\d/).first()).toBeVisible();
  await expect(phone.getByText(/\d (?:AM|PM)/)).toHaveCount(0);
  await expectSound(page);
});

test('somebody chooses what they are told of, here and by mail, and when no mail comes', async ({ page }) => {
  await signUp(page, { name: 'Nina Kovač', role: 'member' });
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Notifications' });
  const here = card.getByRole('checkbox', { name: 'Results: here', exact: true });
  const byMail = card.getByRole('checkbox', { name: 'Results: by mail', exact: true });
  await expect(here).toBeChecked();
  await expect(byMail).not.toBeChecked();
  await byMail.click();
  await expect(byMail).toBeChecked();
  await here.click();
  await expect(here).not.toBeChecked();
  await expect(card.getByRole('checkbox', { name: 'Places and partners: by mail' })).toBeDisabled();
  await card.getByLabel('Until').fill('06:30');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/notifications/choices'),
  );
  await card.getByLabel('Until').blur();
  await saved;
  await expect(card.getByLabel('Until')).toBeEnabled();
  await page.reload();
  await expect(byMail).toBeChecked();
  await expect(here).not.toBeChecked();
  await expect(card.getByLabel('Until')).toHaveValue('06:30');
  await card.getByRole('switch', { name: 'Quiet at night' }).click();
  await expect(card.getByLabel('Until')).toHaveCount(0);
  await page.reload();
  await expect(card.getByRole('switch', { name: 'Quiet at night' })).not.toBeChecked();
  await expectSound(page);
});

test('G and a letter open a page, and ? shows all keys, until single keys are turned off [brief 9]', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: 'Single keys act' })).toBeChecked();
  // What is typed into a field is text.
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('');
  await page.keyboard.type('gt?');
  await expect(zone).toHaveValue('gt?');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await zone.blur();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/tournaments$/);

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Match Schedules');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole('switch', { name: 'Single keys act' }).click();
  await expect(page.getByRole('switch', { name: 'Single keys act' })).not.toBeChecked();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/settings$/);
});
