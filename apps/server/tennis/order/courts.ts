// The courts of a club as a plan needs them: when each is open and when it is out of use (D48, OP3).
import { DAY_MINUTES, type Span } from '@tennis/domain';
import type { StoredCourt } from '../courts.ts';
import type { PlanClock } from './clock.ts';

const WEEK = 7;

/** Monday is 0. */
function weekdayOf(clock: PlanClock, day: number): number {
  const first = new Date(`${clock.firstDay}T00:00:00Z`).getUTCDay();
  return (((first + day - 1) % WEEK) + WEEK) % WEEK;
}

/** When a court is open and when it is out of use on these days, in minutes of the plan; out of use only between its first opening and its last closing. */
export function hoursOf(
  { week, closures }: StoredCourt,
  clock: PlanClock,
  days: readonly number[],
): { readonly open: readonly Span[]; readonly blocked: readonly Span[] } {
  const open = days.flatMap((day): Span[] => {
    const own = week[weekdayOf(clock, day)] ?? null;
    return own === null ? [] : [[day * DAY_MINUTES + own.from, day * DAY_MINUTES + own.to]];
  });
  const last = Math.max(0, ...open.map(([, to]) => to));
  const first = Math.min(last, ...open.map(([from]) => from));
  const blocked = closures
    .map(({ from, to }): Span => [
      Math.max(first, clock.minuteOf(from)),
      to === null ? last : Math.min(last, clock.minuteOf(to)),
    ])
    .filter(([from, to]) => open.some(([opens, closes]) => from < closes && opens < to && from < to));
  return { open, blocked };
}

/** Why a court is out of use at a moment; null if nothing is said. */
export const closureReason = ({ closures }: StoredCourt, moment: string): string | null =>
  closures.find(({ from, to }) => from <= moment && (to === null || moment < to))?.reason ?? null;
