// Makes the order of play: a first lawful plan at once, then better ones for as long as the caller likes. First whole rounds of an event are moved
// before or behind each other, then a few matches at a time are taken out and put back where they cost least.
import { randomFrom } from '../random.ts';
import { lowerBound, tailsOf } from './bounds.ts';
import { Judge } from './cost.ts';
import { Placer } from './placing.ts';
import type { OrderOfPlay } from './plan.ts';
import type { Problem } from './problem.ts';
import { beginnings, decodeAnew, RoundSearch } from './rounds.ts';
import { improving, Search } from './search.ts';

/** Whole rounds are moved for at least so many tries, and on as long as it helps. */
const ROUND_TRIES = 240;
/** Plans made anew between two answers. */
const ROUND_TRIES_A_STEP = 8;

/**
 * Makes the order of play of a problem, better with each step: the first value is a whole plan, each that follows the best so far. The caller holds the
 * clock and stops when there is no more time; it ends by itself when nothing better can be found. The same seed gives the same plans.
 */
export function* orderOfPlay(problem: Problem, seed: number): Generator<OrderOfPlay, OrderOfPlay> {
  const judge = new Judge(problem);
  const placer = new Placer(problem, judge);
  const random = randomFrom(seed);
  const search = new Search(problem, judge);
  let beginning = tailsOf(problem);
  for (const urgency of beginnings(problem)) {
    const before = search.bestCost;
    search.currentCost = decodeAnew(search, placer, urgency);
    search.tries += 1;
    search.note();
    if (search.bestCost < before) beginning = urgency;
    if (search.tries > 1) continue;
    yield search.answer;
    search.bound = lowerBound(problem);
  }
  if (search.isDone) return search.answer;

  search.restart();
  const rounds = new RoundSearch(search, placer, random, beginning);
  while (search.tries - search.lastBetter < ROUND_TRIES && search.tries < ROUND_TRIES * 4 && !search.isDone) {
    for (let count = 0; count < ROUND_TRIES_A_STEP; count += 1) rounds.step();
    yield search.answer;
  }
  yield* improving(search, placer, random);
  return search.answer;
}
