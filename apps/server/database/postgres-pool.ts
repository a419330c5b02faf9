// The connections to PostgreSQL, and how long anybody waits on one.
import { Client, Pool, types as pgTypes, type CustomTypesConfig } from 'pg';
import { addressesOf } from '../ground/database-url.ts';
import { seekingClient, serverFinder } from './postgres-hosts.ts';

/** Ids and counts stay below 2^53, so they are plain numbers; everything else is read as the driver does. */
const types: CustomTypesConfig = {
  getTypeParser: (id, format) => (id === pgTypes.builtins.INT8 ? Number : pgTypes.getTypeParser(id, format)),
};

/**
 * How long the server lets a statement wait for a lock, a statement run, and a transaction be idle, in milliseconds. Our longest jobs (a check of the
 * audit log, an export) run in portions of a fraction of a second.
 */
export const LIMITS = {
  lock_timeout: 3000,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** Compiling a plan takes longer than our longest statements run. */
const PLAIN_PLANS = '-c jit=off';

/** A server that has vanished or hangs does not keep its own time limits, so we give up the connection ourselves. */
const SILENCE_MS = 6000;
const CONNECT_MS = 3000;

const ignore = (): void => {};

/** Opens a pool. A pooler that lends a connection for one transaction at a time (`isPooled`) accepts no settings at connecting. */
export function postgresPool(url: string, isPooled: boolean, size: number): Pool {
  const [first = url, ...others] = addressesOf(url);
  const pool = new Pool({
    connectionString: first,
    // If there are several servers, each new connection goes to the one that takes writes at that moment.
    Client: others.length === 0 ? Client : seekingClient(serverFinder(url)),
    max: size,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: true,
    query_timeout: SILENCE_MS,
    ...(isPooled ? {} : { ...LIMITS, options: PLAIN_PLANS }),
    types,
  });
  // The next query replaces a connection that dies. A caller that is waiting on it learns of it from their own query. An error event without a
  // listener would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
  });
  return pool;
}
