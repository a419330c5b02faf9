// Chooses the matches of a plan that are tried elsewhere: a few that are related, dear, late, in each other's way, or without a place.
import type { Random } from '../random.ts';
import { around, related, sameRound } from './company.ts';
import type { Judge } from './cost.ts';
import type { Problem } from './problem.ts';
import type { Timetable } from './timetable.ts';

/** Most matches that are taken out at once. */
const MOST = 9;
/** A match may begin this many minutes after the moment that was meant for it. */
export const SOON_AFTER = 45;
/** A match is meant to begin earlier by steps of this many minutes, at most this many at once. */
const EARLIER_STEP = 15;
const EARLIER_STEPS = 16;
/** One try in so many goes to a match without a place. */
const PRESSING = 8;
/** How many matches are taken out beside one that has too many in its way. */
const MOST_AROUND = 4;

/** A match on a court at a time. */
export interface Place {
  readonly match: number;
  readonly court: number;
  readonly start: number;
}

/** The matches to take out. */
export interface Chosen {
  readonly matches: readonly number[];
  /** The better place that is meant for the first of them, if there is one. */
  readonly aim: Place | null;
  /** Whether they go back as early as can be, to make room for one without a place. */
  readonly isPressing: boolean;
}

/** Matches that go back wherever they cost least. */
const anywhere = (matches: readonly number[]): Chosen => ({ matches, aim: null, isPressing: false });

/** Chooses matches of a problem; the same random numbers choose the same ones. */
export class Chooser {
  readonly #problem: Problem;
  readonly #judge: Judge;
  readonly #random: Random;

  constructor(problem: Problem, judge: Judge, random: Random) {
    this.#problem = problem;
    this.#judge = judge;
    this.#random = random;
  }

