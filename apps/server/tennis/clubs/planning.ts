// A club's rules for its orders of play: columns and wire.
import type { Call, Planning, Routes } from '@tennis/contract';
import type { Updateable } from 'kysely';
import type { ClubRow } from '../../database/schema.ts';
import { minuteOfTime, timeOfMinute } from '../time-of-day.ts';
import type { StoredClub } from './store.ts';

const timeOr = (minute: number | null): string | null => (minute === null ? null : timeOfMinute(minute));
const minuteOr = (time: string | null): number | null => (time === null ? null : minuteOfTime(time));

/** As it is stored, on the wire. */
export const presentPlanning = (club: StoredClub): Planning => ({
  lateMinutes: club.late_minutes,
  turnaround: club.turnaround,
  darkFrom: timeOr(club.dark_from),
  overBy: timeOr(club.over_by),
  dayLimits: club.day_limits,
  singlesADay: club.day_singles,
  doublesADay: club.day_doubles,
  matchesADay: club.day_total,
  juniorLimits: club.junior_limits === 1,
  juniorsEarly: club.juniors_early === 1,
  overnightHours: club.overnight_hours,
  restRules: club.rest_rules,
  allowsPossibleClashes: club.possible_clashes === 1,
});

/** The columns of what is sent; what is left out stays. */
export function planningColumns(
  sent: Call<Routes['updateClub']>['body']['planning'] = {},
): Updateable<ClubRow> {
  const { lateMinutes, turnaround, darkFrom, overBy, singlesADay, doublesADay, matchesADay, juniorLimits } =
    sent;
  const { overnightHours, restRules, allowsPossibleClashes, juniorsEarly, dayLimits } = sent;
  const isOwn = [singlesADay, doublesADay, matchesADay].some((most) => typeof most === 'number');
  const limits = dayLimits ?? (isOwn ? ('own' as const) : undefined);
  return {
    ...(limits !== undefined && { day_limits: limits }),
    ...(lateMinutes !== undefined && { late_minutes: lateMinutes }),
    ...(turnaround !== undefined && { turnaround }),
    ...(darkFrom !== undefined && { dark_from: minuteOr(darkFrom) }),
    ...(overBy !== undefined && { over_by: minuteOr(overBy) }),
    ...(singlesADay !== undefined && { day_singles: singlesADay }),
    ...(doublesADay !== undefined && { day_doubles: doublesADay }),
    ...(matchesADay !== undefined && { day_total: matchesADay }),
    ...(overnightHours !== undefined && { overnight_hours: overnightHours }),
    ...(restRules !== undefined && { rest_rules: restRules }),
    ...(allowsPossibleClashes !== undefined && { possible_clashes: allowsPossibleClashes ? 1 : 0 }),
    ...(juniorLimits !== undefined && { junior_limits: juniorLimits ? 1 : 0 }),
    ...(juniorsEarly !== undefined && { juniors_early: juniorsEarly ? 1 : 0 }),
  };
}
