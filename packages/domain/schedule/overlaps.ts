// Bookings of one court or of one person that are at the same time [OP4, OP6], for lists in which nobody rests and every court is open. Its time grows
// with the number of bookings, not of their pairs: somebody may book a court a thousand times over.

export interface Booking {
  readonly match: number;
  /** Minutes. */
  readonly start: number;
  readonly end: number;
}

/** The place of the first booking that starts later than this. */
function firstAfter(sorted: readonly Booking[], minute: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.start ?? Infinity) > minute) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Each booking that overlaps with others, by its match, and the match with the least id among those others. */
export function firstOverlaps(bookings: readonly Booking[]): ReadonlyMap<number, number> {
  const sorted = bookings.toSorted((one, other) => one.start - other.start);
  const longest = bookings.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  // Those without an answer yet, as a chain: each place leads to the next one that is not known to have its answer.
  const next = Int32Array.from({ length: sorted.length + 1 }, (_, at) => at);
  const openFrom = (at: number): number => {
    let open = at;
    while (next[open] !== open) {
      next[open] = next[next[open] as number] as number;
      open = next[open] as number;
    }
    return open;
  };
  const first = new Map<number, number>();
  for (const { match, start, end } of bookings.toSorted((one, other) => one.match - other.match)) {
    for (let at = openFrom(firstAfter(sorted, start - longest)); at < sorted.length; at = openFrom(at + 1)) {
      const other = sorted[at] as Booking;
      if (other.start >= end) break;
      if (other.match === match || other.end <= start) continue;
      first.set(other.match, match);
      next[at] = at + 1;
    }
    if (first.size === sorted.length) break;
  }
  return first;
}
