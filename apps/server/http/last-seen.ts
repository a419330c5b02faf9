// Notes that sessions are in use: a moment after the call, for all of them at once. So a read writes nothing and is answered even while the database
// takes no writes. A process that is killed loses the notes of its last second.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/connection.ts';

/** Sessions that this process still has to note. */
export interface LastSeen {
  /** The session of this hash was used. */
  readonly note: (tokenHash: string, now: Date) => void;
  /** Writes what was noted. What cannot be written is kept and tried again; never throws. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const GATHER_MS = 500;
const RETRY_MS = 15_000;
/** Notes that are kept while the database takes none, and that go out in one statement. */
const MOST = 10_000;
const AT_ONCE = 500;

/** Makes the notes of one process. */
export function createLastSeen({ count }: Pick<Database, 'count'>): LastSeen {
  const noted = new Map<string, Date>();
  // A note is made inside the transaction of a call, but has to be written outside of it.
  const outside = AsyncLocalStorage.snapshot();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let isClosed = false;

  const settleIn = (milliseconds: number): void => {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      timer = null;
      void outside(settle);
    }, milliseconds).unref();
  };
  const write = async (): Promise<void> => {
    while (noted.size > 0) {
      const some = [...noted].slice(0, AT_ONCE);
      const latest = new Date(Math.max(...some.map(([, at]) => at.getTime())));
      await count((tx) =>
        tx
          .updateTable('sessions')
          .set({ last_seen_at: latest.toISOString() })
          .where(
            'token_hash',
            'in',
            some.map(([hash]) => hash),
          )
          .execute(),
      );
      // One that was used again meanwhile was noted a moment ago.
      for (const [hash] of some) noted.delete(hash);
    }
  };
  const settle = (): Promise<void> => {
    writing = writing.then(write).catch(() => settleIn(RETRY_MS));
    return writing;
  };
  return {
    note: (tokenHash, now) => {
      if (noted.size < MOST) noted.set(tokenHash, now);
      settleIn(GATHER_MS);
    },
    settle,
    close: async () => {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      await settle();
    },
  };
}
