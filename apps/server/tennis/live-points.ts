// The score of a game, for spectators (D52).
import type { LivePoints } from '@tennis/contract';
import type { MatchState } from '@tennis/domain';
import type { MatchView } from '../access/match-view.ts';

/** As it is told; null: nobody scores the match by points any more. */
export const livePoints = (match: MatchView, state: MatchState | null): LivePoints => ({
  tournament: match.tournament_id,
  club: match.tournament_club_id,
  match: match.id,
  points: state === null || state.isOver ? null : [...state.pointWords],
  server: state?.serve?.server.side ?? null,
});
