// People whom a club knows are offered, and never taken for somebody else without a question (D46, ADR 22).
import { createClub, signUp } from '../support/accounts.ts';
import { REFUSED, button, expectSound, field } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { createTournament } from '../support/tournaments.ts';

interface Entry {
  readonly personId: number;
  readonly player: { readonly name: string };
}

test('a player of an earlier tournament is found as she is typed, asked about, and found in a list [D46]', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const autumn = await createTournament(page, { name: 'Autumn Cup', clubId });
  const url = `/api/tournaments/${id}/participants`;
  await send(page, 'POST', url, { name: 'KOVAČ Nina', birthYear: 2001 });
  await send(page, 'POST', url, { name: 'Ana Lind' });
  const entries = async (tournament: number): Promise<Entry[]> =>
    (await page.request.get(`/api/tournaments/${tournament}/participants`)).json();
  const [nina] = await entries(id);

  await page.goto(`/tournaments/${autumn}?tab=participants`);
  const name = field(page, 'Add a participant');
  await name.fill('nina kov');
  const found = page.getByRole('listbox', { name: 'People of the club' }).getByRole('option');
  await expect(found).toHaveText(/KOVAČ Nina.*born 2001.*1 entry/);
  await expectAccessible(page);
  // Typed in full and not taken from the list: asked about.
  await name.fill('Kovač, Nina');
  await name.press('Escape');
  await name.press('Enter');
  const which = page.getByRole('dialog', { name: 'Which Nina Kovač is this?' });
  await expect(which.getByRole('button', { name: /KOVAČ Nina/ })).toBeVisible();
  await expectAccessible(page);
  await button(which, 'Cancel').click();
  // By keyboard alone.
  await name.fill('nina');
  await expect(found).toHaveCount(1);
  await name.press('ArrowDown');
  await name.press('Enter');
  await expect(name).toHaveValue('KOVAČ Nina');
  await name.press('Enter');
  await expect(page.getByText('1 of 16 entered')).toBeVisible();
  expect(await entries(autumn)).toMatchObject([{ personId: nina?.personId }]);

  await page.getByRole('link', { name: 'Paste a list' }).click();
  await field(page, 'Or paste the list here').fill('LIND Ana; 1990\nPriya Raman\nKOVAČ Nina');
  const ana = field(page, 'Who is meant by Ana Lind, line 1?').or(
    field(page, 'Who is meant by LIND Ana, line 1?'),
  );
  await ana.selectOption({ label: 'Ana Lind' });
  await expect(page.getByText('Is entered already')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Enter 2 lines').click();
  await page.getByRole('link', { name: 'To the participants' }).click();
  await expect(page.getByText('3 of 16 entered')).toBeVisible();
  const known = new Set((await entries(id)).map(({ personId }) => personId));
  expect((await entries(autumn)).filter(({ personId }) => known.has(personId))).toHaveLength(2);
  await expectSound(page);
});

