// One after the other, each in its own turn of the event loop: what a hundred people ask for at the same moment is taken up piece by piece,
// and whoever only reads is answered in between.

export interface Turns {
  /** Waits for a turn of one's own, in the order of asking. */
  readonly take: () => Promise<void>;
  /** How many wait for theirs. */
  readonly waiting: () => number;
}

/** Builds a queue of turns. */
export function createTurns(): Turns {
  const queue: (() => void)[] = [];
  const callNext = (): void => {
    queue.shift()?.();
    if (queue.length > 0) setImmediate(callNext);
  };
  return {
    take: () =>
      new Promise((resolve) => {
        queue.push(resolve);
        if (queue.length === 1) setImmediate(callNext);
      }),
    waiting: () => queue.length,
  };
}
