// Work that comes again and again while the server runs.
import type { FastifyInstance } from 'fastify';

/**
 * Begins a round every so many milliseconds, but none beside another. Ends with the app, which waits for the last one, and never keeps the process
 * alive. A round deals with its own failures.
 */
export function inRounds(app: FastifyInstance, everyMs: number, work: () => Promise<unknown>): void {
  let round: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    round ??= work().finally(() => {
      round = null;
    });
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
