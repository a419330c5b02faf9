// A new club admin on a phone: from the invitation mail to the first court, member and tournament, counted in presses. Typing does not count.
import type { Locator, Page } from '@playwright/test';
import { createClub, freshUsername, signUp } from '../support/accounts.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectWholeWords } from '../support/test.ts';
import { test } from '../support/test-with-mail.ts';

const MOST_PRESSES = 20;

test('a new club admin comes from the invitation to a court, a member and a tournament without help [D2, D3, D48] @phone', async ({
  page,
  newVisitor,
  mailbox,
}) => {
  const founder = await newVisitor();
  await signUp(founder, { name: 'Ida Lund', role: 'club_admin' });
  const clubId = await createClub(founder, 'Riverside Tennis Club');
  const name = freshUsername();
  const address = `${name}@example.org`;
  await send(founder, 'POST', `/api/clubs/${clubId}/invitations`, { email: address, role: 'admin' });
  await expect.poll(() => mailbox.mailsTo(address).length, { timeout: 20_000 }).toBe(1);
  const [mail = ''] = mailbox.mailsTo(address);
  expect(mail).toContain('Riverside Tennis Club invites you to join as an admin of the club.');
  expect(mail).toContain('Ida Lund sends you this invitation.');
  const link = new URL(/http\S+\/register\S+/.exec(mail)?.[0] ?? 'http://none/');

  let presses = 0;
  const press = async (target: Locator): Promise<void> => {
    presses += 1;
    await target.click();
  };
  const write = async (within: Pick<Locator, 'getByLabel'>, label: string, text: string): Promise<void> => {
    presses += 1;
    await within.getByLabel(label, { exact: true }).fill(text);
  };
  const shown = (role: 'link' | 'button', text: string | RegExp): Locator =>
    page.getByRole(role, { name: text }).filter({ visible: true }).first();

  await page.goto(link.pathname + link.search);
  await expect(page.getByText('Ida Lund sends you this invitation.')).toBeVisible();
  await write(page, 'Username', name);
  await write(page, 'Password', 'Tennis123');
  await write(page, 'Name', 'Marta Silva');
  await press(shown('button', 'Create account'));

  // The overview says what is still missing, the courts first.
  await press(shown('link', 'Manage Riverside Tennis Club'));
  const toDo = page.getByRole('region', { name: 'To do' });
  await expect(toDo.getByText('The club has no courts yet.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await press(toDo.getByRole('link', { name: 'Courts' }));
  await press(shown('button', 'Add courts'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Add courts' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Court 1', { exact: true }).first()).toBeVisible();

  await press(shown('link', /^Members$/));
  await press(shown('button', 'Add Member'));
  const dialog = page.getByRole('dialog', { name: 'Add Member' });
  await write(dialog, 'Name', 'Nina Kovač');
  await write(dialog, 'Email', `nina.${address}`);
  // Nobody has to think of one for somebody else.
  await expect(dialog.getByLabel('Username')).toHaveValue('nina.kovac');
  await write(dialog, 'Username', freshUsername());
  await press(dialog.getByRole('button', { name: 'Add Member' }));
  await expect(page.getByText('Nina Kovač', { exact: true }).first()).toBeVisible();
  await expect(dialog).toBeHidden();

  await press(shown('link', /^Create$/));
  await write(page, 'Name', 'Riverside Open');
  await press(shown('button', 'Create Tournament'));
  await expect(shown('button', 'Open registration')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);

  // A step that was done is no longer to do.
  await page.goto(`/admin/club/${clubId}`);
  await expect(toDo).toBeVisible();
  for (const text of ['The club has no courts yet.', 'The club has no tournament yet.'])
    await expect(toDo.getByText(text)).toHaveCount(0);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('a new club admin reads only German from the mail to the tournament, and finds it again at home [D2, D3, D43] @phone', async ({
    page,
    newVisitor,
    mailbox,
  }) => {
    const founder = await newVisitor();
    await signUp(founder, { name: 'Ida Lund', role: 'club_admin' });
    await send(founder, 'PUT', '/api/user/language', { language: 'de' });
    const clubId = await createClub(founder, 'TC Grün-Weiß');
    const name = freshUsername();
    const address = `${name}@example.org`;
    await send(founder, 'POST', `/api/clubs/${clubId}/invitations`, { email: address, role: 'admin' });
    await expect.poll(() => mailbox.mailsTo(address).length, { timeout: 20_000 }).toBe(1);
    const [mail = ''] = mailbox.mailsTo(address);
    expect(mail).toContain('TC Grün-Weiß lädt Sie ein, den Verein mitzuverwalten.');
    const link = new URL(/http\S+\/register\S+/.exec(mail)?.[0] ?? 'http://none/');

    await page.goto(link.pathname + link.search);
    await expect(page.getByText('Sie sind eingeladen, TC Grün-Weiß mitzuverwalten.')).toBeVisible();
    await page.getByLabel('Benutzername', { exact: true }).fill(name);
    await page.getByLabel('Passwort', { exact: true }).fill('Tennis123');
    await page.getByLabel('Name', { exact: true }).fill('Jana Köhler');
    await page.getByRole('button', { name: 'Konto anlegen' }).tap();
    await expect(page.getByText('Sie gehören jetzt zu TC Grün-Weiß')).toBeVisible();
    await expect(
      page.getByText(/^Was Ihrem Verein noch fehlt: Plätze, Mitglieder und ein Turnier/),
    ).toBeVisible();
    await looksGerman(page);

    await page.getByRole('link', { name: 'Verwalten: TC Grün-Weiß' }).tap();
    const toDo = page.getByRole('region', { name: 'Zu erledigen' });
    await toDo.getByRole('link', { name: 'Plätze' }).tap();
    await page.getByRole('button', { name: 'Plätze anlegen' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Plätze anlegen' }).tap();
    await expect(page.getByText('Platz 1', { exact: true }).first()).toBeVisible();
    // The only court is the centre court without a word.
    await expect(page.getByText('Kein Platz ist der Center-Court.')).toHaveCount(0);
    await looksGerman(page);

    await page.getByRole('link', { name: 'Neu', exact: true }).tap();
    await page.getByLabel('Name', { exact: true }).fill('Vereinsmeisterschaft');
    await page.getByRole('button', { name: 'Turnier anlegen' }).tap();
    await expect(page.getByRole('button', { name: 'Meldung öffnen' })).toBeVisible();
    await looksGerman(page);

    // Nothing is played yet, and still home leads to what was made.
    await page.getByRole('link', { name: 'Start', exact: true }).tap();
    await expect(page.getByText('Sie haben keine laufenden Turniere.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Erstes Turnier anlegen' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Ihre Turniere ansehen' }).tap();
    await expect(page.getByRole('heading', { name: 'Vereinsmeisterschaft' })).toBeVisible();
    await looksGerman(page);
  });
});

/** Words are whole, nothing scrolls sideways, and no word of a button is English. */
async function looksGerman(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectNoSidewaysScroll(page);
  await expectWholeWords(page.locator('main'));
  const buttons = page.getByRole('main').locator('a, button');
  expect((await buttons.allInnerTexts()).join('\n')).not.toMatch(
    /\b(Create|Add|Save|Cancel|Edit|View|Show|Open|Manage|Members|Courts|Tournaments?)\b/,
  );
}
