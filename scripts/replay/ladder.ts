// The ladder that a line names for its tables.
import { ladderFor, LADDERS, TIE_BREAKER_RULES } from '../../packages/domain/index.ts';
import type { Ladder } from '../../packages/domain/index.ts';

/** A ladder by its own name or by the tie-breaker rule of the product; the tour's without a name, null when there is none of that name. */
export const readLadder = (name: unknown): Ladder | null => {
  if (name === undefined || name === null) return LADDERS.atp;
  const rule = TIE_BREAKER_RULES.find((known) => known === name);
  if (rule !== undefined) return ladderFor(rule);
  return Object.values(LADDERS).find((ladder) => ladder.name === name) ?? null;
};
