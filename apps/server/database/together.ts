// Statements of a transaction that do not need each other's answers are sent at once: on PostgreSQL they share one trip, which costs the server more
// than most statements do.
import type { QueryExecutor } from 'kysely';
import type { Db, Tx } from './connection.ts';

/** Runs prepared queries and raw statements in a transaction, each without waiting for those before it. */
export class AtOnce {
  readonly #tx: Tx;
  readonly #executor: QueryExecutor;

  constructor(tx: Tx, executor: QueryExecutor) {
    this.#tx = tx;
    this.#executor = executor;
  }

  /** The transaction, to build queries with. Do not run them on it: it waits until everything that was sent at once is answered. */
  get builder(): Tx {
    return this.#tx;
  }

  getExecutor(): QueryExecutor {
    return this.#executor;
  }
}

/** Whatever runs a prepared query. */
export type Runner = Db | Tx | AtOnce;

/**
 * Sends the statements that `send` starts, in that order. Run all of them on the runner that it is given, and wait for them with `Promise.all`: if one
 * fails, PostgreSQL refuses those behind it, and the first failure is thrown.
 */
export function together<T>(tx: Tx, send: (atOnce: AtOnce) => Promise<T>): Promise<T> {
  const executor = tx.getExecutor();
  return executor.provideConnection((connection) =>
    send(new AtOnce(tx, executor.withConnectionProvider({ provideConnection: (use) => use(connection) }))),
  );
}
