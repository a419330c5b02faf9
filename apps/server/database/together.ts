// Statements of a transaction that do not need each other's answers are sent at once: on PostgreSQL they share one trip, which costs the server more
// than most statements do.
import type { DatabaseConnection, QueryExecutor } from 'kysely';
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

/** The failure of the first statement that failed: those behind it only fail because PostgreSQL refuses them then. */
class FirstFailure {
  #failure: { readonly error: unknown } | null = null;

  /** The connection, listened to. */
  noting(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: async (query, options) => {
        try {
          return await connection.executeQuery(query, options);
        } catch (error) {
          this.#failure ??= { error };
          throw error;
        }
      },
      streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
    };
  }

  /** It, or `other` if no statement has failed. */
  or(other: unknown): unknown {
    return this.#failure === null ? other : this.#failure.error;
  }
}

/**
 * Sends the statements that `send` starts, in that order. Run all of them on the runner that it is given, and wait for them with `Promise.all`. If one
 * fails, PostgreSQL refuses those behind it; the failure of the first is thrown, however deep its caller is: by it a clash is tried again.
 */
export function together<T>(tx: Tx, send: (atOnce: AtOnce) => Promise<T>): Promise<T> {
  const executor = tx.getExecutor();
  return executor.provideConnection(async (connection) => {
    const first = new FirstFailure();
    const noted = first.noting(connection);
    try {
      return await send(
        new AtOnce(tx, executor.withConnectionProvider({ provideConnection: (use) => use(noted) })),
      );
    } catch (error) {
      throw first.or(error);
    }
  });
}
