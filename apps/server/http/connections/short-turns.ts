// Keeps the turns of the event loop short, and serves callers in turn by address. Only between two turns can the server accept somebody (one
// connection a turn, because of libuv) and hear them. When a thousand connections got their ready answers in one turn, newcomers waited for seconds.
import { createFairQueue } from '../../ground/fair-queue.ts';

/** Something that waits to be begun. */
export interface Begun {
  readonly begin: () => void;
}

export interface ShortTurns {
  /** Begins it at once if this turn has time left, otherwise in one of the next, in turn by source. */
  readonly ask: (source: string, waiting: Begun) => void;
  /** Takes out one that nobody waits for any more. */
  readonly drop: (source: string, waiting: Begun) => void;
  /** Somebody came in, and others may stand behind them: this turn gets shorter. */
  readonly hurry: () => void;
}

/** The share of its time that a turn gets if somebody has come in. */
const HURRIED = 0.1;

/** Builds turns of this many milliseconds; at least one job is begun in each. `now` returns milliseconds that never go back. */
export function createShortTurns(turnMs: number, now: () => number = () => performance.now()): ShortTurns {
  const queue = createFairQueue<Begun>(Infinity);
  let leftMs = turnMs;
  let isUnderWay = false;
  let isHurried = false;

  const run = ({ begin }: Begun): void => {
    const from = now();
    begin();
    leftMs -= now() - from;
  };

  const open = (): void => {
    if (isUnderWay) return;
    isUnderWay = true;
    setImmediate(nextTurn);
  };

  const nextTurn = (): void => {
    isUnderWay = false;
    // New connections were heard before this part of the turn, so it is short as well.
    leftMs = isHurried ? turnMs * HURRIED : turnMs;
    isHurried = false;
    for (let next = queue.next(); next !== undefined; next = queue.next()) {
      open();
      run(next);
      if (leftMs <= 0) return;
    }
  };

  return {
    ask: (source, waiting) => {
      open();
      if (queue.size() === 0 && leftMs > 0) run(waiting);
      else queue.add(source, waiting);
    },
    drop: queue.drop,
    hurry: () => {
      leftMs = Math.min(leftMs, turnMs * HURRIED);
      isHurried = true;
      open();
    },
  };
}
