// Moments on a club's calendar (D1): the local day and time of a UTC moment in an IANA zone.
// Only @date-fns/tz is used here: loading date-fns itself would take longer than the rest of the start.
import { TZDate } from '@date-fns/tz';
import type { LocalMoment } from '@tennis/domain';

const two = (number: number): string => String(number).padStart(2, '0');

/** The day (yyyy-mm-dd) and time of day (HH:mm) of a moment in a zone. */
export function localMoment(zone: string, moment: Date | string): LocalMoment {
  const local = new TZDate(new Date(moment).getTime(), zone);
  const year = String(local.getFullYear()).padStart(4, '0');
  return {
    day: `${year}-${two(local.getMonth() + 1)}-${two(local.getDate())}`,
    time: `${two(local.getHours())}:${two(local.getMinutes())}`,
  };
}

/** The day (yyyy-mm-dd) on which a moment falls in a zone. */
export const dayIn = (zone: string, moment: Date | string): string => localMoment(zone, moment).day;

/** The moment at which the day ends in a zone on which a moment falls, in its stored form. */
export function endOfDayIn(zone: string, moment: Date | string): string {
  const local = new TZDate(new Date(moment).getTime(), zone);
  return new Date(
    new TZDate(local.getFullYear(), local.getMonth(), local.getDate() + 1, zone).getTime(),
  ).toISOString();
}

const A_DAY_MS = 86_400_000;

/** Yesterday, today and tomorrow in UTC: the present day of every zone is one of them. */
export const daysAround = (now: Date): readonly string[] =>
  [-1, 0, 1].map((day) => dayIn('UTC', new Date(now.getTime() + day * A_DAY_MS)));

/** A moment on the clock of a zone, with its offset from UTC: "2026-09-12T10:00:00.000+02:00". */
export const momentIn = (zone: string, moment: Date | string): string =>
  new TZDate(new Date(moment).getTime(), zone).toISOString();

/** A moment in its one stored form: ISO 8601 in UTC with milliseconds, so that text order is time order. */
export const storedTime = (moment: string): string => new Date(moment).toISOString();

/** Whether the clock is between two times of day; from 22:00 to 07:00 means the night. Two equal times mean never. */
export const isBetween = (time: string, from: string, until: string): boolean =>
  from <= until ? from <= time && time < until : from <= time || time < until;

const QUARTER_MS = 900_000;

/**
 * The number of the quarter of an hour in which a moment lies. Every zone differs from UTC by whole quarters, so each midnight in any zone begins a
 * quarter: within a quarter no day ends anywhere, and nobody comes of age.
 */
export const quarterOf = (moment: Date): number => Math.floor(moment.getTime() / QUARTER_MS);

/** The moment at which the quarter of a moment began. */
export const startOfQuarter = (moment: Date): Date => new Date(quarterOf(moment) * QUARTER_MS);

const DAYS_KEPT = 1000;
const daysOfNow = new Map<string, string>();

/** Today's date in a zone. It is worked out once a quarter, because everything that shows a name asks for it. */
export function todayIn(zone: string, now: Date): string {
  const key = `${quarterOf(now)} ${zone}`;
  const known = daysOfNow.get(key);
  if (known !== undefined) return known;
  const day = dayIn(zone, now);
  if (daysOfNow.size >= DAYS_KEPT) daysOfNow.clear();
  daysOfNow.set(key, day);
  return day;
}
