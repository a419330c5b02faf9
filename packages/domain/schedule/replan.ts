// Finds plans for a day that no longer follows its plan: plans of different kinds, best first, each with its cost [OP30-OP32]. Nothing is applied here.
import { err, ok, type Result } from '../result.ts';
import { randomFrom, type Random } from '../random.ts';
import { tailsOf } from './bounds.ts';
import { Judge, WEIGHTS } from './cost.ts';
import { Placer } from './placing.ts';
import type { OrderOfPlay } from './plan.ts';
import { problemOf, type Problem, type SituationError } from './problem.ts';
import { decodeAnew, makingRoom } from './rounds.ts';
import { improving, Search } from './search.ts';
import { DAY, dayOf, type ScheduleId, type Shortening, type Situation } from './situation.ts';
import { Timetable } from './timetable.ts';

/**
 * The kind of a plan: `wait` moves everything back in its order; `rearrange` changes times and courts if it pays; `halls` goes on indoors while outdoor
 * courts rest; `shorten` and `short_sets` play whole rounds in a shorter format; `tomorrow` moves rounds to the next day; the last two give up the
 * consolation of doubles, or every consolation.
 */
export const REPLAN_KINDS = [
  'wait',
  'rearrange',
  'halls',
  'shorten',
  'short_sets',
  'tomorrow',
  'consolation_doubles',
  'consolation',
] as const;
export type ReplanKind = (typeof REPLAN_KINDS)[number];

/** A kind of plan that the caller brings: its situation, and the matches that it gives up. */
export interface Variant {
  readonly kind: ReplanKind;
  readonly situation: Situation;
  readonly givenUp?: readonly ScheduleId[];
  /** The rounds that it plays in their shorter format. */
  readonly shorten?: readonly Shortening[];
}

/** Where a match was and where it is now; null for a match that had or has no place. */
export interface PlanChange {
  readonly match: ScheduleId;
  readonly from: { readonly court: ScheduleId; readonly start: number } | null;
  readonly to: { readonly court: ScheduleId; readonly start: number } | null;
}

export interface Replan extends OrderOfPlay {
  readonly kind: ReplanKind;
  readonly shorten: readonly Shortening[];
  /** Matches that are not played at all any more. */
  readonly givenUp: readonly ScheduleId[];
  /** Published matches that move or change courts, and those that lose or get their place. */
  readonly changes: readonly PlanChange[];
  /** The most minutes by which a match is later than published. */
  readonly delay: number;
  /** How many matches end more than a quarter of an hour after the target of their day, or of their juniors [OP16]. */
  readonly tooLate: number;
}

const MOST_PLANS = 8;
/** A match that ends so many minutes after the target is not too late yet. */
const LATE_ENOUGH = 15;
/** Matches that are due within this time stay where they are in the plan for the next day. */
const SOON = 180;

/** After this many tries without a better plan, the search for this kind stops; more if there is more to try. */
const patienceFor = (matches: number): number => 2000 + 400 * matches;

/** When each match is due: as published; unpublished ones come after all others, those with most matches behind them first. */
function dueTimes(problem: Problem): Float64Array {
  const tails = tailsOf(problem);
  return problem.publishedStart.map((told, match) =>
    told >= 0 ? told : DAY * 400 - (tails[match] as number),
  );
}

/** Moves each match only as late as the matches before it demand, on its own court and in the published order if possible. */
function waiting(problem: Problem, placer: Placer): Timetable {
  const timetable = new Timetable(problem);
  const due = dueTimes(problem);
  const left = [...problem.open].toSorted((a, b) => (due[a] as number) - (due[b] as number) || a - b);
  const ends = new Map<number, number>();
  while (left.length > 0) {
    const at = left.findIndex((match) =>
      [...(problem.links.feeders[match] ?? []), problem.follows[match] as number].every(
        (need) => need < 0 || !left.includes(need),
      ),
    );
    const [match] = left.splice(Math.max(0, at), 1);
    if (match === undefined || timetable.isPlaced(match)) continue;
    const court = problem.publishedCourt[match] as number;
    const told = problem.publishedStart[match] as number;
    if (court >= 0 && problem.courtsOf[match]?.includes(court) === true && timetable.ask(match)) {
      const start = timetable.nextOn(match, court, Math.max(told, ends.get(court) ?? 0));
      if (start < Infinity && dayOf(start) === dayOf(told)) {
        timetable.place(match, court, start);
        ends.set(court, start);
        continue;
      }
    }
    placer.placeEarliest(timetable, match, told);
  }
  return timetable;
}

