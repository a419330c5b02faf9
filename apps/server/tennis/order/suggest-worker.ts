// A thread in which the engine looks for an order of play, one job after the other, each until its time is over.
import { parentPort } from 'node:worker_threads';
import {
  DAY_MINUTES,
  fits,
  inTheWay,
  orderOfPlay,
  priceOf,
  problemOf,
  replan,
  sooner,
  type Fit,
  type OrderOfPlay,
  type Situation,
} from '@tennis/domain';
import type { NearOf, RainAnswer, RainJob, SuggestAnswer, SuggestJob } from './suggest.ts';
import type { FitAnswer, FitJob, Try } from './fit/job.ts';

/** The last of the steps that end before the time is over. */
function lastOf<T>(steps: Iterator<T, T>, budgetMs: number): T {
  const until = performance.now() + budgetMs;
  let step = steps.next();
  while (step.done !== true && performance.now() < until) step = steps.next();
  return step.value;
}

const unreadable = (error: object): Error =>
  new Error(`The order of play cannot be read: ${JSON.stringify(error)}`);

/** How long one change is tried where matches find no place: whether it helps is seen soon. */
const TRY_MS = 250;

/** How many matches are left out at least with a change. */
function leftOut(situation: Situation): number {
  const problem = problemOf(situation);
  if (!problem.ok) throw unreadable(problem.error);
  const until = performance.now() + TRY_MS;
  const steps = orderOfPlay(problem.value, 1);
  let step = steps.next();
  while (step.done !== true && step.value.unplaced.length > 0 && performance.now() < until)
    step = steps.next();
  return step.value.unplaced.length;
}

/** How long it is looked for places that nearly do, and so many for each match. */
const NEAR_MS = 500;
const MOST_NEAR = 3;

/** For each match that has no place by itself: the places that lack least. */
function nearPlaces(
  situation: Situation,
  { order, unplaced }: Pick<OrderOfPlay, 'order' | 'unplaced'>,
): NearOf[] {
  const until = performance.now() + NEAR_MS;
  const naming = { player: String, court: String };
  const events = new Map(situation.events.map(({ id, courts }) => [String(id), courts?.map(String)]));
  const known = new Map(situation.matches.map((match) => [String(match.id), match]));
  return unplaced.flatMap(({ match, waitsFor }): NearOf[] => {
    const own = known.get(String(match));
    if (waitsFor !== undefined || own === undefined || performance.now() >= until) return [];
    const courts = events.get(String(own.event));
    // No day before the plan lets it, none after its tournament.
    const span = [
      own.notBefore ?? 0,
      Math.min((situation.days ?? 1) * DAY_MINUTES, own.mustEndBy ?? Infinity),
    ] as const;
    const found = inTheWay(
      situation,
      order,
      match,
      span,
      naming,
      (court) => courts?.includes(String(court)) ?? true,
      () => performance.now() < until,
    );
    const places = found.ok ? (found.value?.near ?? []) : [];
    return places.length === 0 ? [] : [{ match, places: places.slice(0, MOST_NEAR) }];
  });
}

function better({ situation, present, seed, budgetMs, tries = [] }: SuggestJob): SuggestAnswer {
  const problem = problemOf(situation);
  if (!problem.ok) throw unreadable(problem.error);
  const found = lastOf(orderOfPlay(problem.value, seed), budgetMs);
  const { order, unplaced, cost, parts } = sooner(problem.value, found);
  return {
    before: priceOf(problem.value, present),
    after: { order, unplaced, cost, parts },
    near: nearPlaces(situation, { order, unplaced }),
    leftOut: unplaced.length === 0 ? [] : tries.map(leftOut),
  };
}

function plans({ situation, variants, seed, budgetMs }: RainJob): RainAnswer {
  const steps = replan(situation, seed, variants);
  if (!steps.ok) throw unreadable(steps.error);
  return { plans: lastOf(steps.value, budgetMs) };
}

/** How long to look for an order with everything in it, and for one with each change. */
const FIT_MS = 400;
const CHANGED_MS = 60;
/** When no more changes are tried: a director waits for the answer. */
const ENOUGH_MS = 1500;

function fitOf(situation: Situation, budgetMs: number): Fit {
  const problem = problemOf(situation);
  if (!problem.ok) throw unreadable(problem.error);
  const until = performance.now() + budgetMs;
  return fits(problem.value, 1, () => performance.now() < until);
}

function fitting({ fit: situation, ways }: FitJob): FitAnswer {
  const until = performance.now() + ENOUGH_MS;
  const fit = fitOf(situation, FIT_MS);
  if (fit.answer === 'yes') return { fit, ways: [] };
  const helps = (one: Try): boolean =>
    performance.now() < until && fitOf(one.situation, CHANGED_MS).answer === 'yes';
  return { fit, ways: ways.flatMap((tries) => tries.find(helps)?.way ?? []) };
}

function answerOf(job: SuggestJob | RainJob | FitJob): SuggestAnswer | RainAnswer | FitAnswer {
  if ('fit' in job) return fitting(job);
  return 'present' in job ? better(job) : plans(job);
}

parentPort?.on('message', (job: SuggestJob | RainJob | FitJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
  parentPort?.postMessage(answerOf(job));
});
