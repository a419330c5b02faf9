// Dates as the specification writes them (§9), in a club's zone (D1). By the browser's own formatters, one per zone and pattern: lists print
// hundreds of dates, and these are the fastest way to know a zone's clock.
import { TZDate } from '@date-fns/tz';

const PATTERNS = {
  day: ['en-US', { month: 'short', day: 'numeric', year: 'numeric' }],
  shortDay: ['en-US', { month: 'short', day: 'numeric' }],
  weekday: ['en-US', { weekday: 'short' }],
  time: ['en-US', { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }],
  // Swedish writes days as ISO 8601 does.
  isoDay: ['sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }],
  clock: ['en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }],
} as const satisfies Record<string, readonly [string, Intl.DateTimeFormatOptions]>;

const formatters = new Map<string, Intl.DateTimeFormat>();

function write(pattern: keyof typeof PATTERNS, moment: string, zone: string): string {
  const key = `${pattern} ${zone}`;
  const known = formatters.get(key);
  const [locale, options] = PATTERNS[pattern];
  const formatter = known ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  if (known === undefined) formatters.set(key, formatter);
  // Some releases of Unicode's data put a narrow no-break space before AM and PM.
  return formatter.format(new Date(moment)).replaceAll('\u202F', ' ');
}

/** "Sep 12, 2026". */
export const formatDay = (moment: string, zone: string): string => write('day', moment, zone);

/** "Sep 11 - Sep 13, 2026" from two moments; "Sep 12, 2026" when both are on one day. */
export function formatRange(start: string, end: string, zone: string): string {
  const last = formatDay(end, zone);
  return formatDay(start, zone) === last ? last : `${formatShortDay(start, zone)} - ${last}`;
}

/** "Sep 12, 2026 • 2:00 PM". */
export const formatMatchTime = (moment: string, zone: string): string =>
  `${formatDay(moment, zone)} • ${formatTime(moment, zone)}`;

/** "2:00 PM". */
export const formatTime = (moment: string, zone: string): string => write('time', moment, zone);

/** "Sun", for draws and court views (D43). */
export const formatWeekday = (moment: string, zone: string): string => write('weekday', moment, zone);

/** "Sep 13", for draws and court views (D43). */
export const formatShortDay = (moment: string, zone: string): string => write('shortDay', moment, zone);

/** A day as a path of the API has it: "2026-09-12". */
export const dayOf = (moment: string, zone: string): string => write('isoDay', moment, zone);

/** The time of day as a form has it: "14:00". */
export const clockOf = (moment: string, zone: string): string => write('clock', moment, zone);

/** The moment at which a clock in a zone shows this day and time, as ISO text in UTC. */
export function momentAt(day: string, time: string, zone: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, zone).getTime()).toISOString();
}

/** The zone of whoever is looking. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today where the viewer is: "2026-09-12" (D45). */
export const viewerToday = (): string => dayOf(new Date().toISOString(), viewerZone());