  /** Chooses by lot, in one of several ways. */
  choose(timetable: Timetable): Chosen {
    const size = 2 + this.#random.int(MOST - 1);
    const lost = this.#givenUp(timetable);
    if (lost >= 0 && this.#random.int(PRESSING) === 0)
      return { matches: this.#pressing(timetable, lost, size), aim: null, isPressing: true };
    const way = this.#random.int(11);
    if (way === 6 || way === 7) return this.#inTheWay(timetable);
    return anywhere(this.#together(timetable, way, size));
  }

  #together(timetable: Timetable, way: number, size: number): readonly number[] {
    switch (way) {
      case 0:
        return related(this.#problem, this.#random, this.#any(), size);
      case 1:
        return related(this.#problem, this.#random, this.#last(timetable), size);
      case 2:
      case 3:
        return [
          ...related(this.#problem, this.#random, this.#dear(timetable), 3),
          ...around(this.#problem, this.#random, timetable, this.#dear(timetable), size),
        ];
      case 4:
        return [this.#dear(timetable), this.#any()];
      case 5:
        return sameRound(this.#problem, this.#random, timetable, this.#any(), MOST * 2);
      case 8:
        return this.#holdingUp(timetable, size);
      default:
        return around(this.#problem, this.#random, timetable, this.#any(), size);
    }
  }

  #any(): number {
    const { open } = this.#problem;
    return open[this.#random.int(open.length)] as number;
  }

  /** The match that is over last, or one of the last. */
  #last(timetable: Timetable): number {
    let last = this.#any();
    for (const row of timetable.rows) {
      const match = row.at(-1);
      if (match === undefined || this.#problem.states[match] !== 'open') continue;
      if (!timetable.isPlaced(last) || timetable.endOf(match) > timetable.endOf(last)) last = match;
    }
    return last;
  }

  /** One of the matches that cost most by their place, or one without a place. */
  #dear(timetable: Timetable): number {
    let dearest = this.#any();
    let most = -1;
    for (let tries = 0; tries < 12; tries += 1) {
      const match = this.#any();
      if (!timetable.isPlaced(match)) return match;
      const start = timetable.start[match] as number;
      const cost =
        this.#judge.own(match, timetable.court[match] as number, start) +
        this.#judge.waiting(timetable, match) +
        (this.#problem.avoidsPossible ? 0 : this.#judge.clashes(timetable, match) * 100);
      if (cost > most) {
        most = cost;
        dearest = match;
      }
    }
    return dearest;
  }

  /**
   * The match that is over last with those that hold it up: the match that it waits for or shares people with, or that is on its court until it begins, and
   * what holds that one up in turn.
   */
  #holdingUp(timetable: Timetable, size: number): readonly number[] {
    const { links, conflicts, rest, states, turnaround } = this.#problem;
    let match = this.#last(timetable);
    const chosen = [match];
    while (chosen.length < size) {
      const start = timetable.start[match] as number;
      const holds = (other: number, gap: number): boolean =>
        states[other] === 'open' && timetable.isPlaced(other) && timetable.endOf(other) + gap === start;
      const held = [...(links.feeders[match] ?? []), ...(conflicts.hard[match] as Int32Array)].filter(
        (other) => holds(other, rest[other] as number),
      );
      const row = timetable.rows[timetable.court[match] as number] ?? [];
      const before = row[row.indexOf(match) - 1];
      if (before !== undefined && holds(before, turnaround)) held.push(before);
      if (held.length === 0) break;
      match = held[this.#random.int(held.length)] as number;
      chosen.push(match);
    }
    for (let more = this.#random.int(3); more > 0; more -= 1)
      chosen.push(...around(this.#problem, this.#random, timetable, match, 1));
    return chosen;
  }

  /** A match without a place, although those that it waits for have theirs; -1 if there is none. */
  #givenUp(timetable: Timetable): number {
    const { open, links, states } = this.#problem;
    let found = -1;
    let count = 0;
    for (const match of open) {
      if (timetable.isPlaced(match)) continue;
      if ((links.feeders[match] ?? []).some((one) => states[one] === 'open' && !timetable.isPlaced(one)))
        continue;
      count += 1;
      if (this.#random.int(count) === 0) found = match;
    }
    return found;
  }

  /** A match without a place, those that it waits for, and some of those that share people with them: all of them as early as can be. */
  #pressing(timetable: Timetable, match: number, size: number): readonly number[] {
    const { links, conflicts, states } = this.#problem;
    const chosen = [match];
    const take = (others: Iterable<number>): void => {
      for (const other of others) if (states[other] === 'open' && !chosen.includes(other)) chosen.push(other);
    };
    for (let deep = this.#random.int(3), at = 0; deep > 0; deep -= 1)
      for (const end = chosen.length; at < end; at += 1) take(links.feeders[chosen[at] as number] ?? []);
    const starts = chosen
      .filter((one) => timetable.isPlaced(one))
      .map((one) => timetable.start[one] as number);
    const since = starts.length > 0 ? Math.min(...starts) : 0;
    const others = [...(conflicts.hard[match] as Int32Array)].filter(
      (one) => (timetable.start[one] as number) >= since,
    );
    take(this.#random.shuffle(others).slice(0, size));
    return chosen;
  }

  /** Where a match should rather be: as published, soon after its people have rested, or a little earlier than it is. */
  #better(timetable: Timetable, match: number): Place {
    const { links, rest, earliest, courtsOf, publishedStart, publishedCourt } = this.#problem;
    const random = this.#random;
    const courts = courtsOf[match] as Int32Array;
    const told = publishedCourt[match] as number;
    if (told >= 0 && courts.includes(told) && random.int(4) > 0)
      return {
        match,
        court: told,
        start: Math.max(earliest[match] as number, publishedStart[match] as number),
      };
    const court = courts[random.int(courts.length)] as number;
    let ready = 0;
    for (const one of links.feeders[match] ?? [])
      if (timetable.isPlaced(one)) ready = Math.max(ready, timetable.endOf(one) + (rest[one] as number));
    const sooner = (timetable.start[match] as number) - EARLIER_STEP * (1 + random.int(EARLIER_STEPS));
    const start = ready > 0 && random.int(2) === 0 ? ready + random.int(SOON_AFTER) : sooner;
    return { match, court, start: Math.max(earliest[match] as number, start) };
  }

  /** A match that should rather be elsewhere, and all that is in its way there. */
  #inTheWay(timetable: Timetable): Chosen {
    const { links, conflicts, rest, minutes, courtsOf, turnaround, states } = this.#problem;
    const match = this.#random.int(4) === 0 ? this.#last(timetable) : this.#dear(timetable);
    if (!timetable.isPlaced(match) || courtsOf[match]?.length === 0) return anywhere([match, this.#any()]);
    const aim = this.#better(timetable, match);
    const end = aim.start + (minutes[match] as number);
    const isNear = (other: number, before: number, after: number): boolean =>
      other !== match &&
      timetable.isPlaced(other) &&
      (timetable.start[other] as number) < end + before &&
      timetable.endOf(other) + after > aim.start;
    const own = rest[match] as number;
    const inTheWay = [
      ...(timetable.rows[aim.court] ?? []).filter((other) => isNear(other, turnaround, turnaround)),
      ...[...(conflicts.hard[match] as Int32Array)].filter((other) =>
        isNear(other, own, rest[other] as number),
      ),
      ...(links.followers[match] ?? []).filter((other) => isNear(other, own, 0)),
    ];
    if (inTheWay.length > MOST || inTheWay.some((other) => states[other] !== 'open'))
      return anywhere(around(this.#problem, this.#random, timetable, match, MOST_AROUND));
    return { matches: [match, ...inTheWay], aim, isPressing: false };
  }
}
