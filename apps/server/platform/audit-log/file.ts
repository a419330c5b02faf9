// The audit log as a file, written while it is read: CSV for a spreadsheet, JSON Lines for a program.
import type { AuditRecord } from '@tennis/contract';
import { wordsIn } from '@tennis/words';
import { auditSentence, sayActor } from '@tennis/words/say/audit';

/** Programs read the file too, so its columns and its sentences are the same in every language. */
const { audit } = wordsIn('en');

/** The columns of the CSV, in their order. */
const COLUMNS: readonly (readonly [string, (record: AuditRecord) => string | number | null])[] = [
  ['number', (record) => record.seq],
  ['at', (record) => record.at],
  ['until', (record) => record.until],
  ['count', (record) => record.count],
  ['what', (record) => auditSentence(audit, record)],
  ['actor id', (record) => record.actor.id],
  ['actor', ({ actor }) => sayActor(audit, actor)],
  ['role', (record) => record.actor.role],
  ['role in the club', (record) => record.actor.clubRole],
  ['act', (record) => record.act],
  ['object', (record) => record.object?.kind ?? null],
  ['object id', (record) => record.object?.id ?? null],
  ['tournament id', (record) => record.tournament?.id ?? null],
  ['tournament', (record) => record.tournament?.name ?? null],
  ['club id', (record) => record.club?.id ?? null],
  ['club', (record) => record.club?.name ?? null],
  ['outcome', (record) => record.outcome],
  ['status', (record) => record.status],
  ['reason', (record) => record.reason],
  ['changes', ({ changes }) => (changes.length === 0 ? null : JSON.stringify(changes))],
  ['request', (record) => record.requestId],
  ['hash', (record) => record.hash],
];

/** Where a cell, and with it a formula, may begin, also in a program that separates by semicolons, tabs or bars. */
const FORMULA = /(?<=^|[;|\t\r\n])(?=\s*[=+\-@%|＝＋－＠])/g;

/** A text that a spreadsheet would calculate gets an apostrophe in front: a name must not become a formula. */
const harmless = (text: string): string => text.replace(FORMULA, "'");

const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${harmless(value).replaceAll('"', '""')}"`;
};

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** The beginning of a file, and the form of a record in it. The mark at the front tells spreadsheets that it is UTF-8. */
export const FORMATS = {
  csv: {
    type: 'text/csv; charset=utf-8',
    head: `\uFEFF${line(COLUMNS.map(([name]) => cell(name)))}`,
    write: (record: AuditRecord): string => line(COLUMNS.map(([, read]) => cell(read(record)))),
  },
  jsonl: {
    type: 'application/x-ndjson; charset=utf-8',
    head: '',
    write: (record: AuditRecord): string => `${JSON.stringify(record)}\n`,
  },
} as const;
