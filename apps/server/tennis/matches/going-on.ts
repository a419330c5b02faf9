// A match that an earlier day has left unfinished goes on by itself, when points are scored that were played since: nobody has to tell the desk first (D52, D56).
import type { LoggedEvent } from '@tennis/contract';
import type { MatchView } from '../../access/match-view.ts';
import type { Tx } from '../../database/connection.ts';
import { dayIn, storedTime } from '../../ground/clock.ts';
import { listCourts } from '../courts.ts';
import { leftOverFrom } from '../forgotten.ts';
import { believedSince, breaksUntil, isStale, listSuspensionsOn, onCourtSince } from '../suspensions.ts';
import { listMoments } from './log-store.ts';

/** Events that only happen while somebody plays. A score or an end may be noted on any later day. */
const PLAY: ReadonlySet<LoggedEvent['event']['type']> = new Set(['point', 'fault', 'let', 'replayed']);

/** The moments at which these events say that the match was played, in their order. What they take back themselves does not count, nor does a clock that runs ahead. */
function momentsOfPlay(added: readonly LoggedEvent[], now: Date): readonly string[] {
  const standing: LoggedEvent[] = [];
  for (const one of added) {
    if (one.event.type === 'undo') standing.pop();
    else standing.push(one);
  }
  const present = now.toISOString();
  return standing
    .filter(({ event }) => PLAY.has(event.type))
    .map(({ at }) => storedTime(at))
    .map((moment) => (moment > present ? present : moment));
}

/** Whether a moment is after the day that has left a match unfinished. */
const isLater = (row: MatchView, moment: string): boolean => isStale(row, new Date(moment));

/** The part of a match that changes when it goes on. */
export type GoesOn = Pick<MatchView, 'breaks' | 'start_time' | 'start_day'>;

/** The match from this moment on, after a break since it was last played. */
async function goingOn(tx: Tx, match: MatchView, goesOn: string, known: readonly string[]): Promise<GoesOn> {
  const since = onCourtSince(match) ?? goesOn;
  const ends = leftOverFrom(match.time_zone, believedSince(match) ?? goesOn);
  const { club_id: clubId, time_zone: zone, start_day: planned } = match;
  const scene = {
    courts: clubId === null ? [] : await listCourts(tx, clubId),
    suspensions: [],
    earlier: clubId === null ? [] : await listSuspensionsOn(tx, clubId, [dayIn(zone, since)]),
  };
  // What was noted between that day and now was not played.
  const stopped = known
    .filter((moment) => moment > since && moment < ends)
    .toSorted()
    .at(-1);
  const breaks = breaksUntil(scene, match, goesOn, new Date(goesOn), stopped);
  const day = dayIn(zone, goesOn);
  // It belongs to the day on which it goes on, as if the desk had put it there.
  const isMoved = planned !== null && planned < day;
  return {
    breaks,
    start_time: isMoved ? goesOn : match.start_time,
    start_day: isMoved ? day : planned,
  };
}

/**
 * The columns that change because these events, which are not stored yet, were played after the day that has left the match unfinished. Null if none of them
 * was, or if the match is no such one: points of that day may come late, and a score typed later says nothing of when it was played.
 */
export async function wentOn(
  tx: Tx,
  match: MatchView,
  added: readonly LoggedEvent[],
  now: Date,
): Promise<GoesOn | null> {
  if (!isStale(match, now)) return null;
  const moments = momentsOfPlay(added, now);
  if (!moments.some((moment) => isLater(match, moment))) return null;
  const known = [...(await listMoments(tx, match.id)), ...moments];
  let row = match;
  for (const moment of moments)
    if (isLater(row, moment)) row = { ...row, ...(await goingOn(tx, row, moment, known)) };
  const { breaks, start_time, start_day } = row;
  return { breaks, start_time, start_day };
}
