// Writes whose order counts, on a connection where a later one could arrive first.

/** Sends what it is given one after the other, each once the one before was answered or has failed. */
export function inOrder<T, A>(send: (value: T) => Promise<A>): (value: T) => Promise<A> {
  let last: Promise<unknown> = Promise.resolve();
  return (value) => {
    const next = last.then(
      () => send(value),
      () => send(value),
    );
    last = next;
    return next;
  };
}
