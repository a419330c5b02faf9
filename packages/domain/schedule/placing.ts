// Puts matches into a timetable: one after the other at the earliest lawful place, or a single one at the cheapest place.
import type { Random } from '../random.ts';
import { WEIGHTS, type Judge } from './cost.ts';
import type { Problem } from './problem.ts';
import type { Timetable } from './timetable.ts';

/** A place that was found; `court` -1 means none. */
interface Found {
  court: number;
  start: number;
}

/** The cost of putting a match on the centre court that does not need it. */
const KEEP_CENTRE_FREE = 0.5;
/** A published match may move this many minutes without anybody being told. */
const UNTOLD = 15;
/** How many minutes further on to look if the match that must follow does not fit behind the first. */
const CHAIN_STEP = 15;
const CHAIN_TRIES = 200;
/** Starts whose costs are remembered, less one: a power of two, less one. */
const SLOTS = 255;

/**
 * For each match, the matches that must be placed before it: those it waits for and, if another match follows it at once, those that one waits for.
 */
function placingOrder(problem: Problem): readonly (readonly number[])[] {
  const { links, follows } = problem;
  const after = links.feeders.map((list) => [...list]);
  for (const [match, leader] of follows.entries()) {
    if (leader < 0) continue;
    after[match]?.push(leader);
    for (const feeder of links.feeders[match] ?? []) {
      const isFree = feeder !== leader && !links.isBefore(leader, feeder);
      if (isFree && follows[feeder] === -1) after[leader]?.push(feeder);
    }
  }
  return after;
}

export class Placer {
  readonly problem: Problem;
  readonly judge: Judge;
  readonly #needs: readonly (readonly number[])[];
  readonly #frees: readonly (readonly number[])[];
  /** The cost of each start of the match in hand: many courts are free from the same minute on. */
  readonly #slotStart = new Int32Array(SLOTS + 1);
  readonly #slotCost = new Float64Array(SLOTS + 1);

