// Opens the database: one SQLite file in the data folder, or PostgreSQL when an address is given.
import { mkdirSync, accessSync, constants } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql, type KyselyConfig, type Transaction } from 'kysely';
import type { Engine } from './columns.ts';
import { POOL_SIZE } from '../ground/config.ts';
import { DatabaseReadOnly, databaseFault, isStalePlan, type DatabaseFault } from './errors.ts';
import { oneByOne } from './few-at-once.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { listenOn, type Listen } from './postgres-listener.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Tables } from './schema.ts';
import { insideTransaction, sqliteDialect } from './sqlite-dialect.ts';
import { SqliteStore } from './sqlite-store.ts';
import { keepStandby, type Standbys } from './standbys.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/**
 * How far transactions are kept apart on PostgreSQL. `snapshot`: if two change the same row, the later one is tried again; rows that one has only
 * read may still be changed by others. `serializable`: that is noticed too.
 */
export type Isolation = 'serializable' | 'snapshot';

/** An open database with the name of its engine. */
export interface Database {
  readonly engine: Engine;
  readonly db: Db;
  /** How many connections there are at most; the embedded database needs none. */
  readonly poolSize: number | null;
  /** Runs one decision in one transaction, serializable by default; tries it again if the database asks for that. */
  readonly transaction: <T>(decide: (tx: Tx) => Promise<T>, isolation?: Isolation) => Promise<T>;
  /**
   * Runs counting statements, each complete in itself, with one commit for all of them. Each sees the counts of the others; the whole is not tried
   * again. The embedded database does not wait for the disk: a power cut may lose the last counts, the end of the process does not. To refuse, return
   * a refusal instead of throwing: a throw undoes the count.
   */
  readonly count: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * SQLite: empties the write-ahead log, so that deleted data stands in no file any more. PostgreSQL does this by itself (autovacuum, and it recycles
   * its log).
   */
  readonly purge: () => Promise<void>;
  /** While `work` fills a database that could be made again, nobody waits for the disk; SQLite only. */
  readonly withoutDisk: (work: () => Promise<void>) => Promise<void>;
  /** Throws if it does not answer, is read-only, or if the last write failed because of the disk. Waits for no writer. */
  readonly checkHealth: () => Promise<void>;
  /** Hears messages of other processes; null if there are none, or if a pooler in between would lose them. */
  readonly listen: Listen | null;
  /** Looks after a standby that is read from; null if none is. */
  readonly standbys: Standbys<Tables> | null;
  readonly close: () => Promise<void>;
}

/** The data folder cannot be used; the message says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** The name of the data file in its folder. */
export const DATA_FILE = 'tennis.sqlite';

const ATTEMPTS = 8;

/**
 * Whether a decision may come out differently when it is made again. Either it clashed with another, or it broke a constraint because of a later
 * write by somebody else; on PostgreSQL only a new look tells. Also if a table was changed after the statements were prepared.
 */
const isClash = (error: unknown, fault: DatabaseFault | null, attempt: number, engine: Engine): boolean =>
  fault === 'serialization' ||
  isStalePlan(error) ||
  (engine === 'postgres' && attempt === 1 && (fault === 'unique' || fault === 'foreign_key'));

/**
 * On PostgreSQL a decision that has clashed is tried again. The embedded database has one writer, so every transaction there sees what those before
 * it have done.
 */
function transactionOn(db: Db, engine: Engine, onCommit: () => void = () => {}): Database['transaction'] {
  return async (decide, isolation = 'serializable') => {
    const level = isolation === 'snapshot' ? 'repeatable read' : isolation;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const builder = db.transaction();
        const isolated = engine === 'postgres' ? builder.setIsolationLevel(level) : builder;
        // oxlint-disable-next-line no-loop-func -- each attempt runs to its end before the next begins
        const decided = await isolated.execute((tx) => insideTransaction.run(true, () => decide(tx)));
        onCommit();
        return decided;
      } catch (error) {
        if (!isClash(error, databaseFault(error), attempt, engine) || attempt === ATTEMPTS) throw error;
        await pause(Math.random() * 10 * 2 ** attempt);
      }
    }
  };
}

