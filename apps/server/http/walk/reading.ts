// Where a read is made: at a standby that has everything that was heard of (ADR 48), else where it is written. What one of them fails, the other is asked for.
import type { Database, Db } from '../../database/connection.ts';
import { databaseFault } from '../../database/errors.ts';

/** A standby that is behind when the server that takes writes is lost is found to know as much as anybody within that time. */
const SEEK_MS = 2500;

/** The databases of one try. */
export interface Places {
  /** Asked when a read begins to be made, not before: until then it may have fallen behind. */
  readonly reading: () => Db;
  /** Who calls is read where it was written, as a session that was ended a moment ago must open nothing. */
  readonly sessions: Db;
}

const isFault = (error: unknown): boolean => {
  const fault = databaseFault(error);
  return fault === 'unavailable' || fault === 'serialization';
};

/**
 * Makes a read; where its database fails, once more at the other.
 * @param isSent whether an answer has gone out already, so that there is nothing to make again
 */
export async function readSomewhere<T>(
  { db, standbys }: Pick<Database, 'db' | 'standbys'>,
  isSent: () => boolean,
  read: (places: Places) => Promise<T>,
): Promise<T> {
  if (standbys === null) return read({ reading: () => db, sessions: db });
  let wasAtStandby = false;
  try {
    return await read({
      reading: () => {
        const standby = standbys.ready();
        wasAtStandby ||= standby !== null;
        return standby ?? db;
      },
      sessions: (standbys.isAlone() ? standbys.ready() : null) ?? db,
    });
  } catch (error) {
    if (!isFault(error) || isSent()) throw error;
    if (wasAtStandby) standbys.note();
    const standby = wasAtStandby && !standbys.isAlone() ? null : await standbys.readyWithin(SEEK_MS);
    const other = standby ?? db;
    return read({ reading: () => other, sessions: other });
  }
}
