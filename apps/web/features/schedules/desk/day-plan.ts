// The day as the desk draws it: where everything is, in minutes, and the engine's verdict on any other place. The server judges each move again.
import {
  checkOrder,
  courtKey,
  DAY_MINUTES,
  faultOf,
  inTheWay,
  lawfulPlaces,
  nearestPlaces,
  problemOf,
  type Naming,
  type PlacedMatch,
  type ScheduleFault,
  type Situation,
} from '@tennis/domain';
import type { CourtOfPlay, OrderedMatch, OrderFault, OrderOfPlayOnWire } from '@tennis/contract';
import { clockOf, dayOf } from '../../../lib/dates.ts';
import { momentAt } from '../../../lib/moment-at.ts';
import { shortNames } from '../../../lib/short-names.ts';

/** A place on one of the club's courts; minutes of the shown day. */
export interface Place {
  readonly courtId: number;
  readonly start: number;
}

/** A match on a court. */
export interface PlacedCard extends Place {
  readonly match: OrderedMatch;
  readonly minutes: number;
  /** Minutes by which it is over its time, while it is on court. */
  readonly over: number;
  readonly faults: readonly OrderFault[];
  /** Whether it can be moved at all. */
  readonly isMovable: boolean;
}

export interface DayPlan {
  readonly order: OrderOfPlayOnWire;
  readonly courts: readonly CourtOfPlay[];
  readonly cards: readonly PlacedCard[];
  readonly unplaced: readonly OrderedMatch[];
  /** The parts of their names that tell the day's tournaments apart. */
  readonly eventNames: ReadonlyMap<string, string>;
  readonly faults: readonly OrderFault[];
  /** First and last minute that are drawn, whole hours. */
  readonly from: number;
  readonly to: number;
  /** The minute it is, where the shown day is today. */
  readonly now: number | null;
}

const DAY_MS = 86_400_000;
const HOUR = 60;
/** The hours of a day on which no court is open. */
const USUAL: readonly [number, number] = [9 * HOUR, 18 * HOUR];

/** The minute of a moment in its day. */
export const minuteIn = (moment: string, zone: string): number => {
  const [hours = 0, minutes = 0] = clockOf(moment, zone).split(':').map(Number);
  return hours * HOUR + minutes;
};

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The minute of the engine at which the shown day begins. */
export const offsetOf = ({ day, desk }: OrderOfPlayOnWire): number =>
  (dayNumber(day) - dayNumber(desk?.firstDay ?? day)) * DAY_MINUTES;

const two = (number: number): string => String(number).padStart(2, '0');

/** The moment of a minute of the shown day. */
export function momentOf(
  { day, timeZone }: Pick<OrderOfPlayOnWire, 'day' | 'timeZone'>,
  minute: number,
): string {
  const time = `${two(Math.floor(minute / HOUR))}:${two(minute % HOUR)}`;
  return momentAt(day, time, timeZone);
}

function courtOf(courts: readonly CourtOfPlay[], { courtId, court }: OrderedMatch): number | null {
  if (courts.some(({ id }) => id === courtId)) return courtId;
  if (court === null) return null;
  return courts.find(({ name }) => courtKey(name) === courtKey(court))?.id ?? null;
}

/** However little is left of a match that was broken off, it warms up again. */
const LEAST_LEFT = 15;

/** How long a match occupies its court; if it goes on here after it was broken off elsewhere, only its remaining time. */
const minutesHere = ({ broken, minutes }: OrderedMatch): number =>
  broken?.hereSince === undefined ? minutes : Math.max(LEAST_LEFT, minutes - broken.played);

/** Minutes by which a match on court is over its time; `since` counts from its real start, not from its planned one. While it is suspended it plays none. */
function overBy({ broken, minutes }: OrderedMatch, since: number): number {
  const stands = broken !== undefined && (broken.isNow || broken.hereSince !== undefined);
  const played = stands ? broken.played : since - (broken?.paused ?? 0);
  return Math.max(0, played - minutes);
}

const NONE: readonly OrderFault[] = [];
const byMatch = new WeakMap<readonly OrderFault[], ReadonlyMap<number, readonly OrderFault[]>>();

/** The faults of each match: the same objects until something changes, so that the ticking clock redraws no card. */
function faultsByMatch(faults: readonly OrderFault[]): ReadonlyMap<number, readonly OrderFault[]> {
  const known = byMatch.get(faults);
  if (known !== undefined) return known;
  const found = new Map<number, OrderFault[]>();
  for (const fault of faults)
    for (const id of new Set(fault.matchIds)) found.set(id, [...(found.get(id) ?? []), fault]);
  byMatch.set(faults, found);
  return found;
}

