// Why a match cannot be called yet: somebody is not free, its time has not come, or it follows another one. What is proposed keeps these rules.
import { DAY_MINUTES, usableSpans, type Situation } from '@tennis/domain';
import type { OrderedMatch } from '@tennis/contract';
import { isCalled } from '../../../lib/called.ts';
import { minuteOn, offsetOf, type DayPlan, type PlacedCard } from './day-plan.ts';

/** While nobody has been told a time, a match may be called this many minutes before it is planned. */
const NOTICE = 60;

/**
 * So many minutes before the time that they were told, people may be called to their court: they are there then, or on their way. Nobody is late before
 * that time [OP12, OP34].
 */
export const CALLED_AHEAD = 10;

/** Why a match waits; minutes of the shown day. */
export type Wait =
  | { readonly kind: 'playing' }
  /** `early`: the time that its players were told, or for which it is planned [OP12]. */
  | { readonly kind: 'rest' | 'floor' | 'early'; readonly until: number }
  /** The match before it on its court is not over [OP11]. */
  | { readonly kind: 'follows'; readonly leader: OrderedMatch }
  | { readonly kind: 'pinned'; readonly court: string; readonly until: number }
  | { readonly kind: 'away'; readonly from: number; readonly until: number }
  | { readonly kind: 'shuts'; readonly court: string; readonly at: number };

/** The engine's facts about people, found once for all matches. */
interface People {
  /** The people in a match, as far as they are known. */
  readonly in: (matchId: number) => readonly string[];
  /** The same by side. */
  readonly bySide: (matchId: number) => readonly (readonly string[])[];
  /** Until when everybody rests who has played, in minutes of the engine. */
  readonly rested: ReadonlyMap<string, number>;
}

const found = new WeakMap<Situation, People>();

const situationOf = ({ order }: DayPlan): Situation | undefined =>
  order.desk?.situation as unknown as Situation | undefined;

function peopleOf(situation: Situation): People {
  const known = found.get(situation);
  if (known !== undefined) return known;
  const rests = new Map(situation.events.map(({ id, rest }) => [String(id), rest]));
  const players = new Map<number, readonly string[]>();
  const ofSides = new Map<number, readonly (readonly string[])[]>();
  const restOf = new Map<number, number>();
  for (const { id, event, sides, rest } of situation.matches) {
    const named = sides.map((side) => ('players' in side ? side.players.map(String) : []));
    const own = named.flat();
    ofSides.set(Number(id), named);
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
  const people = { in: playersIn, bySide: (matchId: number) => ofSides.get(matchId) ?? [], rested };
  found.set(situation, people);
  return people;
}

/** The people who are on court, or called to one. */
const busyIn = ({ cards }: DayPlan, people: People): ReadonlySet<string> =>
  new Set(
    cards
      .filter(({ match }) => match.status === 'in_progress' || isCalled(match))
      .flatMap(({ match }) => people.in(match.id)),
  );

/** The match that one follows: the one before it on its court; null if there is none, or if the match has a time of its own [OP11]. */
function leaderOf({ cards }: DayPlan, { match, courtId, start }: PlacedCard): OrderedMatch | null {
  if (!match.followedBy) return null;
  const before = cards.filter((one) => one.courtId === courtId && one.start < start);
  return before.toSorted((one, other) => other.start - one.start)[0]?.match ?? null;
}

const isOver = ({ status }: OrderedMatch): boolean => status === 'completed' || status === 'cancelled';

/** Why the time of a match has not come. */
function tooSoon(plan: DayPlan, now: number, card: PlacedCard): Wait | null {
  const { order, courts } = plan;
  const { match, courtId, start } = card;
  const leader = leaderOf(plan, card);
  if (leader !== null && !isOver(leader)) return { kind: 'follows', leader };
  const floor = match.notBefore === null ? 0 : minuteOn(order, match.notBefore);
  if (floor > now) return { kind: 'floor', until: floor };
  if (match.pinned && start > now + CALLED_AHEAD)
    return { kind: 'pinned', court: courts.find(({ id }) => id === courtId)?.name ?? '', until: start };
  if (leader !== null) return null;
  return start > now + (order.published ? CALLED_AHEAD : NOTICE) ? { kind: 'early', until: start } : null;
}

/** Whether and why each match of the day waits, whatever court it would be played on. */
export function waitsIn(plan: DayPlan, now: number): (card: PlacedCard) => Wait | null {
  const situation = situationOf(plan);
  if (situation === undefined) return () => null;
  const offset = offsetOf(plan.order);
  const people = peopleOf(situation);
  const busy = busyIn(plan, people);
  return (card) => {
    const players = people.in(card.match.id);
    if (players.some((one) => busy.has(one))) return { kind: 'playing' };
    const rested =
      Math.max(-DAY_MINUTES, ...players.map((one) => people.rested.get(one) ?? -DAY_MINUTES)) - offset;
    if (rested > now) return { kind: 'rest', until: rested };
    const early = tooSoon(plan, now, card);
    if (early !== null) return early;
    const away = players
      .flatMap((one) => situation.players?.[one]?.away ?? [])
      .map(([from, until]) => ({ from: from - offset, until: until - offset }))
      .filter(({ from, until }) => from < now + card.minutes && now < until)
      .toSorted((one, other) => other.until - one.until)[0];
    return away === undefined ? null : { kind: 'away', ...away };
  };
}

/** Until when each side of a match rests that is still to come today, in minutes of the shown day; null for a side that is rested [RE1]. */
export function restsIn(plan: DayPlan, { id, status }: OrderedMatch): readonly (number | null)[] {
  const situation = situationOf(plan);
  const { now } = plan;
  if (situation === undefined || now === null || status !== 'scheduled') return [];
  const offset = offsetOf(plan.order);
  const people = peopleOf(situation);
  return people.bySide(id).map((side) => {
    const until = Math.max(...side.map((one) => (people.rested.get(one) ?? -Infinity) - offset));
    return until > now ? until : null;
  });
}

/** When a court shuts before a match that is called to it now would be over; null if there is time enough [OP3]. */
export function shutsBefore(plan: DayPlan, courtId: number, minutes: number): number | null {
  const situation = situationOf(plan);
  const court = situation?.courts.find(({ id }) => Number(id) === courtId);
  if (situation === undefined || court === undefined || plan.now === null) return null;
  const now = plan.now + offsetOf(plan.order);
  const span = usableSpans(court, situation).find(([from, to]) => from <= now && now < to);
  if (span === undefined) return plan.now;
  return now + minutes <= span[1] ? null : span[1] - offsetOf(plan.order);
}
