// A text as the records of a table, each with its line number in the file. Papa Parse reads it; its errors are reported for their line.
import Papa from 'papaparse';

export interface SheetRow {
  /** In the file, from 1. A cell may hold line ends, so this is not the row's number. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Quotation marks that do not fit: what stands in which cell is a guess. */
  readonly isBroken: boolean;
}

export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** Empty if no line is parted. */
  readonly delimiter: string;
}

const DELIMITERS = [';', '\t', ',', '|'];
/** Excel's own line in front: "sep=;". */
const SAID = /^sep=(.)\r?\n?/i;
const SAMPLE = 20;

/** The share of the first lines in which a tab stands. Nobody types one: it comes from cells, of which the last may be empty. */
function shareOfTabs(text: string): number {
  const lines = text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE);
  return lines.filter((line) => line.trim().includes('\t')).length / Math.max(1, lines.length);
}

/** The sign that divides the first lines into the most cells, the same number in each; a list with one column has none. */
function delimiterOf(text: string): string {
  const tabs = shareOfTabs(text);
  if (tabs >= 0.5) return '\t';
  const tried = DELIMITERS.map((delimiter) => {
    // "Nina Kovač (Riverside, 2014)" is one cell.
    const tryable = delimiter === ',' ? text.replaceAll(/\([^()"\r\n]*\)/g, '') : text;
    const { data } = Papa.parse<string[]>(tryable, { delimiter, preview: SAMPLE, skipEmptyLines: 'greedy' });
    const [first = []] = data;
    const alike = data.filter((cells) => cells.length === first.length).length;
    // "Kovač, Nina" is one cell.
    const isOfNames =
      delimiter === ',' && data.every(([, cell = ' a', more]) => /^ \p{L}/u.test(cell) && more === undefined);
    return { delimiter, cells: first.length, share: alike / Math.max(1, data.length), isOfNames };
  });
  const parting = tried.filter(({ cells, share, isOfNames }) => cells > 1 && share >= 0.5 && !isOfNames);
  const best = parting.toSorted((one, other) => other.share - one.share || other.cells - one.cells)[0];
  return best?.delimiter ?? (tabs > 0 && !text.includes(';') ? '\t' : ';');
}

const linesIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** An apostrophe that keeps a spreadsheet from calculating a cell (see `safeCell`); other apostrophes stay. */
const withoutGuard = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Reads a text. Rows without anything in them are left out. */
export function readSheet(text: string): Sheet {
  const whole = text.replace(/^\ufeff/, '');
  const said = SAID.exec(whole);
  const body = whole.slice(said?.[0].length ?? 0);
  const delimiter = said?.[1] ?? delimiterOf(body);
  const rows: SheetRow[] = [];
  let [from, line] = [0, said === null ? 1 : 2];
  Papa.parse<string[]>(body, {
    delimiter,
    step: ({ data, errors, meta }) => {
      const cells = data.map((cell) => withoutGuard(cell.trim()));
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells, isBroken: errors.length > 0 });
      line += linesIn(body.slice(from, meta.cursor));
      from = meta.cursor;
    },
  });
  return { rows, delimiter: rows.some(({ cells }) => cells.length > 1) ? delimiter : '' };
}

/** The beginnings of formulas, which a spreadsheet would calculate. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A cell that no spreadsheet calculates; reading it gives the text back. */
const safeCell = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Rows as a file for spreadsheets: with a mark that says UTF-8, and the delimiter that they expect in the reader's language. */
export const writeSheet = (rows: readonly (readonly string[])[], delimiter: string): string =>
  `\ufeff${Papa.unparse(
    rows.map((cells) => cells.map(safeCell)),
    { delimiter, newline: '\r\n' },
  )}\r\n`;
