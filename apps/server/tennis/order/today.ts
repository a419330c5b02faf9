// SQL of the matches of today on the days that are published, in all clubs at once, and of what was told of them.
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connection.ts';
import { dayIn, daysAround } from '../../ground/clock.ts';

const matchesOf = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('orders_of_play')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.club_id', '=', 'orders_of_play.club_id')
        .onRef('matches.start_day', '=', 'orders_of_play.day'),
    )
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select([
      'matches.id',
      'orders_of_play.club_id',
      'matches.status',
      'matches.winner_id',
      'matches.court_id',
      'matches.start_day',
      'matches.start_time',
      'matches.started_at',
      'matches.completed_at',
      'matches.called_at',
      'matches.followed_by',
      'matches.told_start_time',
      'matches.told_estimate',
      'matches.told_estimate_at',
      'tournaments.time_zone',
    ])
    .where('orders_of_play.published_at', 'is not', null)
    .where('orders_of_play.day', 'in', daysAround(now))
    .where('matches.held', '=', 0)
    .where('tournaments.status', '<>', 'draft')
    .where('tournaments.archived_at', 'is', null);

export type MatchOfToday = Awaited<ReturnType<ReturnType<typeof matchesOf>['execute']>>[number];

/** The matches of today on published days, of the clubs that have any to come; drafts and what is held are in no plan that anybody reads. */
export async function listToday(db: Db, now: Date): Promise<readonly MatchOfToday[]> {
  const rows = await matchesOf(db, now)
    .where(
      sql<boolean>`exists (select 1 from matches as ahead
        where ahead.club_id = orders_of_play.club_id and ahead.start_day = orders_of_play.day and ahead.status = 'scheduled')`,
    )
    .execute();
  return rows.filter(({ start_day: day, time_zone: zone }) => day === dayIn(zone, now));
}

/** Some of them as they are now; not those on courts on which play is suspended, which has notices of its own. */
export const listAgain = (tx: Tx, ids: readonly number[], now: Date): Promise<readonly MatchOfToday[]> =>
  matchesOf(tx, now)
    .where('matches.id', 'in', ids)
    .where(
      sql<boolean>`not exists (select 1 from suspensions where suspensions.order_id = orders_of_play.id
        and suspensions.court_id = matches.court_id and suspensions.ended_at is null)`,
    )
    .execute();
