// Moments on a club's calendar (D1): the local day and time of a UTC moment in an IANA zone.
import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import type { LocalMoment } from '@tennis/domain';

/** The day (yyyy-mm-dd) on which a moment falls in a zone. */
export const dayIn = (zone: string, moment: Date | string): string =>
  format(new TZDate(new Date(moment).getTime(), zone), 'yyyy-MM-dd');

/** The day and time of day of a moment in a zone. */
export function localMoment(zone: string, moment: string): LocalMoment {
  const local = new TZDate(new Date(moment).getTime(), zone);
  return { day: format(local, 'yyyy-MM-dd'), time: format(local, 'HH:mm') };
}

/** A moment in the one way in which it is stored: ISO 8601 in UTC with milliseconds, so that text order is time order. */
export const storedTime = (moment: string): string => new Date(moment).toISOString();
