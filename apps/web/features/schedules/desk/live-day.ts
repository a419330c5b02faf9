// The day as it runs: the match on each court now, and which match can go on a free one (OP34, OP35).
import type { CourtOfPlay, OrderedMatch } from '@tennis/contract';
import { isCalled } from '../../../lib/called.ts';
import { minuteOn, spanOf, type DayPlan, type PlacedCard } from './day-plan.ts';
import { CALLED_AHEAD, shutsBefore, waitsIn, type Wait } from './waits.ts';

export type CourtState =
  | { readonly kind: 'live'; readonly card: PlacedCard }
  /** `late`: of the minutes since the call, those since its people were to be there. */
  | {
      readonly kind: 'called';
      readonly card: PlacedCard;
      readonly minutes: number;
      readonly late: number;
    }
  /** `until`: when its next match is planned, or when it is shut before that; null if neither is to come, or if a match should have begun. */
  | { readonly kind: 'free'; readonly until: number | null }
  | { readonly kind: 'closed' };

/** For how many minutes a match has been called; while play stands still on its court, none pass [D56]. */
function minutesCalled(
  { order, now }: DayPlan,
  court: CourtOfPlay,
  { calledAt, callPaused }: OrderedMatch,
): number {
  const since = minuteOn(order, calledAt ?? '');
  const stands = court.suspended === null ? null : Math.max(since, minuteOn(order, court.suspended.since));
  return Math.max(0, (stands ?? now ?? 0) - since - (callPaused ?? 0));
}

/** How many minutes before the time that everybody reads a match was called: nobody has to be there before. */
const minutesAhead = (order: DayPlan['order'], { match, start }: PlacedCard): number =>
  order.published && !match.followedBy
    ? Math.min(CALLED_AHEAD, Math.max(0, start - minuteOn(order, match.calledAt ?? '')))
    : 0;