/** Whether a match was to be played on an earlier day: it needs a place again. */
export const isOfEarlierDay = (
  { day, timeZone }: Pick<OrderOfPlayOnWire, 'day' | 'timeZone'>,
  { startTime, broken }: OrderedMatch,
): boolean => startTime !== null && dayOf(broken?.hereSince ?? startTime, timeZone) < day;

/** The desk's drawing of an order of play. */
export function dayPlan(order: OrderOfPlayOnWire, present: Date): DayPlan {
  const { courts, matches, timeZone, day, desk } = order;
  const faults = desk?.faults ?? NONE;
  const faultsOf = faultsByMatch(faults);
  const now =
    dayOf(present.toISOString(), timeZone) === day ? minuteIn(present.toISOString(), timeZone) : null;
  const cards: PlacedCard[] = [];
  const unplaced: OrderedMatch[] = [];
  for (const match of matches) {
    const courtId = courtOf(courts, match);
    if (courtId === null || match.startTime === null || isOfEarlierDay(order, match)) {
      if (match.status !== 'completed') unplaced.push(match);
      continue;
    }
    // A match that was broken off on another court stands where it goes on.
    const start = minuteIn(match.broken?.hereSince ?? match.startTime, timeZone);
    const begun =
      match.broken?.hereSince === undefined && match.startedAt !== null
        ? minuteIn(match.startedAt, timeZone)
        : start;
    const over = match.status === 'in_progress' && now !== null ? overBy(match, now - begun) : 0;
    cards.push({
      match,
      courtId,
      start,
      minutes: minutesHere(match),
      over,
      faults: faultsOf.get(match.id) ?? NONE,
      isMovable: match.status === 'scheduled',
    });
  }
  const spans = courts.flatMap(({ open }) => open.map((span) => spanOf(order, span)));
  const shown = [
    ...(spans.length === 0 ? [USUAL] : spans),
    ...cards.map(({ start, minutes }) => [start, start + minutes]),
    // What goes on beyond the hours of the courts is drawn until now.
    ...(now !== null && cards.some(({ over }) => over > 0) ? [[now, now + 1]] : []),
  ];
  const from = Math.floor(Math.min(...shown.map(([first = 0]) => first)) / HOUR) * HOUR;
  const to = Math.ceil(Math.max(...shown.map(([, last = 0]) => last)) / HOUR) * HOUR;
  const eventNames = shortNames(order.matches.map(({ tournamentName }) => tournamentName));
  return { order, courts, cards, unplaced, eventNames, faults, from, to: Math.min(DAY_MINUTES, to), now };
}

/** The match of the club whose winner or loser will be on a side of a match, if that is known. */
export function sourceOf(
  { desk, matches }: OrderOfPlayOnWire,
  matchId: number,
  side: number,
): { readonly match: OrderedMatch; readonly isLoser: boolean } | null {
  const from = desk?.situation.matches.find(({ id }) => id === matchId)?.sides[side];
  if (from === undefined || !('winner' in from || 'loser' in from)) return null;
  const id = 'winner' in from ? from.winner : from.loser;
  const match = matches.find((one) => one.id === id);
  return match === undefined ? null : { match, isLoser: 'loser' in from };
}

/**
 * The group that the player of a side comes from, by one of its matches, and their place in it, counted from 1; null if they do not come from a
 * group.
 */
export function groupSourceOf(
  { desk, matches }: OrderOfPlayOnWire,
  matchId: number,
  side: number,
): { readonly match: OrderedMatch; readonly place: number } | null {
  const from = desk?.situation.matches.find(({ id }) => id === matchId)?.sides[side];
  if (from === undefined || !('group' in from)) return null;
  const match = matches.find(({ id }) => from.group.includes(id));
  return match === undefined ? null : { match, place: from.place };
}

/** The minute of a moment counted from midnight of the shown day: negative on an earlier day. */
export const minuteOn = (
  { day, timeZone }: Pick<OrderOfPlayOnWire, 'day' | 'timeZone'>,
  moment: string,
): number => (dayNumber(dayOf(moment, timeZone)) - dayNumber(day)) * DAY_MINUTES + minuteIn(moment, timeZone);

/** From when to when something is on the shown day. It may have begun before, or end later. */
export const spanOf = (
  order: OrderOfPlayOnWire,
  { from, to }: { readonly from: string; readonly to: string },
): readonly [number, number] => [
  Math.max(0, minuteOn(order, from)),
  Math.min(DAY_MINUTES, minuteOn(order, to)),
];

const situationIn = ({ desk }: OrderOfPlayOnWire): Situation => desk?.situation as unknown as Situation;

