// Courts in words and colours: the surface, the opening hours in one line, and why a court cannot be used at a moment (D48).
import * as dateWords from '@tennis/words/dates';
import * as words from '@tennis/words/courts';
import { language } from '@tennis/words/language';
import type { Court, CourtClosure, OpenHours } from '@tennis/contract';
import type { Surface } from '@tennis/domain';
import { clockOf, dayOf, formatClock } from './dates.ts';
import { listed } from './lists.ts';

export const SURFACE_LABELS = {
  clay: words.surfaceClay,
  hard: words.surfaceHard,
  grass: words.surfaceGrass,
  artificial_grass: words.surfaceArtificialGrass,
  carpet: words.surfaceCarpet,
} satisfies Record<Surface, string>;

const SHORT_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const shortDay = (at: number): string => dateWords.weekday({ day: SHORT_DAYS[at] ?? 'Sun' });

/** "Monday", by its place in a week that begins with it. */
export const weekdayName = (at: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + at));

/** "8:00 AM–10:00 PM". */
const hoursText = ({ from, to }: OpenHours): string =>
  words.hoursOn({ days: '', from: formatClock(from), to: formatClock(to) }).trim();

/** "Every day 8:00 AM–10:00 PM"; "Mon–Fri 9:00 AM–8:00 PM, Sat 9:00 AM–1:00 PM". */
export function weekText(hours: Court['hours']): string {
  const runs: { first: number; last: number; open: OpenHours }[] = [];
  for (const [at, open] of hours.entries()) {
    if (open === null) continue;
    const run = runs.at(-1);
    if (run !== undefined && run.last === at - 1 && run.open.from === open.from && run.open.to === open.to)
      run.last = at;
    else runs.push({ first: at, last: at, open });
  }
  if (runs.length === 0) return words.closedAllWeek;
  return listed(
    runs.map(({ first, last, open }) => {
      const days =
        first === 0 && last === 6
          ? words.everyDay
          : first === last
            ? shortDay(first)
            : words.daySpan({ first: shortDay(first), last: shortDay(last) });
      return words.hoursOn({ days, from: formatClock(open.from), to: formatClock(open.to) });
    }),
  );
}

/** The time out of use that holds at a moment, or null. */
export const closureAt = (court: Pick<Court, 'closures'>, moment: string): CourtClosure | null =>
  court.closures.find(({ from, to }) => {
    const at = Date.parse(moment);
    return Date.parse(from) <= at && (to === null || at < Date.parse(to));
  }) ?? null;

/** The place of a day (yyyy-mm-dd) in a week that begins with Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Whether a court is not open yet at a moment, on its day. `zone` is the club's. */
export function opensLater({ hours }: Pick<Court, 'hours'>, moment: string, zone: string): boolean {
  const open = hours[weekdayOf(dayOf(moment, zone))] ?? null;
  return open !== null && clockOf(moment, zone) < open.from;
}

/** Why a court cannot be used at a moment, in words; null when it can. `zone` is the club's. */
export function whyClosed(court: Court, moment: string, zone: string): string | null {
  const { name } = court;
  if (closureAt(court, moment) !== null) return words.outOfUseThen({ name });
  const open = court.hours[weekdayOf(dayOf(moment, zone))] ?? null;
  if (open === null) return words.closedThatDay({ name });
  const time = clockOf(moment, zone);
  const isOpen = open.from <= time && time < open.to;
  return isOpen ? null : words.closedThen({ name, hours: hoursText(open) });
}
