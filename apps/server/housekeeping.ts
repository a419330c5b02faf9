// What has expired is forgotten once an hour.
import type { FastifyInstance } from 'fastify';
import type { Services } from './handler.ts';
import { forgetOldAnswers } from './plugins/idempotency.ts';

const HOUR_MS = 3_600_000;

/** Starts the hourly clean-up; it ends with the app and never keeps the process alive. */
export function keepHouse(app: FastifyInstance, services: Services): void {
  const timer = setInterval(() => {
    cleanUp(services).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the hourly clean-up failed and will be tried again');
    });
  }, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });
}

/** Deletes expired sessions and old idempotency keys. */
export function cleanUp({ database, now }: Services): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.deleteFrom('sessions').where('expires_at', '<', now().toISOString()).execute();
    await forgetOldAnswers(tx, now());
  });
}
