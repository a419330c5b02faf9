// Moving one row of several to another place, and where it lands if somebody drags it.

/** The list with what stood at `from` now at `to`; a place beyond an end is that end. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1);
  const rest = list.toSpliced(from, 1);
  const one = list[from];
  return one === undefined ? list : rest.toSpliced(place, 0, one);
}

/**
 * The place at which a row lands if its middle has been dragged to `middle`. `middles` are those of all rows before the drag, from top to bottom, in
 * pixels.
 */
export const landsAt = (middles: readonly number[], from: number, middle: number): number =>
  middles.filter((other, at) => at !== from && (at < from ? other < middle : other <= middle)).length;

/** By how many pixels a row makes way while the one at `from`, of this height, is over `to`. */
export function makesWay(
  at: number,
  { from, to, height }: { from: number; to: number; height: number },
): number {
  if (at > from && at <= to) return -height;
  return at < from && at >= to ? height : 0;
}
