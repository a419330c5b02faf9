// One connection to the data file, with the statements that it has prepared.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { keptLately } from '../ground/kept-lately.ts';

/** When the first connection switches a new file to its write-ahead log, others may wait a moment; later nobody waits in the thread that answers. */
const OPENING_TIMEOUT_MS = 100;

/**
 * Settings of every connection, asserted by a test. NORMAL: a commit is in the write-ahead log, but not yet on the disk; `GroupCommit` waits for the
 * disk before a write is acknowledged. Up to 32 MB of the file are kept in memory. Checkpoints wait for the disk too, so `Checkpoints` makes them.
 */
const PRAGMAS = `
  PRAGMA busy_timeout = ${OPENING_TIMEOUT_MS};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA wal_autocheckpoint = 0;
  PRAGMA cache_size = -32768;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  PRAGMA busy_timeout = 0;
`;

const STATEMENTS_KEPT = 500;

type Row = Record<string, unknown>;
type RowMaker = (values: readonly unknown[]) => Row;

/** A statement with the number of its columns; none if it returns no rows. Asking each time would describe every column again. */
interface Prepared {
  readonly statement: StatementSync;
  columns: number;
  rowOf: RowMaker;
  /** Other statements may have other columns after it. */
  readonly changesTables: boolean;
}

/** Statements with the same columns share the code that makes their rows, as writes do, which have none. */
const compiled = keptLately(
  STATEMENTS_KEPT,
  // oxlint-disable-next-line typescript/no-implied-eval -- only names of columns come in, as string literals
  (code) => new Function('values', code) as RowMaker,
);

/**
 * Makes rows as objects of one shape. SQLite's own row objects have none: copying one took longer than reading it from the file. The code is written
 * out for the columns, whose names come from our own statements: a loop over the names took twenty times as long, and a draw has thousands of values.
 */
const rowMaker = (columns: readonly string[]): RowMaker =>
  compiled(`return {${columns.map((name, at) => `${JSON.stringify(name)}: values[${at}]`).join()}}`);

const columnsOf = (statement: StatementSync): readonly string[] =>
  statement.columns().map(({ name }) => name);

/** A connection that keeps its prepared statements. */
export class SqliteHandle {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(file: string, readOnly: boolean) {
    this.database = new DatabaseSync(file, { readOnly });
    try {
      this.database.exec(PRAGMAS);
    } catch (error) {
      this.database.close();
      throw error;
    }
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.database.prepare(sql);
    statement.setReturnArrays(true);
    const columns = columnsOf(statement);
    const prepared: Prepared = {
      statement,
      columns: columns.length,
      rowOf: rowMaker(columns),
      changesTables: /^\s*(?:alter|create|drop)\b/i.test(sql),
    };
    if (this.#statements.size >= STATEMENTS_KEPT) this.#forgetOldest();
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** A list with another limit each time is another statement each time, and must not cost the others their plans. */
  #forgetOldest(): void {
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined) this.#statements.delete(oldest);
  }

  /** Runs a statement without parameters and answer. */
  do(sql: string): void {
    const { statement } = this.#prepare(sql);
    statement.run();
  }

  run<R>(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<R> {
    const prepared = this.#prepare(query.sql);
    const { statement, changesTables } = prepared;
    const parameters = query.parameters as readonly SQLInputValue[];
    if (prepared.columns > 0) {
      const answered = statement.all(...parameters) as unknown as unknown[][];
      // Another connection has added columns since, as a migration does: we only notice when the statement runs.
      if (answered[0] !== undefined && answered[0].length !== prepared.columns) {
        const columns = columnsOf(statement);
        prepared.columns = columns.length;
        prepared.rowOf = rowMaker(columns);
      }
      return { rows: answered.map(prepared.rowOf) as R[] };
    }
    const { changes, lastInsertRowid } = statement.run(...parameters);
    if (changesTables) this.#statements.clear();
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  close(): void {
    this.#statements.clear();
    this.database.close();
  }
}
