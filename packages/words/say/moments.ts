// A moment in a zone as a language writes it, where no browser is available (the web app has lib/dates.ts): "Sat, Sep 12, 10:00 AM".
import type { Words } from '../index.ts';

/** A moment on a wall clock: the month from 1, the weekday as English shortens it. */
export interface WallClock {
  readonly month: number;
  readonly day: number;
  readonly weekday: string;
  readonly hour: number;
  readonly minute: number;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Its time of day, with the hours as the language has them: "10:00 AM". */
export function sayClock(
  { dates, language }: Words,
  { hour, minute }: Pick<WallClock, 'hour' | 'minute'>,
): string {
  return language.clock === '24'
    ? dates.time({ hour: two(hour), minute: two(minute), half: 'none' })
    : dates.time({
        hour: hour % 12 === 0 ? 12 : hour % 12,
        minute: two(minute),
        half: hour < 12 ? 'am' : 'pm',
      });
}

/** Its day and time of day. */
export const sayMoment = (words: Words, moment: WallClock): string =>
  `${sayDay(words, moment)}, ${sayClock(words, moment)}`;

/** Its day alone: "Sat, Sep 12". */
export function sayDay(
  { dates }: Words,
  { month, day, weekday }: Pick<WallClock, 'month' | 'day' | 'weekday'>,
): string {
  const shortDay = dates.shortDay({ month: dates.shortMonth({ month: String(month) }), day: String(day) });
  return dates.weekdayAndDay({ weekday: dates.weekday({ day: weekday }), day: shortDay });
}

/** A day of a calendar: "2026-09-12". */
type Day = string;

const shortDay = ({ dates }: Words, day: Day): string =>
  dates.shortDay({
    month: dates.shortMonth({ month: String(Number(day.slice(5, 7))) }),
    day: String(Number(day.slice(8, 10))),
  });

/** Days from the first to the last with their year: "Sep 11 - Sep 13, 2026"; "Sep 12, 2026" where they are the same. */
export function sayDays(words: Words, first: Day, last: Day): string {
  const end = words.dates.fullDay({ shortDay: shortDay(words, last), year: last.slice(0, 4) });
  return first === last ? end : words.dates.dayRange({ start: shortDay(words, first), end });
}
