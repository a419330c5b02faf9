// Who waits for something that there is too little of, served in turn by where they come from: whoever asks three hundred times waits behind
// his own, and not one of the others waits behind him.

export interface FairQueue<T> {
  /** Puts an item at the end of its source's line. Answers who must give way: null, this very item, or the last of a longer line. */
  readonly add: (source: string, item: T) => T | null;
  /** Takes the first item of the source whose turn it is. */
  readonly next: () => T | undefined;
  /** Takes an item out that waits no longer; does nothing when it is not there. */
  readonly drop: (source: string, item: T) => void;
  readonly size: () => number;
}

/** Builds a queue that holds so many items at most: when it is full, the source with the longest line gives way. */
export function createFairQueue<T>(most: number): FairQueue<T> {
  // In the order in which they are served: a source that was served goes to the end.
  const lines = new Map<string, Set<T>>();
  let size = 0;

  const remove = (source: string, line: Set<T>, item: T): void => {
    if (!line.delete(item)) return;
    size -= 1;
    if (line.size === 0) lines.delete(source);
  };

  /** The last of the longest line, when that line is longer than the one of a newcomer. */
  const makeRoom = (own: number): T | undefined => {
    let [source, longest]: [string, Set<T> | undefined] = ['', undefined];
    for (const [name, line] of lines) {
      if (line.size > (longest?.size ?? own + 1)) [source, longest] = [name, line];
    }
    const last = longest === undefined ? undefined : [...longest].at(-1);
    if (longest !== undefined && last !== undefined) remove(source, longest, last);
    return last;
  };

  return {
    add: (source, item) => {
      const own = lines.get(source)?.size ?? 0;
      const givesWay = size < most ? null : (makeRoom(own) ?? item);
      if (givesWay === item) return item;
      const line = lines.get(source) ?? new Set();
      lines.set(source, line.add(item));
      size += 1;
      return givesWay;
    },
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
