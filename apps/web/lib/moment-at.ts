// From a club's clock to a moment, for forms; what is only read never needs it (dates.ts).
import { TZDate } from '@date-fns/tz';

/** The moment at which a clock in a zone shows this day and time, as ISO text in UTC. */
export function momentAt(day: string, time: string, zone: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, zone).getTime()).toISOString();
}
