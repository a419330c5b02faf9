// The score of games in progress that are scored point by point, from the stream of changes (D50, D52). It is short-lived, and forgotten with the
// connection.
import type { LivePoints } from '@tennis/contract';

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

/** The last word of a match. */
export const keptPoints = (match: number): LivePoints | undefined => kept.get(match);

/** Calls when any of them changes; answers how that ends. */
export function onPoints(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
