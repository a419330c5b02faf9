// How long players have to confirm a result, in words.
import * as reports from '@tennis/words/reports';

/** From here on days are easier to read than hours. */
const DAYS_FROM = 48;
const DAY = 24;

/** "Yes, answer within 12 hours", "Yes, answer within 3 days". */
export const reportTime = (hours: number): string =>
  hours >= DAYS_FROM && hours % DAY === 0
    ? reports.settingDays({ count: hours / DAY })
    : reports.settingHours({ count: hours });
