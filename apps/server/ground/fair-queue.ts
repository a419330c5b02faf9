// A queue for something scarce. The sources of the callers are served in turn: if somebody asks three hundred times, they wait behind their own
// requests, and nobody else does.

export interface FairQueue<T> {
  /** Puts an item at the end of its source's line. Returns what must give way: nothing (null), this very item, or the last item of a longer line. */
  readonly add: (source: string, item: T) => T | null;
  /** Whether a newcomer of this source would be let in. */
  readonly hasRoomFor: (source: string) => boolean;
  /** Takes the first item of the source whose turn it is. */
  readonly next: () => T | undefined;
  /** Takes out an item that no longer waits; does nothing if it is not there. */
  readonly drop: (source: string, item: T) => void;
  readonly size: () => number;
}

/** Builds a queue that holds this many items at most: when it is full, the source with the longest line gives way. */
export function createFairQueue<T>(most: number): FairQueue<T> {
  // In the order in which they are served: a source that was served goes to the end.
  const lines = new Map<string, Set<T>>();
  let size = 0;

  const remove = (source: string, line: Set<T>, item: T): void => {
    if (!line.delete(item)) return;
    size -= 1;
    if (line.size === 0) lines.delete(source);
  };

  /** The longest line, if it is longer than this source's own line would be with one more item. */
  const longerThanOwn = (own: string): [string, Set<T>] | undefined => {
    let longest = (lines.get(own)?.size ?? 0) + 1;
    let found: [string, Set<T>] | undefined;
    for (const [source, line] of lines) {
      if (line.size <= longest) continue;
      longest = line.size;
      found = [source, line];
    }
    return found;
  };

  /** Takes the last one out of the longest line. */
  const makeRoom = (own: string): T | undefined => {
    const [source, line] = longerThanOwn(own) ?? ['', new Set<T>()];
    const last = [...line].at(-1);
    if (last !== undefined) remove(source, line, last);
    return last;
  };

  return {
    add: (source, item) => {
      const givesWay = size < most ? null : (makeRoom(source) ?? item);
      if (givesWay === item) return item;
      const line = lines.get(source) ?? new Set();
      lines.set(source, line.add(item));
      size += 1;
      return givesWay;
    },
    hasRoomFor: (source) => size < most || longerThanOwn(source) !== undefined,
    next: () => {
      const first = lines.entries().next().value;
      if (first === undefined) return undefined;
      const [source, line] = first;
      const [item] = line;
      lines.delete(source);
      line.delete(item as T);
      size -= 1;
      if (line.size > 0) lines.set(source, line);
      return item;
    },
    drop: (source, item) => {
      const line = lines.get(source);
      if (line !== undefined) remove(source, line, item);
    },
    size: () => size,
  };
}
