// Chooses the database for a read: a standby that has every change this process has heard of (ADR 48), otherwise the one that takes writes. If one of them fails, the other is asked.
import type { Database, Db } from '../../database/connection.ts';
import { databaseFault } from '../../database/errors.ts';

/** How long a read waits for a standby that was behind when the database for writes was lost: by then no server has a later state. */
const SEEK_MS = 2500;

/** The databases of one try. */
export interface Places {
  /** Asked when the read begins, not earlier: the standby may fall behind in between. */
  readonly reading: () => Db;
  /** The caller is read from the database that takes writes: a session that ended a moment ago must not work. */
  readonly sessions: Db;
}

const isFault = (error: unknown): boolean => {
  const fault = databaseFault(error);
  return fault === 'unavailable' || fault === 'serialization';
};

/**
 * Makes a read. If its database fails, tries once more at the other.
 * @param isSent whether an answer has already gone out; then there is no second try
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
