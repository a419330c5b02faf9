// The score of a game, for spectators (D52).
import type { LivePoints } from '@tennis/contract';
import { isServerSaid, type LogEvent, type MatchSetup, type MatchState } from '@tennis/domain';
import type { MatchView } from '../access/match-view.ts';

/** A log with its state, as far as it is told. */
interface Logged {
  readonly setup: MatchSetup;
  readonly events: readonly LogEvent[];
  readonly state: MatchState;
}

/** As it is told; null: nobody scores the match by points any more. A log has a server from its beginning, who is told once somebody has said who serves [SC2]. */
export function livePoints(match: MatchView, log: Logged | null): LivePoints {
  const isSaid = log !== null && isServerSaid(log.setup, log.events);
  return {
    tournament: match.tournament_id,
    club: match.tournament_club_id,
    match: match.id,
    points: log === null || log.state.isOver ? null : [...log.state.pointWords],
    server: isSaid ? (log.state.serve?.server.side ?? null) : null,
  };
}
