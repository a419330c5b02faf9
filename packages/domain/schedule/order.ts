// Makes the order of play: a first lawful plan at once, then better ones for as long as the caller likes. First whole rounds of an event are moved
// before or behind each other, then a few matches at a time are taken out and put back where they cost least.
import { randomFrom, type Random } from '../random.ts';
import { lowerBound, tailsOf } from './bounds.ts';
import { costOf, Judge, WEIGHTS, type CostParts } from './cost.ts';
import { Neighbourhoods } from './neighbourhoods.ts';
import { Placer } from './placing.ts';
import type { Problem } from './problem.ts';
import { whyGivenUp, type GivenUp } from './reasons.ts';
import type { PlacedMatch } from './situation.ts';
import { Timetable } from './timetable.ts';

/** An order of play and what it is worth. */
export interface OrderOfPlay {
  readonly order: readonly PlacedMatch[];
  readonly unplaced: readonly GivenUp[];
  readonly cost: number;
  readonly parts: CostParts;
  /** A minute before which nobody can be over; null when nothing is known. */
  readonly bound: number | null;
  /** How many plans were tried so far. */
  readonly tries: number;
}

/** What stands in a timetable, in order of time and court. */
function placedIn(problem: Problem, timetable: Timetable): readonly PlacedMatch[] {
  return [...problem.open]
    .filter((match) => timetable.isPlaced(match))
    .map((match) => ({
      match,
      start: timetable.start[match] as number,
      court: timetable.court[match] as number,
    }))
    .toSorted((a, b) => a.start - b.start || a.court - b.court)
    .map(({ match, start, court }) => ({
      match: problem.matches[match]?.id ?? '',
      court: problem.situation.courts[court]?.id ?? '',
      start,
    }));
}

/** Plans tried between two answers: some milliseconds. */
const TRIES_A_STEP = 8;
/** Whole rounds are moved for at least so many tries, and on as long as it helps. */
const ROUND_TRIES = 240;
/** A plan is taken if it is no worse than the one so many tries ago. */
const MEMORY = 120;
/** After so many tries without a better plan it is left at that; more where there is more to try. */
const patienceFor = (matches: number): number => 2000 + 400 * matches;

/** Keeps the best plan that was found, and decides from which one the search goes on (late acceptance). */
class Search {
  readonly problem: Problem;
  readonly judge: Judge;
  readonly current: Timetable;
  readonly best: Timetable;
  currentCost = Infinity;
  bestCost = Infinity;
  tries = 0;
  lastBetter = 0;
  #memory: Float64Array;

  constructor(problem: Problem, judge: Judge) {
    this.problem = problem;
    this.judge = judge;
    this.current = new Timetable(problem);
    this.best = new Timetable(problem);
    this.#memory = new Float64Array(MEMORY).fill(Infinity);
  }

  /** Forgets what was accepted before, and goes on from the best plan. */
  restart(): void {
    this.current.copy(this.best);
    this.currentCost = this.bestCost;
    this.#memory.fill(this.bestCost);
  }

  /** Whether a plan of this cost is taken; it then is the current one. */
  accepts(cost: number): boolean {
    this.tries += 1;
    const at = this.tries % MEMORY;
    const isTaken = cost <= this.currentCost || cost <= (this.#memory[at] as number);
    if (isTaken) this.currentCost = cost;
    this.#memory[at] = Math.min(this.#memory[at] as number, this.currentCost);
    return isTaken;
  }

  /** Notes the current plan if it is the best so far. */
  note(): void {
    if (this.currentCost >= this.bestCost) return;
    this.bestCost = this.currentCost;
    this.best.copy(this.current);
    this.lastBetter = this.tries;
  }
}

/** Groups the open matches by event and round. */
function roundsOf({ open, eventOf, matches }: Problem): readonly (readonly number[])[] {
  return [...Map.groupBy(open, (match) => `${eventOf[match]}/${matches[match]?.round}`).values()];
}

function decodeAnew(search: Search, placer: Placer, urgency: Float64Array): number {
  const { current, problem } = search;
  for (const match of problem.open) if (current.isPlaced(match)) current.remove(match);
  placer.decode(current, urgency);
  return search.judge.total(current);
}

/** Moves whole rounds before or behind each other. */
class RoundSearch {
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
function* beginnings(problem: Problem): Generator<Float64Array> {
  const tails = tailsOf(problem);
  yield tails;
  yield tails.map((tail, match) => tail - (problem.matches[match]?.round ?? 0) * 30);
  yield tails.map((_, match) => -(problem.matches[match]?.round ?? 0));
  yield tails.map((tail, match) => tail - (problem.events[problem.eventOf[match] as number]?.early ?? 1440));
  yield tails.map((tail, match) => tail + (problem.conflicts.hard[match]?.length ?? 0) * 4);
  // One event after the other.
  yield tails.map((tail, match) => tail - (problem.eventOf[match] as number) * 600);
}

/**
 * Makes the order of play of a problem, better with each step: the first value is a whole plan, each that follows the best so far. The caller holds the
 * clock and stops when there is no more time; it ends by itself when nothing better can be found. The same seed gives the same plans.
 */
export function* orderOfPlay(problem: Problem, seed: number): Generator<OrderOfPlay, OrderOfPlay> {
  const judge = new Judge(problem);
  const placer = new Placer(problem, judge);
  const random = randomFrom(seed);
  const search = new Search(problem, judge);
  let bound: number | null = null;
  let answered: OrderOfPlay | null = null;
  let answeredFor = NaN;
  const answer = (): OrderOfPlay => {
    if (answered !== null && answeredFor === search.bestCost)
      return { ...answered, bound, tries: search.tries };
    answeredFor = search.bestCost;
    const parts = judge.parts(search.best);
    answered = {
      order: placedIn(problem, search.best),
      unplaced: whyGivenUp(problem, search.best),
      cost: costOf(parts),
      parts,
      bound,
      tries: search.tries,
    };
    return answered;
  };

  let beginning = tailsOf(problem);
  let isFirst = true;
  for (const urgency of beginnings(problem)) {
    const before = search.bestCost;
    search.currentCost = decodeAnew(search, placer, urgency);
    search.tries += 1;
    search.note();
    if (search.bestCost < before) beginning = urgency;
    if (isFirst) {
      yield answer();
      bound = lowerBound(problem);
      isFirst = false;
    }
  }
  const least =
    bound === null || problem.situation.goal === 'comfort' ? 0 : (bound - judge.origin) * WEIGHTS.finish;
  const isBest = (): boolean => search.bestCost <= least + 1e-9;
  if (problem.open.length === 0 || isBest()) return answer();

  search.restart();
  const rounds = new RoundSearch(search, placer, random, beginning);
  const isWorthIt = (): boolean => search.tries - search.lastBetter < ROUND_TRIES;
  while (isWorthIt() && search.tries < ROUND_TRIES * 4) {
    for (let count = 0; count < TRIES_A_STEP; count += 1) rounds.step();
    if (isBest()) return answer();
    yield answer();
  }

  search.restart();
  const patience = patienceFor(problem.open.length);
  const neighbourhoods = new Neighbourhoods(problem, judge, placer, random);
  search.lastBetter = search.tries;
  while (search.tries - search.lastBetter < patience && !isBest()) {
    for (let count = 0; count < TRIES_A_STEP * 4; count += 1) {
      const undo = neighbourhoods.change(search.current);
      const cost = judge.total(search.current);
      if (search.accepts(cost)) search.note();
      else undo();
    }
    yield answer();
  }
  return answer();
}
