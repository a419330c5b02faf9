// Finds the one of the specification's seven rounds (§4) that a match of a draw counts as. Stages beside the main bracket have rounds of their own, which only the
// draw's structure tells: in a list they are matches of a knockout.
import type { MatchRound } from '../tournament/terms.ts';
import type { StageName } from './stage-name.ts';
import { matchAt, matchOf, stageAt } from './structure.ts';
import type { Structure } from './structure.ts';

const BY_MATCHES: Readonly<Record<number, MatchRound>> = { 1: 'final', 2: 'semi_final', 4: 'quarter_final' };

/** The round of a match (by index) as lists and schedules name it. */
export function roundOf(structure: Structure, index: number): MatchRound {
  const match = matchAt(structure, index);
  const stage = stageAt(structure, index);
  if (stage.kind === 'group') return structure.type === 'round_robin' ? 'round_robin' : 'group_stage';
  if (stage.name.code === 'qualifying') return 'knockout';
  if (stage.matchCount === 1 && match.places[0] === 3) return 'third_place';
  const decidesTitle = match.winnerTo < 0 && match.winnerPlaces[0] === 1;
  if (decidesTitle || isFirstOfTwoFinals(structure, index)) return 'final';
  const isMain = match.places[0] === 1 && stage.matchCount === 2 ** stage.rounds - 1;
  if (!isMain || structure.type === 'double_elimination') return 'knockout';
  return BY_MATCHES[2 ** (stage.rounds - match.round)] ?? 'knockout';
}

/** The round of a match in its draw, if the seven rounds do not say it. */
export interface DrawRound {
  /** Its stage, unless that is the main bracket. */
  readonly stage?: StageName;
  /** How many players the round has, where the rounds of its stage halve. */
  readonly players?: number;
  /** Else its number within the stage, counted from 1. */
  readonly number?: number;
}

/** The stage and round of a match (by index); null if `roundOf` says everything. */
export function drawRoundOf(structure: Structure, index: number): DrawRound | null {
  const match = matchAt(structure, index);
  const stage = stageAt(structure, index);
  if (stage.kind === 'group' || roundOf(structure, index) !== 'knockout') return null;
  const halves = stage.matchCount === 2 ** stage.rounds - 1;
  const isMain = match.places[0] === 1 && halves && structure.type !== 'double_elimination';
  return {
    ...(!isMain && { stage: stage.name }),
    ...(halves ? { players: 2 ** (stage.rounds - match.round + 1) } : { number: match.round }),
  };
}

/** A double elimination may need its final twice. */
function isFirstOfTwoFinals(structure: Structure, index: number): boolean {
  const { winnerTo } = matchAt(structure, index);
  return winnerTo >= 0 && matchAt(structure, matchOf(winnerTo)).decider;
}
