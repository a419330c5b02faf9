// A disk that a test controls: each time the server waits for it, the test decides when and how that ends.
import fs from 'node:fs';
import { onTestFinished } from 'vitest';

type Answer = (error: NodeJS.ErrnoException | null) => void;

export interface HeldDisk {
  /** The waits that have begun and not ended, oldest first. */
  readonly waits: Answer[];
  /** How often the disk has been waited for. */
  readonly count: () => number;
  /** Ends all waits that come, too, from now on. */
  readonly release: () => void;
}

/** Holds every fdatasync of this process until the test ends it. `onWait` sees each before. */
export function aHeldDisk(onWait: () => void = () => undefined): HeldDisk {
  const { fdatasync } = fs;
  const waits: Answer[] = [];
  const state = { count: 0, isReleased: false };
  fs.fdatasync = ((_fd: number, answer: Answer) => {
    state.count += 1;
    onWait();
    if (state.isReleased) setImmediate(answer, null);
    else waits.push(answer);
  }) as typeof fdatasync;
  const release = (): void => {
    state.isReleased = true;
    for (const answer of waits.splice(0)) answer(null);
  };
  onTestFinished(() => {
    release();
    fs.fdatasync = fdatasync;
  });
  return { waits, count: () => state.count, release };
}
