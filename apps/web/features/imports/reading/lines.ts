// The rows of a file as lines for the server: each with its content, or the reason why it cannot be used.
import { MemberLineSchema, PersonLineSchema, type MemberLine, type PersonLine } from '@tennis/contract';
import { joinedName, namePartsOf } from '@tennis/domain';
import * as words from '@tennis/words/imports';
import { sayProblem } from '../../../lib/form-problems.ts';
import { readBirth, type DayOrder } from './births.ts';
import { readGender, readRole, type Field } from './columns.ts';
import type { SheetRow } from '../../../lib/sheet.ts';

/** One row of the file. */
export interface ReadLine<L> {
  /** In the file, from 1. */
  readonly line: number;
  /** Its text on screen: the name or the address as it is written. */
  readonly title: string;
  readonly sent: L | null;
  readonly problem: string | null;
  /** What somebody should look at, although the line can be sent. */
  readonly warning?: string;
}

/** How the columns are read. */
export interface Reading {
  readonly fields: readonly Field[];
  readonly dayOrder: DayOrder;
  readonly today: string;
}

export type Cells = Readonly<Partial<Record<Field, string>>>;

export const cellsOf = ({ cells }: SheetRow, fields: readonly Field[]): Cells =>
  Object.fromEntries(
    fields.flatMap((field, at) => (field === '' || (cells[at] ?? '') === '' ? [] : [[field, cells[at]]])),
  );

const titleOf = ({ name, givenName, familyName, email }: Cells, row: SheetRow): string =>
  name ??
  [givenName, familyName]
    .filter((part) => part !== undefined)
    .join(' ')
    .concat(email ?? '') ??
  row.cells.join(' ');

/** "Kovač, Nina" in the order in which it is said; other names stay as they are written. */
function nameIn({ name, givenName, familyName }: Cells) {
  if (givenName !== undefined && familyName !== undefined)
    return { name: joinedName({ given: givenName, family: familyName }), givenName, familyName };
  const whole = name ?? givenName ?? familyName ?? '';
  const parts = whole.includes(',') ? namePartsOf(whole) : null;
  return parts === null
    ? { name: whole }
    : { name: joinedName(parts), givenName: parts.given, familyName: parts.family };
}

/** The value of a cell, or that it is unreadable. */
export type Part = { readonly said: object } | { readonly problem: string };

export function birthIn(text: string | undefined, { dayOrder, today }: Reading): Part {
  if (text === undefined) return { said: {} };
  const birth = readBirth(text, dayOrder, today);
  return birth === null ? { problem: words.birthUnread({ text }) } : { said: birth };
}

export function genderIn(text: string | undefined): Part {
  if (text === undefined) return { said: {} };
  const gender = readGender(text);
  return gender === null ? { problem: words.genderUnread({ text }) } : { said: { gender } };
}

export function numberIn(text: string | undefined): Part {
  if (text === undefined) return { said: {} };
  return /^[1-9]\d{0,14}$/.test(text)
    ? { said: { personId: Number(text) } }
    : { problem: words.numberUnread({ text }) };
}

function roleIn(text: string | undefined): Part {
  if (text === undefined) return { said: {} };
  const role = readRole(text);
  return role === null ? { problem: words.roleUnread({ text }) } : { said: { role } };
}

interface Checker<L> {
  safeParse(value: unknown):
    | { readonly success: true; readonly data: L }
    | {
        readonly success: false;
        readonly error: { readonly issues: readonly { readonly message: string }[] };
      };
}

export function lineFrom<L>(
  row: SheetRow,
  title: string,
  parts: readonly Part[],
  schema: Checker<L>,
): ReadLine<L> {
  const base = { line: row.line, title };
  if (row.isBroken) return { ...base, sent: null, problem: words.quotesBroken };
  const wrong = parts.find((part) => 'problem' in part);
  if (wrong !== undefined) return { ...base, sent: null, problem: wrong.problem };
  const said = parts.map((part) => ('said' in part ? part.said : {}));
  const checked = schema.safeParse(Object.assign({}, ...said));
  return checked.success
    ? { ...base, sent: checked.data, problem: null }
    : { ...base, sent: null, problem: sayProblem(checked.error.issues[0]?.message ?? '') };
}

/** Reads rows as people. */
export const readPeople = (rows: readonly SheetRow[], reading: Reading): readonly ReadLine<PersonLine>[] =>
  rows.map((row) => {
    const cells = cellsOf(row, reading.fields);
    const parts = [
      { said: nameIn(cells) },
      genderIn(cells.gender),
      birthIn(cells.birth, reading),
      numberIn(cells.number),
    ];
    return lineFrom(row, titleOf(cells, row), parts, PersonLineSchema);
  });

/** Reads rows as people to invite. */
export const readMembers = (rows: readonly SheetRow[], reading: Reading): readonly ReadLine<MemberLine>[] =>
  rows.map((row) => {
    const cells = cellsOf(row, reading.fields);
    return lineFrom(
      row,
      cells.email ?? titleOf(cells, row),
      [{ said: { email: cells.email ?? '' } }, roleIn(cells.role)],
      MemberLineSchema,
    );
  });
