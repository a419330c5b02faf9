// The connections to PostgreSQL, and how long anybody waits on one.
import { Client, Pool, types as pgTypes, type CustomTypesConfig } from 'pg';
import { addressesOf } from '../ground/database-url.ts';
import { seekingClient, serverFinder } from './postgres-hosts.ts';

/** Ids and counts stay below 2^53, so they are plain numbers; everything else is read as the driver does. */
const types: CustomTypesConfig = {
  getTypeParser: (id, format) => (id === pgTypes.builtins.INT8 ? Number : pgTypes.getTypeParser(id, format)),
};

/**
 * How long the server lets a statement wait for a lock and run, and a transaction lie idle, in milliseconds. The longest statements that are
 * meant to be (a check of the audit log, an export) go in portions of a fraction of a second.
 */
export const LIMITS = {
  lock_timeout: 3000,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** A server that has vanished or hangs does not keep its own time limits, so the connection is given up. */
const SILENCE_MS = 6000;
const CONNECT_MS = 3000;

const ignore = (): void => {};

/** Opens a pool. A pooler that lends its connections for a transaction each (`isPooled`) refuses settings at connecting. */
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
    ...(isPooled ? {} : LIMITS),
    types,
  });
  // A connection that dies is replaced by the next query. A caller that waits on it hears of it from its own query.
  // An error event without a listener would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
  });
  return pool;
}
