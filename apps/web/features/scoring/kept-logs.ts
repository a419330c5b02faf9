// The logs of this device, in the browser's own database: each point is stored here before anything else happens to it, and survives a crash.
import { dropPad, notePad } from '../../lib/kept-pads.ts';
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

const NAME = 'score-logs';
const STORE = 'logs';

const opened = new Promise<IDBDatabase>((resolve, reject) => {
  if (typeof indexedDB === 'undefined') {
    reject(new Error('This browser keeps nothing.'));
    return;
  }
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
});
opened.catch(() => undefined);

/** Settles once it is on the disk, not when it was asked for. `ask` answers where its result is. */
async function done<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => () => T): Promise<T> {
  const transaction = (await opened).transaction(STORE, mode);
  const result = ask(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(result()));
    const fail = () => reject(transaction.error ?? new Error('not kept'));
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

/** Writes a log, or deletes it, unless what is there has to stay. One transaction, so that no other tab writes in between. */
const replace = (matchId: number, log: KeptLog | null, base: KeptLog | null): Promise<KeptLog | null> =>
  done('readwrite', (store) => {
    let stays: KeptLog | null = null;
    const reading = store.get(matchId);
    reading.addEventListener('success', () => {
      stays = staysBefore(log, base, (reading.result as KeptLog | undefined) ?? null);
      if (stays !== null) return;
      if (log === null) store.delete(matchId);
      else store.put(log, matchId);
    });
    return () => stays;
  });

/** The browser's. */
export const keptLogs: LogStore = {
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
