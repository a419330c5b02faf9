// A situation with numbers in place of names, made once so that millions of places can be tried quickly. Rules: RULES.md, OP1-OP13.
import { err, ok, type Result } from '../result.ts';
import { usableSpans } from './calendar.ts';
import { conflictsOf, type Conflicts } from './conflicts.ts';
import { linksOf, sourcesOf, type Links } from './links.ts';
import { CERTAIN, peopleOf, type People } from './people.ts';
import { programmesOf, type Programme } from './programmes.ts';
import type {
  DayLimits,
  ScheduleEvent,
  ScheduleId,
  ScheduleMatch,
  Shortening,
  Situation,
  Span,
} from './situation.ts';

/** Why a situation cannot be read: an unknown name, a name given twice, or links that form a circle. */
export interface SituationError {
  readonly type: 'unknown-id' | 'same-id-twice' | 'circular-links';
  readonly kind: 'court' | 'event' | 'match' | 'limits';
  readonly id: ScheduleId;
}

export type MatchState = 'open' | 'live' | 'over';

/** Where a side was before: the matches that its link names, or the other matches that its people certainly play. */
export interface Before {
  readonly isLink: boolean;
  readonly matches: Int32Array;
}

export interface Problem {
  readonly situation: Situation;
  readonly matches: readonly ScheduleMatch[];
  readonly events: readonly ScheduleEvent[];
  readonly eventOf: Int32Array;
  readonly states: readonly MatchState[];
  /** The matches that are to be placed. */
  readonly open: Int32Array;
  readonly minutes: Int32Array;
  /** Minutes of rest after each match; 0 after a walkover. */
  readonly rest: Int32Array;
  readonly overnight: Int32Array;
  readonly earliest: Float64Array;
  /** By when a match has to be over; Infinity where nothing says so. */
  readonly latestEnd: Float64Array;
  /** By match: the courts that its event may use and its pin allows. */
  readonly courtsOf: readonly Int32Array[];
  readonly pinnedStart: Float64Array;
  /** The match after which each comes next on the same court; -1 for most. */
  readonly follows: Int32Array;
  /** The match that comes next on the same court; -1 for most. */
  readonly followedBy: Int32Array;
  /** Where live and past matches are; -1 for all others. */
  readonly fixedStart: Float64Array;
  readonly fixedCourt: Int32Array;
  /** 1 for matches that are not of the plan: it is over without them. */
  readonly isAside: Uint8Array;
  /** By match: spans in which nobody of it may play. */
  readonly away: readonly (readonly Span[])[];
  readonly before: readonly (readonly [Before, Before])[];
  /** For each match: the matches that wait longer because of it. */
  readonly touches: readonly Int32Array[];
  readonly usable: readonly (readonly Span[])[];
  /** Whether a court counts as the centre court of a match's event [OP19]. */
  readonly isCentre: (match: number, court: number) => boolean;
  readonly links: Links;
  readonly people: People;
  readonly conflicts: Conflicts;
  readonly programmes: readonly Programme[];
  readonly programmesOf: readonly (readonly number[])[];
  readonly publishedStart: Float64Array;
  readonly publishedCourt: Int32Array;
  readonly shortened: readonly boolean[];
  readonly turnaround: number;
  readonly avoidsPossible: boolean;
  readonly courtOf: (id: ScheduleId) => number;
  readonly matchOf: (id: ScheduleId) => number;
}

type Index = ReadonlyMap<string, number>;

function indexed(kind: SituationError['kind'], ids: readonly ScheduleId[]): Result<Index, SituationError> {
  const index = new Map<string, number>();
  for (const [at, id] of ids.entries()) {
    if (index.has(String(id))) return err({ type: 'same-id-twice', kind, id });
    index.set(String(id), at);
  }
  return ok(index);
}

/** The first name in the situation that nothing has; null when all are known. */
function unknownName(
  situation: Situation,
  courts: Index,
  events: Index,
  matches: Index,
): SituationError | null {
  const missing = (kind: SituationError['kind'], index: Index, ids: readonly ScheduleId[]) => {
    const id = ids.find((one) => !index.has(String(one)));
    return id === undefined ? null : ({ type: 'unknown-id', kind, id } as const);
  };
  const { done = [], running = [], suspended = [], published = [] } = situation;
  const limits: Index = new Map(Object.keys({ default: {}, ...situation.limits }).map((id) => [id, 0]));
  const placed = [...running, ...suspended, ...published, ...done.filter((one) => one.walkover !== true)];
  return (
    missing(
      'event',
      events,
      situation.matches.map(({ event }) => event),
    ) ??
    missing(
      'match',
      matches,
      situation.matches.flatMap(({ sides, follows = [] }) => [...sides.flatMap(sourcesOf), follows].flat()),
    ) ??
    missing(
      'match',
      matches,
      [...placed, ...done].map(({ match }) => match),
    ) ??
    missing(
      'court',
      courts,
      placed.flatMap((one) => ('court' in one ? [one.court] : [])),
    ) ??
    missing(
      'court',
      courts,
      situation.events.flatMap(({ courts: own = [], centre = [] }) => [own, centre].flat()),
    ) ??
    missing(
      'court',
      courts,
      situation.matches.flatMap(({ pin }) => pin?.court ?? []),
    ) ??
    missing(
      'limits',
      limits,
      situation.events.flatMap((event) => event.limits ?? []),
    )
  );
}

