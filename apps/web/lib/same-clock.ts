// Whether two zones show the same time. Most people read about a club in their own country, whatever city their device names.

const HALF_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

const clockOf = (zone: string, moment: Date): string =>
  moment.toLocaleString('en-US', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });

/** Whether clocks of both show the same, in summer and in winter. */
export const hasSameClock = (one: string, other: string, now: Date): boolean =>
  one === other ||
  [-1, 0, 1].every((step) => {
    const moment = new Date(now.getTime() + step * HALF_YEAR_MS);
    return clockOf(one, moment) === clockOf(other, moment);
  });
