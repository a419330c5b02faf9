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
/** A match may begin this many minutes after the moment that was meant for it. */
const SOON_AFTER = 45;
/** A match is meant to begin earlier by steps of this many minutes, at most this many at once. */
const EARLIER_STEP = 15;
const EARLIER_STEPS = 16;
/** One try in so many goes to a match without a place. */
const PRESSING = 8;
/** How many matches are taken out beside one that has too many in its way. */
const MOST_AROUND = 4;

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
  /** Where the first of the chosen matches is meant to go. */
  #aim: Kept | null = null;
  /** Whether the chosen matches go back as early as can be, to make room for one without a place. */
  #isPressing = false;

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
    if (this.#aim !== null) this.#take(timetable, this.#aim);
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
      if (timetable.isPlaced(match)) continue;
      if (this.#isPressing) this.#placer.placeChain(timetable, match);
      else this.#placer.placeCheapest(timetable, match, this.#random, noise);
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

  /** Puts a match where it was meant to go, if it is lawful there or soon after. */
  #take(timetable: Timetable, { match, court, start }: Kept): void {
    if (!timetable.ask(match)) return;
    const at = timetable.nextOn(match, court, start);
    if (at <= start + SOON_AFTER) timetable.place(match, court, at);
  }

  #choose(timetable: Timetable): readonly number[] {
    this.#aim = null;
    this.#isPressing = false;
    const size = 2 + this.#random.int(MOST - 1);
    const lost = this.#givenUp(timetable);
    if (lost >= 0 && this.#random.int(PRESSING) === 0) return this.#pressing(timetable, lost, size);
    switch (this.#random.int(11)) {
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
      case 6:
      case 7:
        return this.#inTheWay(timetable);
      case 8:
        return this.#holdingUp(timetable, size);
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
      chosen.push(...this.#around(timetable, match, 1));
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
    this.#isPressing = true;
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
  #better(timetable: Timetable, match: number): Kept {
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
  #inTheWay(timetable: Timetable): readonly number[] {
    const { links, conflicts, rest, minutes, courtsOf, turnaround, states } = this.#problem;
    const match = this.#random.int(4) === 0 ? this.#last(timetable) : this.#dear(timetable);
    if (!timetable.isPlaced(match) || courtsOf[match]?.length === 0) return [match, this.#any()];
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
      return this.#around(timetable, match, MOST_AROUND);
    this.#aim = aim;
    return [match, ...inTheWay];
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
