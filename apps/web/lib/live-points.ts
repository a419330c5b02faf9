// The score of games in progress that are scored point by point, from the stream of changes (D50, D52). It is short-lived, and forgotten with the
// connection.
import type { LivePoints } from '@tennis/contract';
import { useSyncExternalStore } from 'react';
import type { MatchFacts, StripScore, StripSet } from './match-facts.ts';

const FRESH_SET: StripSet = { games: [0, 0], open: true };

/** The sets of a match on court with the one that is being played, also before its first game is over. */
export const setsInPlay = ({ sets, winner }: StripScore): readonly StripSet[] =>
  winner !== undefined || sets.at(-1)?.open === true ? sets : [...sets, FRESH_SET];

const kept = new Map<number, LivePoints>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Keeps the last word of a match. */
export function keepPoints(points: LivePoints): void {
  if (points.points === null) kept.delete(points.match);
  else kept.set(points.match, points);
  tell();
}

/** Nobody knows any more how the games stand. */
export function forgetPoints(): void {
  if (kept.size === 0) return;
  kept.clear();
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The score of a match with the points of the current game, if somebody scores it by points. */
export function useLiveScore({ id, phase, score }: Pick<MatchFacts, 'id' | 'phase' | 'score'>): StripScore {
  const live = useSyncExternalStore(
    subscribe,
    () => (phase === 'live' && typeof id === 'number' ? kept.get(id) : undefined),
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
