// The demo's clock and calendar: every part of the season is written at the moment at which it would have happened.
import { TZDate } from '@date-fns/tz';

export const MINUTE_MS = 60_000;

/** A clock that is set to where the story is. */
export interface StoryClock {
  readonly now: () => Date;
  /** Milliseconds since 1970. */
  readonly set: (moment: number) => void;
}

/** A clock that stands at `start` until it is set. */
export function storyClock(start: Date): StoryClock {
  let moment = start.getTime();
  return {
    now: () => new Date(moment),
    set: (next) => {
      moment = next;
    },
  };
}

/** The moment (ms) `minutes` after midnight, `days` days after the day that `today` is in the zone. */
export function momentIn(zone: string, today: Date, days: number, minutes: number): number {
  const local = new TZDate(today.getTime(), zone);
  return new TZDate(
    local.getFullYear(),
    local.getMonth(),
    local.getDate() + days,
    0,
    minutes,
    0,
    0,
    zone,
  ).getTime();
}

/** The hour of the day, 0 to 23, that it is in the zone. */
export const hourIn = (zone: string, moment: Date): number => new TZDate(moment.getTime(), zone).getHours();
