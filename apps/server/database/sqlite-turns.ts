// Gives writes their turns, and has patience with programs that hold the file.
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFault, DataFileLocked } from './errors.ts';

/**
 * Hands the writer to one holder after the other, in the order in which they asked, and to at most one in a turn of the event loop. Most transactions
 * run through without a pause, so readers are answered between two of them.
 */
export class WriterTurns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Resolves when it is one's turn, with what ends the turn. */
  take(): Promise<() => void> {
    return new Promise((resolve) => {
      this.#waiting.push(() => resolve(() => this.#next()));
      if (this.#isTaken) return;
      this.#isTaken = true;
      this.#next();
    });
  }

  #next(): void {
    const turn = this.#waiting.shift();
    if (turn === undefined) this.#isTaken = false;
    // Never in this turn of the loop: an immediate that is set while immediates run comes after the sockets of the next turn.
    else setImmediate(turn);
  }
}

/** How long a write waits for another program that holds the file, counted from when it asked for its turn. */
const PATIENCE_MS = 5000;
/** Somebody who has waited for their turn that long already still tries for so long. */
const LEAST_PATIENCE_MS = 200;
const SHORTEST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 50;

/** Tries again while another program holds the file, without blocking this thread; throws `DataFileLocked` if that takes too long. */
export async function whenFree<T>(attempt: () => T, asked = performance.now()): Promise<T> {
  const until = Math.max(asked + PATIENCE_MS, performance.now() + LEAST_PATIENCE_MS);
  for (let wait = SHORTEST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    try {
      return attempt();
    } catch (error) {
      if (databaseFault(error) !== 'serialization') throw error;
      if (performance.now() >= until) throw new DataFileLocked(error);
    }
    await pause(wait);
  }
}
