// Looks at something again and again, one round after the other, and goes on whatever fails.
import type { FastifyInstance } from 'fastify';
import { inRounds } from './in-rounds.ts';

/** What is looked at, and what the log says about it. */
export interface Look {
  readonly everyMs: number;
  readonly look: () => Promise<void>;
  /** What the log says once for as long as the same fails. */
  readonly fails: string;
  /** What it says when nothing fails any more. */
  readonly isWell: string;
}

/** The failures, in words: of clubs, or before any was looked at. */
const faultOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(String).join() : String(error);

/** Ends with the app and never keeps the process alive. Warns only when something else fails than in the round before. */
export function lookInRounds(app: FastifyInstance, { everyMs, look, fails, isWell }: Look): void {
  let fault: string | null = null;
  const hear = (error: unknown): void => {
    const found = faultOf(error);
    if (found !== fault) app.log.warn({ err: error }, fails);
    fault = found;
  };
  const hearNothing = (): void => {
    if (fault !== null) app.log.info(isWell);
    fault = null;
  };
  inRounds(app, everyMs, () => look().then(hearNothing, hear));
}
