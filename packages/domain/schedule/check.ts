// Judges an order of play, wherever it comes from: every hard rule that it breaks, with the people and the minutes [OP1-OP13]. It uses none of the
// code that makes orders, so that each can be checked against the other.
import { CERTAIN } from './people.ts';
import type { Problem } from './problem.ts';
import { mostOf, type Programme } from './programmes.ts';
import { dayOf, type PlacedMatch, type ScheduleId, type Shortening } from './situation.ts';

export type ScheduleRule = `OP${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13}`;

/** A fault, as a code for the caller to put into words. */
export type Fault =
  | 'placed-twice'
  | 'not-placed'
  | 'placed-and-given-up'
  | 'not-to-be-placed'
  | 'waits-for-given-up'
  | 'unknown-court'
  | 'court-not-allowed'
  | 'start-not-whole'
  | 'court-closed'
  | 'court-taken'
  | 'before-feeder'
  | 'too-close'
  | 'away'
  | 'too-many'
  | 'too-early'
  | 'ends-too-late'
  | 'other-than-pinned'
  | 'does-not-follow'
  | 'in-the-past'
  | 'before-published'
  | 'no-shorter-format'
  | 'round-begun';

export interface Violation {
  readonly rule: ScheduleRule;
  readonly fault: Fault;
  readonly matches: readonly ScheduleId[];
  readonly player?: ScheduleId;
  /** Minutes that are missing, or by which something is too early or too late. */
  readonly minutes?: number;
  /** The minute that would be right: an end of rest, an opening, a floor. */
  readonly limit?: number;
}

interface Place {
  readonly court: number;
  readonly start: number;
  readonly end: number;
}

class Inspection {
  readonly violations: Violation[] = [];
  readonly problem: Problem;
  /** By match: where it is, live and past ones included. */
  readonly places = new Map<number, Place>();
  readonly given: ReadonlySet<number>;

  constructor(problem: Problem, order: readonly PlacedMatch[], unplaced: readonly ScheduleId[]) {
    this.problem = problem;
    this.given = new Set(unplaced.map(problem.matchOf));
    for (const [match, start] of problem.fixedStart.entries())
      if (start >= 0) this.#put(match, problem.fixedCourt[match] as number, start);
    this.#read(order);
  }

  id(match: number): ScheduleId {
    return this.problem.matches[match]?.id ?? '';
  }

  say(rule: ScheduleRule, fault: Fault, matches: readonly number[], more: Partial<Violation> = {}): void {
    this.violations.push({ rule, fault, matches: matches.map((match) => this.id(match)), ...more });
  }

  #put(match: number, court: number, start: number): void {
    this.places.set(match, { court, start, end: start + (this.problem.minutes[match] as number) });
  }

  #read(order: readonly PlacedMatch[]): void {
    const { problem, given } = this;
    const seen = new Set<number>();
    for (const { match: id, court: courtId, start } of order) {
      const match = problem.matchOf(id);
      const court = problem.courtOf(courtId);
      if (match < 0 || problem.states[match] !== 'open') {
        this.violations.push({ rule: 'OP1', fault: 'not-to-be-placed', matches: [id] });
        continue;
      }
      if (seen.has(match)) {
        this.say('OP1', 'placed-twice', [match]);
        continue;
      }
      seen.add(match);
      if (given.has(match)) this.say('OP1', 'placed-and-given-up', [match]);
      if (court < 0) this.say('OP2', 'unknown-court', [match]);
      else if (!this.#isAllowed(match, court)) this.say('OP2', 'court-not-allowed', [match]);
      if (!Number.isInteger(start)) this.say('OP2', 'start-not-whole', [match]);
      this.#put(match, court, start);
    }
    for (const match of problem.open)
      if (!seen.has(match) && !given.has(match)) this.say('OP1', 'not-placed', [match]);
  }

  /** By what the event says; a pin is another rule. */
  #isAllowed(match: number, court: number): boolean {
    const { situation, events, eventOf } = this.problem;
    const event = events[eventOf[match] as number];
    const { id, surface = '' } = situation.courts[court] ?? { id: '' };
    const isNamed = event?.courts?.some((one) => String(one) === String(id)) ?? true;
    return isNamed && (event?.surfaces?.includes(surface) ?? true);
  }

  *placed(): Generator<[match: number, place: Place]> {
    for (const match of this.problem.open) {
      const place = this.places.get(match);
      if (place !== undefined) yield [match, place];
    }
  }
}

