// The ladder that a line names for its tables.
import { ladderFor, LADDERS, TIE_BREAKER_RULES } from '../../packages/domain/index.ts';
import type { Ladder } from '../../packages/domain/index.ts';

/** A ladder by its own name or by the product's tie-breaker rule; without a name, the tour's. Null if there is none with that name. */
export const readLadder = (name: unknown): Ladder | null => {
  if (name === undefined || name === null) return LADDERS.atp;
  const rule = TIE_BREAKER_RULES.find((known) => known === name);
  if (rule !== undefined) return ladderFor(rule);
  return Object.values(LADDERS).find((ladder) => ladder.name === name) ?? null;
};
