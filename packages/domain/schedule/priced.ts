// The price of an order that somebody else made, in the same parts as one of our own.
import { costOf, Judge, type CostParts } from './cost.ts';
import type { Problem } from './problem.ts';
import type { PlacedMatch } from './situation.ts';
import { Timetable } from './timetable.ts';

/** Reads an order into a timetable; unknown names, and matches that are already placed, are left out. */
function timetableOf(problem: Problem, order: readonly PlacedMatch[]): Timetable {
  const timetable = new Timetable(problem);
  for (const { match: id, court: courtId, start } of order) {
    const match = problem.matchOf(id);
    const court = problem.courtOf(courtId);
    if (match < 0 || court < 0 || problem.states[match] !== 'open' || timetable.isPlaced(match)) continue;
    timetable.place(match, court, start);
  }
  return timetable;
}

/** The cost of an order and the counts behind it. */
export function priceOf(
  problem: Problem,
  order: readonly PlacedMatch[],
): { readonly cost: number; readonly parts: CostParts } {
  const parts = new Judge(problem).parts(timetableOf(problem, order));
  return { cost: costOf(parts), parts };
}
