// How tournaments and matches move between their states: D9 for tournaments, D29 for matches.
import { TOURNAMENT_STATUSES, type MatchStatus, type TournamentStatus } from './terms.ts';
import { err, ok, type Result } from '../result.ts';

/** Why a tournament or a match cannot move into a state. */
export type StatusProblem =
  | { readonly code: 'only-active-completes' | 'completes-with-matches' | 'matches-started' }
  | { readonly code: 'matches-undecided'; readonly count: number }
  | { readonly code: 'tournament-move'; readonly from: TournamentStatus; readonly to: TournamentStatus }
  | { readonly code: 'match-move'; readonly from: MatchStatus; readonly to: MatchStatus }
  | { readonly code: 'match-not-started' };

/** Refusal to move a tournament or a match into a state. */
export interface StatusRefused {
  readonly type: 'status-refused';
  readonly problem: StatusProblem;
}

const refuse = (problem: StatusProblem) => err({ type: 'status-refused', problem } as const);

/** The facts that a change of a tournament's status depends on, counted over its matches. */
export interface TournamentProgress {
  readonly matches: number;
  /** Matches that have started, have a score or a winner. */
  readonly startedMatches: number;
  readonly undecidedMatches: number;
}

/**
 * Whether a tournament may move from one status to another (D9): forward along draft, upcoming, registering, active, completed (upcoming may skip
 * registering), and one step back if nothing is lost.
 */
export function moveTournament(
  from: TournamentStatus,
  to: TournamentStatus,
  progress: TournamentProgress,
): Result<TournamentStatus, StatusRefused> {
  if (from === to) return ok(to);
  const step = TOURNAMENT_STATUSES.indexOf(to) - TOURNAMENT_STATUSES.indexOf(from);
  if (to === 'completed') {
    if (from !== 'active') return refuse({ code: 'only-active-completes' });
    if (progress.matches === 0) return refuse({ code: 'completes-with-matches' });
    if (progress.undecidedMatches > 0) {
      return refuse({ code: 'matches-undecided', count: progress.undecidedMatches });
    }
    return ok(to);
  }
  if (step === 1 || (from === 'upcoming' && to === 'active')) return ok(to);
  if (from === 'active' && (to === 'registering' || to === 'upcoming')) {
    return progress.startedMatches > 0 ? refuse({ code: 'matches-started' }) : ok(to);
  }
  if (step === -1) return ok(to);
  return refuse({ code: 'tournament-move', from, to });
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

/** Whether a match may move from one status to another (D29); a scheduled one can be completed only with a winner. */
export function moveMatch(
  from: MatchStatus,
  to: MatchStatus,
  hasWinner: boolean,
): Result<MatchStatus, StatusRefused> {
  if (from === to) return ok(to);
  if (!MATCH_MOVES[from].includes(to)) return refuse({ code: 'match-move', from, to });
  if (from === 'scheduled' && to === 'completed' && !hasWinner) return refuse({ code: 'match-not-started' });
  return ok(to);
}