/** The state of a court now; closed on another day, when nobody is called. */
export function courtState(plan: DayPlan, court: CourtOfPlay): CourtState {
  const { cards, order, now } = plan;
  if (now === null) return { kind: 'closed' };
  const own = cards.filter(({ courtId }) => courtId === court.id);
  const onCourt = own.filter(({ match }) => match.status === 'in_progress');
  // One that waits to go on here comes after the one that is played.
  const live = onCourt.find(({ start }) => start <= now) ?? onCourt[0];
  if (live !== undefined) return { kind: 'live', card: live };
  const called = own.find(({ match }) => isCalled(match));
  if (called !== undefined) {
    const minutes = minutesCalled(plan, court, called.match);
    return { kind: 'called', card: called, minutes, late: minutes - minutesAhead(order, called) };
  }
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

/** A court on which nobody can play yet, and what it begins with. */
export interface Opening {
  readonly court: CourtOfPlay;
  /** The minute from which it can be played on. */
  readonly at: number;
  /** The first match that is planned there from now on; null if there is none. */
  readonly first: PlacedCard | null;
  /** Whether its people may be called already. */
  readonly isReady: boolean;
}

const isWithin = (spans: readonly (readonly [number, number])[], minute: number): boolean =>
  spans.some(([from, to]) => from <= minute && minute < to);

/** The minute from now on at which a closed court is open and free to use; null if that is no more today. */
function opensAt({ order, now }: DayPlan, { open, blocked }: CourtOfPlay): number | null {
  if (now === null) return null;
  const shut = blocked.map((span) => spanOf(order, span));
  const spans = open.map((span) => spanOf(order, span));
  const moments = [...spans.map(([from]) => from), ...shut.map(([, to]) => to)].filter((at) => at > now);
  const able = moments.filter((at) => isWithin(spans, at) && !isWithin(shut, at));
  return able.length === 0 ? null : Math.min(...able);
}

/** The courts that open later today, in their order. Nobody knows when a suspended one does. */
export function openingLater(plan: DayPlan): readonly Opening[] {
  const ready = new Set(upcoming(plan).flatMap(({ card, wait }) => (wait === null ? [card] : [])));
  return plan.courts.flatMap((court) => {
    if (court.suspended !== null || courtState(plan, court).kind !== 'closed') return [];
    const at = opensAt(plan, court);
    if (at === null) return [];
    const [first] = plan.cards
      .filter(({ courtId, match }) => courtId === court.id && match.status === 'scheduled')
      .toSorted((one, other) => one.start - other.start);
    const isReady = first !== undefined && ready.has(first) && at <= (plan.now ?? 0) + CALLED_AHEAD;
    return [{ court, at, first: first ?? null, isReady }];
  });
}

/** The match that could be played on a court whose match is over its time: one that should have begun there, and that no free court takes. */
export function keptWaiting(plan: DayPlan, court: CourtOfPlay): PlacedCard | null {
  const state = courtState(plan, court);
  if (state.kind !== 'live') return null;
  const elsewhere = new Set([...proposals(plan).values()].map(({ match }) => match.id));
  const waiting = upcoming(plan).find(
    ({ card, wait }) =>
      card.courtId === court.id &&
      wait === null &&
      card.start <= (plan.now ?? 0) &&
      !elsewhere.has(card.match.id),
  );
  return waiting?.card ?? null;
}

/** Whether a called match is so late that it may be given away: never while play stands still on its court [OP34, D56]. */
export const isLate = (state: CourtState, { suspended }: CourtOfPlay, lateAfter: number): boolean =>
  state.kind === 'called' && suspended === null && state.late >= lateAfter;

/** Whether a match is played on the court: one that rain has stopped is not. */
export const isPlayed = (state: CourtState): boolean =>
  state.kind === 'live' && state.card.match.broken?.isNow !== true;

/** A match that is to come, and why it cannot go on now. */
export interface Upcoming {
  readonly card: PlacedCard;
  readonly wait: Wait | null;
}

const isKnown = ({ participant1Id, participant2Id }: OrderedMatch): boolean =>
  participant1Id !== null && participant2Id !== null;

/** The matches that could be called, in the order of the plan, each with the reasons why it still waits. */
export function upcoming(plan: DayPlan): readonly Upcoming[] {
  const { now, cards, order } = plan;
  if (now === null || order.desk === undefined) return [];
  const waitOf = waitsIn(plan, now);
  return cards
    .filter(({ match }) => match.status === 'scheduled' && match.calledAt === null && isKnown(match))
    .toSorted((one, other) => one.start - other.start || one.match.id - other.match.id)
    .map((card) => ({ card, wait: waitOf(card) }));
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

/** Why a match that is ready cannot go on on one of the courts: it is fixed to another one [OP10], or this one shuts too soon [OP3]. */
function waitOn(
  plan: DayPlan,
  { match, courtId, start, minutes }: PlacedCard,
  court: CourtOfPlay,
): Wait | null {
  if (match.pinned && courtId !== court.id)
    return { kind: 'pinned', court: plan.courts.find(({ id }) => id === courtId)?.name ?? '', until: start };
  const at = shutsBefore(plan, court.id, minutes);
  return at === null ? null : { kind: 'shuts', court: court.name, at };
}

/** For each of these courts its own next match if that is ready, otherwise the first ready one that no other of them takes; none of those left out. */
function chosenFor(
  plan: DayPlan,
  courts: readonly CourtOfPlay[],
  leftOut: readonly PlacedCard[],
): ReadonlyMap<number, PlacedCard> {
  const ready = upcoming(plan).filter(({ wait }) => wait === null);
  const mayUse = mayUseIn(plan);
  const chosen = new Map<number, PlacedCard>();
  const taken = new Set(leftOut.map(({ match }) => match.id));
  const take = (court: CourtOfPlay, isMeant: (card: PlacedCard) => boolean): void => {
    const card = ready.find((one) => isMeant(one.card) && waitOn(plan, one.card, court) === null)?.card;
    if (card === undefined) return;
    chosen.set(court.id, card);
    taken.add(card.match.id);
  };
  const isLeft = (card: PlacedCard): boolean => !taken.has(card.match.id);
  for (const court of courts) take(court, (card) => card.courtId === court.id && isLeft(card));
  for (const court of courts)
    if (!chosen.has(court.id)) take(court, (card) => isLeft(card) && mayUse(card, court.id));
  return chosen;
}

/** The proposal for each free court. No proposal breaks a rule; the director can call any match by hand. */
export const proposals = (plan: DayPlan): ReadonlyMap<number, PlacedCard> =>
  chosenFor(plan, freeCourts(plan), []);

/** The proposal for each court whose called match is late: who is ready goes on meanwhile, unless a free court takes them [OP34]. */
export function meanwhile(plan: DayPlan): ReadonlyMap<number, PlacedCard> {
  const lateAfter = plan.order.desk?.lateMinutes ?? Infinity;
  const late = plan.courts.filter((court) => isLate(courtState(plan, court), court, lateAfter));
  return late.length === 0 ? new Map() : chosenFor(plan, late, [...proposals(plan).values()]);
}

/** The matches that cannot go on now: they wait themselves, or none of the free courts on which they may be played will do. */
function waitingIn(plan: DayPlan, free: readonly CourtOfPlay[]): readonly Upcoming[] {
  const mayUse = mayUseIn(plan);
  return upcoming(plan).flatMap((one): Upcoming[] => {
    if (one.wait !== null) return [one];
    const { card } = one;
    const courts = free.filter(({ id }) => mayUse(card, id));
    const waits = courts.map((court) => waitOn(plan, card, court));
    if (waits.includes(null)) return [];
    const own = courts.findIndex(({ id }) => id === card.courtId);
    const wait = waits[Math.max(0, own)] ?? null;
    return wait === null ? [] : [{ card, wait }];
  });
}

/** So many that cannot go on are named below a free court. */
const MOST_WAITING = 2;

/**
 * Matches that cannot go on yet, each named once: below its own court if that is free, else below the free court with the fewest names on which it
 * may be played.
 */
export function waitingByCourt(plan: DayPlan): ReadonlyMap<number, readonly Upcoming[]> {
  const free = freeCourts(plan);
  const waiting = waitingIn(plan, free);
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
