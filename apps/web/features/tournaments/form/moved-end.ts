// The last day of a tournament follows its first: whoever moves the start beyond the end means another week, not a mistake.

const DAY_MS = 86_400_000;

/** Longer than any tournament: a year is being typed, digit by digit. */
const MOST_DAYS = 366;

/** How many days lie between two days (yyyy-mm-dd); null while one is blank, the end comes first, or a year is half typed. */
export function daysUntil(start: string, end: string): number | null {
  const days = Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS);
  return days >= 0 && days <= MOST_DAYS ? days : null;
}

/** Where the end goes when the start has moved to a day after it, by the tournament's length; null if it stays. */
export function movedEnd(start: string, end: string, length: number | null): string | null {
  if (length === null || end === '' || start <= end || Number.isNaN(Date.parse(start))) return null;
  return new Date(Date.parse(start) + length * DAY_MS).toISOString().slice(0, 10);
}
