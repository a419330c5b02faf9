// The day as it runs: the match on each court now, and which match can go on a free one (OP34, OP35).
import { DAY_MINUTES, type Situation } from '@tennis/domain';
import type { CourtOfPlay, OrderedMatch } from '@tennis/contract';
import { minuteIn, offsetOf, spanOf, type DayPlan, type PlacedCard } from './day-plan.ts';

/** Nobody is called earlier than this many minutes before the time that they were told (OP12). */
const NOTICE = 60;

export type CourtState =
  | { readonly kind: 'live'; readonly card: PlacedCard }
  | { readonly kind: 'called'; readonly card: PlacedCard; readonly minutes: number }
  /** `until`: when its next match is planned, or when it is shut before that; null if neither is to come, or if a match should have begun. */
  | { readonly kind: 'free'; readonly until: number | null }
  | { readonly kind: 'closed' };

/** Minutes since a moment of the shown day. */
const minutesSince = ({ order, now }: DayPlan, moment: string): number =>
  Math.max(0, (now ?? 0) - minuteIn(moment, order.timeZone));

/** The state of a court now; closed on another day, when nobody is called. */
export function courtState(plan: DayPlan, court: CourtOfPlay): CourtState {
  const { cards, order, now } = plan;
  if (now === null) return { kind: 'closed' };
  const own = cards.filter(({ courtId }) => courtId === court.id);
  const onCourt = own.filter(({ match }) => match.status === 'in_progress');
  // One that waits to go on here comes after the one that is played.
  const live = onCourt.find(({ start }) => start <= now) ?? onCourt[0];
  if (live !== undefined) return { kind: 'live', card: live };
  const called = own.find(({ match }) => match.status === 'scheduled' && match.calledAt !== null);
  if (called !== undefined)
    return { kind: 'called', card: called, minutes: minutesSince(plan, called.match.calledAt ?? '') };
  const isIn = (span: { readonly from: string; readonly to: string }): boolean => {
    const [from, to] = spanOf(order, span);
    return from <= now && now < to;
  };
  const mayPlay = court.suspended === null && court.open.some(isIn);
  if (!mayPlay || court.blocked.some(isIn)) return { kind: 'closed' };
  const starts = own.filter(({ match }) => match.status === 'scheduled').map(({ start }) => start);
  if (starts.some((start) => start <= now)) return { kind: 'free', until: null };
  const shuts = court.blocked.map((span) => spanOf(order, span)[0]).filter((from) => from > now);
  const spans = court.open.map((span) => spanOf(order, span));
  const closes = spans.filter(
    ([from, to]) => from <= now && now < to && (starts.length > 0 || to !== spans.at(-1)?.[1]),
  );
  const until = Math.min(...starts, ...shuts, ...closes.map(([, to]) => to));
  return { kind: 'free', until: Number.isFinite(until) ? until : null };
}

/** Whether a match is played on the court: one that rain has stopped is not. */
export const isPlayed = (state: CourtState): boolean =>
  state.kind === 'live' && state.card.match.broken?.isNow !== true;

export type Wait =
  | { readonly kind: 'playing' }
  | { readonly kind: 'rest' | 'floor' | 'early'; readonly until: number };

/** A match that is to come, and why it cannot go on now. */
export interface Upcoming {
  readonly card: PlacedCard;
  readonly wait: Wait | null;
}

/** The engine's facts about people, found once for all matches. */
interface People {
  /** The people in a match, as far as they are known. */
  readonly in: (matchId: number) => readonly string[];
  /** Until when everybody rests who has played, in minutes of the engine. */
  readonly rested: ReadonlyMap<string, number>;
}

const found = new WeakMap<Situation, People>();

function peopleOf(situation: Situation): People {
  const known = found.get(situation);
  if (known !== undefined) return known;
  const rests = new Map(situation.events.map(({ id, rest }) => [String(id), rest]));
  const players = new Map<number, readonly string[]>();
  const restOf = new Map<number, number>();
  for (const { id, event, sides, rest } of situation.matches) {
    const own = sides.flatMap((side) => ('players' in side ? side.players.map(String) : []));
    players.set(Number(id), own);
    // Both sides rest as long as the one of them who needs most [RE1].
    const longest = own.map((one) => situation.players?.[one]?.rest ?? 0);
    restOf.set(Number(id), Math.max(rest ?? rests.get(String(event)) ?? 0, ...longest));
  }
  const playersIn = (matchId: number): readonly string[] => players.get(matchId) ?? [];
  const rested = new Map<string, number>();
  for (const done of situation.done ?? []) {
    if (!('end' in done)) continue;
    const until = done.end + (restOf.get(Number(done.match)) ?? 0);
    for (const one of playersIn(Number(done.match)))
      rested.set(one, Math.max(until, rested.get(one) ?? until));
  }
  const people = { in: playersIn, rested };
  found.set(situation, people);
  return people;
}

