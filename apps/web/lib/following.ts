// Matches that come straight after another one on their court and have no time of their own (OP37), in lists that are grouped by time.
import type { Match } from '@tennis/contract';
import { dayOf } from './dates.ts';

/** Whether a match is still to come and follows another one, so that its minute in the plan is promised to nobody. */
export const isFollowing = ({ status, followedBy, startTime }: Match): boolean =>
  status === 'scheduled' && followedBy && startTime !== null;

/** Sorts matches by day and start as text: those that follow another one after those of that day with a time, those without a start last. */
export function startKey(match: Match): string {
  const { startTime, timeZone } = match;
  if (startTime === null) return '~';
  return isFollowing(match) ? `${dayOf(startTime, timeZone)}~${startTime}` : startTime;
}
