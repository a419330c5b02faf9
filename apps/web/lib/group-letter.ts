// The letters by which the groups of a draw are called.

/** A for the first group, B for the second; the 27th is A again, which no draw of 128 reaches. */
export const groupLetterAt = (index: number): string => String.fromCodePoint(65 + (index % 26));
