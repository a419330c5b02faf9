// The engine's minutes: whole ones from midnight of the first day, on the club's clock (docs/replay.md).
import { TZDate } from '@date-fns/tz';
import { DAY_MINUTES } from '@tennis/domain';
import { localMoment } from '../../ground/clock.ts';
import { minuteOfTime } from '../time-of-day.ts';

const DAY_MS = 86_400_000;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const dayOfNumber = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** A number of days in a row (yyyy-mm-dd), the first of them included. */
export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => dayOfNumber(dayNumber(first) + index));

/** The day before a day. */
export const dayBefore = (day: string): string => dayOfNumber(dayNumber(day) - 1);

/** Turns moments into minutes and back. */
export class PlanClock {
  readonly zone: string;
  readonly firstDay: string;

  constructor(zone: string, firstDay: string) {
    this.zone = zone;
    this.firstDay = firstDay;
  }

  /** The number of a day, counted from 0; days before the first are negative. */
  dayIndex(day: string): number {
    return dayNumber(day) - dayNumber(this.firstDay);
  }

  /** The day of a number. */
  dayAt(index: number): string {
    return dayOfNumber(dayNumber(this.firstDay) + index);
  }

  minuteOf(moment: string | Date): number {
    const { day, time } = localMoment(this.zone, moment);
    return this.dayIndex(day) * DAY_MINUTES + minuteOfTime(time);
  }

  /** The moment of a minute, as it is stored. */
  momentAt(minute: number): string {
    const [year = 0, month = 1, date = 1] = this.firstDay.split('-').map(Number);
    const local = new TZDate(year, month - 1, date, 0, minute, this.zone);
    return new Date(local.getTime()).toISOString();
  }
}