  constructor(problem: Problem, judge: Judge) {
    this.problem = problem;
    this.judge = judge;
    this.#needs = placingOrder(problem);
    const frees: number[][] = this.#needs.map(() => []);
    for (const [match, needs] of this.#needs.entries()) for (const need of needs) frees[need]?.push(match);
    this.#frees = frees;
  }

  /**
   * Places all open matches that have no place, most urgent first; a match comes after all it waits for.
   * @param from for each match: not before this minute, if there is a later place
   */
  decode(timetable: Timetable, urgency: Float64Array, from?: Float64Array): void {
    const { open, states, followedBy } = this.problem;
    const waiting = Int32Array.from(this.#needs, (needs) =>
      needs.reduce((count, need) => count + (states[need] === 'open' ? 1 : 0), 0),
    );
    const heap = new Heap(urgency);
    for (const match of open) if (waiting[match] === 0) heap.push(match);
    for (let match = heap.pop(); match !== -1; match = heap.pop()) {
      if (!timetable.isPlaced(match)) {
        const least = from?.[match] ?? -Infinity;
        if ((followedBy[match] as number) >= 0) this.placeChain(timetable, match, least);
        else if (!this.placeEarliest(timetable, match, least) && least > -Infinity)
          this.placeEarliest(timetable, match);
      }
      for (const freed of this.#frees[match] ?? []) {
        waiting[freed] = (waiting[freed] as number) - 1;
        if (waiting[freed] === 0 && states[freed] === 'open') heap.push(freed);
      }
    }
  }

  /** Places a match as early as possible; false when it has no lawful place. */
  placeEarliest(timetable: Timetable, match: number, from = -Infinity): boolean {
    if (!timetable.ask(match)) return false;
    const found = this.#earliest(timetable, match, from);
    if (found.court < 0) return false;
    timetable.place(match, found.court, found.start);
    return true;
  }

  /** Places a match so that the one that follows it at once fits too, and so on. */
  placeChain(timetable: Timetable, match: number, from = -Infinity): boolean {
    const next = this.problem.followedBy[match] as number;
    if (next < 0 || this.problem.states[next] !== 'open' || timetable.isPlaced(next))
      return this.placeEarliest(timetable, match, from);
    let at = from;
    let fallback: Found | null = null;
    for (let tries = 0; tries < CHAIN_TRIES; tries += 1) {
      if (!this.placeEarliest(timetable, match, at)) break;
      const start = timetable.start[match] as number;
      fallback ??= { court: timetable.court[match] as number, start };
      if (this.placeChain(timetable, next)) return true;
      timetable.remove(match);
      at = start + CHAIN_STEP;
    }
    if (fallback === null || !timetable.ask(match)) return false;
    timetable.place(match, fallback.court, fallback.start);
    return true;
  }

  /** Places a match where it costs least, with some noise; false when it has no lawful place. */
  placeCheapest(timetable: Timetable, match: number, random: Random, noise: number): boolean {
    if ((this.problem.followedBy[match] as number) >= 0) return this.placeChain(timetable, match);
    if (!timetable.ask(match)) return false;
    const { courtsOf, minutes } = this.problem;
    const last = this.judge.lastEnd(timetable);
    const counts = this.problem.situation.goal !== 'comfort';
    const best: Found = { court: -1, start: 0 };
    let least = Infinity;
    this.#slotStart.fill(-1);
    const consider = (court: number, start: number): void => {
      const late = counts ? Math.max(0, start + (minutes[match] as number) - last) * WEIGHTS.finish : 0;
      let cost = late + (noise > 0 ? random.int(noise) : 0);
      if (cost >= least) return;
      const at = start & SLOTS;
      if (this.#slotStart[at] !== start) {
        this.#slotStart[at] = start;
        this.#slotCost[at] = this.#costAt(timetable, match, start);
      }
      cost += (this.#slotCost[at] as number) + this.judge.ofCourt(match, court, start);
      if (cost < least) {
        least = cost;
        best.court = court;
        best.start = start;
      }
    };
    for (const court of courtsOf[match] as Int32Array) {
      const earliest = timetable.nextOn(match, court, -Infinity);
      if (earliest === Infinity) continue;
      consider(court, earliest);
      let latest = earliest;
      for (const other of timetable.rows[court] as number[]) {
        const free = timetable.endOf(other) + this.problem.turnaround;
        if (free <= latest) continue;
        if (free > timetable.highest) break;
        const start = timetable.nextOn(match, court, free);
        if (start === Infinity) break;
        consider(court, start);
        latest = start;
      }
      for (const [opens] of this.problem.usable[court] ?? []) {
        if (opens <= earliest) continue;
        const start = timetable.nextOn(match, court, opens);
        if (start === Infinity) break;
        consider(court, start);
      }
      if (this.problem.publishedCourt[match] === court) {
        const told = this.problem.publishedStart[match] as number;
        const start = timetable.nextOn(match, court, told - UNTOLD);
        if (start !== Infinity) consider(court, start);
        const exact = timetable.nextOn(match, court, told);
        if (exact !== Infinity) consider(court, exact);
      }
      if (timetable.highest < Infinity && (this.problem.follows[match] as number) < 0) {
        const start = timetable.lastOn(match, court, timetable.highest);
        if (start > earliest) consider(court, start);
      }
    }
    if (best.court < 0) return false;
    timetable.place(match, best.court, best.start);
    return true;
  }

  #earliest(timetable: Timetable, match: number, from: number): Found {
    const { courtsOf, matches } = this.problem;
    const { courts } = this.problem.situation;
    const found: Found = { court: -1, start: 0 };
    let least = Infinity;
    for (const court of courtsOf[match] as Int32Array) {
      const start = timetable.nextOn(match, court, from);
      if (start === Infinity) continue;
      let cost = start * WEIGHTS.finish;
      if (this.judge.isElsewhere(match, court)) cost += WEIGHTS.finalsElsewhere;
      else if (courts[court]?.centre === true && matches[match]?.final !== true) cost += KEEP_CENTRE_FREE;
      if (cost < least) {
        least = cost;
        found.court = court;
        found.start = start;
      }
    }
    return found;
  }

  /** The part of a start's cost that is the same on every court. */
  #costAt(timetable: Timetable, match: number, start: number): number {
    const { problem, judge } = this;
    timetable.start[match] = start;
    let cost = judge.ofStart(match, start) + judge.waiting(timetable, match);
    for (const other of problem.touches[match] as Int32Array) cost += judge.waiting(timetable, other);
    if (!problem.avoidsPossible) cost += judge.clashes(timetable, match) * WEIGHTS.clashes;
    timetable.start[match] = -1;
    return cost;
  }
}

/** The matches that could be placed next, the most urgent first; if two are equal, the one that was named first. */
class Heap {
  readonly #urgency: Float64Array;
  readonly #list: number[] = [];

  constructor(urgency: Float64Array) {
    this.#urgency = urgency;
  }

  #isFirst(one: number, other: number): boolean {
    const difference = (this.#urgency[one] as number) - (this.#urgency[other] as number);
    return difference > 0 || (difference === 0 && one < other);
  }

  push(match: number): void {
    const list = this.#list;
    let at = list.push(match) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isFirst(match, list[parent] as number)) break;
      list[at] = list[parent] as number;
      at = parent;
    }
    list[at] = match;
  }

  /** The most urgent match, or -1. */
  pop(): number {
    const list = this.#list;
    const first = list[0];
    if (first === undefined) return -1;
    const last = list.pop() as number;
    if (list.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= list.length) break;
      if (child + 1 < list.length && this.#isFirst(list[child + 1] as number, list[child] as number))
        child += 1;
      if (!this.#isFirst(list[child] as number, last)) break;
      list[at] = list[child] as number;
      at = child;
    }
    list[at] = last;
    return first;
  }
}
