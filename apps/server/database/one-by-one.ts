// Work that must not run side by side within this process.

/** Makes a runner that does one work after the other, in the order of asking, whether or not those before have failed. */
export function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
