// Looks once a minute whether the days of today run late (OP38), one round after the other.
import type { FastifyInstance } from 'fastify';
import { inRounds } from './in-rounds.ts';

const LOOK_MS = 60_000;

/** Ends with the app and never keeps the process alive. */
export function watchLateDays(app: FastifyInstance, look: () => Promise<void>): void {
  inRounds(app, LOOK_MS, () =>
    look().catch((error: unknown) => {
      app.log.warn({ err: error }, 'who plays late could not be told and will be looked at again');
    }),
  );
}
