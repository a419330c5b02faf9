// Reads the kinds of 409 (D9, D13, D14, D16): somebody else saved first, "say that you mean it", "archive it instead".
import { ApiError, type Match, type Tournament } from '@tennis/contract';

function detailOf(error: unknown, name: 'current' | 'canConfirm' | 'canArchive'): unknown {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const details = error.problem?.details;
  return typeof details === 'object' && details !== null
    ? (details as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** The tournament that somebody else saved first; null when the error is another one. */
export async function staleTournament(error: unknown): Promise<Tournament | null> {
  const current = detailOf(error, 'current');
  // The shapes are much code, and few ever need them.
  return current === undefined ? null : (await import('./stale-shapes.ts')).tournamentOf(current);
}

/** The match that somebody else saved first; null when the error is another one. */
export async function staleMatch(error: unknown): Promise<Match | null> {
  const current = detailOf(error, 'current');
  return current === undefined ? null : (await import('./stale-shapes.ts')).matchOf(current);
}

/** Whether the server would do what it refused if it is told to once more. */
export const canConfirm = (error: unknown): boolean => detailOf(error, 'canConfirm') === true;

/** Whether the server would archive what it refused to delete. */
export const canArchive = (error: unknown): boolean => detailOf(error, 'canArchive') === true;
