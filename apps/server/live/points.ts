// How the games stand that are being scored point by point: the last word of each is kept, for those who begin to look on.
import type { LivePoints } from '@tennis/contract';
import type { TournamentRights } from '@tennis/domain';
import { pointsBytes } from './wire.ts';

/** A word as it is sent. */
export interface MadePoints {
  readonly points: LivePoints;
  readonly bytes: Buffer;
  readonly rights: TournamentRights;
}

/** A match that was left open is forgotten; many more than are played at once, so that only those are. */
const MOST_KEPT = 2000;

export interface Points {
  /** Keeps a word; answers it as it is sent. */
  readonly take: (points: LivePoints, rights: TournamentRights) => MadePoints;
  /** All that somebody wants. */
  readonly now: (wants: (made: MadePoints) => boolean) => readonly Buffer[];
}

/** Makes the board of one process. */
export function createPoints(): Points {
  const kept = new Map<number, MadePoints>();
  return {
    take: (points, rights) => {
      const made = { points, bytes: pointsBytes(points), rights };
      kept.delete(points.match);
      if (points.points !== null) kept.set(points.match, made);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return made;
    },
    now: (wants) => [...kept.values()].flatMap((made) => (wants(made) ? [made.bytes] : [])),
  };
}
