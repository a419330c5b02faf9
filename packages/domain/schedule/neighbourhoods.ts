// Changes a plan a little: takes out a few matches that are related, and puts them back where they cost least.
import type { Random } from '../random.ts';
import { Chooser, SOON_AFTER, type Place } from './chooser.ts';
import type { Judge } from './cost.ts';
import type { Placer } from './placing.ts';
import type { Problem } from './problem.ts';
import type { Timetable } from './timetable.ts';

/** Costs that differ by less than this are as good as equal when a match is put back. */
const NOISE = 24;

/** Changes a plan and can take the change back. */
export class Neighbourhoods {
  readonly #problem: Problem;
  readonly #chooser: Chooser;
  readonly #placer: Placer;
  readonly #random: Random;

  constructor(problem: Problem, judge: Judge, placer: Placer, random: Random) {
    this.#problem = problem;
    this.#chooser = new Chooser(problem, judge, random);
    this.#placer = placer;
    this.#random = random;
  }

  /** Changes the timetable; answers how to take that back. */
  change(timetable: Timetable): () => void {
    const { matches, aim, isPressing } = this.#chooser.choose(timetable);
    const chosen = this.#withFollowers(matches);
    const kept: Place[] = [...chosen]
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
    if (aim !== null) this.#take(timetable, aim);
    this.#putBack(timetable, chosen, urgency, isPressing);
    for (const match of chosen)
      if (!timetable.isPlaced(match)) this.#giveUpAfter(timetable, match, chosen, kept);
    return () => {
      for (const match of chosen) if (timetable.isPlaced(match)) timetable.remove(match);
      for (const { match, court, start } of kept) timetable.place(match, court, start);
    };
  }

  /** Matches that wait for one without a place get none either [OP1]. For the chosen matches, `kept` already holds the old place, or none. */
  #giveUpAfter(timetable: Timetable, match: number, chosen: ReadonlySet<number>, kept: Place[]): void {
    const { links, states } = this.#problem;
    for (const follower of links.followers[match] ?? []) {
      // One that stays where it is keeps its place: what it waits for has to find room before it.
      if (states[follower] !== 'open') continue;
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

  #putBack(
    timetable: Timetable,
    chosen: ReadonlySet<number>,
    urgency: ReadonlyMap<number, number>,
    isPressing: boolean,
  ): void {
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
      if (isPressing) this.#placer.placeChain(timetable, match);
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

  /** Puts a match where it was meant to go, if it is lawful there or soon after. */
  #take(timetable: Timetable, { match, court, start }: Place): void {
    if (!timetable.ask(match)) return;
    const at = timetable.nextOn(match, court, start);
    if (at <= start + SOON_AFTER) timetable.place(match, court, at);
  }
}
