// How long to wait for the network if there is a kept answer: a while, and only a moment after it has just failed (ADR 38).

/** A network that takes longer is none for somebody beside the court. */
export const PATIENCE_MS = 5000;
/** The time that a network gets while it is known to be bad. */
export const SHORT_PATIENCE_MS = 1000;
const KNOWN_FOR_MS = 30_000;

let failedAt: number | null = null;

/** A kept answer was used instead. */
export function noteFailure(): void {
  failedAt = Date.now();
}

/** The network has answered in time. */
export function noteSuccess(): void {
  failedAt = null;
}

/** Whether the network has failed a moment ago. */
export const isBadNow = (): boolean => failedAt !== null && Date.now() - failedAt < KNOWN_FOR_MS;
