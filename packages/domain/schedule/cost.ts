// The price of an order of play, by what matters to the people who run the day, most important first [OP14-OP22]. Smaller is better. The parts and
// their weights are public (docs/replay.md), so that an order can say what it costs and why.
import { CERTAIN } from './people.ts';
import type { Problem } from './problem.ts';
import { DAY, dayOf, type Span } from './situation.ts';
import type { Timetable } from './timetable.ts';

/** How much each part counts. */
export const WEIGHTS = {
  /** Matches given up. */
  unplaced: 10_000,
  /** Chances that somebody who may be in two matches is in both, or is away. */
  clashes: 2000,
  /** Minutes by which matches end after the day's target. */
  late: 5,
  /** Minutes by which matches end after their event's own target. */
  juniorsLate: 2,
  /** Minutes beyond two hours between two matches of one side. */
  waits: 2,
  /** Minutes beyond 30 by which the rests of two opponents differ. */
  unfair: 1,
  /** Finals that are not on a centre court although one could have them. */
  finalsElsewhere: 60,
  /** Players in a match outside the times that they wished for. */
  wishes: 30,
  /** Minutes until all is over. */
  finish: 5,
  /** Published matches whose court changes, or whose start moves by more than 15 minutes [OP30]. */
  told: 30,
  /** Published matches on another court. */
  courtChanges: 20,
  /** Matches in a shorter format [OP13]. */
  shortened: 150,
  /** Minutes that matches which were broken off wait until they go on [OP31]. */
  broken: 4,
} as const;

export type CostPart = keyof typeof WEIGHTS;
export type CostParts = Readonly<Record<CostPart, number>>;

const LONGEST_WAIT = 120;
const FAIR_DIFFERENCE = 30;
const TOLD_FROM = 15;

/** The parts that depend on the place of only one match, or of none; made once. */
export class Judge {
  readonly problem: Problem;
  /** From here on the minutes until all is over count. */
  readonly origin: number;
  readonly #early: Float64Array;
  readonly #couldBeCentral: Uint8Array;
  readonly #wishes: readonly (readonly (readonly Span[])[])[];
  /** Only if clashes are counted: when somebody is away who may be in the match, with the chance. */
  readonly #maybeAway: readonly (readonly { readonly chance: number; readonly spans: readonly Span[] }[])[];
  readonly #target: number;
  readonly #broken: ReadonlySet<number>;

