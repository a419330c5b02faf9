// A process that runs traced statements on a data file without any server, to measure their own cost. Prints milliseconds of processor time.
// Arguments: data file, trace, and how many statements come before the measured ones.
import { readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Traced } from './probe.ts';

const [file = '', trace = '', ahead = '0'] = process.argv.slice(2);
const traced = JSON.parse(readFileSync(trace, 'utf8')) as Traced[];
const database = new DatabaseSync(file);
// The same as in the server's first commit: it is the yardstick, not the thing that is measured.
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`);
const statements = new Map<string, { readonly statement: StatementSync; readonly answersRows: boolean }>();
const prepared = (sql: string) => {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const statement = database.prepare(sql);
  const made = { statement, answersRows: statement.columns().length > 0 };
  statements.set(sql, made);
  return made;
};

function run({ sql, parameters }: Traced): void {
  // Settings are no part of the work.
  if (/^\s*pragma/i.test(sql)) return;
  // The connection that checks the file before it is opened is closed in the middle of its transaction.
  if (/^\s*begin/i.test(sql) && database.isTransaction) database.exec('ROLLBACK');
  const { statement, answersRows } = prepared(sql);
  if (answersRows) statement.all(...(parameters as SQLInputValue[]));
  else statement.run(...(parameters as SQLInputValue[]));
}

for (const one of traced.slice(0, Number(ahead))) run(one);
const before = process.cpuUsage();
for (const one of traced.slice(Number(ahead))) run(one);
const { user, system } = process.cpuUsage(before);
process.stdout.write(`${(user + system) / 1000}\n`);
