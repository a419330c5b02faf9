// Courts on the wire (D48).
import type { Court, CourtWeek, OpenHours } from '@tennis/contract';
import { canManageClub, type Caller } from '@tennis/domain';
import type { OpenSpan, StoredCourt } from '../courts.ts';
import { minuteOfTime, timeOfMinute } from '../time-of-day.ts';

const hoursOf = (open: OpenSpan | null): OpenHours | null =>
  open === null ? null : { from: timeOfMinute(open.from), to: timeOfMinute(open.to) };

/** Opening hours as they are stored. */
export const weekOf = (hours: CourtWeek): readonly (OpenSpan | null)[] =>
  hours.map((open) => (open === null ? null : { from: minuteOfTime(open.from), to: minuteOfTime(open.to) }));

/** Opening hours in one line, for the audit log: "1-5 08:00-22:00, 6-7 09:00-20:00", by the numbers of the weekdays. */
export function weekText(week: readonly (OpenSpan | null)[]): string {
  const days = week.map((open, at) => ({
    day: at + 1,
    text: open === null ? null : `${timeOfMinute(open.from)}-${timeOfMinute(open.to)}`,
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

/** A court; why it is out of use is told to the admins of its club. */
export function presentCourt(court: StoredCourt, caller: Caller | null): Court {
  const runsIt = caller !== null && canManageClub(caller, court.club_id);
  return {
    id: court.id,
    clubId: court.club_id,
    name: court.name,
    surface: court.surface,
    indoor: court.indoor === 1,
    lights: court.lights === 1,
    centre: court.centre === 1,
    hours: court.week.map(hoursOf),
    closures: court.closures.map(({ from, to, reason }) => ({ from, to, reason: runsIt ? reason : null })),
    version: court.version,
  };
}
