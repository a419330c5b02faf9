// The last events, so that a browser that was cut off is told what it missed.
import type { Audience } from './audience.ts';
import { isAfter, type LiveEvent, type Position } from './events.ts';

/** An event as it is sent. */
export interface MadeEvent {
  readonly event: LiveEvent;
  readonly bytes: Buffer;
  readonly audience: Audience;
  readonly madeAt: number;
}

const MOST_KEPT = 5000;
/** Anybody who missed more reads everything again: that is less work for both. */
const MOST_TOLD = 500;

export interface Past {
  /** Where the log stands. */
  readonly stand: () => Position;
  readonly add: (events: readonly MadeEvent[], seq: number) => void;
  /** Starts again: earlier events are not known. */
  readonly startAt: (seq: number) => void;
  /** The events after a position, or of the last so many milliseconds; null if they are no longer known, or are too many. */
  readonly since: (
    position: Position | null,
    age: number,
    now: number,
    isWanted: (made: MadeEvent) => boolean,
  ) => readonly MadeEvent[] | null;
}

/** Where those begin for which something holds, once it holds for all that follow: thousands come back at the same time, and each asks. */
function firstIn(kept: readonly MadeEvent[], isMissed: (made: MadeEvent) => boolean): number {
  let from = 0;
  let to = kept.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const made = kept[middle];
    if (made !== undefined && isMissed(made)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Makes the memory of one process. */
export function createPast(): Past {
  let kept: MadeEvent[] = [];
  /** From here on nothing is missing. */
  let floor: Position = { seq: 0, n: 0 };
  let begunAt = 0;
  let stand: Position = floor;
  return {
    stand: () => stand,
    startAt: (seq) => {
      kept = [];
      floor = { seq, n: 0 };
      begunAt = performance.now();
      stand = floor;
    },
    add: (events, seq) => {
      kept.push(...events);
      stand = events.at(-1)?.event.at ?? { seq, n: 0 };
      if (kept.length <= MOST_KEPT) return;
      const dropped = kept.splice(0, kept.length - MOST_KEPT / 2).at(-1);
      if (dropped === undefined) return;
      floor = dropped.event.at;
      begunAt = dropped.madeAt;
    },
    since: (position, age, now, isWanted) => {
      if (position !== null && isAfter(floor, position)) return null;
      if (age > 0 && now - age < begunAt) return null;
      const first = firstIn(
        kept,
        (made) =>
          (position !== null && isAfter(made.event.at, position)) || (age > 0 && made.madeAt >= now - age),
      );
      const missed = kept.slice(first).filter(isWanted);
      return missed.length > MOST_TOLD ? null : missed;
    },
  };
}