/** One kind of plan on its way. */
interface Way {
  readonly kind: ReplanKind;
  readonly search: Search;
  readonly steps: Iterator<OrderOfPlay, void>;
  readonly shorten: readonly Shortening[];
  readonly givenUp: readonly ScheduleId[];
  isOver: boolean;
}

function changesOf({ situation }: Problem, plan: OrderOfPlay): readonly PlanChange[] {
  const places = new Map(plan.order.map(({ match, court, start }) => [String(match), { court, start }]));
  const told = new Map(
    (situation.published ?? []).map(({ match, court, start }) => [String(match), { court, start }]),
  );
  const begun = new Set(
    [...(situation.done ?? []), ...(situation.running ?? [])].map(({ match }) => String(match)),
  );
  return situation.matches.flatMap(({ id }): readonly PlanChange[] => {
    if (begun.has(String(id))) return [];
    const from = told.get(String(id)) ?? null;
    const to = places.get(String(id)) ?? null;
    const isSame =
      (from === null && to === null) ||
      (from !== null && to !== null && String(from.court) === String(to.court) && from.start === to.start);
    return isSame ? [] : [{ match: id, from, to }];
  });
}

const delayOf = (changes: readonly PlanChange[]): number =>
  Math.max(0, ...changes.map(({ from, to }) => (from === null || to === null ? 0 : to.start - from.start)));

/** The first round of each event in which no match has begun, where the event has a shorter format [OP13]. */
function shortenings({
  events,
  eventOf,
  matches,
  states,
  situation,
  matchOf,
}: Problem): readonly Shortening[] {
  const broken = new Set((situation.suspended ?? []).map(({ match }) => matchOf(match)));
  return events.flatMap(({ id, shorter }, event) => {
    if (shorter === undefined) return [];
    const own = matches.flatMap(({ round }, match) => (eventOf[match] === event ? [{ round, match }] : []));
    const begun = own.filter(({ match }) => states[match] !== 'open' || broken.has(match));
    const fromRound = Math.max(0, ...begun.map(({ round }) => round)) + 1;
    return own.some(({ round }) => round >= fromRound) ? [{ event: id, fromRound }] : [];
  });
}

/** The situation with the last rounds moved to the next day, except matches due soon; null if there is no such day, or nothing to move. */
export function nextDay(situation: Situation): Situation | null {
  const { now = 0, days = 1, published = [] } = situation;
  const tomorrow = (dayOf(now) + 1) * DAY;
  if (dayOf(now) + 1 >= days) return null;
  const told = new Map(published.map(({ match, start }) => [String(match), start]));
  let isMoved = false;
  const last = new Map<string, number>();
  for (const { event, round, id } of situation.matches)
    if (dayOf(told.get(String(id)) ?? -1) === dayOf(now))
      last.set(String(event), Math.max(round, last.get(String(event)) ?? 0));
  const matches = situation.matches.map((match) => {
    const start = told.get(String(match.id));
    const isLast = match.round === last.get(String(match.event));
    if (start === undefined || dayOf(start) !== dayOf(now) || start < now + SOON || !isLast) return match;
    isMoved = true;
    return { ...match, notBefore: Math.max(match.notBefore ?? 0, tomorrow) };
  });
  return isMoved ? { ...situation, matches } : null;
}

/** The situation with the matches of a wet day kept in the halls or moved to another day; null if there is no hall, or nothing outdoors. */
function inHalls({ situation }: Problem): Situation | null {
  const { now = 0, courts } = situation;
  const end = (dayOf(now) + 1) * DAY;
  const halls = courts.filter(({ indoor }) => indoor === true);
  if (halls.length === 0 || halls.length === courts.length) return null;
  return {
    ...situation,
    courts: courts.map((court) =>
      court.indoor === true ? court : { ...court, blocked: [...(court.blocked ?? []), [now, end]] },
    ),
  };
}

/**
 * Each kind begins with everything moved back. All kinds but `wait` go on from the cheapest of three plans: that one, everything on the next free
 * court in the published order, and a completely new plan. If moving back leaves matches without a place, the other two do better.
 */