function allowedCourts({ courts }: Situation, match: ScheduleMatch, event: ScheduleEvent): Int32Array {
  const named = event.courts === undefined ? null : new Set(event.courts.map(String));
  return Int32Array.from(
    courts.flatMap((court, at) => {
      if (named !== null && !named.has(String(court.id))) return [];
      if (event.surfaces !== undefined && !event.surfaces.includes(court.surface ?? '')) return [];
      return match.pin?.court !== undefined && String(match.pin.court) !== String(court.id) ? [] : [at];
    }),
  );
}

/** Where each side was before its match, and the other way round. */
function beforeOf(situation: Situation, people: People, matchOf: (id: ScheduleId) => number) {
  const certainOf: number[][] = people.players.map(() => []);
  for (const [match, all] of people.all.entries())
    for (const [player, chance] of all) if (chance >= CERTAIN) certainOf[player]?.push(match);
  const before = situation.matches.map(({ sides }, match) =>
    sides.map((side, at): Before => {
      if (!('players' in side)) return { isLink: true, matches: Int32Array.from(sourcesOf(side), matchOf) };
      const players = [...(people.sides[match]?.[at as 0 | 1].keys() ?? [])];
      const others = new Set(players.flatMap((player) => certainOf[player] ?? []));
      others.delete(match);
      return { isLink: false, matches: Int32Array.from(others) };
    }),
  ) as unknown as readonly (readonly [Before, Before])[];
  const touches: Set<number>[] = before.map(() => new Set());
  for (const [match, sides] of before.entries())
    for (const side of sides) for (const other of side.matches) touches[other]?.add(match);
  return { before, touches: touches.map((set) => Int32Array.from(set)) };
}

function awayOf({ players = {} }: Situation, people: People, avoidsPossible: boolean): readonly Span[][] {
  const spans = people.players.map((id) => players[String(id)]?.away ?? []);
  return people.all.map((all) =>
    [...all].flatMap(([player, chance]) =>
      avoidsPossible || chance >= CERTAIN ? [...(spans[player] ?? [])] : [],
    ),
  );
}

const NOTICE = 60;

/** Names with their numbers in order: 2 before 10. */
function compareIds(one: ScheduleId, other: ScheduleId): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [first, second] = [String(one), String(other)].map((id) =>
    id.replaceAll(/\d+/g, (digits) => digits.padStart(12, '0')),
  ) as [string, string];
  if (first !== second) return first < second ? -1 : 1;
  return String(one) < String(other) ? -1 : 1;
}

function byId<T extends { readonly id: ScheduleId }>(things: readonly T[]): readonly T[] {
  return things.toSorted((one, other) => compareIds(one.id, other.id));
}

/**
 * Turns a situation into a problem, with some rounds in their shorter format [OP13]. The order of courts, events and matches does not matter: the
 * same situation gives the same plans.
 */
