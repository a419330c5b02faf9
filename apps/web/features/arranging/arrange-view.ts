// The content of the page of an arrangement: days, places by court, who is on the other side.
import type { Arrangement, FreePlace } from '@tennis/contract';
import { formatTime, formatWeekdayAndDay } from '../../lib/dates.ts';
import { courtName } from '../../lib/court-name.ts';

const DAY_MS = 86_400_000;
const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** "Mon, Nov 30". */
export const dayText = (day: string): string => formatWeekdayAndDay(noonOf(day), 'UTC');

/** How many days one is after another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(noonOf(to)) - Date.parse(noonOf(from))) / DAY_MS);

/** The day a number of days later. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(noonOf(day)) + days * DAY_MS).toISOString().slice(0, 10);

/** This many days are offered at once. */
const DAYS_SHOWN = 7;

/** The week of days from `from` on, until the last day. */
export function daysFrom(from: string, last: string): readonly string[] {
  const count = Math.min(DAYS_SHOWN, daysBetween(from, last) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayAfter(from, index));
}

/** The first day of the week of days, counted from today, in which a day lies. */
export const weekOf = (today: string, day: string): string =>
  dayAfter(today, Math.floor(daysBetween(today, day) / DAYS_SHOWN) * DAYS_SHOWN);

/** The weeks before and after; null if there is none. */
export function weeksBeside(
  today: string,
  from: string,
  last: string,
): { readonly before: string | null; readonly after: string | null } {
  const after = dayAfter(from, DAYS_SHOWN);
  return { before: from > today ? dayAfter(from, -DAYS_SHOWN) : null, after: after <= last ? after : null };
}

/** The places of each court, in the club's order. */
export const placesByCourt = (
  places: readonly FreePlace[],
): readonly (readonly [string, readonly FreePlace[]])[] => [
  ...Map.groupBy(places, ({ court }) => courtName(court)),
];

/** "Tue, Nov 10, 10:00 AM, Court 2". */
export const placeText = ({ court, startTime }: Omit<FreePlace, 'courtId'>, zone: string): string =>
  `${formatWeekdayAndDay(startTime, zone)}, ${formatTime(startTime, zone)}, ${courtName(court)}`;

/** The name of the other side. */
export const opponentOf = ({ match, side }: Arrangement): string | null =>
  side === 1 ? match.p2Name : match.p1Name;
