// A thumb that bounces taps twice: the second tap is not meant (brief section 8).

/** Two taps on the same thing within this are one. */
const BOUNCE_MS = 250;

/** Answers whether a tap of this kind repeats the last one that counted. Each kind is by itself: an undo may follow a fault at once. */
export function createBounceGuard(now: () => number): (kind: string) => boolean {
  const counted = new Map<string, number>();
  return (kind) => {
    const at = now();
    if (at - (counted.get(kind) ?? Number.NEGATIVE_INFINITY) < BOUNCE_MS) return true;
    counted.set(kind, at);
    return false;
  };
}
