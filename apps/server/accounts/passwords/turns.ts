// Runs jobs one after the other, each in its own turn of the event loop. If a hundred people ask at the same moment, readers are still answered in
// between. The addresses take turns (ADR 9).
import { createFairQueue } from '../../ground/fair-queue.ts';

export interface Turns {
  /** Waits for a turn. Rejects if too many wait and most of them are from this address. */
  readonly take: (source: string) => Promise<void>;
}

interface Waiting {
  readonly begin: () => void;
  readonly giveWay: (error: Error) => void;
}

/** Builds a queue of turns for this many; `refusal` is what the others are told. */
export function createTurns(most: number, refusal: () => Error): Turns {
  const queue = createFairQueue<Waiting>(most);
  let isCalling = false;
  const callNext = (): void => {
    queue.next()?.begin();
    isCalling = queue.size() > 0;
    if (isCalling) setImmediate(callNext);
  };
  return {
    take: (source) =>
      new Promise((begin, giveWay) => {
        queue.add(source, { begin, giveWay })?.giveWay(refusal());
        if (isCalling) return;
        isCalling = true;
        setImmediate(callNext);
      }),
  };
}
