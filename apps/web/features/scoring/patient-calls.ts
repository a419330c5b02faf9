// The calls of the pad, none of which waits for ever: with two bars of signal a request may get no answer and no error. Each can be repeated (ADR 31).
import type { CallOptions } from '@tennis/contract';
import type { Ground } from './shown-log.ts';

const LONGEST_MS = 10_000;

/** A call was ended because the pad was woken: it is made anew at once, so nobody is told. */
class Woken extends Error {}

export const isWoken = (error: unknown): boolean => error instanceof Woken;

/** The same calls, with an end; `hurry` ends those that are under way. */
export function createPatientCalls(
  api: Ground['api'],
  later: Ground['later'],
): { calls: Ground['api']; hurry: () => void } {
  const underWay = new Set<AbortController>();

  async function ask<T>(call: (options: CallOptions) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    const { signal } = stop;
    const cancel = later(LONGEST_MS, () => stop.abort(new Error('No answer came in time.')));
    const stopped = new Promise<never>((_answer, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    underWay.add(stop);
    try {
      return await Promise.race([call({ signal }), stopped]);
    } finally {
      cancel();
      underWay.delete(stop);
    }
  }

  return {
    calls: {
      getScoreLog: (call) => ask((options) => api.getScoreLog(call, options)),
      appendScoreLog: (call) => ask((options) => api.appendScoreLog(call, options)),
    },
    hurry: () => {
      for (const stop of underWay) stop.abort(new Woken());
    },
  };
}
