// Threads for argon2, one fewer than there are cores, with a queue that serves addresses in turn (ADR 9).
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';
import { createFairQueue } from '../../ground/fair-queue.ts';

/** With a stored hash a check, without one a new hash. */
export interface PasswordJob {
  readonly password: string;
  readonly storedHash: string | null;
  readonly options: Options;
}

export type PasswordResult = { readonly value: string | boolean } | { readonly error: string };

/** With `--watch`, Node itself tells on the same channel which files a thread has loaded. */
const isResult = (message: object): message is PasswordResult => 'value' in message || 'error' in message;

interface Waiting {
  readonly job: PasswordJob;
  readonly settle: (result: PasswordResult) => void;
  readonly giveWay: (error: Error) => void;
}

/** More threads would only take memory: 19 MiB each while they work. */
const MOST_THREADS = 4;

export interface PasswordPool {
  /** Rejects with the refusal when too many wait and most of them are of this address. */
  readonly run: (job: PasswordJob, source: string) => Promise<string | boolean>;
  /** Whether a job of this address would be taken. */
  readonly hasRoomFor: (source: string) => boolean;
  /** Ends the threads; what still waits is never answered. */
  readonly close: () => Promise<void>;
}

/**
 * Builds a pool whose queue holds this many; `refusal` is the answer for the rest. Its threads start with the first job, and keep the process alive
 * only while they work.
 */
export function createPasswordPool(mostWaiting: number, refusal: () => Error): PasswordPool {
  const most = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  const queue = createFairQueue<Waiting>(mostWaiting);
  const idle: Worker[] = [];
  const atWork = new Map<Worker, Waiting>();

  const finish = (worker: Worker, result: PasswordResult): void => {
    const done = atWork.get(worker);
    atWork.delete(worker);
    worker.unref();
    done?.settle(result);
  };

  const start = (): Worker => {
    const worker = new Worker(new URL('password-worker.ts', import.meta.url));
    worker.on('message', (result: object) => {
      if (!isResult(result)) return;
      finish(worker, result);
      idle.push(worker);
      next();
    });
    // A thread that dies is not used again; the next job starts another one.
    worker.on('error', (error: Error) => {
      finish(worker, { error: error.message });
      next();
    });
    return worker;
  };

  function next(): void {
    if (queue.size() === 0) return;
    // The one that has been idle longest: the others may still rest.
    const worker = idle.shift() ?? (atWork.size < most ? start() : null);
    const first = worker === null ? undefined : queue.next();
    if (worker === null || first === undefined) return;
    atWork.set(worker, first);
    // Somebody waits for it: the process stays until it is done.
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
    worker.postMessage(first.job);
  }

  return {
    run: (job, source) =>
      new Promise((resolve, reject) => {
        const settle = (result: PasswordResult): void => {
          if ('value' in result) resolve(result.value);
          else reject(new Error(result.error));
        };
        queue.add(source, { job, settle, giveWay: reject })?.giveWay(refusal());
        next();
      }),
    hasRoomFor: queue.hasRoomFor,
    close: async () => {
      await Promise.all([...idle, ...atWork.keys()].map((worker) => worker.terminate()));
    },
  };
}
