// What closing a court does to the times at which it is out of use (D48), and to the matches of the day. Nothing that is stored already is lost.
import type { CourtClosure, CourtOfPlay, OrderFault } from '@tennis/contract';
import { COURT_LIMITS, DAY_MINUTES } from '@tennis/domain';
import { dayOf } from '../../../../lib/dates.ts';
import { presentMoment } from '../../../../lib/rendering.ts';
import { minuteOn, momentOf, spanOf, type DayPlan, type PlacedCard } from '../day-plan.ts';

/** From one moment up to, but not including, another one. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

type Closures = readonly CourtClosure[];

/** What is left of the shown day; null if it is over. */
export function restOfDay({ order, now }: DayPlan): Span | null {
  const today = dayOf(presentMoment().toISOString(), order.timeZone);
  if (now === null && order.day < today) return null;
  return { from: momentOf(order, now ?? 0), to: momentOf(order, DAY_MINUTES) };
}

/** The times out of use that touch a span. */
export const closuresIn = (closures: Closures, { from, to }: Span): Closures =>
  closures.filter((one) => one.from < to && (one.to === null || from < one.to));

/** The parts of a span in which the court can still be used. */
export const openParts = (closures: Closures, span: Span): readonly Span[] =>
  closuresIn(closures, span).reduce<readonly Span[]>(
    (parts, { from, to }) =>
      parts.flatMap((part) => {
        if (from >= part.to || (to !== null && to <= part.from)) return [part];
        return [
          ...(part.from < from ? [{ from: part.from, to: from }] : []),
          ...(to !== null && to < part.to ? [{ from: to, to: part.to }] : []),
        ];
      }),
    [span],
  );

/**
 * The times out of use with one more: those there are stay, with their reasons, and only what is not in them is added. A court keeps so many; if there
 * are more, those that were over first make room.
 */
export function closedIn(closures: Closures, span: Span): CourtClosure[] {
  const added = openParts(closures, span).map((part) => ({ ...part, reason: null }));
  const tooMany = Math.max(0, closures.length + added.length - COURT_LIMITS.closures);
  const isOver = (one: CourtClosure): one is CourtClosure & { to: string } =>
    one.to !== null && one.to <= span.from;
  const dropped = new Set(
    closures
      .filter(isOver)
      .toSorted((one, other) => one.to.localeCompare(other.to))
      .slice(0, tooMany),
  );
  return [...closures.filter((one) => !(isOver(one) && dropped.has(one))), ...added];
}

/** The times out of use when some of them end at a moment. One that would begin later is taken away. */
export const openedFrom = (closures: Closures, ended: Closures, moment: string): CourtClosure[] =>
  closures.flatMap((one) => {
    if (!ended.includes(one)) return [one];
    return one.from < moment ? [{ ...one, to: moment }] : [];
  });

/** The matches of a court that are on it, or planned on it, in a span. */
export function matchesIn(plan: DayPlan, courtId: number, span: Span): readonly PlacedCard[] {
  const from = minuteOn(plan.order, span.from);
  const to = minuteOn(plan.order, span.to);
  return plan.cards
    .filter(({ match: { status } }) => status === 'scheduled' || status === 'in_progress')
    .filter(
      (card) => card.courtId === courtId && card.start < to && from < card.start + card.minutes + card.over,
    )
    .toSorted((one, other) => one.start - other.start);
}

/** The time out of use that holds now on the shown day. */
export function closedNow(
  { order, now }: DayPlan,
  { blocked }: CourtOfPlay,
): CourtOfPlay['blocked'][number] | undefined {
  if (now === null) return undefined;
  return blocked.find((one) => {
    const [from, to] = spanOf(order, one);
    return from <= now && now < to;
  });
}

/** Whether a fault is that a match stands where its court is out of use: not one of the opening hours or of the dark. */
export const standsClosed = ({ order, cards, courts }: DayPlan, { code, matchIds }: OrderFault): boolean =>
  code === 'court-closed' &&
  cards.some(({ match, courtId, start, minutes }) => {
    if (match.status !== 'scheduled' || !matchIds.includes(match.id)) return false;
    const blocked = courts.find(({ id }) => id === courtId)?.blocked ?? [];
    return blocked.some((one) => {
      const [from, to] = spanOf(order, one);
      return from < start + minutes && start < to;
    });
  });
