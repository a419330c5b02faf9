// The first part of the search: moves whole rounds of an event before or behind each other, and makes the plan again, the most urgent matches first.
import type { Random } from '../random.ts';
import { tailsOf } from './bounds.ts';
import type { Placer } from './placing.ts';
import type { OrderOfPlay } from './plan.ts';
import type { Problem } from './problem.ts';
import type { Search } from './search.ts';
import { DAY, dayOf } from './situation.ts';

/** Makes the current plan from nothing, the most urgent matches first and none before its time; returns its cost. */
export function decodeAnew(
  search: Search,
  placer: Placer,
  urgency: Float64Array,
  from?: Float64Array,
): number {
  const { current, problem } = search;
  for (const match of problem.open) if (current.isPlaced(match)) current.remove(match);
  placer.decode(current, urgency, from);
  return search.judge.total(current);
}

/** Groups the open matches by event and round. */
function roundsOf({ open, eventOf, matches }: Problem): readonly (readonly number[])[] {
  return [...Map.groupBy(open, (match) => `${eventOf[match]}/${matches[match]?.round}`).values()];
}

/** How often new plans are made before single matches are moved; more often with many rounds, less often if each takes longer. */
const triesFor = (rounds: number, matches: number): number =>
  Math.min(25 * rounds, Math.ceil(60_000 / matches));
/** How many new plans are made between two answers. */
const TRIES_A_STEP = 8;
/** A round is moved earlier or later by steps of this many minutes, at most this many at once. */
const STEP = 30;
const STEPS = 8;

/** Moves whole rounds before or behind each other, and puts them off, so that nobody comes in the morning only to wait until the evening. */
export class RoundSearch {
  readonly #search: Search;
  readonly #placer: Placer;
  readonly #random: Random;
  readonly #rounds: readonly (readonly number[])[];
  readonly #urgency: Float64Array;
  /** By match: before when its round does not begin. */
  readonly #from: Float64Array;
  readonly #spread: number;
  readonly #putsOff: boolean;
  #best: { readonly cost: number; readonly urgency: Float64Array; readonly from: Float64Array };

  constructor(search: Search, placer: Placer, random: Random, urgency: Float64Array, putsOff: boolean) {
    this.#search = search;
    this.#placer = placer;
    this.#random = random;
    this.#rounds = roundsOf(search.problem);
    this.#urgency = urgency.slice();
    this.#from = new Float64Array(urgency.length);
    this.#spread = Math.max(60, Math.max(0, ...urgency) / 2);
    this.#putsOff = putsOff;
    this.#best = { cost: Infinity, urgency, from: this.#from.slice() };
    this.settle();
    this.#best = { ...this.#best, cost: search.currentCost };
  }

  get count(): number {
    return this.#rounds.length;
  }

  /** Goes back to the best plan that was found, as a beginning. */
  settle(): void {
    const { urgency, from } = this.#best;
    this.#search.begin(decodeAnew(this.#search, this.#placer, urgency, from));
  }

  step(): void {
    const random = this.#random;
    const urgency = this.#urgency.slice();
    const from = this.#from.slice();
    const moved = 1 + random.int(3);
    for (let count = 0; count < moved; count += 1) {
      const round = this.#rounds[random.int(this.#rounds.length)] ?? [];
      if (this.#putsOff && random.int(2) === 0) this.#putOff(round);
      else this.#rank(round);
    }
    if (random.int(3) === 0)
      for (const match of this.#search.problem.open)
        this.#urgency[match] = (this.#urgency[match] as number) + random.int(9) - 4;
    const cost = decodeAnew(this.#search, this.#placer, this.#urgency, this.#from);
    if (this.#search.accepts(cost)) {
      this.#search.note();
      if (cost < this.#best.cost)
        this.#best = { cost, urgency: this.#urgency.slice(), from: this.#from.slice() };
    } else {
      this.#urgency.set(urgency);
      this.#from.set(from);
    }
  }

  /** Makes a round more or less urgent. */
  #rank(round: readonly number[]): void {
    const by = this.#random.int(this.#spread * 2 + 1) - this.#spread;
    for (const match of round) this.#urgency[match] = (this.#urgency[match] as number) + by;
  }

  /** Lets a round begin a little later or sooner than it does, on the next day, or as soon as it can. */
  #putOff(round: readonly number[]): void {
    const random = this.#random;
    const one = round[random.int(round.length)] as number;
    const start = this.#search.current.start[one] as number;
    const steps = random.int(STEPS * 2 + 1) - STEPS;
    const ways = [0, (dayOf(start) + 1) * DAY, ((this.#from[one] as number) || start) + steps * STEP];
    const from = ways[Math.min(random.int(4), 2)] as number;
    for (const match of round) this.#from[match] = from;
  }
}

/** Moves whole rounds for a while, and goes back to the best plan that was found. */
export function* movingRounds(search: Search, rounds: RoundSearch): Generator<OrderOfPlay, void> {
  const tries = triesFor(rounds.count, search.problem.open.length);
  for (let done = 0; done < tries && !search.isDone; done += TRIES_A_STEP) {
    for (let count = 0; count < TRIES_A_STEP; count += 1) rounds.step();
    yield search.answer;
  }
  rounds.settle();
}

/** The urgencies with which the search begins: longest tail first, then by round, then by due time. */
export function* beginnings(problem: Problem): Generator<Float64Array> {
  const tails = tailsOf(problem);
  yield tails;
  yield tails.map((tail, match) => tail - (problem.matches[match]?.round ?? 0) * 30);
  yield tails.map((_, match) => -(problem.matches[match]?.round ?? 0));
  yield tails.map((tail, match) => tail - (problem.events[problem.eventOf[match] as number]?.early ?? 1440));
  yield tails.map((tail, match) => tail + (problem.conflicts.hard[match]?.length ?? 0) * 4);
  // One event after the other.
  yield tails.map((tail, match) => tail - (problem.eventOf[match] as number) * 600);
}
