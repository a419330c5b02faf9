// How far a match on court reaches beyond its place.
import type { DayPlan, PlacedCard } from './day-plan.ts';

/** The height of a line close to the next one. */
export const LINE_PX = 16;

/** A match that began late, or was stopped by rain, reaches further than it is over its time: from so many minutes on its card says the time, not its end. */
const AS_LONG = 5;

/** How far a match on court reaches beyond its place until now, in pixels, and whether the minutes are to be said there; null if it does not. */
export function overrunOf(
  { now }: DayPlan,
  own: readonly PlacedCard[],
  { match, over, start }: PlacedCard,
  end: number,
  scale: number,
): { readonly height: number; readonly isSaid: boolean } | null {
  if (now === null || over === 0 || now <= end || match.broken?.isNow === true) return null;
  const next = Math.min(now, ...own.filter((other) => other.start > start).map((other) => other.start));
  return {
    height: (now - end) * scale,
    isSaid: (next - end) * scale > LINE_PX && now - end <= over + AS_LONG,
  };
}
