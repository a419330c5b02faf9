// Kysely on Node's own SQLite. One connection writes, a second one, read-only, keeps reads flowing while a
// transaction is open. A transaction owns the writer until it ends; other writes queue behind it.
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  SqliteAdapter,
  SqliteIntrospector,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { PlannedOnceCompiler } from './sqlite-compiler.ts';
import type { SqliteStore } from './sqlite-store.ts';

/** Marks the code that runs inside a transaction, so that a query on the wrong handle throws at once instead of waiting for itself. */
export const insideTransaction = new AsyncLocalStorage<true>();

class SqliteConnection implements DatabaseConnection {
  readonly #store: SqliteStore;
  #turn: { readonly release: () => void; readonly waitsForDisk: boolean } | null = null;

  constructor(store: SqliteStore) {
    this.#store = store;
  }

  async begin(waitsForDisk: boolean): Promise<void> {
    const release = await this.#store.takeTurn((writer) => writer.do('BEGIN IMMEDIATE'));
    this.#turn = { release, waitsForDisk };
  }

  /** Resolves when the commit is on the disk, if this transaction waits for that. The next writer gets their turn before. */
  async commit(): Promise<void> {
    const turn = this.#turn;
    if (turn === null) throw new Error('There is no transaction to commit.');
    // A failed COMMIT leaves the transaction open; then it must still be rolled back.
    this.#store.write((writer) => writer.do('COMMIT'));
    this.#turn = null;
    turn.release();
    await this.#store.committed(turn.waitsForDisk);
  }

  /** A committed transaction cannot be rolled back: by now, another one may have begun. */
  rollback(): void {
    const turn = this.#turn;
    if (turn === null) return;
    try {
      this.#store.undo();
    } finally {
      this.#turn = null;
      turn.release();
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#turn !== null) return this.#store.write((writer) => writer.run<R>(query));
    if (insideTransaction.getStore() === true) {
      throw new Error('A query ran outside the transaction that its caller had opened: pass the tx on.');
    }
    if (query.query.kind === 'SelectQueryNode') return this.#store.reader.run<R>(query);
    let result: QueryResult<R> = { rows: [] };
    const release = await this.#store.takeTurn((writer) => {
      result = writer.run<R>(query);
    });
    release();
    await this.#store.committed(true);
    return result;
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not used.');
  }
}

class SqliteDriver implements Driver {
  readonly #store: SqliteStore;

  constructor(store: SqliteStore) {
    this.#store = store;
  }

  init(): Promise<void> {
    return this.#store.open();
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#store);
  }

  /** Only counting (`Database.count`) asks for `read committed`. SQLite isolates it like everything else. */
  async beginTransaction(connection: SqliteConnection, settings: TransactionSettings): Promise<void> {
    await connection.begin(settings.isolationLevel !== 'read committed');
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#store.close();
  }
}

/** Otherwise Kysely would lend one connection at a time. Here the writer's queue keeps the order, and reads go on. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** A Kysely dialect for one SQLite file. */
export function sqliteDialect(store: SqliteStore): Dialect {
  return {
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => new SqliteDriver(store),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new PlannedOnceCompiler(),
  };
}
