// How far a match on court reaches beyond its place.
import type { DayPlan, PlacedCard } from './day-plan.ts';

/** The height of a line close to the next one. */
export const LINE_PX = 16;

/** How far a match on court reaches beyond its place until now, in pixels, and whether there is room to say it; null if it does not. */
export function overrunOf(
  { now }: DayPlan,
  own: readonly PlacedCard[],
  { over, start }: PlacedCard,
  end: number,
  scale: number,
): { readonly height: number; readonly isSaid: boolean } | null {
  if (now === null || over === 0 || now <= end) return null;
  const next = Math.min(now, ...own.filter((other) => other.start > start).map((other) => other.start));
  return { height: (now - end) * scale, isSaid: (next - end) * scale > LINE_PX };
}
