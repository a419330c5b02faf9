// Estimates when each match will begin: plays the rest of the day a few hundred times with realistic match lengths and notes each start [OP38].
import { ok, type Result } from '../result.ts';
import { randomFrom, type Random } from '../random.ts';
import { DAY_MINUTES } from '../tournament/court.ts';
import {
  drawLength,
  drawRest,
  isTimed,
  lengthModel,
  normal,
  speedOf,
  type LengthModel,
  type Seen,
  type UnderWay,
} from './lengths.ts';
import { problemOf, type Problem, type SituationError } from './problem.ts';
import type { RunningMatch, ScheduleId, ScheduleSide, Situation } from './situation.ts';

/** How the day goes on: each court plays its list, or the next ready match goes to the next free court [OP35]. */
export type CallingPolicy = 'courts' | 'next';

export interface WhenOptions {
  readonly policy?: CallingPolicy;
  /** Nobody is called more than this many minutes before the published start. */
  readonly callEarly?: number;
  readonly seed?: number;
  /** How often the day is played through. */
  readonly runs?: number;
}

/** The minute by which a match has begun with a chance of one half, and the span in which it begins with a chance of 80 %. */
export interface Estimate {
  readonly match: ScheduleId;
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const CALL_EARLY = 30;
const RUNS = 300;

/** A side of a match: people who are known, or the winner or loser of another match. */
interface Side {
  readonly people: readonly number[] | null;
  readonly feeder: number;
  readonly wins: boolean;
}

const NOBODY: Side = { people: [], feeder: -1, wins: false };

function sideOf(problem: Problem, match: number, side: 0 | 1): Side {
  const given: ScheduleSide | undefined = problem.matches[match]?.sides[side];
  // Nobody knows yet who ends on which place of a group: only that its matches are over.
  if (given === undefined || 'group' in given) return NOBODY;
  if ('players' in given)
    return { ...NOBODY, people: [...(problem.people.sides[match]?.[side].keys() ?? [])] };
  const wins = 'winner' in given;
  return { people: null, feeder: problem.matchOf(wins ? given.winner : given.loser), wins };
}

/** The day as it stands, with everything that does not change from one run to the next. */
class Day {
  readonly problem: Problem;
  /** Published matches that have not begun, in the published order. */
  readonly list: readonly number[];
  /** The same by court. */
  readonly lists: readonly (readonly number[])[];
  /** For each match: its place in the list. */
  readonly turn: Int32Array;
  /** By match: those that may have to wait for its end. */
  readonly touched: readonly (readonly number[])[];
  readonly sides: readonly (readonly [Side, Side])[];
  /** For each match all its people, if none of them depends on another match. */
  readonly certain: readonly (readonly number[] | undefined)[];
  readonly now: number;
  readonly callEarly: number;
  readonly models: readonly LengthModel[];
  readonly underWay: ReadonlyMap<number, UnderWay>;
  readonly speed: { readonly mean: number; readonly spread: number };
  readonly winners: ReadonlyMap<number, 0 | 1>;

  constructor(problem: Problem, callEarly: number) {
    this.problem = problem;
    this.callEarly = callEarly;
    const { situation, publishedStart, matchOf } = problem;
    this.now = situation.now ?? 0;
    // If matches have the same time, the one named first is called first.
    this.list = [...new Set((situation.published ?? []).map(({ match }) => matchOf(match)))]
      .filter((match) => problem.states[match] === 'open')
      .toSorted((a, b) => (publishedStart[a] as number) - (publishedStart[b] as number));
    this.lists = problem.usable.map((_, court) =>
      this.list.filter((match) => problem.publishedCourt[match] === court),
    );
    this.turn = new Int32Array(problem.matches.length).fill(-1);
    for (const [at, match] of this.list.entries()) this.turn[match] = at;
    this.touched = problem.matches.map((_, match) =>
      [
        ...new Set(
          [
            problem.links.followers[match] ?? [],
            problem.conflicts.hard[match] ?? [],
            problem.conflicts.soft[match] ?? [],
          ].flatMap((others) => [...others]),
        ),
      ].filter((other) => (this.turn[other] as number) >= 0),
    );
    this.sides = problem.matches.map((_, match) => [sideOf(problem, match, 0), sideOf(problem, match, 1)]);
    this.certain = this.sides.map(([one, other]) =>
      one.people === null || other.people === null ? undefined : [...one.people, ...other.people],
    );
    this.models = problem.matches.map(({ format }, match) =>
      lengthModel(format ?? problem.events[problem.eventOf[match] as number]?.format),
    );
    const running = (situation.running ?? []).filter(({ end }) => end >= this.now);
    this.underWay = new Map(
      running.map((one) => [
        matchOf(one.match),
        { elapsed: this.playedOf(one), sets: one.sets ?? null, isOlder: one.setsAreOlder ?? false },
      ]),
    );
    this.winners = new Map((situation.done ?? []).map(({ match, winner }) => [matchOf(match), winner]));
    const seen = (id: ScheduleId, minutes: number, isOver: boolean): Seen => {
      const match = matchOf(id);
      const model = this.models[match] as LengthModel;
      return { ratio: Math.max(1, minutes) / this.expected(match), model, isOver };
    };
    // Days differ: those of another one say nothing of today [OP29].
    const today = Math.floor(this.now / DAY_MINUTES);
    const all = [
      ...(situation.done ?? []).flatMap((done) => {
        if (done.walkover === true || Math.floor(done.start / DAY_MINUTES) !== today) return [];
        const { played = done.end - done.start } = done;
        return played === null ? [] : [seen(done.match, played, true)];
      }),
      ...running.map((one) => seen(one.match, this.playedOf(one), false)),
    ];
    this.speed = speedOf(all.filter(({ model }) => !isTimed(model)));
  }

