// The courts of a club, managed by its admins, and the field of a match in which people choose one (D48).
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { send } from '../support/send.ts';
import { emulateTheme, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament } from '../support/tournaments.ts';
import { withoutScript } from '../support/without-script.ts';

test('an admin adds six courts at once, puts them in order, sets hours and a time out of use, and deletes one [D48]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await page.goto(`/admin/club/${clubId}`);
  await page
    .getByRole('navigation', { name: 'Pages of the club' })
    .getByRole('link', { name: 'Courts' })
    .click();
  await expect(page.getByText('No courts yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add courts' }).click();

  const dialog = page.getByRole('dialog', { name: 'Add courts' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Court 1');
  await dialog.getByRole('spinbutton', { name: 'How many courts?' }).fill('6');
  await expect(dialog.getByText('This adds Court 1 to Court 6.')).toBeVisible();
  await dialog.getByLabel('Surface').selectOption('Clay');
  await dialog.getByRole('switch', { name: 'Lights' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add courts' }).click();
  await expect(page.getByText('6 courts added')).toBeVisible();

  const list = page.getByRole('list', { name: 'Courts of the club' });
  const rows = list.getByRole('listitem');
  const names = () => rows.getByRole('paragraph').filter({ hasText: /^Court \d$|^Centre/ });
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText('Clay, Outdoor, Lights');
  await expect(rows.first()).toContainText('Every day 8:00 AM–10:00 PM');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // By keyboard: the focus stays with the court that moves, at the end on its other button.
  await page.getByRole('button', { name: 'Actions for Court 2' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(names()).toHaveText(['Court 1', 'Court 3', 'Court 2', 'Court 4', 'Court 5', 'Court 6']);
  await expect(page.getByText('Court 3 is number 2 of 6.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Court 3 up' })).toBeFocused();
  // Waits by hand: a press right after the last one is ignored (second-press.spec.ts).
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(names()).toHaveText(['Court 3', 'Court 1', 'Court 2', 'Court 4', 'Court 5', 'Court 6']);
  await expect(page.getByRole('button', { name: 'Move Court 3 down' })).toBeFocused();

  await page.getByRole('button', { name: 'Actions for Court 3' }).click();
  await page.getByRole('menuitem', { name: 'Edit court' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit court' });
  await edit.getByLabel('Name').fill('court 1');
  await edit.getByRole('switch', { name: 'Same every day' }).uncheck();
  await edit.getByLabel('Closes, Saturday').fill('00:00');
  await edit.getByRole('checkbox', { name: 'Open on Sunday' }).uncheck();
  await edit.getByLabel('Closes, Monday').fill('07:00');
  await edit.getByRole('button', { name: 'Add a time out of use' }).click();
  await edit.getByLabel('Reason').fill('New lines');
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByText('Closing time must be after opening time.')).toBeVisible();
  await edit.getByLabel('Closes, Monday').fill('22:00');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByText('The club already has this court: Court 1.')).toBeVisible();
  await edit.getByLabel('Name').fill('Centre Court');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Court updated')).toBeVisible();
  await expect(rows.first()).toContainText('Centre Court');
  await expect(rows.first()).toContainText('Mon–Fri 8:00 AM–10:00 PM, Sat 8:00 AM–12:00 AM');
  await expect(rows.first()).toContainText('Out of use');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Actions for Court 6' }).click();
  await page.getByRole('menuitem', { name: 'Delete court' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Court 6?' });
  await question.getByRole('button', { name: 'Delete court' }).click();
  await expect(rows).toHaveCount(5);
  await page.reload();
  await expect(names()).toHaveText(['Centre Court', 'Court 1', 'Court 2', 'Court 4', 'Court 5']);
  // Visitors are told that it is closed, but not why.
  const told = await page.request.get(`/api/clubs/${clubId}/courts`, { headers: { cookie: '' } });
  expect(await told.json()).toHaveLength(5);
});

test('a court is chosen from the club’s, another name stays as text, and a closed one is warned of [D48]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '20:00' }));
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, {
    courts: [
      { name: 'Court 1', surface: 'clay', hours },
      { name: 'Court 2', surface: 'clay', lights: true, hours },
      { name: 'Hall', surface: 'carpet', indoor: true, hours },
    ],
  });
  const tournamentId = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  await page.goto(`/tournaments/${tournamentId}?tab=matches`);
  await page.getByRole('button', { name: 'Create First Match' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Match' });
  const court = dialog.getByRole('combobox', { name: 'Court' });
  await court.focus();
  const options = page.getByRole('listbox', { name: 'Courts of the club' }).getByRole('option');
  await expect(options).toHaveText([
    /^Court 1\s*Clay$/,
    /^Court 2\s*Clay, Lights$/,
    /^Hall\s*Carpet, Indoor$/,
  ]);
  await expectAccessible(page);
  await court.fill('ha');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(court).toHaveValue('Hall');
  await dialog.getByLabel('Time').fill('21:00');
  await expect(dialog.getByText('Hall is closed then. Open that day: 9:00 AM–8:00 PM.')).toBeVisible();
  await dialog.getByLabel('Time').fill('10:00');
  await expect(dialog.getByText('Hall is closed then.')).toBeHidden();
  await court.fill('The meadow');
  await expect(dialog.getByText('The club has no such court. It is kept as text.')).toBeVisible();
  await court.fill('1');
  await dialog.getByRole('button', { name: 'Create Match' }).click();
  await expect(page.getByText('Match created')).toBeVisible();
  await expect(page.getByText('Court 1').first()).toBeVisible();

  // The court has a match ahead now: closing it is offered instead of deleting it.
  await page.goto(`/admin/club/${clubId}/courts`);
  await page.getByRole('button', { name: 'Actions for Court 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete court' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Court 1?' });
  await question.getByRole('button', { name: 'Delete court' }).click();
  await expect(question.getByText('1 match is still to be played on Court 1.')).toBeVisible();
  await question.getByRole('button', { name: 'Mark as out of use' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit court' });
  await expect(edit.getByRole('checkbox', { name: 'Until further notice' })).toBeChecked();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('list', { name: 'Courts of the club' })).toContainText('Out of use');
});

/** The coloured head of a page. */
const head = (page: Page) => page.locator('main header').first();

test('the head of a tournament has the colour of its courts, with its word, before any script too [brief 3]', async ({
  page,
  browser,
  server,
  newVisitor,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Harbour Tennis Club');
  const id = await createTournament(page, { name: 'Harbour Open', clubId, status: 'registering' });
  const add = (name: string, surface: string) =>
    send(page, 'POST', `/api/clubs/${clubId}/courts`, { courts: [{ name, surface }] });
  await add('Court 1', 'clay');
  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}`);
  await expect(head(visitor)).toHaveCSS('background-color', 'rgb(168, 72, 31)');
  await expect(head(visitor)).toContainText('Knockout, Open, clay');
  await expectAccessible(visitor);
  await emulateTheme(visitor, 'dark');
  await expect(head(visitor)).toHaveCSS('background-color', 'rgb(126, 53, 22)');
  const plain = await withoutScript(browser, server, page);
  await plain.goto(`/tournaments/${id}`);
  await expect(head(plain)).toHaveCSS('background-color', 'rgb(168, 72, 31)');

  // Of two surfaces it has neither colour, until it is played on one of them only.
  await add('Court 2', 'grass');
  await page.goto(`/tournaments/${id}`);
  await expect(head(page)).toHaveCSS('background-color', 'rgb(74, 90, 97)');
  await expect(head(page)).not.toContainText('clay');
  await page.getByRole('button', { name: 'More actions for Harbour Open' }).click();
  await page.getByRole('menuitem', { name: 'Courts of the tournament' }).click();
  const dialog = page.getByRole('dialog', { name: 'Courts of the tournament' });
  await dialog.getByRole('radio', { name: 'Only on these courts' }).check();
  await dialog.getByRole('checkbox', { name: 'Court 1' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(head(page)).toHaveCSS('background-color', 'rgb(51, 112, 47)');
  await expect(head(page)).toContainText('grass');
});
