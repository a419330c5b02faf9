// Work that may not all run side by side within this process.

/** Makes a runner that runs at most this many jobs at a time, in the order in which they came, whether or not earlier ones have failed. */
export function fewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === most) {
      // A caller that ends hands its place on.
      await new Promise<void>((resolve) => void waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Makes a runner that does one work after the other. */
export const oneByOne = (): (<T>(work: () => Promise<T>) => Promise<T>) => fewAtOnce(1);
