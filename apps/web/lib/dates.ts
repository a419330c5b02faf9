// Dates as the reader's language writes them, in English by the specification (§9), in a club's zone (D1). The browser knows a zone's clock; the
// texts are put together from the catalogue, because each formatter costs a slow phone as much as fifty dates.
import * as words from '@tennis/words/dates';
import { clock as clockHours } from '@tennis/words/language';
import { KEPT } from './preferences.ts';
import { presentMoment, rendering } from './rendering.ts';

/** A wall clock's reading, in digits as they are printed: month "9", hour "14", minute "05"; the weekday with its English abbreviation. */
type Clock = Readonly<Record<'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute', string>>;

const clocks = new Map<string, Intl.DateTimeFormat>();
const read = new Map<string, Clock>();
/** More than the longest list has moments. */
const MOST_READ = 3000;

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(zone, clock);
  return clock;
}

/** The clock of a zone at a moment. It is kept: one date is usually printed in several ways, and again each time its list is drawn. */
function clockAt(moment: string, zone: string): Clock {
  const key = `${moment} ${zone}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const clock: Record<keyof Clock, string> = {
    year: '',
    month: '',
    day: '',
    weekday: '',
    hour: '',
    minute: '',
  };
  for (const { type, value } of clockIn(zone).formatToParts(new Date(moment)))
    if (type in clock) clock[type as keyof Clock] = value;
  if (read.size >= MOST_READ) read.clear();
  read.set(key, clock);
  return clock;
}

const two = (digits: string): string => digits.padStart(2, '0');

/** "Sep 12, 2026". */
export function formatDay(moment: string, zone: string): string {
  return words.fullDay({ shortDay: formatShortDay(moment, zone), year: clockAt(moment, zone).year });
}

/** "Sep 11 - Sep 13, 2026" from two moments; "Sep 12, 2026" when both are on one day. */
export function formatRange(start: string, end: string, zone: string): string {
  const last = formatDay(end, zone);
  return formatDay(start, zone) === last
    ? last
    : words.dayRange({ start: formatShortDay(start, zone), end: last });
}

/** "Sep 12, 2026 • 2:00 PM". */
export const formatMatchTime = (moment: string, zone: string): string =>
  words.dayAndTime({ day: formatDay(moment, zone), time: formatTime(moment, zone) });

/** "2:00 PM", "14:00". */
export function formatTime(moment: string, zone: string): string {
  const { hour, minute } = clockAt(moment, zone);
  return formatClock(`${hour}:${minute}`);
}

/** A time of day in a form's notation, as the reader writes it: "2:00 PM", "14:00"; the end of a day is "12:00 AM" and "24:00". */
export const formatClock = (time: string): string => formatClockIn(KEPT.hours ?? clockHours, time);

/** The same with 12 hours or 24. */
export function formatClockIn(clock: '12' | '24', time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  const hours = Number(hour);
  return words.time(
    clock === '24'
      ? { hour: two(hour), minute: two(minute), half: 'none' }
      : {
          hour: hours % 12 === 0 ? 12 : hours % 12,
          minute: two(minute),
          half: hours % 24 < 12 ? 'am' : 'pm',
        },
  );
}

/** "Sun", for draws and court views (D43). */
export const formatWeekday = (moment: string, zone: string): string =>
  words.weekday({ day: clockAt(moment, zone).weekday });

/** "Sun, Sep 13". */
export const formatWeekdayAndDay = (moment: string, zone: string): string =>
  words.weekdayAndDay({ weekday: formatWeekday(moment, zone), day: formatShortDay(moment, zone) });

/** "Sun, Sep 13 • 2:00 PM". */
export const formatWeekdayAndTime = (moment: string, zone: string): string =>
  words.dayAndTime({ day: formatWeekdayAndDay(moment, zone), time: formatTime(moment, zone) });

/** "2:00 PM", with its day if that is not the shown one. */
export const formatTimeBeside = (shown: string, moment: string, zone: string): string =>
  dayOf(moment, zone) === shown ? formatTime(moment, zone) : formatWeekdayAndTime(moment, zone);

/** "Sep 13", for draws and court views (D43). */
export function formatShortDay(moment: string, zone: string): string {
  const { month, day } = clockAt(moment, zone);
  return words.shortDay({ month: words.shortMonth({ month }), day });
}

const DAY_MS = 86_400_000;
const WEEK = 7;

/** "Sun", or "Sep 13" where that is a week or more from a shown day ("2026-09-12"). */
export function formatDayBeside(shown: string, moment: string, zone: string): string {
  const apart = Math.abs(Date.parse(dayOf(moment, zone)) - Date.parse(shown)) / DAY_MS;
  return apart < WEEK ? formatWeekday(moment, zone) : formatShortDay(moment, zone);
}

/** "Sun 2:00 PM", or "Sep 13 2:00 PM". */
export const formatShortDayAndTime = (shown: string, moment: string, zone: string): string =>
  words.shortDayAndTime({
    day: formatDayBeside(shown, moment, zone),
    time: formatTime(moment, zone),
  });

/** A day as a path of the API has it: "2026-09-12". */
export function dayOf(moment: string, zone: string): string {
  const { year, month, day } = clockAt(moment, zone);
  return `${year.padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** The time of day as a form has it: "14:00". */
export function clockOf(moment: string, zone: string): string {
  const { hour, minute } = clockAt(moment, zone);
  return `${two(hour)}:${two(minute)}`;
}

/** The viewer's zone: as they have chosen it, else their device's. */
export const viewerZone = (): string =>
  rendering()?.zone ?? KEPT.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "Sat, Sep 12" of a day of the calendar, which is written as its noon in UTC. */
export const formatCalendarDay = (day: string): string => formatWeekdayAndDay(`${day}T12:00:00Z`, 'UTC');

/** Today where the viewer is: "2026-09-12" (D45). */
export const viewerToday = (): string => dayOf(presentMoment().toISOString(), viewerZone());
