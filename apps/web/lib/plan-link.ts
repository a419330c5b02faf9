// Where the matches of a tournament get courts and times: the desk of its club, on the first day of the tournament that can still be planned.
import type { Tournament } from '@tennis/contract';
import { canManageClub } from '@tennis/domain';
import { dayOf } from './dates.ts';
import { callerOf } from './session.ts';

type Planned = Pick<Tournament, 'clubId' | 'status' | 'startDate' | 'endDate' | 'timeZone'>;

const DAY_MS = 86_400_000;
/** Longer ones are played by date: nobody plans their courts ahead. */
const MOST_DAYS = 14;

/** The address of the desk for a tournament, or null: it has no club, the user does not run its orders of play, it is over, or it is played by date. `now` is ISO text. */
export function planLink(
  { clubId, status, startDate, endDate, timeZone }: Planned,
  user: Parameters<typeof callerOf>[0],
  now: string,
): string | null {
  if (clubId === null || status === 'completed' || !canManageClub(callerOf(user), clubId)) return null;
  const [first, last, today] = [startDate, endDate, now].map((moment) => dayOf(moment, timeZone)) as [
    string,
    string,
    string,
  ];
  if ((Date.parse(last) - Date.parse(first)) / DAY_MS >= MOST_DAYS) return null;
  return `/match-schedules?view=courts&club=${clubId}&date=${today > first ? today : first}`;
}

/** Whether a match waits for a court and a time: of a published draw, still to be played. */
export const waitsForPlan = ({
  status,
  startTime,
  drawId,
}: {
  readonly status: string;
  readonly startTime: string | null;
  readonly drawId: number | null;
}): boolean => status === 'scheduled' && startTime === null && drawId !== null;
