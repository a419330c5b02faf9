// A timetable under construction: where each match is, what occupies each court, and the nearest lawful places for one more match [OP2-OP12].
import type { Problem } from './problem.ts';
import { mostOf, type Programme } from './programmes.ts';
import { DAY, dayOf } from './situation.ts';

/** Starts that are kept free for a reason: spans from the first number up to, but not including, the second, in order and not touching. */
class Forbidden {
  readonly from: number[] = [];
  readonly to: number[] = [];

  clear(): void {
    this.from.length = 0;
    this.to.length = 0;
  }

  /** Forbids one more span; those that it touches become one with it. */
  add(from: number, to: number): void {
    if (to <= from) return;
    const first = this.#firstReaching(from);
    let least = from;
    let most = to;
    let touched = 0;
    for (let one = first; one < this.from.length && (this.from[one] as number) <= to; one += 1) {
      least = Math.min(least, this.from[one] as number);
      most = Math.max(most, this.to[one] as number);
      touched += 1;
    }
    if (touched === 1) {
      this.from[first] = least;
      this.to[first] = most;
      return;
    }
    this.from.splice(first, touched, least);
    this.to.splice(first, touched, most);
  }

  /** The first start from here on that nothing forbids. */
  after(start: number): number {
    const one = this.#firstReaching(start);
    return this.#holds(one, start) ? (this.to[one] as number) : start;
  }

  /** The last whole start up to here that nothing forbids. */
  before(start: number): number {
    const one = this.#firstReaching(start);
    return this.#holds(one, start) ? Math.ceil(this.from[one] as number) - 1 : start;
  }

  #holds(one: number, minute: number): boolean {
    return (
      one < this.from.length && (this.from[one] as number) <= minute && minute < (this.to[one] as number)
    );
  }

  /** The first span that goes on up to a minute, or longer. */
  #firstReaching(minute: number): number {
    const { to } = this;
    let low = 0;
    let high = to.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((to[middle] as number) < minute) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Where every match is. Made for speed: it is changed in place, millions of times. */
export class Timetable {
  readonly problem: Problem;
  /** Minute of each match's start; -1 while it has no place. */
  readonly start: Float64Array;
  readonly court: Int32Array;
  /** By court: its matches in the order of play. */
  readonly rows: number[][];
  /** The earliest and the latest start of the match that was last asked for. */
  lowest = 0;
  highest = Infinity;
  readonly #forbidden = new Forbidden();
  /** Whether two matches have been on one court at once: people do not always keep to the rules. */
  #hasOverlaps = false;

  constructor(problem: Problem) {
    this.problem = problem;
    this.start = problem.fixedStart.slice();
    this.court = problem.fixedCourt.slice();
    this.rows = problem.usable.map(() => []);
    for (const [match, court] of problem.fixedCourt.entries()) if (court >= 0) this.#enter(match, court);
  }

  isPlaced(match: number): boolean {
    return (this.start[match] as number) >= 0;
  }

  endOf(match: number): number {
    return (this.start[match] as number) + (this.problem.minutes[match] as number);
  }

  place(match: number, court: number, start: number): void {
    this.start[match] = start;
    this.court[match] = court;
    this.#enter(match, court);
  }

  remove(match: number): void {
    const row = this.rows[this.court[match] as number];
    row?.splice(row.indexOf(match), 1);
    this.start[match] = -1;
    this.court[match] = -1;
  }

  /** Takes over what stands in another timetable of the same problem. */
  copy(other: Timetable): void {
    this.start.set(other.start);
    this.court.set(other.court);
    this.#hasOverlaps = other.#hasOverlaps;
    for (const [court, row] of other.rows.entries()) this.rows[court] = row.slice();
  }

