// Kysely on Node's own SQLite. One connection writes, a second one, read-only, keeps reads flowing while a
// transaction is open. A transaction owns the writer until it ends; other writes queue behind it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { databaseFault } from './errors.ts';

const BUSY_TIMEOUT_MS = 5000;

/** Settings that every connection must have; asserted by a test on each of them. The first one lets the others wait for another process. */
const PRAGMAS = `
  PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`;

const OPENING_PAUSE_MS = 10;

const STATEMENTS_KEPT = 500;

/** A statement, and whether it answers rows: asking it each time would describe every column anew. */
interface Prepared {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

/** A connection that keeps its prepared statements. */
class StatementCache {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();
  #waitsForDisk = true;

  constructor(file: string, readOnly: boolean) {
    this.database = new DatabaseSync(file, { readOnly });
    try {
      this.database.exec(PRAGMAS);
    } catch (error) {
      this.database.close();
      throw error;
    }
  }

  prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.database.prepare(sql);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear();
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** Somebody has told the database not to wait for anybody: that stays so. */
  #neverWaits(): boolean {
    return this.prepare('PRAGMA synchronous').statement.get()?.['synchronous'] === 0;
  }

  /** Whether the next commit waits until it is on the disk. Without, it outlives the process, but perhaps not a power cut. */
  waitForDisk(waits: boolean): void {
    if (waits === this.#waitsForDisk || this.#neverWaits()) return;
    this.database.exec(`PRAGMA synchronous = ${waits ? 'FULL' : 'NORMAL'}`);
    this.#waitsForDisk = waits;
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, answersRows } = this.prepare(query.sql);
    const parameters = query.parameters as readonly SQLInputValue[];
    if (answersRows) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  close(): void {
    this.#statements.clear();
    this.database.close();
  }
}

/**
 * Opens a connection. Of two processes that turn a new file to its write-ahead log at the same moment SQLite refuses one at once, whatever the
 * busy timeout, as each would wait for the other; it is tried again.
 */
async function opened(file: string, readOnly: boolean): Promise<StatementCache> {
  for (const begun = performance.now(); ;) {
    try {
      return new StatementCache(file, readOnly);
    } catch (error) {
      if (databaseFault(error) !== 'serialization' || performance.now() - begun > BUSY_TIMEOUT_MS)
        throw error;
      await pause(OPENING_PAUSE_MS);
    }
  }
}

/** Lets one holder after the other have the writer, in the order of asking. */
class WriterQueue {
  #tail: Promise<void> = Promise.resolve();
  /** Somebody had the writer and others wait behind him. */
  #isBusy = false;

  async take(): Promise<() => void> {
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = promise;
    await before;
    // Most turns end on the disk. Between two of them the server answers whoever only reads.
    if (this.#isBusy) await new Promise(setImmediate);
    this.#isBusy = true;
    return () => {
      if (this.#tail === promise) this.#isBusy = false;
      resolve();
    };
  }
}

/** Marks the code that runs inside a transaction, so that a query on the wrong handle throws at once instead of waiting for itself. */
export const insideTransaction = new AsyncLocalStorage<true>();

class SqliteConnection implements DatabaseConnection {
  readonly #writer: StatementCache;
  readonly #reader: StatementCache;
  readonly #queue: WriterQueue;
  #release: (() => void) | null = null;

  constructor(writer: StatementCache, reader: StatementCache, queue: WriterQueue) {
    this.#writer = writer;
    this.#reader = reader;
    this.#queue = queue;
  }

  async begin(waitsForDisk: boolean): Promise<void> {
    const release = await this.#queue.take();
    try {
      this.#writer.waitForDisk(waitsForDisk);
      this.#writer.database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      // Another process holds the file, or the disk is full: the next writer must get his turn all the same.
      release();
      throw error;
    }
    this.#release = release;
  }

  end(command: 'COMMIT' | 'ROLLBACK'): void {
    try {
      // A failed COMMIT leaves the transaction open; then it must still be rolled back.
      if (command === 'COMMIT' || this.#writer.database.isTransaction) this.#writer.database.exec(command);
    } finally {
      if (command === 'ROLLBACK' || !this.#writer.database.isTransaction) {
        this.#release?.();
        this.#release = null;
      }
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#release !== null) return this.#writer.run<R>(query);
    if (insideTransaction.getStore() === true) {
      throw new Error('A query ran outside the transaction that its caller had opened: pass the tx on.');
    }
    if (query.query.kind === 'SelectQueryNode') return this.#reader.run<R>(query);
    const release = await this.#queue.take();
    try {
      this.#writer.waitForDisk(true);
      return this.#writer.run<R>(query);
    } finally {
      release();
    }
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not used.');
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #queue = new WriterQueue();
  #writer: StatementCache | null = null;
  #reader: StatementCache | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#writer = await opened(this.#file, false);
    this.#reader = await opened(this.#file, true);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (this.#writer === null || this.#reader === null) throw new Error('The database is closed.');
    return new SqliteConnection(this.#writer, this.#reader, this.#queue);
  }

  /** `read committed` is asked for by those who only count (`Database.count`). SQLite isolates them like all others. */
  async beginTransaction(connection: SqliteConnection, settings: TransactionSettings): Promise<void> {
    await connection.begin(settings.isolationLevel !== 'read committed');
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.end('COMMIT');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.end('ROLLBACK');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#reader?.close();
    this.#writer?.close();
    this.#reader = null;
    this.#writer = null;
  }
}

/** Kysely would otherwise hand out one connection at a time; here the writer's queue keeps the order, and reads go on. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** A Kysely dialect for one SQLite file. */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => new SqliteDriver(file),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