export function problemOf(
  given: Situation,
  shorten: readonly Shortening[] = [],
): Result<Problem, SituationError> {
  const situation = {
    ...given,
    courts: byId(given.courts),
    events: byId(given.events),
    matches: byId(given.matches),
  };
  const { matches, events, courts, now, notice = NOTICE, limits = {} } = situation;
  const courtIndex = indexed(
    'court',
    courts.map(({ id }) => id),
  );
  const eventIndex = indexed(
    'event',
    events.map(({ id }) => id),
  );
  const matchIndex = indexed(
    'match',
    matches.map(({ id }) => id),
  );
  if (!courtIndex.ok) return courtIndex;
  if (!eventIndex.ok) return eventIndex;
  if (!matchIndex.ok) return matchIndex;
  const unknown = unknownName(situation, courtIndex.value, eventIndex.value, matchIndex.value);
  if (unknown !== null) return err(unknown);

  const courtOf = (id: ScheduleId): number => courtIndex.value.get(String(id)) ?? -1;
  const matchOf = (id: ScheduleId): number => matchIndex.value.get(String(id)) ?? -1;
  const links = linksOf(matches, matchOf);
  if (links === null) return err({ type: 'circular-links', kind: 'match', id: matches[0]?.id ?? '' });
  const avoidsPossible = situation.possiblePlayers !== 'count';
  const people = peopleOf(situation, links.order, matchOf);

  const size = matches.length;
  const eventAts = matches.map(({ event }) => eventIndex.value.get(String(event)) ?? -1);
  const eventOf = Int32Array.from(eventAts);
  const eventAt = (match: number): ScheduleEvent => events[eventAts[match] as number] as ScheduleEvent;
  const fromRound = new Map(shorten.map((one) => [String(one.event), one.fromRound]));
  const begun = new Set(
    [...(situation.running ?? []), ...(situation.suspended ?? []), ...(situation.done ?? [])].map(
      ({ match }) => matchOf(match),
    ),
  );
  const shortened = matches.map(({ round, minutes: own, ownPart = false }, match) => {
    const event = eventAt(match);
    // What is shorter already stays as it is.
    const isLonger = event.shorter !== undefined && event.shorter.minutes < (own ?? event.minutes);
    return (
      isLonger && !ownPart && !begun.has(match) && round >= (fromRound.get(String(event.id)) ?? Infinity)
    );
  });
  const shorterOf = (match: number) => (shortened[match] === true ? eventAt(match).shorter : undefined);
  const limitsOf = matches.map((_, match): DayLimits => limits[eventAt(match).limits ?? 'default'] ?? {});

  const centres = events.map(({ centre: own }) =>
    courts.map(({ id, centre }) => (own === undefined ? centre === true : String(own) === String(id))),
  );

  const states: MatchState[] = matches.map(() => 'open');
  const minutes = Int32Array.from(
    matches,
    (match, at) => shorterOf(at)?.minutes ?? match.minutes ?? eventAt(at).minutes,
  );
  const restsOf = people.players.map((id) => situation.players?.[String(id)]?.rest ?? 0);
  const longestRest = (match: number): number =>
    [...(people.all[match] ?? [])].reduce(
      (longest, [player, chance]) =>
        avoidsPossible || chance >= CERTAIN ? Math.max(longest, restsOf[player] ?? 0) : longest,
      0,
    );
  const asksRest = restsOf.some((own) => own > 0);
  const rest = Int32Array.from(matches, ({ rest: own }, match) =>
    Math.max(shorterOf(match)?.rest ?? own ?? eventAt(match).rest, asksRest ? longestRest(match) : 0),
  );
  const fixedStart = new Float64Array(size).fill(-1);
  const fixedCourt = new Int32Array(size).fill(-1);
  const isAside = new Uint8Array(size);
  const fix = (match: number, state: MatchState, court: ScheduleId, start: number, end: number): void => {
    states[match] = state;
    fixedStart[match] = start;
    fixedCourt[match] = courtOf(court);
    minutes[match] = end - start;
  };
  for (const live of situation.running ?? []) {
    fix(matchOf(live.match), 'live', live.court, live.start, live.end);
    if (live.aside === true) isAside[matchOf(live.match)] = 1;
  }
  for (const done of situation.done ?? []) {
    const match = matchOf(done.match);
    states[match] = 'over';
    if (done.walkover === true) rest[match] = 0;
    else fix(match, 'over', done.court, done.start, done.end);
  }
  for (const broken of situation.suspended ?? []) minutes[matchOf(broken.match)] = broken.minutesLeft;

  const publishedStart = new Float64Array(size).fill(-1);
  const publishedCourt = new Int32Array(size).fill(-1);
  for (const { match, court, start } of situation.published ?? []) {
    publishedStart[matchOf(match)] = start;
    publishedCourt[matchOf(match)] = courtOf(court);
  }
  const earliest = Float64Array.from(matches, ({ notBefore = 0 }, match) => {
    if (now === undefined) return notBefore;
    const told = publishedStart[match] as number;
    const floor = told < 0 ? now : Math.max(now, Math.min(told, now + notice));
    return Math.max(notBefore, floor);
  });
  const follows = Int32Array.from(matches, (match) =>
    match.follows === undefined ? -1 : matchOf(match.follows),
  );
  const followedBy = new Int32Array(size).fill(-1);
  for (const [match, leader] of follows.entries()) if (leader >= 0) followedBy[leader] = match;

  const programmes = programmesOf(people, links, limitsOf, avoidsPossible);
  const programmesBy: number[][] = matches.map(() => []);
  for (const [at, { certain, possible }] of programmes.entries())
    for (const match of [...certain, ...possible.flatMap(({ matches: own }) => own)])
      programmesBy[match]?.push(at);

  return ok({
    situation,
    matches,
    events,
    eventOf,
    states,
    open: Int32Array.from(states.flatMap((state, match) => (state === 'open' ? [match] : []))),
    minutes,
    rest,
    overnight: Int32Array.from(limitsOf, (limit) => limit.overnight ?? 0),
    earliest,
    latestEnd: Float64Array.from(matches, ({ mustEndBy }) => mustEndBy ?? Infinity),
    courtsOf: matches.map((match, at) => allowedCourts(situation, match, eventAt(at))),
    pinnedStart: Float64Array.from(matches, ({ pin }) => pin?.start ?? -1),
    follows,
    followedBy,
    fixedStart,
    fixedCourt,
    isAside,
    away: awayOf(situation, people, avoidsPossible),
    ...beforeOf(situation, people, matchOf),
    usable: courts.map((court) => usableSpans(court, situation)),
    isCentre: (match, court) => centres[eventAts[match] as number]?.[court] === true,
    links,
    people,
    conflicts: conflictsOf(people, links, avoidsPossible),
    programmes,
    programmesOf: programmesBy,
    publishedStart,
    publishedCourt,
    shortened,
    turnaround: situation.turnaround ?? 0,
    avoidsPossible,
    courtOf,
    matchOf,
  });
}