  /** Nobody is called much before the time that they were told; a match that follows on another one was told none [OP37]. */
  calledFrom(match: number): number {
    const { publishedStart, matches } = this.problem;
    return matches[match]?.follows === undefined
      ? (publishedStart[match] as number) - this.callEarly
      : -Infinity;
  }

  /** For how many minutes a match on court has been played. */
  playedOf({ start, played }: RunningMatch): number {
    return played ?? Math.max(0, this.now - start);
  }

  /** The expected length, before anything was known of the day. */
  expected(match: number): number {
    const { matches, events, eventOf, situation, matchOf } = this.problem;
    const broken = situation.suspended?.find((one) => matchOf(one.match) === match);
    if (broken !== undefined) return broken.minutesLeft;
    return matches[match]?.minutes ?? events[eventOf[match] as number]?.minutes ?? 1;
  }
}

/** One way in which the day may go on. */
class Run {
  readonly day: Day;
  readonly random: Random;
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  readonly lengths: Float64Array;
  readonly #winner: Int8Array;
  readonly #people: (readonly number[] | undefined)[];
  /** By player: from when on they may play again. */
  readonly #ready: Float64Array;

  constructor(day: Day, random: Random) {
    this.day = day;
    this.random = random;
    const { problem, now } = day;
    const size = problem.matches.length;
    this.starts = new Float64Array(size).fill(-1);
    this.ends = new Float64Array(size).fill(-1);
    this.lengths = new Float64Array(size);
    this.#winner = new Int8Array(size).fill(-1);
    this.#ready = new Float64Array(problem.people.players.length);
    this.#people = Array.from({ length: size });
    const speed = Math.exp(day.speed.mean + day.speed.spread * normal(random));
    for (const [match, winner] of day.winners) this.#winner[match] = winner;
    for (const [match, state] of problem.states.entries()) {
      const model = day.models[match] as LengthModel;
      const expected = day.expected(match) * (isTimed(model) ? 1 : speed);
      const under = day.underWay.get(match);
      if (state === 'over' || (state === 'live' && under === undefined))
        this.ends[match] = (problem.fixedStart[match] as number) + (problem.minutes[match] as number);
      else if (under !== undefined) this.ends[match] = now + drawRest(random, model, expected, under);
      else this.lengths[match] = Math.max(1, drawLength(random, model, expected));
      if (state === 'over' && (problem.fixedStart[match] as number) < 0) this.ends[match] = 0;
    }
    for (const match of problem.links.order) {
      if ((this.#winner[match] as number) < 0) this.#winner[match] = random.int(2);
      if (problem.states[match] !== 'open') this.#rest(match);
    }
  }

  /** The minute from which everybody in a match is there and rested; -1 if a match it waits for is still to come. */
  readyAt(match: number): number {
    const { problem } = this.day;
    let ready = problem.matches[match]?.notBefore ?? 0;
    for (const feeder of problem.links.feeders[match] ?? []) {
      const end = this.ends[feeder] as number;
      if (end < 0) return -1;
      ready = Math.max(ready, end + (problem.rest[feeder] as number));
    }
    for (const player of this.#peopleOf(match)) ready = Math.max(ready, this.#ready[player] as number);
    return ready;
  }

  begin(match: number, start: number): void {
    this.starts[match] = start;
    this.ends[match] = start + (this.lengths[match] as number);
    this.#rest(match);
  }

  #rest(match: number): void {
    const until = (this.ends[match] as number) + (this.day.problem.rest[match] as number);
    for (const player of this.#peopleOf(match))
      this.#ready[player] = Math.max(this.#ready[player] as number, until);
  }

  #peopleOf(match: number): readonly number[] {
    const known = this.day.certain[match] ?? this.#people[match];
    if (known !== undefined) return known;
    const people = [...this.#onSide(match, 0), ...this.#onSide(match, 1)];
    this.#people[match] = people;
    return people;
  }

  #onSide(match: number, side: 0 | 1): readonly number[] {
    const { people, feeder, wins } = this.day.sides[match]?.[side] ?? NOBODY;
    if (people !== null) return people;
    const winner = this.#winner[feeder] as 0 | 1;
    const from = wins ? winner : winner === 0 ? 1 : 0;
    return this.#onSide(feeder, from);
  }
}

/** When each court is free again. */
function freeCourts({ problem, now }: Day, run: Run): Float64Array {
  const free = new Float64Array(problem.usable.length).fill(now);
  for (const [match, state] of problem.states.entries()) {
    const court = problem.fixedCourt[match] as number;
    if (state === 'live' && court >= 0)
      free[court] = Math.max(free[court] as number, (run.ends[match] as number) + problem.turnaround);
  }
  return free;
}

/** The first minute from here on at which a court is open; matches that have begun are played to their end. */
function openFrom({ usable }: Problem, court: number, from: number): number {
  for (const [opens, closes] of usable[court] ?? []) if (from < closes) return Math.max(opens, from);
  return Infinity;
}

/**
 * Each court plays its list in order. Among the next matches of all courts, the one that may begin first does. A match is passed over if it waits for
 * one behind it.
 */
function playCourts(day: Day, run: Run): void {
  const { problem, touched, turn } = day;
  const free = freeCourts(day, run);
  const next = day.lists.map(() => 0);
  /** For each court: when the next match of its list may begin, once that is known. */
  const startOn = new Float64Array(day.lists.length).fill(-1);
  const startOf = (court: number, match: number): number => {
    const ready = run.readyAt(match);
    if (ready < 0) return Infinity;
    const from = Math.max(free[court] as number, ready, day.calledFrom(match), day.now);
    return openFrom(problem, court, from);
  };
  for (;;) {
    let match = -1;
    let earliest = Infinity;
    for (const [court, list] of day.lists.entries()) {
      const head = list[next[court] as number];
      if (head === undefined) continue;
      if ((startOn[court] as number) < 0) startOn[court] = startOf(court, head);
      const start = startOn[court] as number;
      const isFirst = match < 0 || (turn[head] as number) < (turn[match] as number);
      if (start > earliest || (start === earliest && !isFirst)) continue;
      earliest = start;
      match = head;
    }
    if (match < 0) return;
    const court = problem.publishedCourt[match] as number;
    next[court] = (next[court] as number) + 1;
    startOn[court] = -1;
    if (earliest === Infinity) continue;
    run.begin(match, earliest);
    free[court] = (run.ends[match] as number) + problem.turnaround;
    for (const other of touched[match] as readonly number[])
      startOn[problem.publishedCourt[other] as number] = -1;
  }
}

/** The first match of the list that is ready goes on the next free court that it may use. */
function playNext(day: Day, run: Run): void {
  const { problem } = day;
  const free = freeCourts(day, run);
  const left = [...day.list];
  while (left.length > 0) {
    let best = -1;
    let bestCourt = -1;
    let earliest = Infinity;
    for (let at = 0; at < left.length; at += 1) {
      const match = left[at] as number;
      const called = day.calledFrom(match);
      if (called >= earliest) continue;
      const ready = run.readyAt(match);
      if (ready < 0) continue;
      const from = Math.max(ready, called, day.now);
      if (from >= earliest) continue;
      for (const court of problem.courtsOf[match] as Int32Array) {
        const start = openFrom(problem, court, Math.max(free[court] as number, from));
        if (start >= earliest) continue;
        earliest = start;
        best = at;
        bestCourt = court;
      }
    }
    const match = left[best];
    if (match === undefined) return;
    left.splice(best, 1);
    run.begin(match, earliest);
    free[bestCourt] = (run.ends[match] as number) + problem.turnaround;
  }
}

const quantile = (sorted: Float64Array, share: number): number => {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.ceil(at)] as number;
  return Math.round(below + (above - below) * (at - Math.floor(at)));
};

/** Estimates the start of every published match that has not begun. Refuses an unreadable situation. */
export function whenDoTheyPlay(
  situation: Situation,
  { policy = 'courts', callEarly = CALL_EARLY, seed = 1, runs = RUNS }: WhenOptions = {},
): Result<readonly Estimate[], SituationError> {
  const problem = problemOf(situation);
  if (!problem.ok) return problem;
  const day = new Day(problem.value, callEarly);
  const random = randomFrom(seed);
  const starts = new Map(day.list.map((match) => [match, [] as number[]]));
  for (let count = 0; count < runs; count += 1) {
    const run = new Run(day, random);
    (policy === 'next' ? playNext : playCourts)(day, run);
    for (const match of day.list)
      if ((run.starts[match] as number) >= 0) starts.get(match)?.push(run.starts[match] as number);
  }
  return ok(
    day.list.flatMap((match) => {
      const sorted = Float64Array.from(starts.get(match) ?? []).toSorted();
      if (sorted.length < runs / 2) return [];
      return [
        {
          match: problem.value.matches[match]?.id ?? '',
          median: quantile(sorted, 0.5),
          low: quantile(sorted, 0.1),
          high: quantile(sorted, 0.9),
        },
      ];
    }),
  );
}
