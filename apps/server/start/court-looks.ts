// Looks every two seconds at the courts on which somebody else may be next (D53), one round after the other.
import type { FastifyInstance } from 'fastify';
import { tellWhoIsNext } from '../tennis/next/tell-next.ts';
import type { AppServices } from './services.ts';

const LOOK_MS = 2000;

/** Ends with the app and never keeps the process alive. */
export function watchCourts(app: FastifyInstance, services: AppServices): void {
  let round: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    round ??= tellWhoIsNext(services)
      .catch((error: unknown) => {
        app.log.warn({ err: error }, 'courts could not be looked at and will be looked at again');
      })
      .finally(() => {
        round = null;
      });
  }, LOOK_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
