// Changes a plan a little: takes out a few matches that are related, and puts them back where they cost least.
import type { Random } from '../random.ts';
import type { Judge } from './cost.ts';
import type { Placer } from './placing.ts';
import type { Problem } from './problem.ts';
import { dayOf } from './situation.ts';
import type { Timetable } from './timetable.ts';

/** Most matches that are taken out at once. */
const MOST = 9;
/** Costs that differ by less than this are as good as equal when a match is put back. */
const NOISE = 24;

interface Kept {
  readonly match: number;
  readonly court: number;
  readonly start: number;
}

export class Neighbourhoods {
  readonly #problem: Problem;
  readonly #judge: Judge;
  readonly #placer: Placer;
  readonly #random: Random;

  constructor(problem: Problem, judge: Judge, placer: Placer, random: Random) {
    this.#problem = problem;
    this.#judge = judge;
    this.#placer = placer;
    this.#random = random;
  }

  /** Changes the timetable; answers how to take that back. */
  change(timetable: Timetable): () => void {
    const chosen = this.#withFollowers(this.#choose(timetable));
    const kept: Kept[] = [...chosen]
      .filter((match) => timetable.isPlaced(match))
      .map((match) => ({
        match,
        court: timetable.court[match] as number,
        start: timetable.start[match] as number,
      }));
    for (const { match } of kept) timetable.remove(match);
    const urgency = new Map(
      [...chosen].map((match) => {
        const start = kept.find((one) => one.match === match)?.start ?? 1e6;
        return [match, start + this.#random.int(240)];
      }),
    );
    this.#putBack(timetable, chosen, urgency);
    for (const match of chosen)
      if (!timetable.isPlaced(match)) this.#giveUpAfter(timetable, match, chosen, kept);
    return () => {
      for (const match of chosen) if (timetable.isPlaced(match)) timetable.remove(match);
      for (const { match, court, start } of kept) timetable.place(match, court, start);
    };
  }

  /** Matches that wait for one without a place get none either [OP1]. For the chosen matches, `kept` already holds the old place, or none. */
  #giveUpAfter(timetable: Timetable, match: number, chosen: ReadonlySet<number>, kept: Kept[]): void {
    for (const follower of this.#problem.links.followers[match] ?? []) {
      if (timetable.isPlaced(follower)) {
        if (!chosen.has(follower))
          kept.push({
            match: follower,
            court: timetable.court[follower] as number,
            start: timetable.start[follower] as number,
          });
        timetable.remove(follower);
      }
      this.#giveUpAfter(timetable, follower, chosen, kept);
    }
  }

  #putBack(timetable: Timetable, chosen: ReadonlySet<number>, urgency: ReadonlyMap<number, number>): void {
    const { links, states, follows } = this.#problem;
    const left = [...chosen].toSorted((a, b) => (urgency.get(a) ?? 0) - (urgency.get(b) ?? 0));
    const noise = this.#random.int(3) === 0 ? 0 : NOISE;
    while (left.length > 0) {
      // The first match that can be placed: those it waits for are placed, or cannot be.
      const at = left.findIndex((match) => {
        const needs = [
          ...(links.feeders[match] ?? []),
          ...(follows[match] === -1 ? [] : [follows[match] as number]),
        ];
        return needs.every((need) => states[need] !== 'open' || !left.includes(need));
      });
      const [match] = left.splice(Math.max(0, at), 1);
      if (match === undefined) return;
      if (!timetable.isPlaced(match)) this.#placer.placeCheapest(timetable, match, this.#random, noise);
    }
  }

  /** A match keeps the one that follows it at once; both go together. */
  #withFollowers(matches: readonly number[]): ReadonlySet<number> {
    const { follows, followedBy, states } = this.#problem;
    const all = new Set<number>();
    for (const match of matches) {
      let first = match;
      while ((follows[first] as number) >= 0 && states[follows[first] as number] === 'open')
        first = follows[first] as number;
      for (let next = first; next >= 0 && states[next] === 'open'; next = followedBy[next] as number)
        all.add(next);
    }
    return all;
  }

  #any(): number {
    const { open } = this.#problem;
    return open[this.#random.int(open.length)] as number;
  }

  #choose(timetable: Timetable): readonly number[] {
    const size = 2 + this.#random.int(MOST - 1);
    switch (this.#random.int(8)) {
      case 0:
        return this.#related(this.#any(), size);
      case 1:
        return this.#related(this.#last(timetable), size);
      case 2:
      case 3:
        return [
          ...this.#related(this.#dear(timetable), 3),
          ...this.#around(timetable, this.#dear(timetable), size),
        ];
      case 4:
        return [this.#dear(timetable), this.#any()];
      case 5:
        return this.#round(timetable, this.#any());
      default:
        return this.#around(timetable, this.#any(), size);
    }
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

  /** A match with those that it waits for, that wait for it, and that share people with it. */
  #related(match: number, size: number): readonly number[] {
    const { links, conflicts, states } = this.#problem;
    const chosen = new Set([match]);
    const next = [match];
    while (chosen.size < size && next.length > 0) {
      const one = next.shift() as number;
      const others = [
        ...(links.feeders[one] ?? []),
        ...(links.followers[one] ?? []),
        ...(conflicts.hard[one] ?? []),
      ];
      for (const other of this.#random.shuffle(others)) {
        if (chosen.size >= size) break;
        if (states[other] !== 'open' || chosen.has(other)) continue;
        chosen.add(other);
        next.push(other);
      }
    }
    return [...chosen];
  }

  /** Matches at about the same time as one of them. */
  #around(timetable: Timetable, match: number, size: number): readonly number[] {
    const { open } = this.#problem;
    const centre = timetable.start[match] as number;
    const near = [...open].filter(
      (other) => timetable.isPlaced(other) && Math.abs((timetable.start[other] as number) - centre) <= 150,
    );
    return [match, ...this.#random.shuffle(near).slice(0, size)];
  }

  /** The matches of one round of an event on one day. */
  #round(timetable: Timetable, match: number): readonly number[] {
    const { open, eventOf, matches } = this.#problem;
    const day = dayOf(timetable.start[match] as number);
    const same = [...open].filter(
      (other) =>
        eventOf[other] === eventOf[match] &&
        matches[other]?.round === matches[match]?.round &&
        dayOf(timetable.start[other] as number) === day,
    );
    return this.#random.shuffle(same).slice(0, MOST * 2);
  }
}
