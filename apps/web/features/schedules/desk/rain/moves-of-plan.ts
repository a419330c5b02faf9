// The moves that apply a plan for the rest of the day: one for each match, whatever the plan does with it.
import type { Move, PlanOfDay } from '@tennis/contract';

/** The moves of a plan. What it does not play today leaves the order of the day with it. */
export function movesOfPlan({ moves, off, shortened, givenUp }: PlanOfDay): Move[] {
  const byMatch = new Map<number, Move>();
  const add = (move: Move): void => {
    byMatch.set(move.matchId, { ...byMatch.get(move.matchId), ...move });
  };
  for (const { court: _court, ...move } of moves) add(move);
  for (const match of off) add({ ...match, courtId: null, startTime: null });
  for (const match of shortened) add(match);
  for (const match of givenUp) add({ ...match, givenUp: true });
  return [...byMatch.values()];
}
