// The two shapes that every elimination draw is made of: a tree that halves, and a tree into which losers are fed.
import { addMatch } from './build-structure.ts';
import type { StructureBuilder } from './build-structure.ts';
import { slotOf } from './structure.ts';
import type { Slot } from './structure.ts';

/** Match indexes by round (index 0 is round 1), each from top to bottom. */
export type Rounds = number[][];

/** Sends the winners of `from` on, two by two, into `to`. */
function pairUp(b: StructureBuilder, from: readonly number[], to: readonly number[]): void {
  from.forEach((match, position) =>
    sendWinner(b, match, slotOf(to[position >> 1] ?? 0, position % 2 === 0 ? 1 : 2)),
  );
}

/** Links the winner of a match to a slot. */
export function sendWinner(b: StructureBuilder, match: number, slot: Slot): void {
  const from = b.matches[match];
  if (from) from.winnerTo = slot;
}

/** Links the loser of a match to a slot. */
export function sendLoser(b: StructureBuilder, match: number, slot: Slot): void {
  const from = b.matches[match];
  if (from) from.loserTo = slot;
}

/**
 * Adds `trees` knockout trees of `size` lines each to the last stage, round by round, for the places from `best` on. Losers share the places of their
 * round; no match sends its loser anywhere yet.
 */
export function addTrees(b: StructureBuilder, size: number, best: number, trees = 1): Rounds {
  const rounds: Rounds = [];
  for (let alive = size, round = 1; alive > 1; alive /= 2, round++) {
    const middle = best + (alive * trees) / 2;
    const worst = best + alive * trees - 1;
    const matches: number[] = [];
    for (let position = 1; position <= (alive * trees) / 2; position++)
      matches.push(addMatch(b, round, position, [best, worst], [best, middle - 1], [middle, worst]));
    if (round > 1) pairUp(b, rounds[round - 2] ?? [], matches);
    rounds.push(matches);
  }
  return rounds;
}

/** Both slots of every match, top to bottom: the lines of a first round. */
export const slotsOf = (matches: readonly number[]): Slot[] =>
  matches.flatMap((match) => [slotOf(match, 1), slotOf(match, 2)]);

/**
 * Where the loser of main match `index` enters a feed round of `count` matches. The first feed is upside down; later ones swap halves, turn halves
 * over, then swap quarters. So a rematch comes as late as the tree allows.
 */
function feedPosition(feed: number, count: number, index: number): number {
  if (feed === 1) return index ^ (count - 1);
  if (feed === 2 && count >= 4) return index ^ (count / 2);
  if (feed === 3 && count >= 4) return index ^ (count / 2 - 1);
  if (feed === 4 && count >= 8) return index ^ (count / 4);
  return index;
}

/**
 * Adds to the last stage the tree for the losers of the first `fed` rounds of `main`: losers of round 1 meet each other, losers of every later round
 * meet the survivors. Its own losers leave on places from `worst` upwards and its winner on the best remaining place. Needs at least four lines in
 * `main`.
 */
export function addFeedTree(b: StructureBuilder, main: Rounds, fed: number, worst: number): Rounds {
  const rounds: Rounds = [];
  let last = worst;

  function addRound(count: number): number[] {
    const matches: number[] = [];
    const losers: [number, number] = [last - count + 1, last];
    const best = last - count;
    for (let position = 1; position <= count; position++)
      matches.push(addMatch(b, rounds.length + 1, position, [best, last], [best, best], losers));
    last -= count;
    rounds.push(matches);
    return matches;
  }

  const opening = main[0] ?? [];
  let survivors = addRound(opening.length / 2);
  opening.forEach((match, index) => sendLoser(b, match, slotsOf(survivors)[index] ?? -1));
  for (let round = 2; round <= fed; round++) {
    const losers = main[round - 1] ?? [];
    if (survivors.length > losers.length) survivors = halve(survivors);
    const meeting = addRound(losers.length);
    survivors.forEach((match, index) => sendWinner(b, match, slotOf(meeting[index] ?? 0, 2)));
    losers.forEach((match, index) =>
      sendLoser(b, match, slotOf(meeting[feedPosition(round - 1, losers.length, index)] ?? 0, 1)),
    );
    survivors = meeting;
  }
  while (survivors.length > 1) survivors = halve(survivors);
  return rounds;

  function halve(matches: readonly number[]): number[] {
    const next = addRound(matches.length / 2);
    pairUp(b, matches, next);
    return next;
  }
}
