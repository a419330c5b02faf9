// A store bounded in bytes. Things that were asked for a second time stand on the upper board. What is asked for only
// once stays on the lower board, so a flood of such addresses pushes out nothing but its own kind.

export interface Sized {
  readonly bytes: number;
}

export interface Shelf<T extends Sized> {
  readonly get: (key: string) => T | undefined;
  /** Puts something down, or again after it has grown. */
  readonly put: (key: string, item: T) => void;
  readonly delete: (key: string) => void;
  readonly clear: () => void;
  /** The size of all that is kept. */
  readonly bytes: () => number;
}

/** A key and its place in two maps, roughly. */
const PLACE_BYTES = 200;

/** The lower board's part of all. */
const LOWER_SHARE = 0.25;

class Board<T extends Sized> {
  bytes = 0;
  readonly #items = new Map<string, { readonly item: T; readonly bytes: number }>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): T | undefined {
    const found = this.#items.get(key);
    if (found === undefined) return undefined;
    // A map remembers the order in which keys came: the one used last comes last.
    this.#items.delete(key);
    this.#items.set(key, found);
    return found.item;
  }

  put(key: string, item: T): void {
    this.delete(key);
    const bytes = item.bytes + key.length * 2 + PLACE_BYTES;
    if (bytes > this.#most) return;
    this.#items.set(key, { item, bytes });
    this.bytes += bytes;
    for (const oldest of this.#items.keys()) {
      if (this.bytes <= this.#most) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const found = this.#items.get(key);
    if (found === undefined) return;
    this.#items.delete(key);
    this.bytes -= found.bytes;
  }

  has(key: string): boolean {
    return this.#items.has(key);
  }

  clear(): void {
    this.#items.clear();
    this.bytes = 0;
  }
}

/** Makes a store that never holds more than this many bytes. */
export function createShelf<T extends Sized>(mostBytes: number): Shelf<T> {
  const lower = new Board<T>(mostBytes * LOWER_SHARE);
  const upper = new Board<T>(mostBytes * (1 - LOWER_SHARE));
  return {
    get: (key) => {
      const known = upper.get(key);
      if (known !== undefined) return known;
      const once = lower.get(key);
      if (once === undefined) return undefined;
      lower.delete(key);
      upper.put(key, once);
      return once;
    },
    put: (key, item) => {
      (upper.has(key) ? upper : lower).put(key, item);
    },
    delete: (key) => {
      upper.delete(key);
      lower.delete(key);
    },
    clear: () => {
      upper.clear();
      lower.clear();
    },
    bytes: () => upper.bytes + lower.bytes,
  };
}
