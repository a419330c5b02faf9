// The thread in which the engine looks for an order of play until its time is over.
import { parentPort, workerData } from 'node:worker_threads';
import { orderOfPlay, priceOf, problemOf } from '@tennis/domain';
import type { SuggestAnswer, SuggestJob } from './suggest.ts';

const { situation, present, seed, budgetMs } = workerData as SuggestJob;

function work(): SuggestAnswer {
  const problem = problemOf(situation);
  if (!problem.ok) throw new Error(`The order of play cannot be read: ${JSON.stringify(problem.error)}`);
  const until = performance.now() + budgetMs;
  const plans = orderOfPlay(problem.value, seed);
  let step = plans.next();
  while (step.done !== true && performance.now() < until) step = plans.next();
  const { order, unplaced, cost, parts } = step.value;
  return { before: priceOf(problem.value, present), after: { order, unplaced, cost, parts } };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
parentPort?.postMessage(work());
