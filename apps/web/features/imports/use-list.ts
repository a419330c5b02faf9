// A list on its way in: the file or the pasted cells, what its columns hold, and its lines.
import * as words from '@tennis/words/imports';
import { useState } from 'react';
import { formatDay, viewerToday } from '../../lib/dates.ts';
import { readBirth, type DayOrder, type Ordering } from './reading/births.ts';
import type { Field } from './reading/columns.ts';
import { decodeFile, type Encoding } from './reading/decode.ts';
import type { ReadLine, Reading } from './reading/lines.ts';
import { rowsOf, understand, withFields, withHeadings, type Understood } from './reading/list.ts';
import type { Sheet, SheetRow } from '../../lib/sheet.ts';

const MEGABYTE = 1_048_576;
const MOST_MEGABYTES = 5;

const SEPARATORS: Readonly<Record<string, string>> = {
  ',': words.comma,
  ';': words.semicolon,
  '\t': words.tab,
  '|': words.bar,
};

/** A list as it came. */
interface Came extends Understood {
  /** A line about where it came from. */
  readonly note: string;
}

/** The kind of list. */
export interface ListKind<L> {
  readonly fields: readonly Exclude<Field, ''>[];
  /** One of these columns must be there. */
  readonly needed: readonly Field[];
  readonly missing: string;
  readonly most: number;
  /** The part of a birth that is sent: if it is only the year, the order of days may not matter. */
  readonly births: Ordering['detail'];
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

/** How the cells of the lines are parted; null if no line has more than one. */
const separatorOf = ({ delimiter }: Sheet): string | null =>
  delimiter === '' ? null : (SEPARATORS[delimiter] ?? delimiter);

/** The question in which order the days are written, with a day that differs between the orders, as each of them reads it. */
function orderQuestion({ unclear, dayOrders }: Came, today: string) {
  if (unclear === null) return null;
  const orders = dayOrders.map((order) => {
    const birth = readBirth(unclear, order, today);
    const day =
      birth !== null && 'birthDate' in birth ? formatDay(`${birth.birthDate}T12:00:00Z`, 'UTC') : '';
    return { order, day };
  });
  return { example: unclear, orders: orders.filter(({ day }) => day !== '') };
}

/** The things a list needs before it can be checked; undefined while nothing has come. */
function problemOf<L>(kind: ListKind<L>, came: Came, count: number): string | null {
  if (count === 0) return words.noLines;
  if (count > kind.most) return words.tooMany({ max: kind.most, count });
  return kind.needed.some((field) => came.fields.includes(field)) ? null : kind.missing;
}

function pasteNote(sheet: Sheet, count: number): string {
  const separator = separatorOf(sheet);
  return separator === null ? words.readPasteLines({ count }) : words.readPaste({ count, separator });
}

/** The list of a screen, perhaps with a text that was pasted elsewhere. `version` goes up with every change that could change the server's answer. */
export function useList<L>(kind: ListKind<L>, pasted = '') {
  const today = viewerToday();
  const asked = { fields: kind.fields, detail: kind.births, today };
  const cameOf = (text: string, noteOf: (sheet: Sheet, count: number) => string): Came => {
    const understood = understand(text, asked);
    return { ...understood, note: noteOf(understood.sheet, rowsOf(understood).length) };
  };
  const [came, setCame] = useState<Came | null>(() =>
    pasted.trim() === '' ? null : cameOf(pasted, pasteNote),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [version, setVersion] = useState(0);

  const take = (next: Came | null) => {
    setCame(next);
    setVersion((count) => count + 1);
  };

  function accept(text: string, noteOf: (sheet: Sheet, count: number) => string) {
    setProblem(null);
    take(cameOf(text, noteOf));
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
    accept(decoded.text, (sheet, count) => {
      const facts = { name: file.name, count, encoding };
      const separator = separatorOf(sheet);
      return separator === null ? words.readFileLines(facts) : words.readFile({ ...facts, separator });
    });
  }

  const rows = came === null ? [] : rowsOf(came);
  const dayOrder = came?.dayOrder ?? null;
  const stopped = problem ?? (came === null ? null : problemOf(kind, came, rows.length));
  // Days that could be either are read once somebody has said which they are.
  const lines =
    came === null || stopped !== null || dayOrder === null
      ? null
      : kind.read(rows, { fields: came.fields, dayOrder, today });
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
    /** Null until somebody has said, where the days could be either. */
    dayOrder,
    orderQuestion: came === null ? null : orderQuestion(came, today),
    paste,
    choose,
    clear: () => {
      setProblem(null);
      take(null);
    },
    setHeaded: (headed: boolean) => {
      if (came !== null) take({ ...came, ...withHeadings(came, headed, asked) });
    },
    setField: (at: number, field: Field) => {
      if (came === null) return;
      // A field stands in one column.
      const fields = came.fields.map((own, column) => (column === at ? field : own === field ? '' : own));
      take({ ...came, ...withFields({ ...came, fields }, asked) });
    },
    setDayOrder: (order: DayOrder) => {
      if (came !== null) take({ ...came, dayOrder: order });
    },
  };
}

export type List<L> = ReturnType<typeof useList<L>>;
