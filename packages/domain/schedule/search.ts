// The search for a better plan: keeps the best plan found so far, and decides from which one to go on.
import type { Random } from '../random.ts';
import { costOf, WEIGHTS, type CostParts, type Judge } from './cost.ts';
import { Neighbourhoods } from './neighbourhoods.ts';
import type { Placer } from './placing.ts';
import { planIn, type OrderOfPlay } from './plan.ts';
import type { Problem } from './problem.ts';
import { Timetable } from './timetable.ts';

/** Matches that are put back between two answers: some milliseconds of work. */
const WORK_A_STEP = 4000;
/** A plan is taken if it is no worse than the one this many tries ago. */
const MEMORY = 120;

/** Keeps the best plan found so far, and decides from which one the search goes on (late acceptance). */
export class Search {
  readonly problem: Problem;
  readonly judge: Judge;
  readonly current: Timetable;
  readonly best: Timetable;
  currentCost = Infinity;
  bestCost = Infinity;
  tries = 0;
  /** The try that led to the best plan since the search last began. */
  lastBetter = 0;
  /** A minute before which nobody can be over; null when nothing is known. */
  bound: number | null = null;
  readonly #memory: Float64Array;
  #leastSinceBegun = Infinity;
  #answered: OrderOfPlay | null = null;

  constructor(problem: Problem, judge: Judge) {
    this.problem = problem;
    this.judge = judge;
    this.current = new Timetable(problem);
    this.best = new Timetable(problem);
    this.#memory = new Float64Array(MEMORY).fill(Infinity);
  }

  /** Forgets what was accepted before, and begins with the current plan. */
  begin(cost: number): void {
    this.currentCost = cost;
    this.lastBetter = this.tries;
    this.#leastSinceBegun = cost;
    this.#memory.fill(cost);
    this.note();
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
    if (this.currentCost < this.#leastSinceBegun) {
      this.#leastSinceBegun = this.currentCost;
      this.lastBetter = this.tries;
    }
    if (this.currentCost >= this.bestCost) return;
    this.bestCost = this.currentCost;
    this.best.copy(this.current);
  }

  /** Whether the best plan is as good as the bound allows. */
  get isDone(): boolean {
    const { problem, judge, bound } = this;
    const counts = bound !== null && problem.situation.goal !== 'comfort';
    const least = counts ? (bound - judge.origin) * WEIGHTS.finish : 0;
    return problem.open.length === 0 || this.bestCost <= least + ROUNDING;
  }

  /** The cost of the best plan under the rules of another problem with the same matches and courts. */
  priced(judge: Judge): { readonly cost: number; readonly parts: CostParts } {
    const parts = judge.parts(this.best);
    return { cost: costOf(parts), parts };
  }

  /** The best plan so far. */
  get answer(): OrderOfPlay {
    const { judge, best, bound, tries } = this;
    const isNew = this.#answered === null || Math.abs(this.#answered.cost - this.bestCost) > ROUNDING;
    this.#answered =
      isNew || this.#answered === null
        ? planIn(judge, best, { bound, tries })
        : { ...this.#answered, bound, tries };
    return this.#answered;
  }
}

const ROUNDING = 1e-6;

/**
 * Takes a few matches out of the current plan and puts them back, again and again, while that helps.
 * @param patience stops after this many tries without a better plan
 */
export function* improving(
  search: Search,
  placer: Placer,
  random: Random,
  patience: number,
): Generator<OrderOfPlay, void> {
  const { problem, judge, current } = search;
  const neighbourhoods = new Neighbourhoods(problem, judge, placer, random);
  const tries = Math.max(4, Math.ceil(WORK_A_STEP / (problem.open.length + 20)));
  search.begin(judge.total(current));
  while (search.tries - search.lastBetter < patience && !search.isDone) {
    for (let count = 0; count < tries; count += 1) {
      const undo = neighbourhoods.change(current);
      if (search.accepts(judge.total(current))) search.note();
      else undo();
    }
    yield search.answer;
  }
}