  /**
   * Looks for places of a match that has none; afterwards `nextOn` and `lastOn` return them. False if a match it waits for has no place, or no place
   * is left.
   */
  ask(match: number): boolean {
    const { problem, start } = this;
    const { links, minutes, rest, overnight, conflicts, away } = problem;
    const length = minutes[match] as number;
    this.#forbidden.clear();
    this.lowest = problem.earliest[match] as number;
    this.highest = (problem.latestEnd[match] as number) - length;
    const pinned = problem.pinnedStart[match] as number;
    if (pinned >= 0) {
      this.lowest = Math.max(this.lowest, pinned);
      this.highest = Math.min(this.highest, pinned);
    }
    for (const feeder of links.feeders[match] ?? []) {
      if (problem.states[feeder] === 'over' && !this.isPlaced(feeder)) continue;
      if (!this.isPlaced(feeder)) return false;
      const end = this.endOf(feeder);
      this.lowest = Math.max(this.lowest, end + (rest[feeder] as number));
      this.#nightAfter(
        start[feeder] as number,
        end,
        Math.max(overnight[feeder] as number, overnight[match] as number),
      );
    }
    for (const follower of links.followers[match] ?? []) {
      if (!this.isPlaced(follower)) continue;
      const next = start[follower] as number;
      this.highest = Math.min(this.highest, next - (rest[match] as number) - length);
      this.#nightBefore(next, length, Math.max(overnight[follower] as number, overnight[match] as number));
    }
    for (const other of conflicts.hard[match] as Int32Array) {
      const begins = start[other] as number;
      if (begins < 0) continue;
      const ends = begins + (minutes[other] as number);
      this.#forbidden.add(begins - length - (rest[match] as number) + 1, ends + (rest[other] as number));
      const night = Math.max(overnight[other] as number, overnight[match] as number);
      if (night > 0) {
        this.#nightAfter(begins, ends, night);
        this.#nightBefore(begins, length, night);
      }
    }
    for (const [from, to] of away[match] ?? []) this.#forbidden.add(from - length + 1, to);
    for (const programme of problem.programmesOf[match] ?? [])
      this.#fullDays(match, problem.programmes[programme] as Programme);
    return this.lowest <= this.highest;
  }

  /** The first lawful start on a court from a minute on, for the current match; Infinity if there is none. */
  nextOn(match: number, court: number, from: number): number {
    const { problem, start } = this;
    const length = problem.minutes[match] as number;
    const { turnaround, followedBy } = problem;
    const leader = problem.follows[match] as number;
    if (leader >= 0 && !this.#mayFollow(leader, court)) return Infinity;
    const row = this.rows[court] as number[];
    const spans = problem.usable[court] ?? [];
    let at = Math.max(from, this.lowest);
    for (;;) {
      const before = at;
      at = this.#forbidden.after(at);
      if (at > this.highest) return Infinity;
      let span = 0;
      while (span < spans.length && (spans[span]?.[1] as number) - length < at) span += 1;
      if (span === spans.length) return Infinity;
      at = Math.max(at, spans[span]?.[0] as number);
      let one = this.#hasOverlaps ? 0 : this.#overBy(row, at);
      for (; one < row.length; one += 1) {
        const other = row[one] as number;
        const free = this.endOf(other) + turnaround;
        if (free <= at) continue;
        if ((start[other] as number) >= at + length + turnaround) break;
        at = free;
      }
      const last = one === 0 ? -1 : (row[one - 1] as number);
      if (last >= 0 && last !== leader) {
        // Nothing comes between a match and the one that follows it.
        const next = followedBy[last] as number;
        if (next >= 0 && next !== match && (start[next] as number) >= at) at = this.endOf(next) + turnaround;
      }
      if (at === before) {
        if (
          leader >= 0 &&
          this.isPlaced(leader) &&
          (last !== leader || dayOf(at) !== dayOf(start[leader] as number))
        )
          return Infinity;
        return this.#keepsFollower(match, court, at) ? at : Infinity;
      }
    }
  }

  /** How many matches of a court are over by a minute, with the court ready again; for a court without overlaps. */
  #overBy(row: readonly number[], at: number): number {
    const latest = at - this.problem.turnaround;
    let low = 0;
    let high = row.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.endOf(row[middle] as number) <= latest) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The last lawful start on a court up to a minute; -1 if there is none. Not for matches that follow another one. */
  lastOn(match: number, court: number, upTo: number): number {
    const { problem, start } = this;
    const length = problem.minutes[match] as number;
    const { turnaround, followedBy } = problem;
    const row = this.rows[court] as number[];
    const spans = problem.usable[court] ?? [];
    let at = Math.min(upTo, this.highest);
    for (;;) {
      const before = at;
      at = this.#forbidden.before(at);
      if (at < this.lowest) return -1;
      let span = spans.length - 1;
      while (span >= 0 && (spans[span]?.[0] as number) > at) span -= 1;
      if (span < 0) return -1;
      at = Math.min(at, (spans[span]?.[1] as number) - length);
      if (at < (spans[span]?.[0] as number)) continue;
      for (let one = row.length - 1; one >= 0; one -= 1) {
        const other = row[one] as number;
        const begins = start[other] as number;
        if (begins >= at + length + turnaround) continue;
        if (begins + (problem.minutes[other] as number) + turnaround > at) {
          at = begins - length - turnaround;
          continue;
        }
        const next = followedBy[other] as number;
        if (next >= 0 && next !== match && (start[next] as number) >= at) at = begins - length - turnaround;
        // One that began before it may go on longer only where two have been on a court at once.
        if (!this.#hasOverlaps) break;
      }
      if (at === before) return at;
    }
  }

  #enter(match: number, court: number): void {
    const row = this.rows[court] as number[];
    const start = this.start[match] as number;
    let at = row.length;
    while (at > 0 && (this.start[row[at - 1] as number] as number) > start) at -= 1;
    row.splice(at, 0, match);
    const before = row[at - 1];
    const after = row[at + 1];
    if (before !== undefined && this.endOf(before) > start) this.#hasOverlaps = true;
    if (after !== undefined && (this.start[after] as number) < this.endOf(match)) this.#hasOverlaps = true;
  }

  /** A longer rest counts from one day to the next. */
  #nightAfter(start: number, end: number, minutes: number): void {
    if (minutes > 0) this.#forbidden.add((dayOf(start) + 1) * DAY, end + minutes);
  }

  #nightBefore(next: number, length: number, minutes: number): void {
    if (minutes > 0) this.#forbidden.add(next - minutes - length + 1, dayOf(next) * DAY);
  }

  /** Forbids the days on which somebody of the match has enough. */
  #fullDays(match: number, programme: Programme): void {
    const { problem, start } = this;
    const isDoubles = (one: number) => problem.events[problem.eventOf[one] as number]?.kind === 'doubles';
    const days = new Set<number>();
    const note = (other: number): void => {
      if (other !== match && (start[other] as number) >= 0) days.add(dayOf(start[other] as number));
    };
    for (const other of programme.certain) note(other);
    for (const { matches } of programme.possible) for (const other of matches) note(other);
    const own = isDoubles(match);
    const most = own ? programme.doubles : programme.singles;
    for (const day of days) {
      const isThen = (one: number): boolean => one === match || dayOf(start[one] as number) === day;
      const isFull =
        (programme.total < Infinity && mostOf(programme, isThen, problem.links) > programme.total) ||
        (most < Infinity &&
          mostOf(programme, (one) => isDoubles(one) === own && isThen(one), problem.links) > most);
      if (isFull) this.#forbidden.add(day * DAY, (day + 1) * DAY);
    }
    if (Math.min(most, programme.total) < 1) this.lowest = Infinity;
  }

  #mayFollow(leader: number, court: number): boolean {
    if (!this.isPlaced(leader)) return this.problem.states[leader] === 'over';
    return this.court[leader] === court;
  }

  /** Whether the match that must follow this one would still come straight after it; true if it has no place yet. */
  #keepsFollower(match: number, court: number, start: number): boolean {
    const next = this.problem.followedBy[match] as number;
    if (next < 0 || !this.isPlaced(next)) return true;
    if (this.court[next] !== court || dayOf(this.start[next] as number) !== dayOf(start)) return false;
    const row = this.rows[court] as number[];
    const before = row[row.indexOf(next) - 1];
    return (
      start < (this.start[next] as number) && (before === undefined || (this.start[before] as number) < start)
    );
  }
}
