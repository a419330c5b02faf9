// The first part of the search: whole rounds of an event are moved before or behind each other, and the plan is made anew from what is most urgent.
import type { Random } from '../random.ts';
import { tailsOf } from './bounds.ts';
import type { Placer } from './placing.ts';
import type { Problem } from './problem.ts';
import type { Search } from './search.ts';

/** Makes the current plan from nothing, the most urgent matches first; answers its cost. */
export function decodeAnew(search: Search, placer: Placer, urgency: Float64Array): number {
  const { current, problem } = search;
  for (const match of problem.open) if (current.isPlaced(match)) current.remove(match);
  placer.decode(current, urgency);
  return search.judge.total(current);
}

/** Groups the open matches by event and round. */
function roundsOf({ open, eventOf, matches }: Problem): readonly (readonly number[])[] {
  return [...Map.groupBy(open, (match) => `${eventOf[match]}/${matches[match]?.round}`).values()];
}

/** Moves whole rounds before or behind each other. */
export class RoundSearch {
  readonly #search: Search;
  readonly #placer: Placer;
  readonly #random: Random;
  readonly #rounds: readonly (readonly number[])[];
  readonly #urgency: Float64Array;
  readonly #spread: number;

  constructor(search: Search, placer: Placer, random: Random, urgency: Float64Array) {
    this.#search = search;
    this.#placer = placer;
    this.#random = random;
    this.#rounds = roundsOf(search.problem);
    this.#urgency = urgency.slice();
    this.#spread = Math.max(60, Math.max(0, ...urgency) / 2);
  }

  step(): void {
    const random = this.#random;
    const kept = this.#urgency.slice();
    const moved = 1 + random.int(3);
    for (let count = 0; count < moved; count += 1) {
      const round = this.#rounds[random.int(this.#rounds.length)] ?? [];
      const by = random.int(this.#spread * 2 + 1) - this.#spread;
      for (const match of round) this.#urgency[match] = (this.#urgency[match] as number) + by;
    }
    if (random.int(3) === 0)
      for (const match of this.#search.problem.open)
        this.#urgency[match] = (this.#urgency[match] as number) + random.int(9) - 4;
    const cost = decodeAnew(this.#search, this.#placer, this.#urgency);
    if (this.#search.accepts(cost)) this.#search.note();
    else this.#urgency.set(kept);
  }
}

/** The urgencies with which the search begins: longest tail first, then by round, then by what is due. */
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
