// Courts on the wire (D48).
import type { Court, CourtWeek, OpenHours } from '@tennis/contract';
import { canManageClub, type Caller } from '@tennis/domain';
import type { OpenSpan, StoredCourt } from '../courts.ts';

const two = (number: number): string => String(number).padStart(2, '0');

const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const hoursOf = (open: OpenSpan | null): OpenHours | null =>
  open === null ? null : { from: timeOf(open.from), to: timeOf(open.to) };

/** Opening hours as they are stored. */
export const weekOf = (hours: CourtWeek): readonly (OpenSpan | null)[] =>
  hours.map((open) => (open === null ? null : { from: minutesOf(open.from), to: minutesOf(open.to) }));

/** Opening hours in one line, for the audit log: "1-5 08:00-22:00, 6-7 09:00-20:00", by the numbers of the weekdays. */
export function weekText(week: readonly (OpenSpan | null)[]): string {
  const days = week.map((open, at) => ({
    day: at + 1,
    text: open === null ? null : `${timeOf(open.from)}-${timeOf(open.to)}`,
  }));
  const runs: { first: number; last: number; text: string }[] = [];
  for (const { day, text } of days) {
    const run = runs.at(-1);
    if (text === null) continue;
    if (run?.text === text && run.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day, text });
  }
  return runs
    .map(({ first, last, text }) => `${first === last ? first : `${first}-${last}`} ${text}`)
    .join(', ');
}

/** A court; why it is out of use is told to those who run its club. */
export function presentCourt(court: StoredCourt, caller: Caller | null): Court {
  const runsIt = caller !== null && canManageClub(caller, court.club_id);
  return {
    id: court.id,
    clubId: court.club_id,
    name: court.name,
    surface: court.surface,
    indoor: court.indoor === 1,
    lights: court.lights === 1,
    hours: court.week.map(hoursOf),
    closures: court.closures.map(({ from, to, reason }) => ({ from, to, reason: runsIt ? reason : null })),
    version: court.version,
  };
}
