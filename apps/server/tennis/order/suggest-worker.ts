// The thread in which the engine looks for an order of play until its time is over.
import { parentPort, workerData } from 'node:worker_threads';
import { orderOfPlay, priceOf, problemOf, replan } from '@tennis/domain';
import type { RainAnswer, RainJob, SuggestAnswer, SuggestJob } from './suggest.ts';

/** The last of the steps that end before the time is over. */
function lastOf<T>(steps: Iterator<T, T>, budgetMs: number): T {
  const until = performance.now() + budgetMs;
  let step = steps.next();
  while (step.done !== true && performance.now() < until) step = steps.next();
  return step.value;
}

const unreadable = (error: object): Error =>
  new Error(`The order of play cannot be read: ${JSON.stringify(error)}`);

function better({ situation, present, seed, budgetMs }: SuggestJob): SuggestAnswer {
  const problem = problemOf(situation);
  if (!problem.ok) throw unreadable(problem.error);
  const { order, unplaced, cost, parts } = lastOf(orderOfPlay(problem.value, seed), budgetMs);
  return { before: priceOf(problem.value, present), after: { order, unplaced, cost, parts } };
}

function plans({ situation, variants, seed, budgetMs }: RainJob): RainAnswer {
  const steps = replan(situation, seed, variants);
  if (!steps.ok) throw unreadable(steps.error);
  return { plans: lastOf(steps.value, budgetMs) };
}

const job = workerData as SuggestJob | RainJob;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
parentPort?.postMessage('present' in job ? better(job) : plans(job));
