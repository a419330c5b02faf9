// The baseline for the order of play: greedy over priority orders, restarted for as long as there is time. Longest tail first with noise, each match
// at the earliest lawful place; the best of all restarts counts. A careful and very patient person would make about such a schedule.
import { Judge } from '../packages/domain/schedule/cost.ts';
import { tailsOf } from '../packages/domain/schedule/bounds.ts';
import { Placer } from '../packages/domain/schedule/placing.ts';
import type { Problem } from '../packages/domain/schedule/problem.ts';
import { Timetable } from '../packages/domain/schedule/timetable.ts';
import { randomFrom } from '../packages/domain/index.ts';

export interface Baseline {
  readonly cost: number;
  readonly end: number;
  readonly restarts: number;
}

/** Runs the baseline for so many milliseconds. */
export function runBaseline(problem: Problem, budgetMs: number, seed: number): Baseline {
  const judge = new Judge(problem);
  const placer = new Placer(problem, judge);
  const random = randomFrom(seed);
  const tails = tailsOf(problem);
  const began = performance.now();
  let best = { cost: Infinity, end: 0, restarts: 0 };
  let restarts = 0;
  do {
    const timetable = new Timetable(problem);
    const noise = restarts === 0 ? 1 : 30 * (1 + random.int(6));
    const urgency = tails.map((tail) => tail + random.int(noise));
    placer.decode(timetable, urgency);
    restarts += 1;
    const cost = judge.total(timetable);
    if (cost < best.cost) best = { cost, end: judge.lastEnd(timetable), restarts };
  } while (performance.now() - began < budgetMs);
  return { ...best, restarts };
}
