// The logs of this device, in the browser's own database: each point is stored here before anything else happens to it, and survives a crash.
import type { LoggedEvent, ScoreLog, ScoreSetup } from '@tennis/contract';
import { dropPad, notePad } from '../../lib/kept-pads.ts';

/** A device's own notes of a match, and what it last read of it. */
export interface KeptLog {
  readonly view: ScoreLog;
  readonly firstServer: ScoreSetup['firstServer'];
  /** In mixed doubles, where it was known when the log was begun. */
  readonly women?: ScoreSetup['women'];
  /** The typed score that was shown when the log was begun: it may be replaced. Any other is asked about. */
  readonly typed?: string;
  readonly events: readonly LoggedEvent[];
  /** This many of them are on the server. */
  readonly sent: number;
  /** Somebody has said that the match is over by it: that goes out after its last event. Any later event takes it back. */
  readonly completes?: true;
}

/** Where logs are kept. Each function fails if the browser keeps nothing, or has no room. */
export interface LogStore {
  readonly get: (matchId: number) => Promise<KeptLog | null>;
  readonly put: (matchId: number, log: KeptLog) => Promise<void>;
  readonly forget: (matchId: number) => Promise<void>;
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

/** Settles once it is on the disk, not when it was asked for. */
async function done<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await opened).transaction(STORE, mode);
  const request = ask(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result));
    const fail = () => reject(transaction.error ?? new Error('not kept'));
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

/** The browser's. */
export const keptLogs: LogStore = {
  get: async (matchId) =>
    ((await done('readonly', (store) => store.get(matchId))) as KeptLog | undefined) ?? null,
  put: async (matchId, log) => {
    await done('readwrite', (store) => store.put(log, matchId));
    notePad(matchId);
  },
  forget: async (matchId) => {
    dropPad(matchId);
    await done('readwrite', (store) => store.delete(matchId));
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
