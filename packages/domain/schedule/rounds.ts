// The first part of the search: moves whole rounds of an event before or behind each other, and makes the plan again, the most urgent matches first. A new
// plan that is promising is moved late, and then early again unless it is made for comfort: this often ends sooner.
import type { Random } from '../random.ts';
import { fitAlone, tailsOf } from './bounds.ts';
import { endsOfDays, moveBack, moveEarly, moveLate } from './justify.ts';
import { CERTAIN } from './people.ts';
import type { Placer } from './placing.ts';
import type { OrderOfPlay } from './plan.ts';
import type { Problem } from './problem.ts';
import type { Search } from './search.ts';
import { DAY, dayOf } from './situation.ts';
import { Timetable } from './timetable.ts';

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
/** How often a plan is made anew to find a place for each match, and by how many minutes at most those without one become more urgent. */
const roomTriesFor = (matches: number): number => Math.min(200, Math.ceil(24_000 / matches));
const ROOM_STEP = 480;
/** No place is looked for any more when this many plans in a row have found one for no match more. */
const ROOM_PATIENCE = 16;
/** While places are looked for, about this many matches are placed between two answers. */
const ROOM_WORK_A_STEP = 300;
/** A round is moved earlier or later by steps of this many minutes, at most this many at once. */
const STEP = 30;
const STEPS = 8;
/** A new plan is moved late and early again if it costs at most this many times as much as the plan in hand. */
const WORTH_MOVING = 1.25;

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
  /** The best plan that was found since the search began, and another one that is at hand. */
  readonly #best: Timetable;
  readonly #other: Timetable;
  /** The plan in hand before it was moved late. */
  readonly #given: Timetable;
  #bestCost = Infinity;

  constructor(search: Search, placer: Placer, random: Random, urgency: Float64Array, putsOff: boolean) {
    this.#search = search;
    this.#placer = placer;
    this.#random = random;
    this.#rounds = roundsOf(search.problem);
    this.#urgency = urgency.slice();
    this.#from = new Float64Array(urgency.length);
    this.#spread = Math.max(60, Math.max(0, ...urgency) / 2);
    this.#putsOff = putsOff;
    this.#best = new Timetable(search.problem);
    this.#other = new Timetable(search.problem);
    this.#given = new Timetable(search.problem);
    search.begin(this.#unhurried(this.#decode()));
    this.#keep();
  }

  get count(): number {
    return this.#rounds.length;
  }

  /** Goes back to the best plan that was found, as a beginning. */
  settle(): void {
    this.#search.current.copy(this.#best);
    this.#search.begin(this.#bestCost);
  }

  #keep(): void {
    if (this.#search.currentCost >= this.#bestCost) return;
    this.#bestCost = this.#search.currentCost;
    this.#best.copy(this.#search.current);
  }

  /** Makes the current plan anew, and moves it late and early again: the best of these becomes the current one. */
  #decode(): number {
    const { current, judge, problem } = this.#search;
    const isComfort = problem.situation.goal === 'comfort';
    let least = decodeAnew(this.#search, this.#placer, this.#urgency, this.#from);
    if (isComfort) this.#given.copy(current);
    // Matches without a place do not get one by this.
    const isWhole = problem.open.every((match) => current.isPlaced(match));
    if (!isWhole || least > this.#search.currentCost * WORTH_MOVING) return least;
    const other = this.#other;
    other.copy(current);
    const consider = (): void => {
      const cost = judge.total(other);
      if (cost >= least) return;
      least = cost;
      current.copy(other);
    };
    if (isComfort) {
      // Where time does not press, there is to be room for rain: no day is over later.
      moveLate(other, endsOfDays(other), true);
      consider();
      return least;
    }
    moveLate(other, judge.lastEnd(other), this.#random.int(2) === 0);
    consider();
    moveEarly(other, this.#placer);
    consider();
    return least;
  }

  /** In a new best plan where time does not press, what was moved late in vain goes back; answers what it costs then. */
  #unhurried(cost: number): number {
    const { bestCost, current, judge, problem } = this.#search;
    if (problem.situation.goal !== 'comfort' || cost >= Math.max(bestCost, this.#bestCost)) return cost;
    moveBack(current, this.#given, judge);
    return judge.total(current);
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
    if (this.#search.accepts(this.#decode())) {
      this.#search.currentCost = this.#unhurried(this.#search.currentCost);
      this.#search.note();
      this.#keep();
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

/**
 * Where matches find no place, the plan is made anew with those matches and all that they wait for more urgent, again and again until they find one or
 * no match more finds one. It begins with the order in which the best plan so far was made. Matches that fit on no empty court are left out.
 */
export function* makingRoom(
  search: Search,
  placer: Placer,
  random: Random,
  beginning: Float64Array,
): Generator<OrderOfPlay, void> {
  const { problem, best, current } = search;
  const { open, links, publishedStart } = problem;
  const urgency = beginning.slice();
  const most = roomTriesFor(open.length);
  const triesAStep = Math.min(TRIES_A_STEP, Math.ceil(ROOM_WORK_A_STEP / open.length));
  const fits = fitAlone(problem);
  const left = (): readonly number[] =>
    [...open].filter((match) => !current.isPlaced(match) && fits[match] === 1);
  current.copy(best);
  let lost = left();
  let fewest = lost.length;
  for (let tries = 1, inVain = 0; tries <= most && lost.length > 0 && inVain < ROOM_PATIENCE; tries += 1) {
    const highest = open.reduce((top, match) => Math.max(top, urgency[match] as number), -Infinity);
    for (const match of lost) {
      const by = random.int(ROOM_STEP);
      for (const other of open) {
        if (other !== match && !links.isBefore(other, match)) continue;
        // Where a published plan was the order, those that are not in it come far behind.
        const isFarBehind = other === match || (publishedStart[other] as number) < 0;
        const from = urgency[other] as number;
        urgency[other] = (isFarBehind ? Math.max(from, highest) : from) + by;
      }
    }
    search.currentCost = decodeAnew(search, placer, urgency);
    search.tries += 1;
    search.note();
    lost = left();
    inVain = lost.length < fewest ? 0 : inVain + 1;
    fewest = Math.min(fewest, lost.length);
    if (tries % triesAStep === 0) yield search.answer;
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

/** By match: the most that anybody who may be in it has to play and rest in all draws together. */
function loadsOf({ people, links, avoidsPossible }: Problem, tails: Float64Array): Float64Array {
  const byDraw: Map<number, number>[] = people.players.map(() => new Map());
  const counts = (chance: number): boolean => avoidsPossible || chance >= CERTAIN;
  for (const [match, all] of people.all.entries()) {
    const draw = links.component[match] as number;
    for (const [player, chance] of all) {
      const own = byDraw[player];
      if (own !== undefined && counts(chance))
        own.set(draw, Math.max(own.get(draw) ?? 0, tails[match] as number));
    }
  }
  const loads = byDraw.map((own) => [...own.values()].reduce((sum, tail) => sum + tail, 0));
  return Float64Array.from(people.all, (all) =>
    [...all].reduce(
      (most, [player, chance]) => (counts(chance) ? Math.max(most, loads[player] ?? 0) : most),
      0,
    ),
  );
}

/** The urgencies with which the search begins: longest tail first, then by round, then by due time. */
export function* beginnings(problem: Problem): Generator<Float64Array> {
  const tails = tailsOf(problem);
  yield tails;
  yield tails.map((tail, match) => tail - (problem.matches[match]?.round ?? 0) * 30);
  yield tails.map((_, match) => -(problem.matches[match]?.round ?? 0));
  yield tails.map((tail, match) => tail - (problem.events[problem.eventOf[match] as number]?.early ?? 1440));
  yield tails.map((tail, match) => tail + (problem.conflicts.hard[match]?.length ?? 0) * 4);
  // Those first whose people have most to play, in all draws together.
  const loads = loadsOf(problem, tails);
  yield tails.map((tail, match) => tail + (loads[match] as number) / 2);
  yield tails.map((tail, match) => tail + (loads[match] as number));
  // One event after the other.
  yield tails.map((tail, match) => tail - (problem.eventOf[match] as number) * 600);
}
