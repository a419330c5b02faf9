// A list on its way in: the file or the pasted cells, what its columns hold, and its lines.
import * as words from '@tennis/words/imports';
import { useState } from 'react';
import { formatDay, viewerToday } from '../../lib/dates.ts';
import { LANGUAGE } from '../../lib/language.ts';
import { readSheet, type Sheet } from '../../lib/sheet.ts';
import { dayOrderOf, readBirth, type DayOrder } from './reading/births.ts';
import { guessColumns, hasHeadings, type Field } from './reading/columns.ts';
import { decodeFile, type Encoding } from './reading/decode.ts';
import type { ReadLine, Reading } from './reading/lines.ts';
import type { SheetRow } from '../../lib/sheet.ts';

const MEGABYTE = 1_048_576;
const MOST_MEGABYTES = 5;

const SEPARATORS: Readonly<Record<string, string>> = {
  ',': words.comma,
  ';': words.semicolon,
  '\t': words.tab,
  '|': words.bar,
};

/** A list as it came. */
interface Came {
  readonly sheet: Sheet;
  /** What is said of it. */
  readonly note: string;
  readonly headed: boolean;
  readonly fields: readonly Field[];
  /** Null until somebody has said, where the days could be either. */
  readonly dayOrder: DayOrder | null;
}

/** What kind of list is read. */
export interface ListKind<L> {
  readonly fields: readonly Exclude<Field, ''>[];
  /** One of these columns must be there. */
  readonly needed: readonly Field[];
  readonly missing: string;
  readonly most: number;
  readonly read: (rows: readonly SheetRow[], reading: Reading) => readonly ReadLine<L>[];
}

/** A column for its choice. */
export interface Column {
  /** Its place in the file, from 0. */
  readonly at: number;
  readonly heading: string;
  readonly examples: readonly string[];
  readonly field: Field;
}

const birthCells = ({ sheet, headed, fields }: Came): readonly string[] => {
  const at = fields.indexOf('birth');
  return at === -1 ? [] : rowsOf(sheet, headed).map(({ cells }) => cells[at] ?? '');
};

const rowsOf = ({ rows }: Sheet, headed: boolean): readonly SheetRow[] => (headed ? rows.slice(1) : rows);

const separatorOf = ({ delimiter }: Sheet): string => SEPARATORS[delimiter] ?? delimiter;

/** A date that tells the two orders apart, as each of them reads it. */
function orderExample(cells: readonly string[], today: string) {
  const example = cells.find((cell) => dayOrderOf([cell]) === null);
  if (example === undefined) return null;
  const read = (order: DayOrder): string => {
    const birth = readBirth(example, order, today);
    return birth !== null && 'birthDate' in birth ? formatDay(`${birth.birthDate}T12:00:00Z`, 'UTC') : '';
  };
  return { example, day: read('day'), month: read('month') };
}

/** Only American English puts the month first. */
const usualOrder = (): DayOrder => (LANGUAGE === 'en' && navigator.language === 'en-US' ? 'month' : 'day');

/** What a list needs before it can be checked; undefined while nothing has come. */
function problemOf<L>(kind: ListKind<L>, came: Came, count: number): string | null {
  if (count === 0) return words.noLines;
  if (count > kind.most) return words.tooMany({ max: kind.most, count });
  return kind.needed.some((field) => came.fields.includes(field)) ? null : kind.missing;
}

function guess<L>(
  kind: ListKind<L>,
  sheet: Sheet,
  headed: boolean,
  today: string,
): Pick<Came, 'headed' | 'fields' | 'dayOrder'> {
  const cells = sheet.rows.map((row) => row.cells);
  const fields = guessColumns(cells, headed, kind.fields, today);
  const order = dayOrderOf(birthCells({ sheet, headed, fields, note: '', dayOrder: null }));
  return { headed, fields, dayOrder: order };
}

