// When a match goes on court: by its status, or by its first point.
import type { MatchView } from '../../access/match-view.ts';

/**
 * The columns of a match that is on court from now on. What was begun before, and then cancelled or scheduled again, begins anew; otherwise it keeps the
 * time at which it began.
 */
export const beginning = (
  { status, started_at: started }: Pick<MatchView, 'status' | 'started_at'>,
  now: Date,
) =>
  status === 'scheduled'
    ? { started_at: now.toISOString(), breaks: null }
    : { started_at: started ?? now.toISOString() };