test('an admin adds, names, merges and parts the people of the club [D24, D46]', async ({
  page,
  expectProblem,
}) => {
  // The question before a merge is a refusal of the server.
  expectProblem(REFUSED);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  const url = `/api/tournaments/${id}/participants`;
  await send(page, 'POST', url, { name: 'Nina Kovac', birthYear: 2001 });
  await page.goto(`/tournaments/${id}?tab=participants`);
  await page.getByRole('link', { name: 'People of the club' }).click();
  await expect(page.getByRole('heading', { name: 'People', exact: true })).toBeVisible();
  const rows = page.getByRole('list', { name: 'People of the club' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Nina Kovac' })).toContainText(/born 2001.*1 entry/);

  await button(page, 'Add person').click();
  const adding = page.getByRole('dialog', { name: 'Add a person' });
  await field(adding, 'Name').fill('Nina Kovač');
  await adding.getByLabel(/^Given name/).fill('Nina');
  await button(adding, 'Add person').click();
  await expect(adding.getByText('Please enter both the given name and the family name.')).toBeVisible();
  await adding.getByLabel(/^Family name/).fill('Kovač');
  await expectAccessible(page);
  await button(adding, 'Add person').click();
  const namesakes = page.getByRole('dialog', { name: 'Somebody has this name already' });
  await expect(namesakes.getByRole('listitem')).toHaveText(/Nina Kovac.*Riverside.*born 2001.*1 entry/);
  await expectAccessible(page);
  await button(namesakes, 'Somebody else of the same name').click();
  await expect(adding).toBeHidden();
  await expect(rows.filter({ hasText: 'Nina Kovač' })).toContainText('no entries');
  await expectAccessible(page);

  // "It is this person" adds nobody and leads to who has the name.
  await button(page, 'Add person').click();
  await field(adding, 'Name').fill('KOVAC Nina');
  await button(adding, 'Add person').click();
  await namesakes
    .getByRole('button', { name: /^It is this person: Nina Kovac,/ })
    .first()
    .click();
  await expect(adding).toBeHidden();
  await expect(field(page, 'Search by name')).toHaveValue('Nina Kovac');
  await expect(rows).toHaveCount(2);

  await field(page, 'Search by name').fill('kovac nin');
  await expect(rows).toHaveCount(2);
  await button(rows.filter({ hasText: 'Nina Kovac' }), 'Actions for Nina Kovac').click();
  await page.getByRole('menuitem', { name: 'Merge with another person' }).click();
  const merging = page.getByRole('dialog', { name: 'Merge Nina Kovac with another person' });
  await field(merging, 'Person to keep').fill('Kovač Nina');
  await page.getByRole('option', { name: /Nina Kovač/ }).click();
  await button(merging, 'Merge').click();
  const question = page.getByRole('alertdialog', { name: 'Merge Nina Kovac into Nina Kovač?' });
  await expect(question).toContainText('1 entry of Nina Kovac moves to Nina Kovač.');
  await expectAccessible(page);
  await button(question, 'Merge').click();
  await expect(merging).toBeHidden();
  const kept = rows.filter({ hasText: 'was merged into this person' }).first();
  await expect(kept).toContainText(/born 2001.*1 entry/);
  await button(kept, 'Undo merge of Nina Kovac').click();
  await expect(kept).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Nina Kovac' })).toContainText(/born 2001.*1 entry/);
  await expectSound(page);
});

test('nobody else sees the people of a club [D39]', async ({ page, expectProblem }) => {
  expectProblem(REFUSED);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await page.goto(`/admin/club/${clubId + 100_000}/people`);
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});

test('a player says "this is me", the club approves, and the result is theirs [D26, D46]', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  await send(page, 'POST', `/api/tournaments/${id}/participants`, { name: 'Nina Kovač' });

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const hers = await other.newPage();
  await signUp(hers, { name: 'Nina Kovač', role: 'member' });
  await hers.goto(`/tournaments/${id}?tab=participants`);
  await hers.getByRole('button', { name: 'Actions for Nina Kovač' }).click();
  await hers.getByRole('menuitem', { name: 'Nina Kovač: this is me' }).click();
  await expect(hers.getByText('Claim sent', { exact: true })).toBeVisible();
  await hers.goto('/profile');
  const claims = hers.getByRole('list', { name: 'My claims' });
  await expect(claims).toContainText(/I am Nina Kovač.*The club decides/);

  await page.goto(`/admin/club/${clubId}/people`);
  const toDecide = page.getByRole('region', { name: 'Claims to decide' });
  await expect(toDecide).toContainText('Nina Kovač says: I am Nina Kovač.');
  await expect(toDecide).toContainText('Nina Kovač · 1 entry');
  await expectAccessible(page);
  await button(toDecide, 'Approve the claim of Nina Kovač').click();
  await expect(toDecide).toBeHidden();
  await hers.reload();
  await expect(claims).toContainText('Approved');
  const entries: { userId: number | null }[] = await (
    await page.request.get(`/api/tournaments/${id}/participants`)
  ).json();
  expect(entries[0]?.userId).not.toBeNull();
  await other.close();
});

test('a parent looks after a player until they or the club end it [D26, D46]', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId });
  await send(page, 'POST', `/api/tournaments/${id}/participants`, { name: 'Nina Kovač' });
  const [entry] = await (await page.request.get(`/api/tournaments/${id}/participants`)).json();
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const hers = await other.newPage();
  await signUp(hers, { name: 'Marija Kovač', role: 'member' });
  const agree = async () => {
    await send(hers, 'POST', '/api/user/claims', { entryId: entry.id, relation: 'manager' });
    const [claim] = await (await page.request.get(`/api/clubs/${clubId}/claims`)).json();
    await send(page, 'PUT', `/api/clubs/${clubId}/claims/${claim.id}`, { approved: true });
  };

  await agree();
  await page.goto(`/admin/club/${clubId}/people`);
  const row = page.getByRole('listitem').filter({ hasText: 'Nina Kovač' }).first();
  await expect(row).toContainText('Looked after by Marija Kovač');
  await button(row, 'Stop looking after Nina Kovač: Marija Kovač').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Stop Marija Kovač looking after Nina Kovač?');
  await expectAccessible(page);
  await button(question, 'Stop looking after').click();
  await expect(question).toBeHidden();
  await expect(row).not.toContainText('Looked after by');

  await agree();
  await hers.goto('/profile');
  await button(hers, 'No longer look after Nina Kovač').click();
  const mine = hers.getByRole('alertdialog');
  await expectAccessible(hers);
  await button(mine, 'No longer look after').click();
  await expect(mine).toBeHidden();
  await expect(hers.getByRole('list', { name: 'People I manage' })).toHaveCount(0);
  await page.reload();
  await expect(row).not.toContainText('Looked after by');
  await other.close();
});
