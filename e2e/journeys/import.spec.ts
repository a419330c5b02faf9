// Lists from spreadsheets: people imported, exported and imported again, members invited (D46, ADR 30).
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { hold } from '../support/hold.ts';
import { button, expectSound, field } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { aTournament } from '../support/tournaments.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const LIST = [
  'Vorname;Name;Geb.-Datum;Geschlecht;Telefon',
  'Jürgen;Groß;03.02.1968;m;0123',
  'Zoé;Müller;12.12.2001;w;',
  'Nina;Kovac;;w;',
  'Ana;Duarte;31.02.2001;;',
  '=cmd();Böse;;;',
  'Rui;Costa;1990;;',
  'Rui;Costa;1990;;',
].join('\r\n');

/** As Excel writes "CSV" on a German Windows. */
const windows1252 = (text: string): Buffer => Buffer.from(text, 'latin1');

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

async function namesOf(page: Page, clubId: number): Promise<string[]> {
  const answer = await page.request.get(`/api/clubs/${clubId}/persons?limit=500`);
  const people: { name: string }[] = await answer.json();
  return people.map(({ name }) => name);
}

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('File').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: typeof content === 'string' ? Buffer.from(content) : content,
  });

test('a list of a spreadsheet is imported, exported, and changes nothing when it comes back [D46]', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await send(page, 'POST', `/api/clubs/${clubId}/persons`, { name: 'Nina Kovač', birthYear: 2003 });
  await page.goto(`/admin/club/${clubId}/people`);
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Import people' })).toBeVisible();
  await choose(page, 'mitglieder.csv', windows1252(LIST));
  await expect(
    page.getByText('mitglieder.csv: 7 lines, Windows-1252, separated by semicolons'),
  ).toBeVisible();
  // The columns are known by their German headings, and one that we do not store is left out.
  await expect(field(page, 'Name')).toHaveValue('familyName');
  await expect(field(page, 'Geb.-Datum')).toHaveValue('birth');
  await expect(field(page, 'Telefon')).toHaveValue('');
  const preview = page.getByRole('region', { name: 'What will happen' });
  await expect(
    preview.getByText('Left out: This is neither a date nor a year of birth: 31.02.2001'),
  ).toBeVisible();
  await expect(preview.getByText('Left out: line 7 says the same')).toBeVisible();
  await expect(button(page, 'Save 4 lines')).toBeVisible();
  // A line that only says who is new is one line on a phone, too.
  const added = preview.getByText('New person', { exact: true }).first();
  const line = added.locator('xpath=ancestor::*[self::li or self::tr][1]');
  await expect.poll(async () => (await line.boundingBox())?.height ?? 999).toBeLessThan(50);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // Nina's year is not in the list, so somebody has to say who she is.
  await field(preview, 'Who is meant by Nina Kovac, line 4?').selectOption({
    label: 'Nina Kovač, born 2003',
  });
  await expect(preview.getByText('Name: Nina Kovač → Nina Kovac; ')).toBeVisible();
  await expect(button(page, 'Save 5 lines')).toBeVisible();
  expect(await namesOf(page, clubId)).toEqual(['Marta Silva', 'Nina Kovač']);
  await button(page, 'Save 5 lines').click();
  await expect(page.getByText('4 new people, 1 changed, 2 lines left out.')).toBeVisible();
  await expectAccessible(page);
  const reporting = page.waitForEvent('download');
  await button(page, 'Download report').click();
  const report = await textOf(await reporting);
  expect(report).toContain('5,Ana Duarte,Left out: This is neither a date nor a year of birth: 31.02.2001');
  expect(report).toContain("6,'=cmd() Böse,New person");

  await page.getByRole('link', { name: 'Back to the people' }).click();
  await expect(page.getByText('Zoé Müller')).toBeVisible();
  const exporting = page.waitForEvent('download');
  await button(page, 'Export').click();
  const exported = await textOf(await exporting);
  expect(exported).toContain('Person no.,Name,Given name,Family name,Gender,Date or year of birth');
  expect(exported).not.toMatch(/(?:^|,)"?[=+@-]/m);
  const before = await namesOf(page, clubId);
  expect(before).toContain('=cmd() Böse');

  await page.getByRole('link', { name: 'Import' }).click();
  await choose(page, 'people.csv', exported);
  await expect(
    page.getByText('There is nothing to save: everything already matches this list.'),
  ).toBeVisible();
  await expect(preview.getByText('Nothing changes')).toHaveCount(before.length);
  expect(await namesOf(page, clubId)).toEqual(before);
  await expectSound(page);
});

