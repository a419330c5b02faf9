// A match on court, or called, that nobody thinks of any more.

/** A match that is called or on court for longer is over: somebody has forgotten to enter the result. */
export const FORGOTTEN_MS = 12 * 3_600_000;
