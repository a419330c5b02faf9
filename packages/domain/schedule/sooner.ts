// Matches that could begin sooner for nothing: what an order costs says little of when most of it is played, so among orders that cost the same the one
// that fills its courts from the start is taken. Early courts full, so that rain has somewhere to go [OP21, OP22].
import { Judge } from './cost.ts';
import { movable, moveEarly } from './justify.ts';
import { Placer } from './placing.ts';
import { planIn, type OrderOfPlay } from './plan.ts';
import type { Problem } from './problem.ts';
import { Timetable } from './timetable.ts';

/** A match is tried at so many earlier starts of a court at most. */
const TRIES = 8;
/** By so many minutes at least these starts differ. */
const STEP = 15;
/** What moved sooner makes room for others: so often all of them are looked at. */
const PASSES = 6;
const ROUNDING = 1e-6;

interface Place {
  readonly court: number;
  readonly start: number;
}

/** The earliest start of a match, before the one it has, at which the order costs no more; null if there is none. The match is out of the timetable. */
function soonerPlace(
  judge: Judge,
  timetable: Timetable,
  match: number,
  now: Place,
  most: number,
): Place | null {
  const { courtsOf, situation } = judge.problem;
  const isNamed = (court: number): number => Number(situation.courts[court]?.centre === true);
  if (!timetable.ask(match)) return null;
  let best: Place | null = null;
  // Where two begin at the same time, one that is no final leaves the centre court free.
  const courts = [...(courtsOf[match] as Int32Array)].toSorted(
    (one, other) => isNamed(one) - isNamed(other) || one - other,
  );
  for (const court of courts) {
    const until: number = best === null ? now.start : best.start;
    let from = 0;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const start = timetable.nextOn(match, court, from);
      if (start >= until) break;
      timetable.place(match, court, start);
      const cost = judge.around(timetable, match);
      timetable.remove(match);
      if (cost <= most + ROUNDING) {
        best = { court, start };
        break;
      }
      from = start + Math.max(STEP, Math.ceil((until - start) / TRIES));
    }
  }
  return best;
}

/** The matches that may move, the first one first. */
const byStart = (problem: Problem, timetable: Timetable): readonly number[] =>
  movable(problem, timetable)
    .filter((match) => (problem.publishedStart[match] as number) < 0)
    .toSorted(
      (one, other) => (timetable.start[one] as number) - (timetable.start[other] as number) || one - other,
    );

/** Moves each match that was not told to anybody yet to its earliest lawful place at which the order costs no more. */
function moveSooner(judge: Judge, timetable: Timetable): void {
  for (let pass = 0, isMoved = true; pass < PASSES && isMoved; pass += 1) {
    isMoved = false;
    for (const match of byStart(judge.problem, timetable)) {
      const now = { court: timetable.court[match] as number, start: timetable.start[match] as number };
      const cost = judge.around(timetable, match);
      timetable.remove(match);
      // What was taken out may have to be put back: two may be on one court at once there.
      const found = soonerPlace(judge, timetable, match, now, cost);
      isMoved ||= found !== null;
      timetable.place(match, (found ?? now).court, (found ?? now).start);
    }
  }
}

/** So many matches are moved along with one at most. */
const ALONG = 8;

/**
 * Moves a match to its earliest lawful place, and after it all that would then wait too long for it or rest unlike its opponents, each as early as can be.
 * False if the order would cost more: then nothing has moved.
 */
function moveAlong(
  judge: Judge,
  placer: Placer,
  timetable: Timetable,
  kept: Timetable,
  match: number,
): boolean {
  const { touches, publishedStart, states, follows, followedBy } = judge.problem;
  const cost = judge.total(timetable);
  const before = timetable.start[match] as number;
  kept.copy(timetable);
  const mayMove = (one: number): boolean =>
    states[one] === 'open' &&
    timetable.isPlaced(one) &&
    (publishedStart[one] as number) < 0 &&
    (follows[one] as number) < 0 &&
    (followedBy[one] as number) < 0;
  const moved = new Set<number>();
  const along = [match];
  for (let one = along.shift(); one !== undefined && moved.size < ALONG; one = along.shift()) {
    if (moved.has(one) || !mayMove(one)) continue;
    moved.add(one);
    const [court, start] = [timetable.court[one] as number, timetable.start[one] as number];
    timetable.remove(one);
    if (!placer.placeEarliest(timetable, one)) timetable.place(one, court, start);
    if ((timetable.start[one] as number) >= start && one === match) break;
    for (const other of touches[one] as Int32Array)
      if (judge.waiting(timetable, other) > judge.waiting(kept, other)) along.push(other);
    // Opponents whose rests would be unlike come to their next match as early as each other.
    for (const other of judge.problem.links.followers[one] ?? [])
      for (const feeder of judge.problem.links.feeders[other] ?? [])
        if (judge.waiting(timetable, other) > judge.waiting(kept, other)) along.push(feeder);
  }
  const isSooner =
    (timetable.start[match] as number) < before &&
    [...moved].every((one) => (timetable.start[one] as number) <= (kept.start[one] as number));
  if (isSooner && judge.total(timetable) <= cost + ROUNDING) return true;
  timetable.copy(kept);
  return false;
}

/**
 * An order in which nothing waits for nothing: each match at its earliest lawful place, as far as the order costs no more than the one that is given. Nothing
 * that people were told moves. Where time does not press it stays as it is [OP21].
 */
export function sooner(problem: Problem, plan: OrderOfPlay): OrderOfPlay {
  if (problem.situation.goal === 'comfort' || plan.order.length === 0) return plan;
  const judge = new Judge(problem);
  const timetable = new Timetable(problem);
  for (const { match, court, start } of plan.order)
    timetable.place(problem.matchOf(match), problem.courtOf(court), start);
  const before = judge.total(timetable);
  const placer = new Placer(problem, judge);
  if ((problem.situation.published ?? []).length === 0) {
    // Matches whose rests are alike move together, if all of them can.
    const all = new Timetable(problem);
    all.copy(timetable);
    moveEarly(all, placer);
    const isLater = [...problem.open].some(
      (one) => (all.start[one] as number) > (timetable.start[one] as number),
    );
    if (!isLater && judge.total(all) <= before + ROUNDING) timetable.copy(all);
  }
  const kept = new Timetable(problem);
  moveSooner(judge, timetable);
  for (let pass = 0, isMoved = true; pass < PASSES && isMoved; pass += 1) {
    isMoved = false;
    for (const match of byStart(problem, timetable))
      if (moveAlong(judge, placer, timetable, kept, match)) isMoved = true;
    if (isMoved) moveSooner(judge, timetable);
  }
  const found = planIn(judge, timetable, { bound: plan.bound, tries: plan.tries });
  return found.cost <= plan.cost + ROUNDING && found.unplaced.length <= plan.unplaced.length ? found : plan;
}
