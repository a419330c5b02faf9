// The current stage of a tournament, derived from its matches (D9), never stored.
import type { MatchRound, MatchStatus, TournamentStatus } from './terms.ts';

export type TournamentStage = 'registration' | 'group' | 'knockout' | 'complete';

/** The facts about matches of one round and status that the stage needs. */
export interface StageMatches {
  readonly round: MatchRound;
  readonly status: MatchStatus;
  readonly count: number;
}

const GROUP_ROUNDS: ReadonlySet<MatchRound> = new Set(['round_robin', 'group_stage', 'group']);

/**
 * Registration until a match exists, group while a group or round-robin match is undecided, then knockout; complete at the end (D9). Cancelled
 * matches count as decided. If all existing matches are decided, the stage of the latest kind of round stays.
 */
export function currentStage(status: TournamentStatus, matches: readonly StageMatches[]): TournamentStage {
  if (status === 'completed') return 'complete';
  const present = matches.filter((match) => match.count > 0);
  if (present.length === 0) return 'registration';
  const undecided = present.filter((match) => match.status === 'scheduled' || match.status === 'in_progress');
  if (undecided.length > 0) {
    return undecided.some((match) => GROUP_ROUNDS.has(match.round)) ? 'group' : 'knockout';
  }
  return present.every((match) => GROUP_ROUNDS.has(match.round)) ? 'group' : 'knockout';
}
