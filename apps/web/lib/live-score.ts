// The score of a match on court as it is shown: its sets with the points of the running game (D52).
import { useSyncExternalStore } from 'react';
import { keptPoints, onPoints } from './live-points.ts';
import { isBegun, type MatchFacts, type StripScore, type StripSet } from './match-facts.ts';

const FRESH_SET: StripSet = { games: [0, 0], open: true };

/** The sets of a match on court with the one that is being played, also before its first game is over. */
export const setsInPlay = ({ sets, winner }: StripScore): readonly StripSet[] =>
  winner !== undefined || sets.at(-1)?.open === true ? sets : [...sets, FRESH_SET];

/** The score of a match with the points of the current game, if somebody scores it by points. */
export function useLiveScore({ id, phase, score }: Pick<MatchFacts, 'id' | 'phase' | 'score'>): StripScore {
  const live = useSyncExternalStore(
    onPoints,
    () => (isBegun({ phase }) && typeof id === 'number' ? keptPoints(id) : undefined),
    () => undefined,
  );
  if (live === undefined || live.points === null) return score;
  return {
    ...score,
    sets: setsInPlay(score),
    points: live.points,
    serving: live.server === null ? undefined : live.server === 1 ? 0 : 1,
  };
}