/**
 * Runs counts at the isolation level at which single statements count correctly. It also tells the embedded database that nobody waits for the disk.
 * Counts queue before they take a connection: requests from one address wait for the same row, and would leave no connection for readers.
 */
function countOn(db: Db): Database['count'] {
  const inTurn = oneByOne();
  return (work) =>
    inTurn(() =>
      db
        .transaction()
        .setIsolationLevel('read committed')
        .execute((tx) => insideTransaction.run(true, () => work(tx))),
    );
}

function openSqlite(dataDir: string, log?: KyselyConfig['log']): Database {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new DataFolderError(
      `The data folder ${dataDir} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  }
  const store = new SqliteStore(path.join(dataDir, DATA_FILE));
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(store),
    ...(log === undefined ? {} : { log }),
  });
  return {
    engine: 'sqlite',
    db,
    poolSize: null,
    transaction: transactionOn(db, 'sqlite'),
    count: countOn(db),
    purge: () => store.purge(),
    withoutDisk: (work) => store.withoutDisk(work),
    checkHealth: () => store.checkHealth(),
    listen: null,
    standbys: null,
    close: () => db.destroy(),
  };
}

/** Lets a promise go on after a time in any case. */
const atMost = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds).unref();
    }),
  ]);

const END_MS = 1000;

/** A standby, or a server that was told to take no writes. */
async function refuseReadOnly(db: Db): Promise<void> {
  const { rows } = await sql<{
    says: string;
  }>`select current_setting('transaction_read_only') as says`.execute(db);
  if (rows[0]?.says === 'on') throw new DatabaseReadOnly();
}

/** How far the log of the server that takes writes is: everything committed earlier is behind that. */
async function positionOf(db: Db): Promise<string> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(db);
  return rows[0]?.at ?? '0/0';
}

function openPostgres(
  {
    databaseUrl,
    databaseDirectUrl = null,
    readUrl = null,
    isPooled = false,
    poolSize = POOL_SIZE,
  }: PostgresPlace,
  log?: KyselyConfig['log'],
): Database {
  const db = new Kysely<Tables>({
    dialect: postgresDialect(postgresPool(databaseUrl, isPooled, poolSize), !isPooled),
    ...(log === undefined ? {} : { log }),
  });
  const standbys =
    readUrl === null ? null : keepStandby<Tables>(readUrl, poolSize, () => positionOf(db), log);
  return {
    engine: 'postgres',
    db,
    poolSize,
    transaction: transactionOn(db, 'postgres', standbys?.note),
    count: countOn(db),
    purge: async () => {},
    withoutDisk: (work) => work(),
    checkHealth: async () => {
      if (standbys?.canCarry() !== true) await refuseReadOnly(db);
    },
    listen: isPooled && databaseDirectUrl === null ? null : listenOn(databaseDirectUrl ?? databaseUrl),
    standbys,
    // A query that hangs must not keep the server from stopping.
    close: async () => {
      await atMost(END_MS, Promise.all([standbys?.close(), db.destroy()]));
    },
  };
}

interface PostgresPlace {
  readonly databaseUrl: string;
  /** Whether a pooler stands in between that lends its connections for a transaction each. */
  readonly isPooled?: boolean;
  /** The address past it. */
  readonly databaseDirectUrl?: string | null;
  /** The servers to read from: reads go to a standby among them. Null: reads go nowhere else. */
  readonly readUrl?: string | null;
  /** How many connections it may open. */
  readonly poolSize?: number;
}

interface Place extends Omit<PostgresPlace, 'databaseUrl'> {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** Opens the database. Throws `DataFolderError` if the embedded one's folder cannot be written. */
export function openDatabase({ dataDir, databaseUrl, ...place }: Place, log?: KyselyConfig['log']): Database {
  return databaseUrl === null ? openSqlite(dataDir, log) : openPostgres({ databaseUrl, ...place }, log);
}
