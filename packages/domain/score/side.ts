// The two sides of a match and the pairs of numbers that belong to them. Side 1 is participant1, no matter who wins.

/** One of the two opponents: 1 is the match's participant1, 2 its participant2. */
export type Side = 1 | 2;

/** Two values, the first belonging to side 1 and the second to side 2. */
export type Pair<T> = readonly [T, T];

/** The other side of the net. */
export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);

/** The position of a side in a pair. */
export const placeOf = (side: Side): 0 | 1 => (side === 1 ? 0 : 1);

/** The value of a pair that belongs to `side`. */
export const ofSide = <T>(pair: Pair<T>, side: Side): T => pair[placeOf(side)];

/** The same pair seen from the other side. */
export const swapPair = <T>(pair: Pair<T>): Pair<T> => [pair[1], pair[0]];

/** The side with the greater number, or null when they are level. */
export const leader = (pair: Pair<number>): Side | null =>
  pair[0] === pair[1] ? null : pair[0] > pair[1] ? 1 : 2;
