// The points of matches that are being scored: noted within the transaction that stores them, and told once it has committed. They are short-lived:
// no log keeps them, and a reader who misses one gets the next.
import type { LivePoints } from '@tennis/contract';
import type { Tx } from '../database/connection.ts';

const NOTED = new WeakMap<Tx, LivePoints[]>();

/** Notes how a game stands. */
export function notePoints(tx: Tx, points: LivePoints): void {
  const noted = NOTED.get(tx);
  if (noted === undefined) NOTED.set(tx, [points]);
  else noted.push(points);
}

/** Everything that was noted for a transaction. */
export const pointsOf = (tx: Tx): readonly LivePoints[] => NOTED.get(tx) ?? [];

/** The channel on which processes tell each other. */
export const POINTS_CHANNEL = 'tennis_points';

/** The message from one process to the others. */
export interface PointsWord {
  readonly teller: string;
  readonly points: readonly LivePoints[];
}
