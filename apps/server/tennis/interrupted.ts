// Matches that were broken off, as everybody reads it beside each match (D56): when one goes on, and whether play is suspended on its court. A moment in it may
// have passed: readers compare it with their clock, so an answer that is kept for a quarter of an hour stays true (ADR 16).
import type { Match, Suspension } from '@tennis/contract';
import type { MatchView } from '../access/match-view.ts';
import type { Db, Tx } from '../database/connection.ts';
import { dayIn, startOfQuarter } from '../ground/clock.ts';
import { leftOverFrom } from './forgotten.ts';
import { believedSince, goesOnAt, isStale } from './suspensions.ts';

/** The breaks in play that matches on court are in, by match. */
export type Standing = ReadonlyMap<number, Suspension>;

const NONE: Standing = new Map();

/** The days whose breaks may be those of a match: today, if it is played still, and the day on which it went on court, which may have been before midnight. */
function daysOfBreak(row: MatchView, now: Date): readonly string[] {
  const since = believedSince(row);
  const days = isStale(row, startOfQuarter(now)) && since !== null ? [since] : [now, since ?? now];
  return [...new Set(days.map((moment) => dayIn(row.time_zone, moment)))];
}

const keyOf = (clubId: number | null, day: string, courtId: number | null): string =>
  `${clubId} ${day} ${courtId}`;

/** Reads the breaks that those of these matches are in that have begun, in one statement; none if no match has begun. */
export async function standingOf(db: Db | Tx, rows: readonly MatchView[], now: Date): Promise<Standing> {
  const begun = rows.flatMap((row) => {
    const { status, club_id: clubId, court_id: courtId } = row;
    return status !== 'in_progress' || clubId === null || courtId === null
      ? []
      : [{ id: row.id, clubId, courtId, days: daysOfBreak(row, now) }];
  });
  if (begun.length === 0) return NONE;
  const open = await db
    .selectFrom('orders_of_play')
    .innerJoin('suspensions', 'suspensions.order_id', 'orders_of_play.id')
    .select([
      'orders_of_play.club_id',
      'orders_of_play.day',
      'suspensions.court_id',
      'suspensions.reason',
      'suspensions.begun_at',
      'suspensions.again_at',
    ])
    .where('orders_of_play.club_id', 'in', [...new Set(begun.map(({ clubId }) => clubId))])
    .where('orders_of_play.day', 'in', [...new Set(begun.flatMap(({ days }) => days))])
    .where('suspensions.ended_at', 'is', null)
    .execute();
  const breaks = new Map(
    open.map((one) => [
      keyOf(one.club_id, one.day, one.court_id),
      { since: one.begun_at, reason: one.reason, again: one.again_at },
    ]),
  );
  return new Map(
    begun.flatMap(({ id, clubId, days, courtId }) =>
      days
        .flatMap((day) => breaks.get(keyOf(clubId, day, courtId)) ?? [])
        .slice(0, 1)
        .map((found) => [id, found] as const),
    ),
  );
}

/** For the wire, from a row: from when nobody plays it any more, and whether it was broken off; nothing if it is not on court. */
export function interruptedIn(
  row: MatchView,
  standing: Standing,
): Pick<Match, 'interrupted' | 'leftOverFrom'> {
  if (row.status !== 'in_progress') return {};
  const since = believedSince(row);
  const ends = since === null ? {} : { leftOverFrom: leftOverFrom(row.time_zone, since) };
  const goesOn = goesOnAt(row);
  const suspended = standing.get(row.id);
  if (goesOn === null && suspended === undefined) return ends;
  return { ...ends, interrupted: { goesOn, ...(suspended !== undefined && { suspended }) } };
}
