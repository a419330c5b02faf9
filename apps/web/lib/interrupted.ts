// Whether a match that has begun is played now, or was broken off and waits (D56). Every place that says "on court" asks here.
import type { Match } from '@tennis/contract';
import { presentMoment } from './rendering.ts';

/** The part of a match that says it. */
export type Begun = Pick<Match, 'status' | 'interrupted' | 'leftOverFrom'>;

/** When an interrupted match goes on: where it was put, or as it is guessed while its court stands still. Both null while nobody knows. */
export interface Interruption {
  readonly goesOn: string | null;
  readonly again: string | null;
}

const isAhead = (moment: string | null, now: Date): moment is string =>
  moment !== null && Date.parse(moment) > now.getTime();

/** Whether it has been in progress since an earlier day: its result, or where it goes on, was never entered. */
export const isLeftOver = (
  { status, leftOverFrom }: Pick<Match, 'status' | 'leftOverFrom'>,
  now: Date = presentMoment(),
): boolean => status === 'in_progress' && leftOverFrom !== undefined && !isAhead(leftOverFrom, now);

/** Null for a match that is played, or has not begun, or is over. One that is left over from an earlier day was broken off, as far as anybody knows. */
export function interruptionOf(match: Begun, now: Date = presentMoment()): Interruption | null {
  if (match.status !== 'in_progress') return null;
  const { goesOn = null, suspended } = match.interrupted ?? {};
  if (isAhead(goesOn, now)) return { goesOn, again: null };
  if (suspended === undefined) return isLeftOver(match, now) ? { goesOn: null, again: null } : null;
  return { goesOn: null, again: isAhead(suspended.again, now) ? suspended.again : null };
}

/** Whether it is played now. */
export const isOnCourt = (match: Begun, now?: Date): boolean =>
  match.status === 'in_progress' && interruptionOf(match, now) === null;

/** When it begins or goes on, for lists by time: an interrupted match stands where it goes on. */
export const standsAt = (match: Begun & Pick<Match, 'startTime'>, now?: Date): string | null =>
  interruptionOf(match, now)?.goesOn ?? match.startTime;
