// The structures of all elimination draws, without entries, for brackets with a power of two as their size. All have a main tree with entries on its
// lines. They differ in where its losers go.
import { addLine, addMatch, addStage, buildStructure, finishStructure } from './build-structure.ts';
import type { StructureBuilder } from './build-structure.ts';
import type { StageCode, StageName } from './stage-name.ts';
import { slotOf } from './structure.ts';
import type { Structure } from './structure.ts';
import { addFeedTree, addTrees, sendLoser, sendWinner, slotsOf } from './trees.ts';
import type { Rounds } from './trees.ts';

/** The draw types that start from one bracket. */
export type EliminationType =
  | 'knockout'
  | 'consolation'
  | 'feed_in_consolation'
  | 'compass'
  | 'double_elimination'
  | 'place_play_offs';

/** An organiser's choices about the shape. */
export interface EliminationShape {
  readonly type: EliminationType;
  /** `knockout` and `consolation`: the losers of the semi finals play for third place. Default false. */
  readonly thirdPlace?: boolean;
  /** `feed_in_consolation`: from how many rounds losers feed in, 1 up to all rounds before the final (the default). */
  readonly feedRounds?: number;
  /** `place_play_offs`: how many places are played for, from the best down. Default all. */
  readonly placesTo?: number;
  /** `double_elimination`: a second final if the winner of the losers' bracket wins the first. Default true. */
  readonly decidingFinal?: boolean;
}

/** The structure of an elimination draw with `size` lines: a power of two, 2 or more. */
export function eliminationStructure(size: number, shape: EliminationShape): Structure {
  const b = buildStructure();
  addStage(b, 'knockout', { code: MAIN_NAMES[shape.type] });
  const main = addTrees(b, size, 1);
  for (const slot of slotsOf(main[0] ?? [])) addLine(b, [slot]);
  EXTENSIONS[shape.type](b, main, size, shape);
  return finishStructure(b, shape.type);
}

const MAIN_NAMES: Record<EliminationType, StageCode> = {
  knockout: 'main',
  consolation: 'main',
  feed_in_consolation: 'main',
  compass: 'east',
  double_elimination: 'winners',
  place_play_offs: 'main',
};

type Extend = (b: StructureBuilder, main: Rounds, size: number, shape: EliminationShape) => void;

const EXTENSIONS: Record<EliminationType, Extend> = {
  knockout: addThirdPlace,
  consolation(b, main, size, shape) {
    // With four lines the consolation is the match for third place.
    if (size > 4) addThirdPlace(b, main, size, shape);
    addFirstMatchLosers(b, main, size);
  },
  feed_in_consolation(b, main, size, shape) {
    if (size < 4) return;
    const fed = Math.min(Math.max(1, shape.feedRounds ?? main.length - 1), main.length - 1);
    addStage(b, 'knockout', { code: 'consolation' });
    addFeedTree(b, main, fed, size);
  },
  compass: addDirections,
  double_elimination: addLosersBracket,
  place_play_offs: addPlayOffs,
};

/** A match of the two beaten semi finalists, where there are semi finals. */
function addThirdPlace(b: StructureBuilder, main: Rounds, _size: number, shape: EliminationShape): void {
  const semis = main[main.length - 2];
  if (shape.thirdPlace !== true || semis === undefined) return;
  addStage(b, 'knockout', { code: 'third-place' });
  const match = addMatch(b, 1, 1, [3, 4], [3, 3], [4, 4]);
  semis.forEach((semi, position) => sendLoser(b, semi, slotOf(match, position === 0 ? 1 : 2)));
}

/**
 * Players who lose their first match play on: the losers of round 1, and those of round 2 who had a bye. If the second round is the final, or its
 * losers play for third place, they do not play on.
 */
function addFirstMatchLosers(b: StructureBuilder, main: Rounds, size: number): void {
  if (size < 4) return;
  addStage(b, 'knockout', { code: 'consolation' });
  const slots = slotsOf(addTrees(b, size / 2, size / 2 + 1)[0] ?? []);
  main[0]?.forEach((match, position) => sendLoser(b, match, slots[position] ?? -1));
  main[1]?.forEach((match, position) => {
    const second = b.matches[match];
    if (second && second.winnerTo >= 0 && second.loserTo < 0)
      second.firstLoserTo = [slots[position * 2] ?? -1, slots[position * 2 + 1] ?? -1];
  });
}

/** Names of the compass by the rounds in which players lost: one digit for each bracket they went through. */
const DIRECTIONS: readonly (readonly [path: string, name: StageCode])[] = [
  ['1', 'west'],
  ['2', 'north'],
  ['11', 'south'],
  ['3', 'northeast'],
  ['12', 'southwest'],
  ['21', 'northwest'],
  ['111', 'southeast'],
];

/** Eight brackets at most: the losers of each go on to the direction that the table names, if at least two are left. */
function addDirections(b: StructureBuilder, east: Rounds): void {
  const brackets = new Map([['', { rounds: east, best: 1 }]]);
  for (const [path, code] of DIRECTIONS) {
    const from = brackets.get(path.slice(0, -1));
    const round = Number(path.slice(-1));
    const losers = from?.rounds[round - 1];
    if (from === undefined || losers === undefined || losers.length < 2) continue;
    addStage(b, 'knockout', { code });
    const best = from.best + losers.length;
    const rounds = addTrees(b, losers.length, best);
    const slots = slotsOf(rounds[0] ?? []);
    losers.forEach((match, position) => sendLoser(b, match, slots[position] ?? -1));
    brackets.set(path, { rounds, best });
  }
}

/** The losers of every round play for the places that they share, the best places first; so do the losers of these matches. */
function addPlayOffs(b: StructureBuilder, main: Rounds, size: number, shape: EliminationShape): void {
  const most = shape.placesTo ?? size;
  const playOff = (rounds: Rounds, best: number): void => {
    for (const losers of rounds.slice(0, -1).toReversed()) {
      const first = best + losers.length;
      if (first > most) continue;
      addStage(b, 'knockout', playOffName(first, first + losers.length - 1));
      const own = addTrees(b, losers.length, first);
      const slots = slotsOf(own[0] ?? []);
      losers.forEach((match, position) => sendLoser(b, match, slots[position] ?? -1));
      playOff(own, first);
    }
  };
  playOff(main, 1);
}

const playOffName = (best: number, worst: number): StageName =>
  best === 3 ? { code: 'third-place' } : { code: 'places', best, worst };

/** Everybody is out at their second defeat. The winners of the two brackets meet, and meet again if the unbeaten one loses the first time. */
function addLosersBracket(b: StructureBuilder, main: Rounds, size: number, shape: EliminationShape): void {
  const final = main[main.length - 1]?.[0] ?? 0;
  let lower = final;
  if (size >= 4) {
    addStage(b, 'knockout', { code: 'losers' });
    const rounds = addFeedTree(b, main, main.length, size);
    lower = rounds[rounds.length - 1]?.[0] ?? 0;
  }
  addStage(b, 'knockout', { code: 'grand-final' });
  const first = addMatch(b, 1, 1, [1, 2], [1, 1], [2, 2]);
  sendWinner(b, final, slotOf(first, 1));
  if (size >= 4) sendWinner(b, lower, slotOf(first, 2));
  else sendLoser(b, final, slotOf(first, 2));
  if (shape.decidingFinal === false) return;
  const second = addMatch(b, 2, 1, [1, 2], [1, 1], [2, 2]);
  const decider = b.matches[second];
  if (decider) decider.decider = true;
  sendWinner(b, first, slotOf(second, 2));
  sendLoser(b, first, slotOf(second, 1));
}