/** A text as it came; `noteOf` says what was read. */
function cameOf<L>(
  kind: ListKind<L>,
  text: string,
  today: string,
  noteOf: (sheet: Sheet, count: number) => string,
): Came {
  const sheet = readSheet(text);
  const cells = sheet.rows.map((row) => row.cells);
  const guessed = guess(kind, sheet, hasHeadings(cells, kind.fields, today), today);
  return { sheet, note: noteOf(sheet, rowsOf(sheet, guessed.headed).length), ...guessed };
}

const pasteNote = (sheet: Sheet, count: number): string =>
  words.readPaste({ count, separator: separatorOf(sheet) });

/** The list of a screen, with a text that was pasted elsewhere. `version` counts what would change what the server says to it. */
export function useList<L>(kind: ListKind<L>, pasted = '') {
  const today = viewerToday();
  const [came, setCame] = useState<Came | null>(() =>
    pasted.trim() === '' ? null : cameOf(kind, pasted, today, pasteNote),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [version, setVersion] = useState(0);

  const take = (next: Came | null) => {
    setCame(next);
    setVersion((count) => count + 1);
  };

  function accept(text: string, noteOf: (sheet: Sheet, count: number) => string) {
    setProblem(null);
    take(cameOf(kind, text, today, noteOf));
  }

  function paste(text: string) {
    if (text.trim() === '') {
      setProblem(null);
      take(null);
      return;
    }
    accept(text, pasteNote);
  }

  async function choose(file: File) {
    take(null);
    if (file.size > MOST_MEGABYTES * MEGABYTE) {
      setProblem(words.tooLarge({ max: MOST_MEGABYTES }));
      return;
    }
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) {
      setProblem(words.fileUnread);
      return;
    }
    const decoded = decodeFile(new Uint8Array(bytes));
    if ('problem' in decoded) {
      setProblem(decoded.problem === 'workbook' ? words.workbook : words.binary);
      return;
    }
    const encoding: Encoding = decoded.encoding;
    accept(decoded.text, (sheet, count) =>
      words.readFile({ name: file.name, count, encoding, separator: separatorOf(sheet) }),
    );
  }

  const rows = came === null ? [] : rowsOf(came.sheet, came.headed);
  const isUnclear = came !== null && dayOrderOf(birthCells(came)) === null;
  const dayOrder = came?.dayOrder ?? usualOrder();
  const stopped = problem ?? (came === null ? null : problemOf(kind, came, rows.length));
  const lines =
    came === null || stopped !== null ? null : kind.read(rows, { fields: came.fields, dayOrder, today });
  const columns: readonly Column[] =
    came === null
      ? []
      : came.fields.map((field, at) => ({
          at,
          heading: came.headed ? (came.sheet.rows[0]?.cells[at] ?? '') : '',
          examples: rows
            .map(({ cells }) => cells[at] ?? '')
            .filter((cell) => cell !== '')
            .slice(0, 3),
          field,
        }));
  return {
    note: came?.note ?? null,
    problem: stopped,
    /** Something has come and can be mapped, whether or not it can be checked already. */
    hasCome: came !== null && came.sheet.rows.length > 0,
    headed: came?.headed ?? false,
    columns,
    lines,
    version,
    dayOrder,
    orderExample: came !== null && isUnclear ? orderExample(birthCells(came), today) : null,
    paste,
    choose,
    clear: () => {
      setProblem(null);
      take(null);
    },
    setHeaded: (headed: boolean) => {
      if (came !== null) take({ ...came, ...guess(kind, came.sheet, headed, today) });
    },
    setField: (at: number, field: Field) => {
      if (came === null) return;
      // A field stands in one column.
      const fields = came.fields.map((own, column) => (column === at ? field : own === field ? '' : own));
      take({ ...came, fields, dayOrder: dayOrderOf(birthCells({ ...came, fields })) });
    },
    setDayOrder: (order: DayOrder) => {
      if (came !== null) take({ ...came, dayOrder: order });
    },
  };
}

export type List<L> = ReturnType<typeof useList<L>>;