function checkCourts(inspection: Inspection): void {
  const { problem, places } = inspection;
  const { usable, turnaround } = problem;
  for (const [match, { court, start, end }] of inspection.placed()) {
    if (court < 0) continue;
    if (!(usable[court] ?? []).some(([from, to]) => from <= start && end <= to))
      inspection.say('OP3', 'court-closed', [match]);
  }
  const byCourt = Map.groupBy(places, ([, { court }]) => court);
  for (const [court, row] of byCourt) {
    if (court < 0) continue;
    const sorted = row.toSorted(([, a], [, b]) => a.start - b.start || a.end - b.end);
    for (const [at, [match, { end }]] of sorted.entries()) {
      for (let next = at + 1; next < sorted.length; next += 1) {
        const [other, place] = sorted[next] as [number, Place];
        if (place.start >= end + turnaround) break;
        if (problem.states[match] !== 'open' && problem.states[other] !== 'open') continue;
        inspection.say('OP4', 'court-taken', [match, other], { minutes: end + turnaround - place.start });
      }
    }
  }
}

function checkLinks(inspection: Inspection): void {
  const { problem, places, given } = inspection;
  for (const [match, { start }] of inspection.placed()) {
    for (const feeder of problem.links.feeders[match] ?? []) {
      if (given.has(feeder)) inspection.say('OP1', 'waits-for-given-up', [match, feeder]);
      const before = places.get(feeder);
      if (before === undefined) continue;
      const limit = before.end + (problem.rest[feeder] as number);
      if (start < limit)
        inspection.say('OP5', 'before-feeder', [match, feeder], { minutes: limit - start, limit });
    }
  }
}

/** A shared player, certain in both matches if there is one. */
function sharedPlayer({ people }: Problem, first: number, second: number) {
  let shared: { player: number; isCertain: boolean } | null = null;
  const others = people.all[second] ?? new Map<number, number>();
  for (const [player, chance] of people.all[first] ?? []) {
    const other = others.get(player);
    if (other === undefined) continue;
    const isCertain = chance >= CERTAIN && other >= CERTAIN;
    if (isCertain) return { player, isCertain };
    shared ??= { player, isCertain };
  }
  return shared;
}

/** Minutes missing between two matches of one person; 0 or less when there are enough. */
function missing({ rest, overnight }: Problem, first: number, second: number, a: Place, b: Place): number {
  const [early, late, begun] = a.start <= b.start ? [a, b, first] : [b, a, second];
  const night =
    dayOf(a.start) === dayOf(b.start) ? 0 : Math.max(overnight[first] as number, overnight[second] as number);
  return early.end + Math.max(rest[begun] as number, night) - late.start;
}

function checkPeople(inspection: Inspection): void {
  const { problem, places } = inspection;
  const say = (match: number, other: number, minutes: number): void => {
    const shared = sharedPlayer(problem, match, other);
    if (shared === null) return;
    const player = problem.people.players[shared.player] ?? '';
    inspection.say(shared.isCertain ? 'OP6' : 'OP7', 'too-close', [match, other], { player, minutes });
  };
  for (const [match, place] of inspection.placed()) {
    for (const other of problem.conflicts.hard[match] ?? []) {
      const there = places.get(other);
      if (there === undefined || (problem.states[other] === 'open' && other < match)) continue;
      const minutes = missing(problem, match, other, place, there);
      if (minutes > 0) say(match, other, minutes);
    }
    // Along the links the rest is OP5; what remains is the night between two days.
    for (const feeder of problem.links.feeders[match] ?? []) {
      const there = places.get(feeder);
      if (there === undefined || !problem.avoidsPossible || dayOf(there.start) >= dayOf(place.start))
        continue;
      const isRested = place.start >= there.end + (problem.rest[feeder] as number);
      const minutes = missing(problem, match, feeder, place, there);
      if (isRested && minutes > 0) say(match, feeder, minutes);
    }
    checkAway(inspection, match, place);
  }
}

function checkAway(inspection: Inspection, match: number, { start, end }: Place): void {
  const { people, avoidsPossible, situation } = inspection.problem;
  for (const [player, chance] of people.all[match] ?? []) {
    if (chance < CERTAIN && !avoidsPossible) continue;
    const id = people.players[player] ?? '';
    const away = situation.players?.[String(id)]?.away ?? [];
    const span = away.find(([from, to]) => from < end && start < to);
    if (span === undefined) continue;
    const [from, to] = span;
    const minutes = from <= start ? to - start : end - from;
    inspection.say('OP8', 'away', [match], { player: id, minutes, limit: to });
  }
}

