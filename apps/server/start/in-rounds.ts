// Work that comes again and again while the server runs.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Begins a round every so many milliseconds, but none beside another. Ends with the app: the round under way is told at once that it is the last one,
 * and is waited for, though no longer than the given time. Never keeps the process alive. A round deals with its own failures.
 */
export function inRounds(
  app: FastifyInstance,
  everyMs: number,
  work: (ending: AbortSignal) => Promise<unknown>,
  { endsWithinMs = null }: { readonly endsWithinMs?: number | null } = {},
): void {
  const ending = new AbortController();
  let round: Promise<unknown> | null = null;
  /** Without a limit it never is. */
  let isTooLate: Promise<unknown> = Promise.race([]);
  const patience = new AbortController();
  const timer = setInterval(() => {
    round ??= work(ending.signal).finally(() => {
      round = null;
    });
  }, everyMs);
  timer.unref();
  // All rounds hear of it before one of them is waited for.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    ending.abort();
    if (endsWithinMs !== null)
      isTooLate = pause(endsWithinMs, undefined, { signal: patience.signal }).catch(() => {});
  });
  app.addHook('onClose', async () => {
    await Promise.race([round, isTooLate]);
    patience.abort();
  });
}