/** Every lawful place of a match on the shown day, at each quarter of an hour. */
export function placesFor({ order }: DayPlan, matchId: number): readonly Place[] {
  if (order.desk === undefined) return [];
  const offset = offsetOf(order);
  const places = lawfulPlaces(situationIn(order), order.desk.order, matchId, [offset, offset + DAY_MINUTES]);
  const known = new Set(order.courts.map(({ id }) => id));
  return (places.ok ? places.value : [])
    .filter(({ court }) => known.has(Number(court)))
    .map(({ court, start }) => ({ courtId: Number(court), start: start - offset }));
}

/** The lawful places that are nearest to another one. */
export const nearestFew = (places: readonly Place[], wanted: Place, most: number): readonly Place[] =>
  nearestPlaces(
    places.map(({ courtId, start }) => ({ match: 0, court: courtId, start })),
    { court: wanted.courtId, start: wanted.start },
    most,
  ).map(({ court, start }) => ({ courtId: Number(court), start }));

/** How the engine's people and courts are called on the desk. */
function namingIn(order: OrderOfPlayOnWire): Naming {
  const names = new Map(
    order.matches.map(({ id, p1Name, p2Name }) => [id, [p1Name, p2Name].filter((name) => name !== null)]),
  );
  const sides = new Map(situationIn(order).matches.map(({ id, sides: both }) => [Number(id), both]));
  const courts = new Map(order.courts.map(({ id, name }) => [id, name]));
  return {
    player: (player) => {
      for (const [id, both] of sides) {
        const at = both.findIndex((side) => 'players' in side && side.players.includes(player));
        const name = at < 0 ? undefined : names.get(id)?.[at];
        if (name !== undefined) return name;
      }
      return '';
    },
    court: (id) => courts.get(Number(id)) ?? String(id),
  };
}

/** A place that lacks something, in minutes of the shown day. */
export interface Lacking extends Place {
  readonly faults: readonly ScheduleFault[];
  /** Minutes of it outside the hours of its court. */
  readonly outside: number;
}

/** What is in the way of a match that has no lawful place on the shown day. */
export interface Way {
  readonly isOpen: boolean;
  /** Whether a court that it may use is free for as long as it takes. */
  readonly isCourtFree: boolean;
  readonly near: readonly Lacking[];
  /** Why it cannot be played there at all; null if a place is near. */
  readonly blocked: ScheduleFault | null;
}

/** The search for places that nearly do keeps nobody waiting. */
const WAY_MS = 200;

/** What is in the way on the shown day; null if the match is not played on it at all. */
export function wayOf({ order }: DayPlan, matchId: number): Way | null {
  if (order.desk === undefined) return null;
  const offset = offsetOf(order);
  const known = new Set(order.courts.map(({ id }) => id));
  const until = performance.now() + WAY_MS;
  const found = inTheWay(
    situationIn(order),
    order.desk.order,
    matchId,
    [offset, offset + DAY_MINUTES],
    namingIn(order),
    (court) => known.has(Number(court)),
    () => performance.now() < until,
  );
  if (!found.ok || found.value === null) return null;
  const { isOpen, courtFrom, near, blocked } = found.value;
  return {
    isOpen,
    isCourtFree: courtFrom !== null,
    blocked,
    near: near.map(({ court, start, faults, outside }) => ({
      courtId: Number(court),
      start: start - offset,
      faults,
      outside,
    })),
  };
}

/** The faults of a match at a place, worst first; none if it is lawful. */
export function faultsAt(
  { order }: DayPlan,
  matchId: number,
  { courtId, start }: Place,
): readonly { readonly level: 'blocked' | 'warned'; readonly fault: ScheduleFault }[] {
  if (order.desk === undefined) return [];
  const situation = situationIn(order);
  const problem = problemOf(situation);
  if (!problem.ok) return [];
  const offset = offsetOf(order);
  const moved: PlacedMatch[] = [
    ...order.desk.order.filter(({ match }) => Number(match) !== matchId),
    { match: matchId, court: courtId, start: offset + start },
  ];
  const placed = new Set(moved.map(({ match }) => Number(match)));
  const unplaced = situation.matches.map(({ id }) => Number(id)).filter((id) => !placed.has(id));
  const naming = namingIn(order);
  return checkOrder(problem.value, moved, unplaced)
    .filter(({ rule, matches }) => rule !== 'OP1' && matches.some((id) => Number(id) === matchId))
    .flatMap((violation) => {
      // Where another match is on, its court is what there is to say.
      const others = violation.matches.filter((id) => Number(id) !== matchId);
      const said = { ...violation, matches: [matchId, ...others] };
      const found = faultOf(problem.value, moved, said, naming);
      return found === null ? [] : [found];
    })
    .toSorted((one, other) => one.level.localeCompare(other.level));
}
