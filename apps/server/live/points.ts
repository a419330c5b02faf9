// The score of games in progress that are scored point by point: the latest of each is kept for new viewers.
import type { LivePoints } from '@tennis/contract';
import type { TournamentRights } from '@tennis/domain';
import { pointsBytes } from './wire.ts';

/** A word as it is sent. */
export interface MadePoints {
  readonly points: LivePoints;
  readonly bytes: Buffer;
  readonly rights: TournamentRights;
}

/** Beyond this many the oldest are forgotten. Far fewer matches are played at once, so this affects only logs that were never closed. */
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
