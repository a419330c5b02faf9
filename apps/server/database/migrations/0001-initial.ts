// People, clubs, tournaments, matches. Invariants live here too: foreign keys, unique keys and checks.
// Words are listed here as they were when this migration was written, not imported: a migration never changes.
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

const ROUNDS = [
  'round_robin',
  'group_stage',
  'group',
  'knockout',
  'quarter_final',
  'semi_final',
  'third_place',
  'final',
];

/** Creates the first tables. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);

  await withId(db.schema.createTable('users'), engine)
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('username_key', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('search_name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', oneOf('role', ['super_admin', 'club_admin', 'member']))
    .addColumn('date_of_birth', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('user_id', ref, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();

  await withId(db.schema.createTable('clubs'), engine)
    .addColumn('name', 'text', (c) => c.notNull().check(sql`length(name) >= 3`))
    .addColumn('search_name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('location', 'text')
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('publishes_full_names', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`publishes_full_names in (0, 1)`),
    )
    .addColumn('created_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await withId(db.schema.createTable('club_members'), engine)
    .addColumn('club_id', ref, (c) => c.notNull().references('clubs.id').onDelete('cascade'))
    .addColumn('user_id', ref, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', oneOf('role', ['admin', 'member']))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('club_members_once', ['club_id', 'user_id'])
    .execute();
  await db.schema.createIndex('club_members_user').on('club_members').column('user_id').execute();

  await withId(db.schema.createTable('tournaments'), engine)
    .addColumn('club_id', ref, (c) => c.references('clubs.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull().check(sql`length(name) >= 3`))
    .addColumn('search_name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn(
      'type',
      'text',
      oneOf('type', ['U9', 'U10', 'U12', 'U14', 'U18', 'Open', 'Adults', 'Doubles', 'Mixed']),
    )
    .addColumn('status', 'text', oneOf('status', ['draft', 'upcoming', 'registering', 'active', 'completed']))
    .addColumn('start_date', 'text', (c) => c.notNull())
    .addColumn('end_date', 'text', (c) => c.notNull())
    .addColumn('registration_end_date', 'text')
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('max_participants', 'integer', (c) =>
      c.notNull().check(sql`max_participants between 2 and 128`),
    )
    .addColumn('format', 'text', oneOf('format', ['round_robin', 'groups_knockout', 'knockout']))
    .addColumn('point_system', 'text', oneOf('point_system', ['normal_deuce', 'sudden_death_deuce']))
    .addColumn('let_rule', 'integer', (c) => c.notNull().check(sql`let_rule in (0, 1)`))
    .addColumn('time_limit', 'integer', (c) => c.notNull().check(sql`time_limit between 30 and 180`))
    .addColumn('matches_per_participant', 'integer', (c) =>
      c.notNull().check(sql`matches_per_participant >= 1`),
    )
    .addColumn('players_progressing', 'integer', (c) => c.notNull().check(sql`players_progressing >= 0`))
    .addColumn(
      'tie_breaker_rule',
      'text',
      oneOf('tie_breaker_rule', ['matches_won', 'total_points', 'head_to_head']),
    )
    .addColumn('match_format', 'text', (c) => c.notNull())
    .addColumn('location', 'text')
    .addColumn('contact_email', 'text')
    .addColumn('created_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addCheckConstraint('tournaments_span', sql`end_date >= start_date`)
    .addCheckConstraint(
      'tournaments_progressing',
      sql`format <> 'groups_knockout' or players_progressing >= 1`,
    )
    .execute();
  await db.schema.createIndex('tournaments_club').on('tournaments').column('club_id').execute();
  await db.schema.createIndex('tournaments_start').on('tournaments').columns(['start_date', 'id']).execute();

  await withId(db.schema.createTable('groups'), engine)
    .addColumn('club_id', ref)
    .addColumn('tournament_id', ref, (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('name', 'text')
    .addUniqueConstraint('groups_in_tournament', ['tournament_id', 'id'])
    .addUniqueConstraint('groups_name', ['tournament_id', 'name'])
    .execute();

  await withId(db.schema.createTable('participants'), engine)
    .addColumn('club_id', ref)
    .addColumn('tournament_id', ref, (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('user_id', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('name', 'text')
    .addColumn('partner_user_id', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('partner_name', 'text')
    .addColumn('seed', 'integer', (c) => c.check(sql`seed between 1 and 128`))
    .addColumn('group_id', ref)
    .addColumn('club', 'text')
    .addColumn('birth_year', 'integer')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('participants_in_tournament', ['tournament_id', 'id'])
    .addUniqueConstraint('participants_user', ['tournament_id', 'user_id'])
    .addUniqueConstraint('participants_seed', ['tournament_id', 'seed'])
    .addForeignKeyConstraint('participants_group', ['tournament_id', 'group_id'], 'groups', [
      'tournament_id',
      'id',
    ])
    .execute();
  await db.schema.createIndex('participants_by_user').on('participants').column('user_id').execute();
  await db.schema
    .createIndex('participants_by_partner')
    .on('participants')
    .column('partner_user_id')
    .execute();

  await withId(db.schema.createTable('matches'), engine)
    .addColumn('club_id', ref)
    .addColumn('tournament_id', ref, (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('round', 'text', oneOf('round', ROUNDS))
    .addColumn('group_id', ref)
    .addColumn('participant1_id', ref)
    .addColumn('participant2_id', ref)
    .addColumn('winner_id', ref)
    .addColumn('status', 'text', oneOf('status', ['scheduled', 'in_progress', 'completed', 'cancelled']))
    .addColumn('court', 'text')
    .addColumn('start_time', 'text')
    .addColumn('start_day', 'text')
    .addColumn('scores', 'text')
    .addColumn('started_at', 'text')
    .addColumn('completed_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addForeignKeyConstraint('matches_group', ['tournament_id', 'group_id'], 'groups', [
      'tournament_id',
      'id',
    ])
    .addForeignKeyConstraint('matches_player1', ['tournament_id', 'participant1_id'], 'participants', [
      'tournament_id',
      'id',
    ])
    .addForeignKeyConstraint('matches_player2', ['tournament_id', 'participant2_id'], 'participants', [
      'tournament_id',
      'id',
    ])
    .addCheckConstraint('matches_day_of_time', sql`(start_time is null) = (start_day is null)`)
    .addCheckConstraint(
      'matches_winner_plays',
      sql`winner_id is null or (participant1_id is not null and winner_id = participant1_id) or (participant2_id is not null and winner_id = participant2_id)`,
    )
    .execute();
  await db.schema
    .createIndex('matches_tournament')
    .on('matches')
    .columns(['tournament_id', 'status'])
    .execute();
  await db.schema.createIndex('matches_day').on('matches').columns(['start_day', 'start_time']).execute();
  await db.schema
    .createIndex('matches_completed')
    .on('matches')
    .columns(['status', 'completed_at'])
    .execute();

  await db.schema.createIndex('matches_club_time').on('matches').columns(['club_id', 'start_time']).execute();
  await db.schema
    .createIndex('matches_first')
    .on('matches')
    .columns(['tournament_id', 'participant1_id'])
    .execute();
  await db.schema
    .createIndex('matches_second')
    .on('matches')
    .columns(['tournament_id', 'participant2_id'])
    .execute();

  await withId(db.schema.createTable('result_changes'), engine)
    .addColumn('club_id', ref)
    // Not a foreign key: the history outlives a deleted match.
    .addColumn('match_id', ref, (c) => c.notNull())
    .addColumn('changed_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('after', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('result_changes_match').on('result_changes').column('match_id').execute();

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('body', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('idempotency_keys_age').on('idempotency_keys').column('created_at').execute();
}
