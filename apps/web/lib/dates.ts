// Dates as the specification writes them (§9), in a club's zone (D1).
import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

const inZone = (moment: string, zone: string): TZDate => new TZDate(new Date(moment).getTime(), zone);

/** "Sep 12, 2026". */
export const formatDay = (moment: string, zone: string): string =>
  format(inZone(moment, zone), 'MMM d, yyyy');

/** "Sep 11 - Sep 13, 2026" from two moments. */
export const formatRange = (start: string, end: string, zone: string): string =>
  `${format(inZone(start, zone), 'MMM d')} - ${format(inZone(end, zone), 'MMM d, yyyy')}`;

/** "Sep 12, 2026 • 2:00 PM". */
export const formatMatchTime = (moment: string, zone: string): string =>
  format(inZone(moment, zone), 'MMM d, yyyy • h:mm a');

/** "2:00 PM". */
export const formatTime = (moment: string, zone: string): string => format(inZone(moment, zone), 'h:mm a');

/** A day as a path of the API has it: "2026-09-12". */
export const dayOf = (moment: string, zone: string): string => format(inZone(moment, zone), 'yyyy-MM-dd');

/** The time of day as a form has it: "14:00". */
export const clockOf = (moment: string, zone: string): string => format(inZone(moment, zone), 'HH:mm');

/** The moment at which a clock in a zone shows this day and time, as ISO text in UTC. */
export function momentAt(day: string, time: string, zone: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, zone).getTime()).toISOString();
}

/** The zone of whoever is looking. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today where the viewer is: "2026-09-12" (D45). */
export const viewerToday = (): string => dayOf(new Date().toISOString(), viewerZone());

/** "Sun", for draws and court views (D43). */
export const formatWeekday = (moment: string, zone: string): string => format(inZone(moment, zone), 'EEE');

/** "Sep 13", for draws and court views (D43). */
export const formatShortDay = (moment: string, zone: string): string => format(inZone(moment, zone), 'MMM d');
