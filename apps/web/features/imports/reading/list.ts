// Reads a text as a list: its rows, the meaning of its columns, and the order in which its days are written.
import { readSheet, type Sheet, type SheetRow } from '../../../lib/sheet.ts';
import { dayOrdersOf, unclearDay, type DayOrder, type Ordering } from './births.ts';
import { guessColumns, hasHeadings, type Field } from './columns.ts';
import { isMostlyUnparted, readPaper } from './paper.ts';

/** The possible contents of a list, and the part of its births that is used. */
export interface Asked extends Ordering {
  readonly fields: readonly Exclude<Field, ''>[];
}

/** A list as it is understood. */
export interface Understood {
  readonly sheet: Sheet;
  readonly headed: boolean;
  /** What the columns hold if the lines stood on paper; null otherwise. */
  readonly onPaper: readonly Field[] | null;
  readonly fields: readonly Field[];
  /** Null until somebody has said, where the days could be either. */
  readonly dayOrder: DayOrder | null;
  /** Several ways to read it, if somebody has to choose. */
  readonly dayOrders: readonly DayOrder[];
  /** A day that is another one in another order; null if none is. */
  readonly unclear: string | null;
}

/** The rows below the headings. */
export const rowsOf = ({ sheet, headed }: Pick<Understood, 'sheet' | 'headed'>): readonly SheetRow[] =>
  headed ? sheet.rows.slice(1) : sheet.rows;

/** A list with known columns: the open questions about its days. */
export function withFields(
  list: Pick<Understood, 'sheet' | 'headed' | 'onPaper' | 'fields'>,
  asked: Asked,
): Understood {
  const at = list.fields.indexOf('birth');
  const births = at === -1 ? [] : rowsOf(list).map(({ cells }) => cells[at] ?? '');
  const dayOrders = dayOrdersOf(births, asked);
  const isOpen = dayOrders.length > 1;
  return {
    ...list,
    dayOrders,
    dayOrder: isOpen ? null : (dayOrders[0] ?? 'day'),
    unclear: isOpen ? (unclearDay(births, asked) ?? null) : null,
  };
}

/** The same rows, with or without headings. */
export function withHeadings(
  { sheet, onPaper }: Pick<Understood, 'sheet' | 'onPaper'>,
  headed: boolean,
  asked: Asked,
): Understood {
  const cells = sheet.rows.map((row) => row.cells);
  const fields = onPaper ?? guessColumns(cells, headed, asked.fields, asked.today);
  return withFields({ sheet, headed, onPaper, fields }, asked);
}

/** A text as it came. */
export function understand(text: string, asked: Asked): Understood {
  const sheet = readSheet(text);
  const cells = sheet.rows.map((row) => row.cells);
  const headed = hasHeadings(cells, asked.fields, asked.today);
  // Of people and members there are no lists on paper: seeds have entries alone.
  const isOnPaper = !headed && isMostlyUnparted(sheet.rows) && asked.fields.includes('seed');
  const paper = isOnPaper
    ? readPaper(sheet.rows, { isPair: asked.fields.includes('partner'), today: asked.today })
    : null;
  return paper === null
    ? withHeadings({ sheet, onPaper: null }, headed, asked)
    : withHeadings({ sheet: { rows: paper.rows, delimiter: '' }, onPaper: paper.fields }, headed, asked);
}
