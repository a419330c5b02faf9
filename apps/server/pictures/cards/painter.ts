// Lets a thread draw pictures while there are any to draw: one after the other, and only so many in a minute, so that nobody can make the server draw
// all day.
import { Worker } from 'node:worker_threads';
import { fewAtOnce } from '../../database/few-at-once.ts';
import type { CardFacts } from './facts.ts';

export interface Painter {
  /** The picture as a PNG file; null when too many are asked for, or when it cannot be drawn. */
  readonly paint: (facts: CardFacts, now: Date) => Promise<Buffer | null>;
  readonly close: () => Promise<void>;
}

const IDLE_MS = 30_000;
/** A thread that has not answered by then has met a fault. */
const MOST_MS = 15_000;
/** Each waits for a fifth of a second of a core. */
const MOST_WAITING = 8;
const MINUTE_MS = 60_000;

const nobodyWaits = (): void => undefined;

/** Makes the painter of one process, which draws this many in a minute at most. */
export function createPainter(mostInAMinute: number): Painter {
  const oneAtATime = fewAtOnce(1);
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let settle: (picture: Uint8Array | null) => void = nobodyWaits;
  let waiting = 0;
  let minute = 0;
  let drawn = 0;

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };

  const begin = (): Worker => {
    const thread = new Worker(new URL('draw-worker.ts', import.meta.url));
    // With `--watch`, Node itself tells on the same channel which files a thread has loaded.
    thread.on('message', (message: unknown) => {
      if (message === null || message instanceof Uint8Array) settle(message);
    });
    thread.on('error', () => settle(null));
    thread.on('exit', () => settle(null));
    return thread;
  };

  const draw = async (facts: CardFacts): Promise<Buffer | null> => {
    clearTimeout(idle);
    worker ??= begin();
    worker.ref();
    const drawing = new Promise<Uint8Array | null>((resolve) => {
      settle = resolve;
    });
    const timer = setTimeout(() => settle(null), MOST_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
    worker.postMessage(facts);
    const picture = await drawing;
    clearTimeout(timer);
    if (picture === null) {
      await end();
      return null;
    }
    worker.unref();
    idle = setTimeout(() => void end(), IDLE_MS).unref();
    return Buffer.from(picture);
  };

  return {
    paint: async (facts, now) => {
      const present = Math.floor(now.getTime() / MINUTE_MS);
      if (present !== minute) [minute, drawn] = [present, 0];
      if (drawn >= mostInAMinute || waiting >= MOST_WAITING) return null;
      drawn += 1;
      waiting += 1;
      try {
        return await oneAtATime(() => draw(facts));
      } finally {
        waiting -= 1;
      }
    },
    close: end,
  };
}
