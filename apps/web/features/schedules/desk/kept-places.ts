// The lawful places of the match in the hand. They are found once for each state of the day: among 300 matches that takes longer than a frame.
import { placesFor, type DayPlan, type Place } from './day-plan.ts';

const found = new WeakMap<
  DayPlan['order'],
  { readonly matchId: number; readonly places: readonly Place[] }
>();

/** Every lawful place of a match on the shown day: the same list until the day changes or another match is asked for. */
export function keptPlaces(plan: DayPlan, matchId: number): readonly Place[] {
  const known = found.get(plan.order);
  if (known?.matchId === matchId) return known.places;
  const places = placesFor(plan, matchId);
  found.set(plan.order, { matchId, places });
  return places;
}
