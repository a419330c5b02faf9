// The name that people give a match, as a code for the caller to put into words.
import type { StageName } from '../draws/stage-name.ts';
import { matchAt, stageAt } from '../draws/structure.ts';
import type { Stage, Structure } from '../draws/structure.ts';

/**
 * The stage is null in the main bracket, because it need not be named there. Rounds and players are counted as people count them. The position of a
 * match in a bracket counts through the draw, as the sheet numbers its matches; that of a match in a group counts within its round.
 */
export type MatchName =
  /** The one match of its stage: the match for third place, say. */
  | { readonly code: 'only'; readonly stage: StageName }
  | { readonly code: 'final'; readonly stage: StageName | null }
  | {
      readonly code: 'semi-final' | 'quarter-final';
      readonly position: number;
      readonly stage: StageName | null;
    }
  | {
      readonly code: 'round-of';
      readonly players: number;
      readonly position: number;
      readonly stage: StageName | null;
    }
  /** In a stage with rounds that do not halve. */
  | {
      readonly code: 'round';
      readonly round: number;
      readonly position: number;
      readonly stage: StageName | null;
    };

/** The name of a match (by index). */
export function matchName(structure: Structure, match: number): MatchName {
  const { round, position } = matchAt(structure, match);
  const stage = stageAt(structure, match);
  const isMain = isMainDraw(structure, stage);
  if (stage.matchCount === 1 && !isMain) return { code: 'only', stage: stage.name };
  const named = isMain ? null : stage.name;
  const halves = stage.kind === 'knockout' && stage.matchCount === 2 ** stage.rounds - 1;
  const inDraw = match + 1;
  if (!halves) {
    const isNumbered = stage.kind === 'knockout' && stage.name.code !== 'grand-final';
    return { code: 'round', round, position: isNumbered ? inDraw : position, stage: named };
  }
  const matches = 2 ** (stage.rounds - round);
  if (matches === 1) return { code: 'final', stage: named };
  if (matches > 4) return { code: 'round-of', players: matches * 2, position: inDraw, stage: named };
  return { code: matches === 2 ? 'semi-final' : 'quarter-final', position: inDraw, stage: named };
}

/** True for the bracket with the final for first place; a double elimination has two brackets of equal rank. */
function isMainDraw(structure: Structure, stage: Stage): boolean {
  const last = matchAt(structure, stage.firstMatch + stage.matchCount - 1);
  if (structure.type === 'double_elimination' || stage.kind === 'group') return false;
  return last.winnerTo < 0 && last.winnerPlaces[0] === 1;
}
