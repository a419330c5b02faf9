// Bounds that no order of play can beat, whoever makes it. The bench compares its plans with them, so that an impossible goal is seen to be
// impossible.
import { WEIGHTS } from '../packages/domain/schedule/cost.ts';
import type { Problem } from '../packages/domain/index.ts';
import { lowerBound } from '../packages/domain/index.ts';

const TOLD_FROM = 15;
const LONGEST_WAIT = 120;

/** Published matches that cannot stay where they are: their court is closed then, or they may only begin later. */
function mustMove({ open, publishedStart, publishedCourt, earliest, minutes, usable }: Problem): number {
  return [...open].filter((match) => {
    const told = publishedStart[match] as number;
    if (told < 0) return false;
    const from = Math.max(told - TOLD_FROM, earliest[match] as number);
    return !(usable[publishedCourt[match] as number] ?? []).some(([opens, closes]) => {
      const start = Math.max(opens, from);
      return start <= told + TOLD_FROM && start + (minutes[match] as number) <= closes;
    });
  }).length;
}

/**
 * A lower bound for the cost of any order of a problem in which all matches are played: from the earliest possible end, and from the people who must
 * move.
 */
export function leastCost(problem: Problem): number {
  const { situation } = problem;
  const openings = situation.courts.flatMap(({ open }) => open.map(([from]) => from));
  const origin = situation.now ?? Math.min(...openings);
  const minutes = situation.goal === 'comfort' ? 0 : Math.max(0, (lowerBound(problem) ?? origin) - origin);
  return minutes * WEIGHTS.finish + mustMove(problem) * WEIGHTS.told;
}

/** A knockout of full rounds on courts that are all alike. */
export interface Knockout {
  readonly rounds: number;
  /** How many rounds are considered, from the first. Later ones could only raise the bound, and would multiply the number of orders. */
  readonly lookedAt: number;
  readonly courts: number;
  readonly minutes: number;
  readonly rest: number;
  /** Minutes from the first opening until all is over. */
  readonly within: number;
  /** Minutes from the first opening until midnight: people who play on the next day have not waited in vain. */
  readonly midnight: number;
}

/**
 * The fewest minutes beyond two hours that the sides of a knockout alone must wait, on equal courts, if it ends within this many minutes. It tries
 * all orders in which matches of the rounds can begin. In each, players who came out of a round first also go on first (no other pairing waits less).
 * Within the order and the end, the matches of a round begin as early as they can, and the matches that they wait for as late as they can.
 */
function leastWaits({ rounds, lookedAt, courts, minutes, rest, within, midnight }: Knockout): number {
  const counts = Array.from({ length: lookedAt }, (_, round) => 2 ** (rounds - 1 - round));
  const latestOf = counts.map(
    (_, round) => within - (rounds - round) * minutes - (rounds - 1 - round) * rest,
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  const sequence: number[] = [];
  const earliest: number[] = [];
  const begun: number[][] = counts.map(() => []);
  let least = Infinity;

  const waits = (): number => {
    const latest: number[] = sequence.map(() => 0);
    for (let at = all - 1; at >= 0; at -= 1) {
      const round = sequence[at] as number;
      const nth = (begun[round] as number[]).indexOf(at);
      const next = begun[round + 1]?.[nth >> 1];
      latest[at] = Math.min(
        latestOf[round] as number,
        latest[at + 1] ?? Infinity,
        (latest[at + courts] ?? Infinity) - minutes,
        (next === undefined ? Infinity : (latest[next] as number)) - minutes - rest,
      );
    }
    let sum = 0;
    for (let round = 1; round < lookedAt && (latestOf[round] as number) < midnight; round += 1)
      for (const [nth, at] of (begun[round] as number[]).entries())
        for (const feeder of (begun[round - 1] as number[]).slice(nth * 2, nth * 2 + 2))
          sum += Math.max(0, (earliest[at] as number) - (latest[feeder] as number) - minutes - LONGEST_WAIT);
    return sum;
  };

  const go = (): void => {
    const at = sequence.length;
    if (at === all) {
      least = Math.min(least, waits());
      return;
    }
    for (const [round, own] of begun.entries()) {
      const nth = own.length;
      const feeder = round === 0 ? undefined : begun[round - 1]?.[nth * 2 + 1];
      if (nth === counts[round] || (round > 0 && feeder === undefined)) continue;
      const start = Math.max(
        earliest[at - 1] ?? 0,
        (earliest[at - courts] ?? -minutes) + minutes,
        feeder === undefined ? 0 : (earliest[feeder] as number) + minutes + rest,
      );
      if (start > (latestOf[round] as number)) continue;
      own.push(at);
      sequence.push(round);
      earliest.push(start);
      go();
      own.pop();
      sequence.pop();
      earliest.pop();
    }
  };
  go();
  return least;
}

/** The least cost of a knockout that is over within so many minutes. */
export const leastCostOf = (knockout: Knockout): number =>
  knockout.within * WEIGHTS.finish + leastWaits(knockout) * WEIGHTS.waits;
