// Members and people of a club as files for spreadsheets (ADR 30). The columns are the same as for an import, and importing an exported file changes
// nothing.
import * as words from '@tennis/words/imports';
import * as members from '@tennis/words/members';
import * as people from '@tennis/words/people';
import type { ClubMember, Gender, Person } from '@tennis/contract';
import { api } from './api.ts';
import { everyPage } from './every-page.ts';
import { LANGUAGE } from './language.ts';
import { saveFile } from './save-file.ts';

/** The separator that spreadsheets expect where a comma stands in numbers. */
const DELIMITER = LANGUAGE === 'en' ? ',' : ';';

export const GENDER_LABELS = {
  female: people.female,
  male: people.male,
  other: people.other,
} satisfies Record<Gender, string>;

const ROLES = { admin: members.admin, member: members.member } satisfies Record<ClubMember['role'], string>;

/** Saves rows as a file; the code that writes it comes with the first one. */
export async function saveRows(name: string, rows: readonly (readonly string[])[]): Promise<void> {
  const { writeSheet } = await import('./sheet.ts');
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', writeSheet(rows, DELIMITER));
}

/** The headings and the row of a person, in the order of both. */
const PERSON_COLUMNS: readonly (readonly [string, (person: Person) => string])[] = [
  [words.fieldNumber, ({ id }) => String(id)],
  [words.fieldName, ({ name }) => name],
  [words.fieldGiven, ({ givenName }) => givenName ?? ''],
  [words.fieldFamily, ({ familyName }) => familyName ?? ''],
  [words.fieldGender, ({ gender }) => (gender === null ? '' : GENDER_LABELS[gender])],
  [words.fieldBirth, ({ birthYear }) => String(birthYear ?? '')],
];

/** Saves the people a club sees. */
export async function exportPeople(clubId: number): Promise<void> {
  const params = { clubId: String(clubId) };
  const list = await everyPage((query, options) => api.listPersons({ params, query }, options));
  await saveRows(words.peopleFile, [
    PERSON_COLUMNS.map(([heading]) => heading),
    ...list.map((person) => PERSON_COLUMNS.map(([, cell]) => cell(person))),
  ]);
}

/** Saves the members of a club; the addresses are told to its admins only. */
export async function exportMembers(clubId: number): Promise<void> {
  const params = { clubId: String(clubId) };
  const list = await everyPage((query, options) => api.listMembers({ params, query }, options));
  await saveRows(words.membersFile, [
    [words.fieldName, words.fieldEmail, words.fieldRole],
    ...list.map(({ name, email, role }) => [name, email ?? '', ROLES[role]]),
  ]);
}
