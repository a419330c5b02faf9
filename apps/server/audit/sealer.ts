// Seals the waiting records: soon after a commit, in batches, one process at a time (ADR 12).
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connection.ts';
import { isAnyPending, sealBatch } from './chain.ts';

export interface Sealer {
  /** Something has committed: it is sealed in a moment, with all that commits until then. */
  readonly poke: () => void;
  /** Seals everything committed by now. Never throws: a failure is logged and tried again later. */
  readonly seal: () => Promise<void>;
  /** Seals what is left and stops. */
  readonly close: () => Promise<void>;
}

/** How long a committed record waits for others to be sealed with it. */
const GATHER_MS = 30;
const RETRY_MS = 1000;
/** How long, and how often, another process that is sealing is waited for. */
const BUSY_MS = 15;
const BUSY_TRIES = 60;

/** A sealer of this process; `onSealed` hears of each batch that it has sealed. */
export function createSealer(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  onSealed: () => void,
): Sealer {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let isFailing = false;
  let isClosed = false;

  const sealAll = async (): Promise<void> => {
    let tries = 0;
    while (await isAnyPending(database.db)) {
      if ((await sealBatch(database)) !== null) {
        tries = 0;
        onSealed();
        continue;
      }
      tries += 1;
      if (tries === BUSY_TRIES) return pokeIn(RETRY_MS);
      await pause(BUSY_MS);
    }
  };
  const run = async (): Promise<void> => {
    try {
      await sealAll();
      if (isFailing) log.info('the audit log is sealed again');
      isFailing = false;
    } catch (error) {
      // Once for each time that it begins to fail.
      if (!isFailing) log.error({ err: error }, 'the audit log cannot be sealed; this is tried again');
      isFailing = true;
      pokeIn(RETRY_MS);
    }
  };
  /** One run at a time. A call during one gets the next, which sees what has committed by now. */
  const seal = (): Promise<void> => {
    if (next !== null) return next;
    if (running === null) return begin();
    next = running.then(() => {
      next = null;
      return begin();
    });
    return next;
  };
  const begin = (): Promise<void> => {
    // This run sees everything that it was woken for.
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const mine = run().finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  };
  const pokeIn = (milliseconds: number): void => {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      timer = null;
      void seal();
    }, milliseconds).unref();
  };

  return {
    poke: () => pokeIn(GATHER_MS),
    seal,
    close: async () => {
      isClosed = true;
      await seal();
    },
  };
}
