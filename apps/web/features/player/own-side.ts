// A match as one of its players sees it: they come first, and so do their games.
import { pageOfMatch, type PlayedMatch } from '@tennis/contract';
import type { MatchView } from '../../lib/match-view.ts';
import { matchView } from '../../lib/match-view.ts';

const OTHER = { 0: 1, 1: 0 } as const;

const swapped = <T>([first, second]: readonly [T, T]): readonly [T, T] => [second, first];

/** The match with the player's own side first. */
export function ownView(match: PlayedMatch, viewer?: string): MatchView {
  const view = matchView(match, viewer);
  if (match.side === 1) return view;
  const { sets, points, serving, winner, outcome } = view.score;
  return {
    ...view,
    sides: swapped(view.sides),
    score: {
      sets: sets.map((set) => ({ ...set, games: swapped(set.games) })),
      points: points && swapped(points),
      serving: serving === undefined ? undefined : OTHER[serving],
      winner: winner === undefined ? undefined : OTHER[winner],
      outcome,
    },
  };
}

/** The name of the other side; null while nobody is known. */
export const opponentName = ({ side, p1Name, p2Name }: PlayedMatch): string | null =>
  side === 1 ? p2Name : p1Name;

/** Whether the player has won; null for what was decided without a winner. */
export function hasWon({ side, winnerId, participant1Id }: PlayedMatch): boolean | null {
  if (winnerId === null) return null;
  return (winnerId === participant1Id) === (side === 1);
}

/** Whether its two sides can agree on a court and a time (OP39). */
export const canArrange = ({ playBy, status, participant1Id, participant2Id }: PlayedMatch): boolean =>
  playBy !== null && status === 'scheduled' && participant1Id !== null && participant2Id !== null;

/** Where a match leads: to its row in the list of its tournament, with the player marked there and in the draw. */
export const placeOf = ({ id, tournamentId, side, participant1Id, participant2Id }: PlayedMatch): string =>
  pageOfMatch(tournamentId, id, side === 1 ? participant1Id : participant2Id);
