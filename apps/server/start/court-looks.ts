// Looks every two seconds at the courts on which somebody else may be next (D53), one round after the other.
import type { FastifyInstance } from 'fastify';
import { inRounds } from './in-rounds.ts';

const LOOK_MS = 2000;

/** The failures, in words: of clubs, or before any was looked at. */
const faultOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(String).join() : String(error);

/** Ends with the app and never keeps the process alive. Warns only when something else fails than in the round before. */
export function watchCourts(app: FastifyInstance, look: () => Promise<void>): void {
  let fault: string | null = null;
  const hear = (error: unknown): void => {
    const found = faultOf(error);
    if (found !== fault)
      app.log.warn({ err: error }, 'courts could not be looked at and will be looked at again');
    fault = found;
  };
  const hearNothing = (): void => {
    if (fault !== null) app.log.info('all courts can be looked at again');
    fault = null;
  };
  inRounds(app, LOOK_MS, () => look().then(hearNothing, hear));
}