  constructor(problem: Problem) {
    this.problem = problem;
    const { situation, people, events, eventOf } = problem;
    const { players = {} } = situation;
    const openings = situation.courts.flatMap(({ open }) => open.map(([from]) => from));
    this.origin = situation.now ?? (openings.length === 0 ? 0 : Math.min(...openings));
    this.#target = situation.target ?? Infinity;
    this.#broken = new Set((situation.suspended ?? []).map(({ match }) => problem.matchOf(match)));
    this.#early = Float64Array.from(
      problem.matches,
      (_, match) => events[eventOf[match] as number]?.early ?? Infinity,
    );
    this.#couldBeCentral = Uint8Array.from(problem.matches, ({ final }, match) =>
      final === true && problem.courtsOf[match]?.some((court) => problem.isCentre(match, court)) === true
        ? 1
        : 0,
    );
    this.#wishes = people.all.map((all) =>
      [...all].flatMap(([player, chance]) => {
        const wish = players[String(people.players[player])]?.wish;
        return chance >= CERTAIN && wish !== undefined ? [wish] : [];
      }),
    );
    this.#maybeAway = people.all.map((all) =>
      problem.avoidsPossible
        ? []
        : [...all].flatMap(([player, chance]) => {
            const spans = players[String(people.players[player])]?.away;
            return chance < CERTAIN && spans !== undefined ? [{ chance, spans }] : [];
          }),
    );
  }

  late(match: number, start: number): number {
    if (this.#target === Infinity) return 0;
    const end = start + (this.problem.minutes[match] as number);
    return Math.max(0, end - dayOf(start) * DAY - this.#target);
  }

  juniorsLate(match: number, start: number): number {
    const early = this.#early[match] as number;
    if (early === Infinity) return 0;
    return Math.max(0, start + (this.problem.minutes[match] as number) - dayOf(start) * DAY - early);
  }

  isElsewhere(match: number, court: number): boolean {
    return this.#couldBeCentral[match] === 1 && !this.problem.isCentre(match, court);
  }

  wishes(match: number, start: number): number {
    const wishes = this.#wishes[match] as readonly (readonly Span[])[];
    if (wishes.length === 0) return 0;
    const end = start + (this.problem.minutes[match] as number);
    let missed = 0;
    for (const spans of wishes) if (!spans.some(([from, to]) => from <= start && end <= to)) missed += 1;
    return missed;
  }

  isCourtChange(match: number, court: number): boolean {
    const told = this.problem.publishedCourt[match] as number;
    return told >= 0 && told !== court;
  }

  isTold(match: number, court: number, start: number): boolean {
    if ((this.problem.publishedStart[match] as number) < 0) return false;
    return (
      this.isCourtChange(match, court) ||
      Math.abs(start - (this.problem.publishedStart[match] as number)) > TOLD_FROM
    );
  }

  /** How long a match that was broken off waits until it goes on. */
  broken(match: number, start: number): number {
    return this.#broken.has(match) ? Math.max(0, start - this.origin) : 0;
  }

  /** The chances that somebody away is meant to be in this match. */
  maybeAway(match: number, start: number): number {
    const end = start + (this.problem.minutes[match] as number);
    let sum = 0;
    for (const { chance, spans } of this.#maybeAway[match] ?? [])
      if (spans.some(([from, to]) => from < end && start < to)) sum += chance;
    return sum;
  }

  /** When a side's previous match of that day was over; -1 when there was none. */
  #previousEnd(timetable: Timetable, match: number, side: 0 | 1): number {
    const start = timetable.start[match] as number;
    const day = dayOf(start);
    let latest = -1;
    const { matches } = this.problem.before[match]?.[side] ?? { matches: NONE };
    for (const other of matches) {
      const begins = timetable.start[other] as number;
      if (begins < 0 || begins >= start || dayOf(begins) !== day) continue;
      const end = begins + (this.problem.minutes[other] as number);
      if (end > latest) latest = end;
    }
    return latest;
  }

  /** Weighted: how long the sides of a match wait for it, and how unlike their rests are. */
  waiting(timetable: Timetable, match: number): number {
    const start = timetable.start[match] as number;
    if (start < 0 || this.problem.states[match] !== 'open') return 0;
    const first = this.#previousEnd(timetable, match, 0);
    const second = this.#previousEnd(timetable, match, 1);
    let cost = 0;
    if (first >= 0) cost += Math.max(0, start - first - LONGEST_WAIT) * WEIGHTS.waits;
    if (second >= 0) cost += Math.max(0, start - second - LONGEST_WAIT) * WEIGHTS.waits;
    if (first >= 0 && second >= 0)
      cost += Math.max(0, Math.abs(first - second) - FAIR_DIFFERENCE) * WEIGHTS.unfair;
    return cost;
  }

  /** The chances that somebody is in this match and in another one too close to it; each pair once if `below` is given. */
  clashes(timetable: Timetable, match: number, below = Infinity): number {
    const { conflicts, minutes, rest, overnight } = this.problem;
    const others = conflicts.soft[match] as Int32Array;
    if (others.length === 0) return 0;
    const start = timetable.start[match] as number;
    const end = start + (minutes[match] as number);
    let sum = 0;
    for (let at = 0; at < others.length; at += 1) {
      const other = others[at] as number;
      const begins = timetable.start[other] as number;
      if (other >= below || begins < 0) continue;
      const night =
        dayOf(begins) === dayOf(start) ? 0 : Math.max(overnight[match] as number, overnight[other] as number);
      const isApart =
        begins >= end + Math.max(rest[match] as number, night) ||
        start >= begins + (minutes[other] as number) + Math.max(rest[other] as number, night);
      if (!isApart) sum += conflicts.softChance[match]?.[at] ?? 0;
    }
    return sum;
  }

  /** Weighted: what the place of a match costs by itself. */
  own(match: number, court: number, start: number): number {
    return this.ofStart(match, start) + this.ofCourt(match, court, start);
  }

  /** The part of a place's own cost that is the same on every court. */
  ofStart(match: number, start: number): number {
    let cost = this.late(match, start) * WEIGHTS.late + this.juniorsLate(match, start) * WEIGHTS.juniorsLate;
    cost += this.wishes(match, start) * WEIGHTS.wishes;
    if (!this.problem.avoidsPossible) cost += this.maybeAway(match, start) * WEIGHTS.clashes;
    return cost + this.broken(match, start) * WEIGHTS.broken;
  }

  /** The part of a place's own cost that depends on its court. */
  ofCourt(match: number, court: number, start: number): number {
    let cost = this.isElsewhere(match, court) ? WEIGHTS.finalsElsewhere : 0;
    if (this.isTold(match, court, start)) cost += WEIGHTS.told;
    if (this.isCourtChange(match, court)) cost += WEIGHTS.courtChanges;
    return cost;
  }

  /** Weighted: all that depends on where a match is, but for the end of the whole. */
  around(timetable: Timetable, match: number): number {
    const { avoidsPossible, touches } = this.problem;
    const start = timetable.start[match] as number;
    let cost = this.own(match, timetable.court[match] as number, start) + this.waiting(timetable, match);
    for (const other of touches[match] as Int32Array) cost += this.waiting(timetable, other);
    if (!avoidsPossible) cost += this.clashes(timetable, match) * WEIGHTS.clashes;
    return cost;
  }

  /** When the last match of the plan is expected to be over. */
  lastEnd(timetable: Timetable): number {
    const { states, isAside } = this.problem;
    let last = this.origin;
    for (const row of timetable.rows) {
      let at = row.length - 1;
      while (at >= 0 && isAside[row[at] as number] === 1) at -= 1;
      const match = row[at];
      if (match === undefined || states[match] === 'over') continue;
      last = Math.max(last, timetable.endOf(match));
    }
    return last;
  }

  /** The weighted minutes until all is over; nothing where time does not press. */
  finish(timetable: Timetable): number {
    return this.problem.situation.goal === 'comfort'
      ? 0
      : (this.lastEnd(timetable) - this.origin) * WEIGHTS.finish;
  }

  /** The cost of a whole timetable. */
  total(timetable: Timetable): number {
    const { open } = this.problem;
    let cost = this.finish(timetable);
    for (const match of open) {
      const start = timetable.start[match] as number;
      if (start < 0) {
        cost += WEIGHTS.unplaced;
        continue;
      }
      cost += this.own(match, timetable.court[match] as number, start) + this.waiting(timetable, match);
      if (!this.problem.avoidsPossible) cost += this.clashes(timetable, match, match) * WEIGHTS.clashes;
      if (this.problem.shortened[match] === true) cost += WEIGHTS.shortened;
    }
    return cost;
  }

  /** The counts behind the cost. */
  parts(timetable: Timetable): CostParts {
    const counts: Record<CostPart, number> = {
      unplaced: 0,
      clashes: 0,
      late: 0,
      juniorsLate: 0,
      waits: 0,
      unfair: 0,
      finalsElsewhere: 0,
      wishes: 0,
      finish: this.finish(timetable) / WEIGHTS.finish,
      told: 0,
      courtChanges: 0,
      shortened: 0,
      broken: 0,
    };
    for (const match of this.problem.open) {
      const start = timetable.start[match] as number;
      const court = timetable.court[match] as number;
      if (start < 0) {
        counts.unplaced += 1;
        continue;
      }
      counts.late += this.late(match, start);
      counts.juniorsLate += this.juniorsLate(match, start);
      const ends = ([0, 1] as const)
        .map((side) => this.#previousEnd(timetable, match, side))
        .filter((end) => end >= 0);
      for (const end of ends) counts.waits += Math.max(0, start - end - LONGEST_WAIT);
      const [first, second] = ends;
      if (first !== undefined && second !== undefined)
        counts.unfair += Math.max(0, Math.abs(first - second) - FAIR_DIFFERENCE);
      counts.finalsElsewhere += this.isElsewhere(match, court) ? 1 : 0;
      counts.wishes += this.wishes(match, start);
      counts.told += this.isTold(match, court, start) ? 1 : 0;
      counts.courtChanges += this.isCourtChange(match, court) ? 1 : 0;
      counts.shortened += this.problem.shortened[match] === true ? 1 : 0;
      counts.broken += this.broken(match, start);
      counts.clashes += this.clashes(timetable, match, match) + this.maybeAway(match, start);
    }
    return counts;
  }
}

const NONE = new Int32Array(0);

/** The weighted sum of the parts. */
export const costOf = (parts: CostParts): number =>
  Object.entries(WEIGHTS).reduce((sum, [part, weight]) => sum + parts[part as CostPart] * weight, 0);
