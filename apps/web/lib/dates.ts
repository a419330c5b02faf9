// Dates as the specification writes them (§9), in a club's zone (D1). The browser knows a zone's clock; the words are put together here, because
// each formatter costs a slow phone as much as fifty dates.

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What a clock on a wall shows, in digits as they are printed: month "9", hour "14", minute "05". */
type Clock = Readonly<Record<'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute', string>>;

const clocks = new Map<string, Intl.DateTimeFormat>();
let latest: { readonly moment: string; readonly zone: string; readonly clock: Clock } | null = null;

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

/** The clock of a zone at a moment; one date is usually printed in several ways. */
function clockAt(moment: string, zone: string): Clock {
  if (latest?.moment === moment && latest.zone === zone) return latest.clock;
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
  latest = { moment, zone, clock };
  return clock;
}

const two = (digits: string): string => digits.padStart(2, '0');

/** "Sep 12, 2026". */
export function formatDay(moment: string, zone: string): string {
  return `${formatShortDay(moment, zone)}, ${clockAt(moment, zone).year}`;
}

/** "Sep 11 - Sep 13, 2026" from two moments; "Sep 12, 2026" when both are on one day. */
export function formatRange(start: string, end: string, zone: string): string {
  const last = formatDay(end, zone);
  return formatDay(start, zone) === last ? last : `${formatShortDay(start, zone)} - ${last}`;
}

/** "Sep 12, 2026 • 2:00 PM". */
export const formatMatchTime = (moment: string, zone: string): string =>
  `${formatDay(moment, zone)} • ${formatTime(moment, zone)}`;

/** "2:00 PM". */
export function formatTime(moment: string, zone: string): string {
  const { hour, minute } = clockAt(moment, zone);
  const hours = Number(hour);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${two(minute)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "Sun", for draws and court views (D43). */
export const formatWeekday = (moment: string, zone: string): string => clockAt(moment, zone).weekday;

/** "Sep 13", for draws and court views (D43). */
export function formatShortDay(moment: string, zone: string): string {
  const { month, day } = clockAt(moment, zone);
  return `${MONTHS[Number(month) - 1]} ${day}`;
}

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

/** The zone of whoever is looking. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today where the viewer is: "2026-09-12" (D45). */
export const viewerToday = (): string => dayOf(new Date().toISOString(), viewerZone());
