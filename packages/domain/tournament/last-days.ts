// The last days of a championship over weeks (OP39): spread over its time, and the ones that are impossible.

const DAY_MS = 86_400_000;
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** A last day for each of this many rounds, evenly from the day before the first until the end (yyyy-mm-dd). */
export function spreadLastDays(from: string, end: string, rounds: number): readonly string[] {
  const first = numberOf(from);
  const span = Math.max(0, numberOf(end) - first);
  return Array.from({ length: rounds }, (_, round) =>
    dayOf(first + Math.floor((span * (round + 1)) / rounds)),
  );
}

/** Why a round cannot end in time: its day is over, the round before ends no sooner, it is after the tournament, or no court is open. */
export type LastDayFault = 'past' | 'before' | 'end' | 'closed';

/** The facts with which last days are compared. */
export interface LastDayTerms {
  readonly today: string;
  readonly start: string;
  readonly end: string;
  /** Whether a court is open on a day. */
  readonly isOpen: (day: string) => boolean;
}

/** The fault in the last day of each round, in order; null if there is none, or if the round has no last day. */
export function lastDayFaults(
  days: readonly (string | null)[],
  { today, start, end, isOpen }: LastDayTerms,
): readonly (LastDayFault | null)[] {
  // The day after the round before: on that one it may still be played itself.
  let free = today > start ? today : start;
  return days.map((day): LastDayFault | null => {
    if (day === null) return null;
    const from = free;
    const next = dayOf(numberOf(day) + 1);
    if (next > free) free = next;
    if (day < today) return 'past';
    if (day > end) return 'end';
    if (day < from) return 'before';
    return hasOpenDay(from, day, isOpen) ? null : 'closed';
  });
}

const WEEK = 7;

/** Opening hours go by the weekday, so one week is enough. */
function hasOpenDay(from: string, to: string, isOpen: (day: string) => boolean): boolean {
  const last = Math.min(numberOf(to), numberOf(from) + WEEK - 1);
  for (let day = numberOf(from); day <= last; day += 1) if (isOpen(dayOf(day))) return true;
  return false;
}