function checkDays(inspection: Inspection): void {
  const { problem, places } = inspection;
  const isDoubles = (match: number) => problem.events[problem.eventOf[match] as number]?.kind === 'doubles';
  const judge = (programme: Programme, most: number, isMeant: (match: number) => boolean): void => {
    if (most === Infinity) return;
    const own = [...programme.certain, ...programme.possible.flatMap(({ matches }) => matches)].filter(
      isMeant,
    );
    const byDay = Map.groupBy(
      own.filter((match) => places.has(match)),
      (match) => dayOf(places.get(match)?.start ?? 0),
    );
    for (const matches of byDay.values()) {
      const isThen = new Set(matches);
      const count = mostOf(programme, (match) => isThen.has(match), problem.links);
      if (count <= most || !matches.some((match) => problem.states[match] === 'open')) continue;
      const player = problem.people.players[programme.player] ?? '';
      inspection.say('OP9', 'too-many', matches, { player, minutes: count, limit: most });
    }
  };
  for (const programme of problem.programmes) {
    judge(programme, programme.singles, (match) => !isDoubles(match));
    judge(programme, programme.doubles, isDoubles);
    judge(programme, programme.total, () => true);
  }
}

function checkWishesOfTheDesk(inspection: Inspection): void {
  const { problem, places } = inspection;
  const { situation, matches, publishedStart } = problem;
  const { now, notice = 60 } = situation;
  for (const [match, { court, start, end }] of inspection.placed()) {
    const { notBefore = -Infinity, mustEndBy = Infinity, pin } = matches[match] ?? {};
    if (start < notBefore)
      inspection.say('OP10', 'too-early', [match], { minutes: notBefore - start, limit: notBefore });
    if (end > mustEndBy)
      inspection.say('OP10', 'ends-too-late', [match], { minutes: end - mustEndBy, limit: mustEndBy });
    const isElsewhere = pin?.court !== undefined && problem.courtOf(pin.court) !== court;
    if (isElsewhere || (pin?.start !== undefined && pin.start !== start))
      inspection.say('OP10', 'other-than-pinned', [match]);
    if (now === undefined) continue;
    if (start < now) inspection.say('OP12', 'in-the-past', [match], { minutes: now - start, limit: now });
    const told = publishedStart[match] as number;
    const floor = Math.min(told, now + notice);
    if (told >= 0 && start >= now && start < floor)
      inspection.say('OP12', 'before-published', [match], { minutes: floor - start, limit: floor });
  }
  for (const [match, leader] of problem.follows.entries()) {
    const place = places.get(match);
    if (leader < 0 || place === undefined || problem.states[match] !== 'open') continue;
    const before = places.get(leader);
    if (before === undefined) {
      if (inspection.given.has(leader)) inspection.say('OP11', 'does-not-follow', [match, leader]);
      continue;
    }
    const isBetween = [...places].some(
      ([other, { court, start }]) =>
        other !== match &&
        other !== leader &&
        court === place.court &&
        start >= before.start &&
        start < place.start,
    );
    const follows =
      before.court === place.court &&
      dayOf(before.start) === dayOf(place.start) &&
      before.start < place.start;
    if (!follows || isBetween) inspection.say('OP11', 'does-not-follow', [match, leader]);
  }
}

function checkShortened(inspection: Inspection, shorten: readonly Shortening[]): void {
  const { problem } = inspection;
  const { done = [], running = [], suspended = [] } = problem.situation;
  const begun = [...done, ...running, ...suspended].map(({ match }) => problem.matchOf(match));
  for (const { event, fromRound } of shorten) {
    const at = problem.events.findIndex(({ id }) => String(id) === String(event));
    const own = [...problem.eventOf.entries()].flatMap(([match, one]) => (one === at ? [match] : []));
    if (problem.events[at]?.shorter === undefined)
      inspection.say('OP13', 'no-shorter-format', own.slice(0, 1));
    const late = begun.filter(
      (match) => own.includes(match) && (problem.matches[match]?.round ?? 0) >= fromRound,
    );
    if (late.length > 0) inspection.say('OP13', 'round-begun', late);
  }
}

/**
 * Every hard rule that an order breaks, each with its matches.
 * @param unplaced the matches that are given up
 * @param shorten the rounds in a shorter format in this problem
 */
export function checkOrder(
  problem: Problem,
  order: readonly PlacedMatch[],
  unplaced: readonly ScheduleId[],
  shorten: readonly Shortening[] = [],
): readonly Violation[] {
  const inspection = new Inspection(problem, order, unplaced);
  checkCourts(inspection);
  checkLinks(inspection);
  checkPeople(inspection);
  checkDays(inspection);
  checkWishesOfTheDesk(inspection);
  checkShortened(inspection, shorten);
  return inspection.violations;
}
