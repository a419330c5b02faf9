// Kysely on `pg`, as this product uses it: named statements, a transaction that begins together with its first statement, and connections in an unknown
// state are closed instead of handed on.
import { AsyncLocalStorage } from 'node:async_hooks';
import { nextTick } from 'node:process';
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
import { isStalePlan, UnsettledCommit } from './errors.ts';
import { LIMITS } from './postgres-pool.ts';
import { StatementNames } from './statement-names.ts';

/** Marks work that may take its time, such as a migration: no statement of it is given up. */
export const unhurried = new AsyncLocalStorage<true>();

const LOCAL_LIMITS = Object.entries(LIMITS)
  .map(([name, milliseconds]) => `; set local ${name} = ${milliseconds}`)
  .join('');

const FOR_EVER_MS = 2 ** 31 - 1;

/**
 * Refusals after which a connection is useless, by SQLSTATE: it is ending (08, 57P, 25P03), its prepared statements are out of date (0A000 after
 * another process has changed a table, 26000), or it leads to a server that has become a replica (25006).
 */
const ENDING = /^(?:08|57P|25P03|25006|0A000|26000|XX)/;

/** Whether the server has refused and goes on. After any other failure, nobody knows what state the connection is in. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DatabaseError && !ENDING.test(error.code ?? '');

/** How the driver says that a server said nothing in time. */
const SILENCE = 'Query read timeout';

/** When a server was last found to be silent. Connections opened before then lead to the same server, and each caller would wait just as long. */
interface Silence {
  noticedAt: number;
}

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
  readonly #silence: Silence;
  readonly #madeAt = performance.now();
  #begun: Promise<unknown> | null = null;
  #isBroken = false;
  #isInTransaction = false;

  /** A commit is under way, and what PostgreSQL warns of while it is. */
  #isCommitting = false;
  #warning: string | null = null;

  constructor(client: PoolClient, names: StatementNames | null, silence: Silence) {
    this.#client = client;
    this.#silence = silence;
    client.on('notice', ({ severity, message }) => {
      if (this.#isCommitting && severity === 'WARNING') this.#warning = message ?? '';
    });
    this.#names = names;
    this.#generation = names?.generation ?? 0;
  }

  /** Whether its server may have been found to say nothing since it was made. */
  get isDoubtful(): boolean {
    return this.#madeAt < this.#silence.noticedAt;
  }

  /** Sends the beginning of a transaction without waiting for it: the first statement follows on the wire at once. */
  begin(isolation: TransactionSettings['isolationLevel']): void {
    const level = isolation === undefined ? '' : ` isolation level ${isolation}`;
    // Behind a pooler nothing is set at connecting, so each transaction brings its limits.
    const limits = this.#names === null ? LOCAL_LIMITS : '';
    this.#isInTransaction = true;
    this.#begun = this.#send({ text: `begin${level}${limits}` });
    this.#begun.catch(ignore);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const begun = this.#begun;
    this.#begun = null;
    const { sql: text, parameters } = query;
    const name = this.#names?.nameOf(text, parameters.length);
    const sent = this.#send<R>({ text, values: parameters, ...(name === undefined ? {} : { name }) });
    const [answered] = await Promise.all([this.#unlessStale(sent, { text, values: parameters }), begun]);
    const { command, rowCount, rows } = answered;
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return changes ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  /** If a prepared statement is out of date, it is sent again unprepared. In a transaction, the caller starts the transaction again. */
  async #unlessStale<A>(sent: Promise<A>, statement: Statement): Promise<A> {
    try {
      return await sent;
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.#names?.renew();
      if (this.#isInTransaction) throw error;
      return (await this.#send(statement)) as A;
    }
  }

  async commit(): Promise<void> {
    await this.#begun;
    this.#begun = null;
    this.#isInTransaction = false;
    this.#isCommitting = true;
    this.#warning = null;
    let command: string;
    try {
      ({ command } = await this.#send({ text: 'commit' }));
    } catch (error) {
      // It may have arrived and only the answer was lost: then nobody here can say whether it was done.
      throw isRefusal(error) ? error : new UnsettledCommit(error);
    } finally {
      this.#isCommitting = false;
    }
    // Somebody has cut short the wait for the standby: a failover may lose a transaction that PostgreSQL reports as committed here.
    if (this.#warning !== null) throw new UnsettledCommit(new Error(this.#warning));
    if (command === 'COMMIT') return;
    // PostgreSQL ends a transaction like this if a statement has failed and the caller went on all the same.
    throw new Error('A transaction was committed in which a statement had failed.');
  }

  /** Never fails: what was wrong before is what its caller is to hear. */
  async rollback(): Promise<void> {
    this.#isInTransaction = false;
    if (this.#isBroken) return;
    await this.#send({ text: 'rollback' }).catch(ignore);
  }

  release(): void {
    const isForeign = this.#names !== null && this.#names.generation !== this.#generation;
    this.#client.release(
      this.#isBroken || this.isDoubtful || isForeign || this.#client.getTransactionStatus() !== 'I',
    );
  }

  async #send<R>(statement: Statement): Promise<Answered<R & object>> {
    const query = unhurried.getStore() === true ? { ...statement, query_timeout: FOR_EVER_MS } : statement;
    // Whatever else is sent in this turn goes with it: one trip for all.
    const { stream } = this.#client.connection;
    stream.cork();
    nextTick(() => stream.uncork());
    try {
      return await this.#client.query(query as QueryConfig);
    } catch (error) {
      if (!isRefusal(error)) this.#isBroken = true;
      if (error instanceof Error && error.message === SILENCE) this.#silence.noticedAt = performance.now();
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
  readonly #silence: Silence = { noticedAt: Number.NEGATIVE_INFINITY };
  readonly #connections = new WeakMap<PoolClient, PostgresConnection>();

  constructor(pool: Pool, isNaming: boolean) {
    this.#pool = pool;
    this.#names = isNaming ? new StatementNames() : null;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    for (;;) {
      const client = await this.#pool.connect();
      const known = this.#connections.get(client);
      if (known === undefined) {
        const connection = new PostgresConnection(client, this.#names, this.#silence);
        this.#connections.set(client, connection);
        return connection;
      }
      if (!known.isDoubtful) return known;
      known.release();
    }
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

/** A Kysely dialect on a pool of pipelining connections. `isNaming` is false if a pooler changes the connection between transactions. */
export function postgresDialect(pool: Pool, isNaming: boolean): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(pool, isNaming),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
