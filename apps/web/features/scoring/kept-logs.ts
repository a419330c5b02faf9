// The logs of this device, in the browser's own database: each point is stored here before anything else happens to it, and survives a crash.
import { dropPad, notePad } from '../../lib/kept-pads.ts';
import { createLogDatabase } from './log-database.ts';
import { staysBefore, type KeptLog } from './own-log.ts';

/**
 * Where logs are kept. Each function fails if the browser keeps nothing, or has no room. `base` is the log that was there when this tab last read or
 * wrote it. If another tab has noted more since, its log stays and is the answer; null if it was done.
 */
export interface LogStore {
  readonly get: (matchId: number) => Promise<KeptLog | null>;
  readonly put: (matchId: number, log: KeptLog, base: KeptLog | null) => Promise<KeptLog | null>;
  readonly forget: (matchId: number, base: KeptLog | null) => Promise<KeptLog | null>;
}

/** The same, for a page that shows which logs are here. */
interface KeptLogs extends LogStore {
  readonly all: () => Promise<readonly { readonly matchId: number; readonly log: KeptLog }[]>;
}

/** The logs in a browser's database. */
export function createLogStore(factory: IDBFactory | undefined): KeptLogs {
  const done = createLogDatabase(factory);

  /** Writes a log, or deletes it, unless what is there has to stay. One transaction, so that no other tab writes in between. */
  const replace = (matchId: number, log: KeptLog | null, base: KeptLog | null): Promise<KeptLog | null> =>
    done('readwrite', (store, giveUp) => {
      let stays: KeptLog | null = null;
      const reading = store.get(matchId);
      reading.addEventListener('success', () => {
        stays = staysBefore(log, base, (reading.result as KeptLog | undefined) ?? null);
        if (stays !== null) return;
        try {
          if (log === null) store.delete(matchId);
          else store.put(log, matchId);
        } catch (error) {
          giveUp(error as Error);
        }
      });
      return () => stays;
    });

  return {
    all: () =>
      done('readonly', (store) => {
        const [ids, logs] = [store.getAllKeys(), store.getAll()];
        return () => {
          const found = logs.result as KeptLog[];
          return ids.result.flatMap((id, at) => {
            const log = found[at];
            return log === undefined ? [] : [{ matchId: Number(id), log }];
          });
        };
      }),
    get: (matchId) =>
      done('readonly', (store) => {
        const reading = store.get(matchId);
        return () => (reading.result as KeptLog | undefined) ?? null;
      }),
    put: async (matchId, log, base) => {
      const stays = await replace(matchId, log, base);
      notePad(matchId);
      return stays;
    },
    forget: async (matchId, base) => {
      dropPad(matchId);
      const stays = await replace(matchId, null, base);
      if (stays !== null) notePad(matchId);
      return stays;
    },
  };
}

/** The browser's. */
export const keptLogs = createLogStore(globalThis.indexedDB);

const DEVICE = 'score-device';

/** A random name, the same for as long as the browser keeps it. */
export function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** How this browser calls itself to the server. */
export function ownDevice(): string {
  try {
    const known = localStorage.getItem(DEVICE);
    if (known !== null) return known;
    const fresh = newToken();
    localStorage.setItem(DEVICE, fresh);
    return fresh;
  } catch {
    return newToken();
  }
}
