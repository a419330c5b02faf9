// Makes the order of play: a first lawful plan at once, then better ones for as long as the caller likes. First, whole rounds of an event are moved
// before or behind each other or put off. Then a few matches at a time are taken out and put back where they cost least. Then it starts over.
import { randomFrom } from '../random.ts';
import { lowerBound, tailsOf } from './bounds.ts';
import { Judge } from './cost.ts';
import { Placer } from './placing.ts';
import type { OrderOfPlay } from './plan.ts';
import type { Problem } from './problem.ts';
import { beginnings, decodeAnew, movingRounds, RoundSearch } from './rounds.ts';
import { improving, Search } from './search.ts';

/** The search starts over when it has found nothing better for a while, and ends after this many starts in a row without success. */
const BEGINNINGS = 6;
/** After this many tries without a better plan the search starts over; more if there is more to try. */
const patienceFor = (matches: number): number => 500 + 10 * matches;

/**
 * Makes the order of play of a problem, better with each step: the first value is a whole plan, each later one the best so far. The caller watches
 * the clock and stops when the time is up; it ends by itself when it finds nothing better. The same seed gives the same plans.
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

  for (let begun = 0, inVain = 0; inVain < BEGINNINGS && !search.isDone; begun += 1) {
    const before = search.bestCost;
    // Putting rounds off saves waiting, but ends later if there is little room: every second time it is left out.
    yield* movingRounds(search, new RoundSearch(search, placer, random, beginning, begun % 2 === 0));
    yield* improving(search, placer, random, patienceFor(problem.open.length));
    inVain = search.bestCost < before ? 0 : inVain + 1;
  }
  return search.answer;
}
