// What becomes of transactions that clashed: they are done one after the other, and nobody of this process begins beside them. So each gets through,
// however many want the same row, and those that never clash do not wait.

export class Clashes {
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** Resolves when nobody who clashed is under way. */
  async calm(): Promise<void> {
    while (this.#waiting > 0) await this.#tail;
  }

  /** Resolves when those that clashed before are done; answers how to say that this one is. */
  async take(): Promise<() => void> {
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = promise;
    this.#waiting += 1;
    await before;
    return () => {
      this.#waiting -= 1;
      resolve();
    };
  }
}
