// How tournaments and matches move between their states: D9 for tournaments, D29 for matches.
import { TOURNAMENT_STATUSES, type MatchStatus, type TournamentStatus } from './terms.ts';
import { err, ok, type Result } from '../result.ts';

/** Refusal to move a tournament or a match into a state, with the reason in a sentence. */
export interface StatusRefused {
  readonly type: 'status-refused';
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** What a change of a tournament's status depends on, counted over its matches. */
export interface TournamentProgress {
  readonly matches: number;
  /** Matches that have started, have a score or a winner. */
  readonly startedMatches: number;
  readonly undecidedMatches: number;
}

/**
 * Whether a tournament may move from one status to another (D9): forward along draft, upcoming, registering,
 * active, completed (upcoming may skip registering), and one step back while nothing is lost.
 */
export function moveTournament(
  from: TournamentStatus,
  to: TournamentStatus,
  progress: TournamentProgress,
): Result<TournamentStatus, StatusRefused> {
  const refuse = (reason: string) => err({ type: 'status-refused', from, to, reason } as const);
  if (from === to) return ok(to);
  const step = TOURNAMENT_STATUSES.indexOf(to) - TOURNAMENT_STATUSES.indexOf(from);
  if (to === 'completed') {
    if (from !== 'active') return refuse('Only an active tournament can be completed.');
    if (progress.matches === 0)
      return refuse(
        'A tournament without matches cannot be completed. Create its matches first, or delete the tournament.',
      );
    if (progress.undecidedMatches > 0)
      return refuse(
        `${progress.undecidedMatches === 1 ? '1 match has' : `${progress.undecidedMatches} matches have`} no winner yet. Set the winners or cancel these matches first.`,
      );
    return ok(to);
  }
  if (step === 1 || (from === 'upcoming' && to === 'active')) return ok(to);
  if (from === 'active' && (to === 'registering' || to === 'upcoming')) {
    return progress.startedMatches > 0
      ? refuse('Matches have already started, so the tournament stays active.')
      : ok(to);
  }
  if (step === -1) return ok(to);
  return refuse(`A tournament cannot move from ${from} to ${to}.`);
}

/** The statuses that a tournament may be moved to now, in their order. */
export function tournamentMoves(
  from: TournamentStatus,
  progress: TournamentProgress,
): readonly TournamentStatus[] {
  return TOURNAMENT_STATUSES.filter((to) => to !== from && moveTournament(from, to, progress).ok);
}

const MATCH_MOVES: Readonly<Record<MatchStatus, readonly MatchStatus[]>> = {
  scheduled: ['in_progress', 'completed', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: ['in_progress'],
  cancelled: ['scheduled'],
};

/** Whether a match may move from one status to another (D29); a scheduled one completes only with a winner. */
export function moveMatch(
  from: MatchStatus,
  to: MatchStatus,
  hasWinner: boolean,
): Result<MatchStatus, StatusRefused> {
  if (from === to) return ok(to);
  if (!MATCH_MOVES[from].includes(to))
    return err({
      type: 'status-refused',
      from,
      to,
      reason: `A match cannot move from ${from} to ${to}.`,
    });
  if (from === 'scheduled' && to === 'completed' && !hasWinner)
    return err({
      type: 'status-refused',
      from,
      to,
      reason: 'Start the match or set its winner before completing it.',
    });
  return ok(to);
}
