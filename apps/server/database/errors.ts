// Says what went wrong in the database, in the same way for both engines.

export type DatabaseFault =
  | 'unique'
  | 'foreign_key'
  | 'check'
  | 'serialization'
  | 'unavailable'
  // A commit was sent and its answer never came.
  | 'unsettled';

/** Nobody knows whether a transaction was committed: during the commit the connection was lost, or gave no answer. */
export class UnsettledCommit extends Error {
  override readonly name = 'UnsettledCommit';

  constructor(cause: unknown) {
    super('The answer to a commit was lost.', { cause });
  }
}

/** The data file cannot be used; the message says what to do. */
export class DataFileUnusable extends Error {
  override readonly name = 'DataFileUnusable';
}

/** Another program has held the data file for longer than a write waits. */
export class DataFileLocked extends Error {
  override readonly name = 'DataFileLocked';

  constructor(cause: unknown) {
    super('Another program holds the data file.', { cause });
  }
}

/** Nobody knows what the disk holds, or the data file is gone: nothing is written until the next start. */
export class DataFileLost extends Error {
  override readonly name = 'DataFileLost';

  constructor(message: string, cause?: unknown) {
    super(`${message} Nothing is written until the server is started again.`, { cause });
  }
}

/** PostgreSQL answers and takes no writes: a standby, or a server that was told so. */
export class DatabaseReadOnly extends Error {
  override readonly name = 'DatabaseReadOnly';

  constructor() {
    super('The database only reads.');
  }
}

/** PostgreSQL says here that a statement would return other columns than when it was prepared. */
const STALE_ROUTINE = 'RevalidateCachedQuery';

/**
 * Whether PostgreSQL has refused a statement because its preparation is out of date: another process, most likely a newer release, has changed a
 * table. The statement has done nothing, and succeeds if it is prepared again.
 */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = error as { readonly code?: unknown; readonly routine?: unknown };
  return (code === '0A000' && routine === STALE_ROUTINE) || code === '26000';
}

// SQLite's extended result codes and PostgreSQL's SQLSTATEs, from their documentation.
const SQLITE_FAULTS: Readonly<Record<number, DatabaseFault>> = {
  2067: 'unique',
  1555: 'unique',
  787: 'foreign_key',
  1811: 'foreign_key',
  275: 'check',
  1299: 'check',
  5: 'serialization',
  6: 'serialization',
  // Read-only, reading or writing failed, damaged, no room, cannot be opened, no database.
  8: 'unavailable',
  10: 'unavailable',
  11: 'unavailable',
  13: 'unavailable',
  14: 'unavailable',
  26: 'unavailable',
};

const POSTGRES_FAULTS: Readonly<Record<string, DatabaseFault>> = {
  '23505': 'unique',
  '23503': 'foreign_key',
  '23514': 'check',
  '23502': 'check',
  '40001': 'serialization',
  '40P01': 'serialization',
  // A lock was not granted in time, a statement took too long or was cancelled, or a transaction was idle too long.
  '55P03': 'unavailable',
  '57014': 'unavailable',
  '25P03': 'unavailable',
  // No connection left, no memory, no room on its disk.
  '53000': 'unavailable',
  '53100': 'unavailable',
  '53200': 'unavailable',
  '53300': 'unavailable',
  // A replica, or a server that only reads at the moment.
  '25006': 'unavailable',
  // After a switch to another server, or to another connection of a pooler, the statements prepared on the former one fail.
  '0A000': 'unavailable',
  '26000': 'unavailable',
  '08P01': 'unavailable',
  '08000': 'unavailable',
  '08003': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '08006': 'unavailable',
  '08001': 'unavailable',
  '08004': 'unavailable',
  // Its database is gone, it was idle for too long, it has reached a limit of its settings, or its disk fails.
  '57P04': 'unavailable',
  '57P05': 'unavailable',
  '53400': 'unavailable',
  '58000': 'unavailable',
  '58030': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  ENOTFOUND: 'unavailable',
  EAI_AGAIN: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENETUNREACH: 'unavailable',
  ENOENT: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
};

// There is no code if a connection ends during a query, cannot be had in time, or belongs to a pool that was closed.
const LOST_CONNECTION =
  /^(?:Connection terminated|Query read timeout$|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|driver has already been destroyed)/;

/** The kind of a database error, or null when the error is of another origin or kind. */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (typeof error !== 'object' || error === null) return null;
  if (error instanceof UnsettledCommit) return 'unsettled';
  if (error instanceof DataFileLocked || error instanceof DataFileLost || error instanceof DatabaseReadOnly)
    return 'unavailable';
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  // Extended codes carry their family in the low byte: 778 (writing failed) belongs to 10 (I/O).
  if (typeof errcode === 'number') return SQLITE_FAULTS[errcode] ?? SQLITE_FAULTS[errcode & 0xff] ?? null;
  if (typeof code === 'string') return POSTGRES_FAULTS[code] ?? null;
  return error instanceof Error && LOST_CONNECTION.test(error.message) ? 'unavailable' : null;
}
