// The moves that apply a suggestion, or a plan for the rest of the day: one for each match, whatever is done with it.
import type { Move, PlanOfDay, Suggestion } from '@tennis/contract';

const byMatch = (lists: readonly Move[]): Move[] => {
  const moves = new Map<number, Move>();
  for (const move of lists) moves.set(move.matchId, { ...moves.get(move.matchId), ...move });
  return [...moves.values()];
};

/** Matches that lose their court and time. */
const takenOff = (off: PlanOfDay['off']): Move[] =>
  off.map((match) => ({ ...match, courtId: null, startTime: null }));

/** The moves of a suggestion; `byHand` are the places that somebody has chosen for matches that find none. */
export const movesOf = (
  { moves, followed, off }: Pick<Suggestion, 'moves' | 'followed' | 'off'>,
  byHand: readonly Move[] = [],
): Move[] =>
  byMatch([...moves.map(({ court: _court, ...move }) => move), ...followed, ...takenOff(off), ...byHand]);

/** The moves of a plan. Matches that it does not play today lose their court and time. */
export const movesOfPlan = ({ shortened, givenUp, ...plan }: PlanOfDay): Move[] =>
  byMatch([
    ...movesOf(plan),
    ...shortened,
    ...givenUp.map((match) => ({ ...match, givenUp: true as const })),
  ]);