function begin(kind: ReplanKind, problem: Problem, seed: number, shorten: readonly Shortening[]): Way {
  const judge = new Judge(problem);
  const placer = new Placer(problem, judge);
  const search = new Search(problem, judge);
  search.current.copy(waiting(problem, placer));
  search.begin(judge.total(search.current));
  search.tries += 1;
  const way = { kind, search, shorten, givenUp: [] };
  if (kind === 'wait') return { ...way, steps: ([] as OrderOfPlay[]).values(), isOver: true };
  let beginning: Float64Array = dueTimes(problem).map((due) => -due);
  for (const urgency of [beginning, tailsOf(problem)]) {
    const before = search.bestCost;
    search.currentCost = decodeAnew(search, placer, urgency);
    search.note();
    if (search.bestCost < before) beginning = urgency;
  }
  return { ...way, steps: bettering(search, placer, randomFrom(seed), beginning), isOver: false };
}

/** Finds places for the matches that have none; then a few matches at a time go where they cost least. */
function* bettering(
  search: Search,
  placer: Placer,
  random: Random,
  urgency: Float64Array,
): Generator<OrderOfPlay, void> {
  const { open } = search.problem;
  yield* makingRoom(search, placer, random, urgency);
  search.current.copy(search.best);
  yield* improving(search, placer, random, patienceFor(open.length));
}

/** The ways that can be gone at all, the plain ones first. */
function waysOf(problem: Problem, seed: number, variants: readonly Variant[]): readonly Way[] {
  const ways = [begin('wait', problem, seed, []), begin('rearrange', problem, seed, [])];
  const add = (kind: ReplanKind, situation: Situation | null, shorten: readonly Shortening[] = []): void => {
    if (situation === null) return;
    const changed = problemOf(situation, shorten);
    if (changed.ok) ways.push(begin(kind, changed.value, seed, shorten));
  };
  const shorter = shortenings(problem);
  if (shorter.length > 0) add('shorten', problem.situation, shorter);
  add('halls', inHalls(problem));
  add('tomorrow', nextDay(problem.situation));
  for (const { kind, situation, givenUp = [], shorten = [] } of variants) {
    const own = problemOf(situation, shorten);
    if (own.ok) ways.push({ ...begin(kind, own.value, seed, shorten), givenUp });
  }
  return ways;
}

/** The plans so far: best first, one of a kind, none that another one makes pointless. */
function ranked(ways: readonly Way[], problem: Problem): readonly Replan[] {
  const judge = new Judge(problem);
  const plans = ways.map(({ kind, search, shorten, givenUp }): Replan => {
    const { order, unplaced, tries, bound, ...found } = search.answer;
    // The kinds for halls and tomorrow were found under rules of their own; their price is calculated under the day's rules.
    const isOfDay = search.problem.matches.length === problem.matches.length;
    const priced = isOfDay && (kind === 'halls' || kind === 'tomorrow') ? search.priced(judge) : found;
    // Under the day's rules a match of the next day stays where it is; under its own it may have lost its place.
    const lost = unplaced.length + givenUp.length;
    const parts = { ...priced.parts, unplaced: lost };
    const changes = changesOf(problem, search.answer);
    return {
      kind,
      shorten,
      givenUp,
      order,
      unplaced,
      tries,
      bound,
      cost: priced.cost + (lost - priced.parts.unplaced) * WEIGHTS.unplaced,
      parts,
      changes,
      delay: delayOf(changes),
      tooLate: order.filter(({ match, start }) => {
        const at = search.problem.matchOf(match);
        return Math.max(search.judge.late(at, start), search.judge.juniorsLate(at, start)) > LATE_ENOUGH;
      }).length,
    };
  });
  const seen = new Set<string>();
  return plans
    .toSorted((a, b) => a.cost - b.cost)
    .filter(({ order, shorten, givenUp }) => {
      const key = JSON.stringify([order, shorten, givenUp]);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST_PLANS);
}

/**
 * Plans for the rest of the day, better with each step; the caller watches the clock, and may bring variants of the day. Refuses an unreadable
 * situation. The same seed gives the same plans.
 */
export function replan(
  situation: Situation,
  seed: number,
  variants: readonly Variant[] = [],
): Result<Generator<readonly Replan[], readonly Replan[]>, SituationError> {
  const problem = problemOf(situation);
  if (!problem.ok) return err(problem.error);
  return ok(stepping(problem.value, seed, variants));
}

function* stepping(
  problem: Problem,
  seed: number,
  variants: readonly Variant[],
): Generator<readonly Replan[], readonly Replan[]> {
  const ways = waysOf(problem, seed, variants);
  yield ranked(ways, problem);
  while (ways.some(({ isOver }) => !isOver)) {
    for (const way of ways) if (!way.isOver) way.isOver = way.steps.next().done === true;
    yield ranked(ways, problem);
  }
  return ranked(ways, problem);
}
