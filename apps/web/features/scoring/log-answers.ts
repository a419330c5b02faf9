// Reads a refusal of a log that is sent: the log does not fit, the session is over, or these people may do nothing here.
import { ApiError } from '@tennis/contract';

/** Why the server does not take the log; null when it is something else that has failed. */
export const codeOf = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const details = error.problem?.details as { code?: unknown } | undefined;
  return typeof details?.code === 'string' ? details.code : 'refused';
};

/**
 * The question behind a refusal; null if there is nothing to choose between: then the server's own sentence says what is wrong. A log that is gone was
 * ended by a typed score.
 */
export function questionAfter(
  code: string,
  isLogThere: boolean,
): 'held' | 'over' | 'format' | 'differs' | null {
  switch (code) {
    case 'log_held':
      return 'held';
    case 'log_format':
      return 'format';
    case 'log_gap':
    case 'log_differs':
    case 'log_over':
      return isLogThere ? 'differs' : 'over';
    default:
      return null;
  }
}

/** The server's own sentence. */
export const messageOf = (error: unknown): string | null =>
  error instanceof ApiError ? (error.problem?.message ?? error.message) : null;

/** Nobody is signed in any more, or somebody else is. */
export const isOfSession = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.problem?.code === 'session_changed');

/** Why the server refuses this person; null if something else has failed. */
export const barredBy = (error: unknown): string | null =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)
    ? (error.problem?.message ?? null)
    : null;
