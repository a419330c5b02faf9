// An order of play as the engine answers it: with names in place of numbers, its cost, and the matches without a place.
import { costOf, type CostParts, type Judge } from './cost.ts';
import type { Problem } from './problem.ts';
import { whyGivenUp, type GivenUp } from './reasons.ts';
import type { PlacedMatch } from './situation.ts';
import type { Timetable } from './timetable.ts';

/** An order of play and what it is worth. */
export interface OrderOfPlay {
  readonly order: readonly PlacedMatch[];
  readonly unplaced: readonly GivenUp[];
  readonly cost: number;
  readonly parts: CostParts;
  /** A minute before which nobody can be over; null when nothing is known. */
  readonly bound: number | null;
  /** How many plans were tried so far. */
  readonly tries: number;
}

/** The rows of a timetable, in order of time and court. */
function placedIn(problem: Problem, timetable: Timetable): readonly PlacedMatch[] {
  return [...problem.open]
    .filter((match) => timetable.isPlaced(match))
    .map((match) => ({
      match,
      start: timetable.start[match] as number,
      court: timetable.court[match] as number,
    }))
    .toSorted((a, b) => a.start - b.start || a.court - b.court)
    .map(({ match, start, court }) => ({
      match: problem.matches[match]?.id ?? '',
      court: problem.situation.courts[court]?.id ?? '',
      start,
    }));
}

/** The plan that stands in a timetable. */
export function planIn(
  judge: Judge,
  timetable: Timetable,
  known: Pick<OrderOfPlay, 'bound' | 'tries'>,
): OrderOfPlay {
  const parts = judge.parts(timetable);
  return {
    order: placedIn(judge.problem, timetable),
    unplaced: whyGivenUp(judge.problem, timetable),
    cost: costOf(parts),
    parts,
    ...known,
  };
}
