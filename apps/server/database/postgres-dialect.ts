// Kysely on `pg`, as this product uses it: named statements, a transaction that begins together with its first statement, and connections
// of which nobody knows the state are closed instead of handed on.
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import {
  DatabaseError,
  type Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult as Answered,
} from 'pg';
import { UnsettledCommit } from './errors.ts';
import { StatementNames } from './statement-names.ts';

/** Marks work that may take its time, such as a migration: no statement of it is given up. */
export const unhurried = new AsyncLocalStorage<true>();

const FOR_EVER_MS = 2 ** 31 - 1;

/**
 * Refusals with which a connection is of no use any more, by SQLSTATE: it is ending (08, 57P, 25P03), its prepared statements are not what they
 * were (0A000 after another process has changed a table, 26000), or it leads to a server that has become a replica (25006).
 */
const ENDING = /^(?:08|57P|25P03|25006|0A000|26000|XX)/;

/** Whether the server has said no and goes on: any other failure leaves a connection of which nobody knows what it is doing. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DatabaseError && !ENDING.test(error.code ?? '');

const ignore = (): void => {};

interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string;
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #names: StatementNames | null;
  /** The names that this connection may hold. */
  readonly #generation: number;
  #begun: Promise<unknown> | null = null;
  #isBroken = false;

  constructor(client: PoolClient, names: StatementNames | null) {
    this.#client = client;
    this.#names = names;
    this.#generation = names?.generation ?? 0;
  }

  /** Sends the beginning of a transaction and does not wait for it: its first statement follows on the wire at once. */
  begin(isolation: TransactionSettings['isolationLevel']): void {
    const level = isolation === undefined ? '' : ` isolation level ${isolation}`;
    this.#begun = this.#send({ text: `begin${level}` });
    this.#begun.catch(ignore);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const begun = this.#begun;
    this.#begun = null;
    const { sql: text, parameters } = query;
    const name = this.#names?.nameOf(text, parameters.length);
    const sent = this.#send<R>({ text, values: parameters, ...(name === undefined ? {} : { name }) });
    const [answered] = await Promise.all([sent, begun]);
    const { command, rowCount, rows } = answered;
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return changes ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  async commit(): Promise<void> {
    await this.#begun;
    this.#begun = null;
    try {
      const { command } = await this.#send({ text: 'commit' });
      if (command === 'COMMIT') return;
    } catch (error) {
      // It may have arrived and only its answer not: then nobody here can say whether it was done.
      throw isRefusal(error) ? error : new UnsettledCommit(error);
    }
    // So PostgreSQL ends a transaction in which a statement has failed and somebody went on all the same.
    throw new Error('A transaction was committed in which a statement had failed.');
  }

  /** Never fails: what was wrong before is what its caller is to hear. */
  async rollback(): Promise<void> {
    if (this.#isBroken) return;
    await this.#send({ text: 'rollback' }).catch(ignore);
  }

  release(): void {
    const isForeign = this.#names !== null && this.#names.generation !== this.#generation;
    this.#client.release(this.#isBroken || isForeign || this.#client.getTransactionStatus() !== 'I');
  }

  async #send<R>(statement: Statement): Promise<Answered<R & object>> {
    const query = unhurried.getStore() === true ? { ...statement, query_timeout: FOR_EVER_MS } : statement;
    try {
      return await this.#client.query(query as QueryConfig);
    } catch (error) {
      if (!isRefusal(error)) this.#isBroken = true;
      throw error;
    }
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not used.');
  }
}

class PostgresDriver implements Driver {
  readonly #pool: Pool;
  readonly #names: StatementNames | null;
  readonly #connections = new WeakMap<PoolClient, PostgresConnection>();

  constructor(pool: Pool, isNaming: boolean) {
    this.#pool = pool;
    this.#names = isNaming ? new StatementNames() : null;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const client = await this.#pool.connect();
    const known = this.#connections.get(client);
    if (known !== undefined) return known;
    const connection = new PostgresConnection(client, this.#names);
    this.#connections.set(client, connection);
    return connection;
  }

  async beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    connection.begin(settings.isolationLevel);
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** A Kysely dialect on a pool of pipelining connections. `isNaming` is false where a pooler changes the connection between transactions. */
export function postgresDialect(pool: Pool, isNaming: boolean): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(pool, isNaming),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
