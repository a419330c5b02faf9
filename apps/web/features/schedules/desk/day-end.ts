// How far a running day has moved away from its plan: when it was to be over, and when it will be (OP36, OP38).
import { DAY_MINUTES } from '@tennis/domain';
import { minuteOn, type DayPlan, type PlacedCard } from './day-plan.ts';

/** A day that ends fewer minutes late than this counts as on time. */
const WORTH_SAYING = 15;
const STEP = 5;

/** When a match has begun, or is expected to. */
function beginOf({ order }: DayPlan, { match, start }: PlacedCard): number {
  const { estimate, status, startedAt, broken } = match;
  if (status === 'in_progress')
    return startedAt === null || broken !== undefined ? start : minuteOn(order, startedAt);
  return estimate === undefined ? start : minuteOn(order, estimate.median);
}

/** When a match is expected to be over; 0 if it is. */
function endOf(plan: DayPlan, card: PlacedCard): number {
  const { status } = card.match;
  if (status === 'completed' || status === 'cancelled') return 0;
  return Math.max(beginOf(plan, card) + card.minutes + card.over, plan.now ?? 0);
}

/** The planned end of a published day and the expected one, in minutes of the day; null if it is about on time, or if nobody knows. */
export function lateEnd(plan: DayPlan): { readonly planned: number; readonly expected: number } | null {
  const { order, cards, now } = plan;
  if (now === null || !order.published || cards.length === 0) return null;
  const planned = Math.max(...cards.map(({ start, minutes }) => start + minutes));
  const last = Math.max(...cards.map((card) => endOf(plan, card)));
  const expected = Math.min(DAY_MINUTES - STEP, Math.ceil(last / STEP) * STEP);
  return expected - planned < WORTH_SAYING ? null : { planned, expected };
}
