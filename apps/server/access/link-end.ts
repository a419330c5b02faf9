// When a score link ends: three hours after its day, since a match may run into the night.
import { dayIn } from '../ground/clock.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = 900_000;
const GRACE_MS = 3 * HOUR_MS;

/** The moment at which a day (yyyy-mm-dd) ends in a zone. Each midnight in each zone begins a quarter of an hour. */
export function endOfLink(day: string, zone: string): Date {
  let moment = Date.parse(`${day}T12:00:00Z`);
  while (dayIn(zone, new Date(moment)) <= day) moment += QUARTER_MS;
  return new Date(moment + GRACE_MS);
}
