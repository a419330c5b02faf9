// The times of an entry, one line each: when somebody cannot play, and when they would like to (OP8, OP20).
import * as words from '@tennis/words/entry-times';
import type { EntryTime, NotedTime } from '@tennis/contract';
import { dayOf, formatCalendarDay, formatClock } from './dates.ts';

const MIDNIGHT = '00:00';
const END = '24:00';
const DAY_MS = 86_400_000;
const MOST_DAYS = 60;

function partOf({ from, to }: EntryTime): 'day' | 'until' | 'since' | 'between' {
  if (from === MIDNIGHT) return to === END ? 'day' : 'until';
  return to === END ? 'since' : 'between';
}

const asRequest = ({ asked }: NotedTime, time: string): string =>
  asked === true ? words.request({ time }) : time;

/** "Sat, Sep 12: not before 5:00 PM". */
export function timeLine(time: NotedTime): string {
  const say = time.kind === 'away' ? words.away : words.wish;
  const text = say({
    part: partOf(time),
    day: formatCalendarDay(time.day),
    from: formatClock(time.from),
    to: formatClock(time.to),
  });
  return asRequest(time, text);
}

/** "Not before 5:00 PM", where the day is known. */
export function timeOfDayLine(time: NotedTime): string {
  const say = time.kind === 'away' ? words.awayThen : words.wishThen;
  return asRequest(time, say({ part: partOf(time), from: formatClock(time.from), to: formatClock(time.to) }));
}

/** The days of a tournament, 60 at most. */
export function daysOfTournament({
  startDate,
  endDate,
  timeZone,
}: {
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
}): string[] {
  const [first, last] = [dayOf(startDate, timeZone), dayOf(endDate, timeZone)];
  const start = Date.parse(`${first}T00:00:00Z`);
  const count = Math.min(MOST_DAYS, (Date.parse(`${last}T00:00:00Z`) - start) / DAY_MS + 1);
  return Array.from({ length: count }, (_, at) => new Date(start + at * DAY_MS).toISOString().slice(0, 10));
}

/** A time in a form. */
export interface TimeInForm extends NotedTime {
  readonly key: number;
}

let keys = 0;

/** A time as a form holds it. */
export function inForm(time: NotedTime): TimeInForm {
  keys += 1;
  return { ...time, key: keys };
}

/** A line of the form as it is sent. */
export const saidIn = ({ kind, day, from, to }: TimeInForm): EntryTime => ({ kind, day, from, to });

/** Whether one of them ends before it begins. */
export const hasBackwards = (lines: readonly TimeInForm[]): boolean =>
  lines.some(({ from, to }) => from >= to);
