// Finds the matches that wait for others: a match's sides come from others, as winner, as loser or as a place in a group.
import type { ScheduleId, ScheduleMatch, ScheduleSide } from './situation.ts';

export interface Links {
  /** By match: those it waits for, each once. */
  readonly feeders: readonly (readonly number[])[];
  /** By match: those that wait for it. */
  readonly followers: readonly (readonly number[])[];
  /** The matches so that each comes after those it waits for. */
  readonly order: readonly number[];
  /** For each match, a number shared by all matches that links connect. */
  readonly component: Int32Array;
  /** Whether the first comes, by links, before the second. */
  readonly isBefore: (first: number, second: number) => boolean;
}

/** The ids of the matches that a side comes out of. */
export function sourcesOf(side: ScheduleSide): readonly ScheduleId[] {
  if ('players' in side) return [];
  if ('winner' in side) return [side.winner];
  if ('loser' in side) return [side.loser];
  return side.group;
}

/** Sorts the matches along their links; null when they go round in a circle. */
function inOrder(
  feeders: readonly (readonly number[])[],
  followers: readonly (readonly number[])[],
): number[] | null {
  const waiting = feeders.map((list) => list.length);
  const order = waiting.flatMap((count, match) => (count === 0 ? [match] : []));
  for (let at = 0; at < order.length; at += 1) {
    for (const follower of followers[order[at] as number] ?? []) {
      waiting[follower] = (waiting[follower] as number) - 1;
      if (waiting[follower] === 0) order.push(follower);
    }
  }
  return order.length === feeders.length ? order : null;
}

function componentsOf(feeders: readonly (readonly number[])[]): Int32Array {
  const root = Int32Array.from(feeders, (_, match) => match);
  const find = (match: number): number => {
    let at = match;
    while (root[at] !== at) {
      root[at] = root[root[at] as number] as number;
      at = root[at] as number;
    }
    return at;
  };
  for (const [match, list] of feeders.entries()) for (const feeder of list) root[find(feeder)] = find(match);
  return root.map((_, match) => find(match));
}

/** Bits of all matches before each match. */
function ancestry(feeders: readonly (readonly number[])[], order: readonly number[]): Links['isBefore'] {
  const words = Math.ceil(feeders.length / 32);
  const bits = new Uint32Array(words * feeders.length);
  for (const match of order) {
    for (const feeder of feeders[match] ?? []) {
      for (let word = 0; word < words; word += 1) {
        const at = match * words + word;
        bits[at] = (bits[at] as number) | (bits[feeder * words + word] as number);
      }
      const at = match * words + (feeder >>> 5);
      bits[at] = (bits[at] as number) | (1 << (feeder & 31));
    }
  }
  return (first, second) => ((bits[second * words + (first >>> 5)] as number) & (1 << (first & 31))) !== 0;
}

/** Reads the links of the matches; null if they form a circle. `indexOf` must know every id. */
export function linksOf(
  matches: readonly ScheduleMatch[],
  indexOf: (id: ScheduleId) => number,
): Links | null {
  const feeders = matches.map(({ sides }) => [
    ...new Set(sides.flatMap((side) => sourcesOf(side).map(indexOf))),
  ]);
  const followers: number[][] = matches.map(() => []);
  for (const [match, list] of feeders.entries()) for (const feeder of list) followers[feeder]?.push(match);
  const order = inOrder(feeders, followers);
  if (order === null) return null;
  return { feeders, followers, order, component: componentsOf(feeders), isBefore: ancestry(feeders, order) };
}
