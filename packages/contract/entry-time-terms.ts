// How many times an entry may have (OP8, OP20), in a file apart from their schemas: the browser checks before it sends.

/** This many of one entry at most. */
export const MOST_TIMES = 20;

/** So many that one person may say for themselves: those of a pair have room for both. */
export const MOST_OWN_TIMES = 8;
