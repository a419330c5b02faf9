// One PostgreSQL connection that listens (LISTEN/NOTIFY) and is reopened when it is lost.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { serverFinder } from './postgres-hosts.ts';

/** The calls that a listener gets. */
export interface Ears {
  /** It listens now; what was said before was not heard. */
  readonly onListening: () => void;
  /** With what was said, which may be empty. */
  readonly onHeard: (said: string) => void;
  /** It listens no more; it tries to until it does. */
  readonly onLost: () => void;
}

/** Starts to listen; answers how to stop. */
export type Listen = (channel: string, ears: Ears) => () => Promise<void>;

const AGAIN_MS = 500;
const CONNECT_MS = 3000;

/** Listens to the database of an address. */
export function listenOn(url: string): Listen {
  const find = serverFinder(url);
  return (channel, { onListening, onHeard, onLost }) => {
    const stopping = new AbortController();
    let client: Client | null = null;
    /** Resolves when the connection is lost. */
    const listen = async (): Promise<void> => {
      const address = await find().catch(() => null);
      if (address === null || stopping.signal.aborted) return;
      const mine = new Client({
        connectionString: address,
        connectionTimeoutMillis: CONNECT_MS,
        keepAlive: true,
        application_name: 'tennis listener',
      });
      const lost = new Promise<void>((resolve) => {
        mine.on('error', () => resolve());
        mine.on('end', () => resolve());
      });
      client = mine;
      try {
        await mine.connect();
        mine.on('notification', ({ payload = '' }) => onHeard(payload));
        await mine.query(`listen ${channel}`);
        onListening();
        await lost;
        onLost();
      } catch {
        // Not there yet, or not any more: the next try is soon.
      } finally {
        mine.end().catch(() => {});
      }
    };
    const goOn = async (): Promise<void> => {
      while (!stopping.signal.aborted) {
        await listen();
        if (!stopping.signal.aborted) await pause(AGAIN_MS, undefined, { ref: false });
      }
    };
    void goOn();
    return async () => {
      stopping.abort();
      await client?.end().catch(() => {});
    };
  };
}
