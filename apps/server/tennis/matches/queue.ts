// The queue of matches that wait for those who run them, the most urgent first (brief section 2; D1, D2, D9).
import { sql } from 'kysely';
import { isSuperAdmin, type Caller } from '@tennis/domain';
import { selectMatches, type MatchView } from '../../access/match-view.ts';
import { tournamentToRun } from '../../access/scope.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { dayIn } from '../../ground/clock.ts';
import type { CursorPart } from '../../http/paging.ts';

/** The zone where each day begins first: no club is ahead of it. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/** Whether the day of a match has come where it is played; what has begun waits for no day. */
export const isDue = ({ status, start_day: day, time_zone: zone }: MatchView, now: Date): boolean =>
  status !== 'scheduled' || day === null || day <= dayIn(zone, now);

/** The latest day that it is anywhere. */
export const lastDayAnywhere = (now: Date): string => dayIn(FIRST_ZONE, now);

/** The position that a cursor names. */
export const queueCursor = (cursor: readonly CursorPart[] | null): QueueCursor | null =>
  cursor === null ? null : { urgency: Number(cursor[0]), time: String(cursor[1]), id: Number(cursor[2]) };

/** A position in the queue of matches that wait for somebody. */
export interface QueueCursor {
  readonly urgency: number;
  /** `none` for a match without a start, which sorts after every time. */
  readonly time: string;
  readonly id: number;
}

/** 0 in progress, 1 over and without a winner, 2 to be played. */
const URGENCY = sql<number>`case matches.status when 'in_progress' then 0 when 'completed' then 1 else 2 end`;
/** Abandoned, or both sides out: over for good without a winner. */
const HAS_ENDING = sql<boolean>`coalesce(matches.score, '') like '%"ending":{%'`;
const START = sql<string>`coalesce(matches.start_time, 'none')`;

/** In these states a tournament has matches that wait for somebody. */
const RUNNING = ['upcoming', 'registering', 'active'] as const;

/** The tournaments that the caller runs and that have not ended, or one of them; for a super admin, any one. */
async function listRunning(
  db: Db | Tx,
  { caller, tournamentId }: { readonly caller: Caller; readonly tournamentId?: number | undefined },
): Promise<readonly number[]> {
  let query = db
    .selectFrom('tournaments')
    .select('tournaments.id')
    .where('tournaments.archived_at', 'is', null)
    .where('tournaments.status', 'in', RUNNING);
  if (tournamentId !== undefined) query = query.where('tournaments.id', '=', tournamentId);
  if (tournamentId === undefined || !isSuperAdmin(caller)) query = query.where(tournamentToRun(caller));
  return (await query.execute()).map(({ id }) => id);
}

/**
 * The matches in the caller's tournaments that wait for somebody: those in progress, those completed without a winner, and those with both players
 * known that start on `lastDay` or before, or have no start. One more than `limit` if there are more. A super admin sees those of their own clubs, or
 * of any one tournament.
 */
export async function listToScore(
  db: Db | Tx,
  whose: { readonly caller: Caller; readonly tournamentId?: number | undefined },
  lastDay: string,
  limit: number,
  after: QueueCursor | null,
): Promise<MatchView[]> {
  // Each is asked for by itself: together, the database would read the matches of all clubs.
  const running = await listRunning(db, whose);
  if (running.length === 0) return [];
  let query = selectMatches(db)
    .where('matches.tournament_id', 'in', running)
    .where((where) =>
      where.or([
        where('matches.status', '=', 'in_progress'),
        where.and([
          where('matches.status', '=', 'completed'),
          where('matches.winner_id', 'is', null),
          where.not(HAS_ENDING),
        ]),
        where.and([
          where('matches.status', '=', 'scheduled'),
          where('matches.participant1_id', 'is not', null),
          where('matches.participant2_id', 'is not', null),
          where.or([where('matches.start_day', 'is', null), where('matches.start_day', '<=', lastDay)]),
        ]),
      ]),
    );
  if (after !== null)
    query = query.where(
      sql<boolean>`(${URGENCY}, ${START}, matches.id) > (${after.urgency}, ${after.time}, ${after.id})`,
    );
  return query
    .orderBy(URGENCY)
    .orderBy(START)
    .orderBy('matches.id')
    .limit(limit + 1)
    .execute();
}

/** The place of a match in the queue. */
export const queuePlace = (row: MatchView): QueueCursor => ({
  urgency: row.status === 'in_progress' ? 0 : row.status === 'completed' ? 1 : 2,
  time: row.start_time ?? 'none',
  id: row.id,
});