/** The people who are on court, or called to one. */
const busyIn = ({ cards }: DayPlan, people: People): ReadonlySet<string> =>
  new Set(
    cards
      .filter(
        ({ match }) =>
          match.status === 'in_progress' || (match.status === 'scheduled' && match.calledAt !== null),
      )
      .flatMap(({ match }) => people.in(match.id)),
  );

function waitOf(
  { order }: DayPlan,
  now: number,
  { match, start }: PlacedCard,
  people: People,
  busy: ReadonlySet<string>,
): Wait | null {
  const players = people.in(match.id);
  if (players.some((one) => busy.has(one))) return { kind: 'playing' };
  const rested =
    Math.max(-DAY_MINUTES, ...players.map((one) => people.rested.get(one) ?? -DAY_MINUTES)) - offsetOf(order);
  if (rested > now) return { kind: 'rest', until: rested };
  const floor = match.notBefore === null ? 0 : minuteIn(match.notBefore, order.timeZone);
  if (floor > now) return { kind: 'floor', until: floor };
  return !match.followedBy && start > now + NOTICE ? { kind: 'early', until: start } : null;
}

const isKnown = ({ participant1Id, participant2Id }: OrderedMatch): boolean =>
  participant1Id !== null && participant2Id !== null;

/** The matches that could be called, in the order of the plan, each with the reasons why it still waits. */
export function upcoming(plan: DayPlan): readonly Upcoming[] {
  const { now, cards, order } = plan;
  if (now === null || order.desk === undefined) return [];
  const people = peopleOf(order.desk.situation as unknown as Situation);
  const busy = busyIn(plan, people);
  return cards
    .filter(({ match }) => match.status === 'scheduled' && match.calledAt === null && isKnown(match))
    .toSorted((one, other) => one.start - other.start || one.match.id - other.match.id)
    .map((card) => ({ card, wait: waitOf(plan, now, card, people, busy) }));
}

/** Whether a match may be called to a court: one on which its tournament may be played [OP2], or the one where the director has already put it. */
function mayUseIn({ order }: DayPlan): (card: PlacedCard, courtId: number) => boolean {
  const situation = order.desk?.situation;
  const events = new Map(situation?.events.map(({ id, courts }) => [id, courts]));
  const eventOf = new Map(situation?.matches.map(({ id, event }) => [Number(id), event]));
  return ({ match, courtId: own }, courtId) => {
    const courts = events.get(eventOf.get(match.id) ?? '');
    return courtId === own || courts === undefined || courts.includes(courtId);
  };
}

/** The courts on which something may go on now. */
export const openNow = (plan: DayPlan): readonly CourtOfPlay[] =>
  plan.courts.filter((court) => courtState(plan, court).kind !== 'closed');

const freeCourts = (plan: DayPlan): readonly CourtOfPlay[] =>
  plan.courts.filter((court) => courtState(plan, court).kind === 'free');

/** The proposal for each free court: its own next match if that is ready, otherwise the first ready one that no other free court takes. */
export function proposals(plan: DayPlan): ReadonlyMap<number, PlacedCard> {
  const ready = upcoming(plan).filter(({ wait }) => wait === null);
  const free = freeCourts(plan);
  const mayUse = mayUseIn(plan);
  const chosen = new Map<number, PlacedCard>();
  const taken = new Set<number>();
  const take = (courtId: number, card: PlacedCard | undefined): void => {
    if (card === undefined) return;
    chosen.set(courtId, card);
    taken.add(card.match.id);
  };
  for (const { id } of free) take(id, ready.find(({ card }) => card.courtId === id)?.card);
  for (const { id } of free)
    if (!chosen.has(id))
      take(id, ready.find(({ card }) => !taken.has(card.match.id) && mayUse(card, id))?.card);
  return chosen;
}

/** So many that cannot go on are named below a free court. */
const MOST_WAITING = 2;

/**
 * Matches that cannot go on yet, each named once: below its own court if that is free, else below the free court with the fewest names on which it
 * may be played.
 */
export function waitingByCourt(plan: DayPlan): ReadonlyMap<number, readonly Upcoming[]> {
  const waiting = upcoming(plan).filter(({ wait }) => wait !== null);
  const free = freeCourts(plan);
  const mayUse = mayUseIn(plan);
  const named = new Map<number, Upcoming[]>(free.map(({ id }) => [id, []]));
  const others = waiting.filter((one) => {
    const own = named.get(one.card.courtId);
    if (own === undefined) return true;
    if (own.length < MOST_WAITING) own.push(one);
    return false;
  });
  for (const one of others) {
    const [fewest] = free
      .filter(({ id }) => mayUse(one.card, id))
      .map(({ id }) => named.get(id) ?? [])
      .toSorted((a, b) => a.length - b.length);
    if (fewest !== undefined && fewest.length < MOST_WAITING) fewest.push(one);
  }
  return named;
}
