// One query that loads a match with everything its wire form needs. So no list queries per row, and a write reads its match only once.
import type { Db, Tx } from '../database/connection.ts';
import { prepared, type Places } from '../database/prepared.ts';

/** Matches with the names of those who play, and what decides how these look. */
export const selectMatches = (db: Db | Tx) =>
  db
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .leftJoin('clubs as c', 'c.id', 'tournaments.club_id')
    .leftJoin('groups as g', 'g.id', 'matches.group_id')
    .leftJoin('participants as p1', 'p1.id', 'matches.participant1_id')
    .leftJoin('users as p1u', 'p1u.id', 'p1.user_id')
    .leftJoin('users as p1m', 'p1m.id', 'p1.partner_user_id')
    .leftJoin('participants as p2', 'p2.id', 'matches.participant2_id')
    .leftJoin('users as p2u', 'p2u.id', 'p2.user_id')
    .leftJoin('users as p2m', 'p2m.id', 'p2.partner_user_id')
    .leftJoin('persons as p1p', 'p1p.id', 'p1.person_id')
    .leftJoin('persons as p1q', 'p1q.id', 'p1.partner_person_id')
    .leftJoin('persons as p2p', 'p2p.id', 'p2.person_id')
    .leftJoin('persons as p2q', 'p2q.id', 'p2.partner_person_id')
    // Tells whether points are noted for the match. An index allows one open log at most.
    .leftJoin('score_logs as log', (join) =>
      join.onRef('log.match_id', '=', 'matches.id').on('log.state', '=', 'open'),
    )
    .selectAll('matches')
    .select(({ fn }) => [
      // A format of its own goes before that of its tournament: the one of its part (D25), or a shorter one (OP13).
      fn.coalesce('matches.own_format', 'tournaments.match_format').as('match_format'),
      fn.coalesce('matches.own_minutes', 'tournaments.time_limit').as('time_limit'),
      'tournaments.match_format as tournament_format',
      'tournaments.time_limit as tournament_time_limit',
      'tournaments.stage_formats as tournament_stage_formats',
    ])
    .select([
      'log.id as log_id',
      'tournaments.name as tournament_name',
      'tournaments.type as tournament_type',
      'tournaments.status as tournament_status',
      'tournaments.created_by as tournament_created_by',
      'tournaments.time_zone',
      'tournaments.tie_breaker_rule',
      'tournaments.club_id as tournament_club_id',
      'tournaments.archived_at as tournament_archived_at',
      'tournaments.report_hours as tournament_report_hours',
      'c.publishes_full_names',
      'c.name as club_name',
      'g.name as group_name',
      'p1.seed as p1_seed',
      'p1.user_id as p1_user_id',
      'p1.name as p1_name',
      'p1u.name as p1_user_name',
      'p1u.date_of_birth as p1_birth',
      'p1.partner_user_id as p1_partner_user_id',
      'p1.partner_name as p1_partner_name',
      'p1m.name as p1_partner_user_name',
      'p1m.date_of_birth as p1_partner_birth',
      'p1.birth_year as p1_birth_year',
      'p1.partner_birth_year as p1_partner_birth_year',
      'p2.seed as p2_seed',
      'p2.user_id as p2_user_id',
      'p2.name as p2_name',
      'p2u.name as p2_user_name',
      'p2u.date_of_birth as p2_birth',
      'p2.partner_user_id as p2_partner_user_id',
      'p2.partner_name as p2_partner_name',
      'p2m.name as p2_partner_user_name',
      'p2m.date_of_birth as p2_partner_birth',
      'p2.birth_year as p2_birth_year',
      'p2.partner_birth_year as p2_partner_birth_year',
      'p1.person_id as p1_person_id',
      'p1.partner_person_id as p1_partner_person_id',
      'p1p.given_name as p1_person_given',
      'p1p.family_name as p1_person_family',
      'p1p.birth as p1_person_birth',
      'p1q.given_name as p1_partner_given',
      'p1q.family_name as p1_partner_family',
      'p1q.birth as p1_partner_person_birth',
      'p2.person_id as p2_person_id',
      'p2.partner_person_id as p2_partner_person_id',
      'p2p.given_name as p2_person_given',
      'p2p.family_name as p2_person_family',
      'p2p.birth as p2_person_birth',
      'p2q.given_name as p2_partner_given',
      'p2q.family_name as p2_partner_family',
      'p2q.birth as p2_partner_person_birth',
    ]);

/** A match with all that its wire form needs. */
export type MatchView = Awaited<ReturnType<ReturnType<typeof selectMatches>['executeTakeFirstOrThrow']>>;

/** Whether a place is only a plan of the desk, which is its own until the day is published (D54). */
export const isHeld = ({ held, status }: Pick<MatchView, 'held' | 'status'>): boolean =>
  held === 1 && status === 'scheduled';

const matchById = prepared((db, { id }: Places<{ id: number }>) =>
  selectMatches(db).where('matches.id', '=', id),
);

/** One match, or undefined. */
export const findMatch = async (db: Db | Tx, id: number): Promise<MatchView | undefined> =>
  (await matchById(db, { id }))[0];
