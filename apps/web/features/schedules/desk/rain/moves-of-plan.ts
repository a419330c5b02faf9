// The moves that apply a suggestion, or a plan for the rest of the day: one for each match, whatever is done with it.
import type { Move, PlanOfDay, Suggestion } from '@tennis/contract';

const byMatch = (lists: readonly Move[]): Move[] => {
  const moves = new Map<number, Move>();
  for (const move of lists) moves.set(move.matchId, { ...moves.get(move.matchId), ...move });
  return [...moves.values()];
};

/** The moves of a suggestion. */
export const movesOf = ({ moves, followed }: Pick<Suggestion, 'moves' | 'followed'>): Move[] =>
  byMatch([...moves.map(({ court: _court, ...move }) => move), ...followed]);

/** The moves of a plan. Matches that it does not play today lose their court and time. */
export const movesOfPlan = ({ moves, followed, off, shortened, givenUp }: PlanOfDay): Move[] =>
  byMatch([
    ...movesOf({ moves, followed }),
    ...off.map((match) => ({ ...match, courtId: null, startTime: null })),
    ...shortened,
    ...givenUp.map((match) => ({ ...match, givenUp: true as const })),
  ]);