test('5,000 people of a spreadsheet come in one step, and the page says how far it is', async ({ page }) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await page.goto(`/admin/club/${clubId}/people/import`);
  const rows = Array.from({ length: 5000 }, (_, at) => `Ödlund-${at}\tLea\t31.12.${1940 + (at % 80)}\r\n`);
  const checked = await hold(page, '**/persons/import');
  await choose(
    page,
    'unicode.txt',
    Buffer.from(`\uFEFFName\tVorname\tGeb.-Datum\r\n${rows.join('')}`, 'utf16le'),
  );
  await expect(page.getByText('unicode.txt: 5,000 lines, UTF-16, separated by tabs')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Checking 5,000 lines' })).toHaveAttribute('value', '1');
  checked();
  await expect(button(page, 'Save 5,000 lines')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const saved = await hold(page, '**/persons/import');
  await button(page, 'Save 5,000 lines').click();
  await expect(page.getByRole('progressbar', { name: 'Saving 5,000 lines' })).toHaveAttribute('value', '2');
  saved();
  await expect(page.getByText('5,000 new people, 0 changed, 0 lines left out.')).toBeVisible();
  expect(await namesOf(page, clubId)).toHaveLength(500);
  await expectSound(page);
});

test('cells are pasted, columns mapped by hand, and days read in the order that is said', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await page.goto(`/admin/club/${clubId}/people/import`);
  await field(page, 'Or paste the cells here').fill('A\tB\nNina\t03/04/2001\nRui\t05/06/1990\n');
  await expect(page.getByText('Choose the column that holds the name.')).toBeVisible();
  await field(page, 'A').selectOption('Name');
  await field(page, 'B').selectOption('Date or year of birth');
  const order = field(page, 'Days are written');
  // Nothing is checked before somebody has said it.
  await expect(order.getByRole('option')).toHaveText([
    'Please choose',
    'with the day first: 03/04/2001 is Apr 3, 2001',
    'with the month first: 03/04/2001 is Mar 4, 2001',
  ]);
  await expect(button(page, 'Save 2 lines')).toBeHidden();
  await order.selectOption('with the month first: 03/04/2001 is Mar 4, 2001');
  await expect(button(page, 'Save 2 lines')).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'list.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04]));
  await expect(page.getByText('This is a workbook, not a CSV file.')).toBeVisible();
  await expect(button(page, 'Save 2 lines')).toBeHidden();
  await expectSound(page);
});

test('members are invited by a list, once [D23, D34]', async ({ page }) => {
  const { email } = await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await page.goto(`/admin/club/${clubId}/members`);
  await page.getByRole('link', { name: 'Invite from a list' }).click();
  const list = `E-Mail;Rolle\n${email};Admin\nfirst.${email};Mitglied\nnobody;\nsecond.${email};\n`;
  await choose(page, 'members.csv', list);
  const preview = page.getByRole('region', { name: 'What will happen' });
  await expect(preview.getByText('Belongs to the club: Marta Silva')).toBeVisible();
  await expect(preview.getByText('Gets an invitation by mail')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await button(page, 'Invite 2 people').click();
  await expect(page.getByText('2 people are invited, 1 line left out.')).toBeVisible();
  await button(page, 'Import another list').click();
  await choose(page, 'members.csv', list);
  await expect(preview.getByText('Has an open invitation')).toHaveCount(2);
  await expect(page.getByText('There is nobody to invite.')).toBeVisible();
  await page.goto(`/admin/club/${clubId}/invitations`);
  await expect(page.getByText(`first.${email}`)).toBeVisible();
  await page.goto(`/admin/club/${clubId}/members`);
  const exporting = page.waitForEvent('download');
  await button(page, 'Export').click();
  expect(await textOf(await exporting)).toContain(`Name,Email,Role\r\nMarta Silva,${email},Admin`);
  await expectSound(page);
});

test('one press answers for both of a pair that is named twice, and a bare number says what to do with it [D12, D26]', async ({
  page,
}) => {
  const { id } = await aTournament(page, [], { type: 'Doubles' });
  await page.goto(`/tournaments/${id}/entries/import`);
  const list = field(page, 'Or paste the list here');
  const lines = [
    '1. Ana Silva / Rui Costa',
    '2. Silva, Ana / Costa, Rui',
    '3. Lea Wirz / Dvořáková, Lucie 3',
  ];
  await list.fill(lines.join('\n'));
  await expect(
    page
      .getByText('Check this name. If 3 is a seed, write [3]. If not, take it out.')
      .filter({ visible: true }),
  ).toBeVisible();
  await list.fill(lines.join('\n').replace('Lucie 3', 'Lucie [3]'));
  await expect(page.getByText('Check this name').filter({ visible: true })).toHaveCount(0);
  const others = button(page, 'Yes, enter them all');
  await others.click();
  await expect(others).toHaveCount(0);
  await expect(button(page, 'Enter 3 lines')).toBeEnabled();
  // Who stands in another pair already is asked about, and it is the partner here.
  await button(page, 'Enter 3 lines').click();
  await expect(page.getByText('3 entries, nobody on the waiting list, 0 lines left out.')).toBeVisible();
  await button(page, 'Import another list').click();
  await list.fill('Ida Lund / Lea Wirz');
  await expect(page.getByRole('combobox', { name: 'Who is meant by Lea Wirz, line 1?' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
