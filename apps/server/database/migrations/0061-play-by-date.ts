// Matches to be played by a last day (OP39, ADR 33): the day, the places that one side proposes to the other, and who may see a player's address to
// arrange a match. If the match changes in any way that matters, the database ends the proposal.
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

const STATES = ['pending', 'accepted', 'declined', 'withdrawn', 'overtaken'];
const KINDS = ['proposal', 'proposal_accepted', 'proposal_declined', 'play_by'];

/** The columns of `table` without which a proposal means nothing any more. */
const RESTS_ON = {
  matches: ['status', 'winner_id', 'participant1_id', 'participant2_id', 'court', 'start_time'],
  participants: ['withdrawn_at', 'user_id', 'name', 'partner_user_id', 'partner_name'],
} as const;

const WHOSE = {
  matches: 'match_id = new.id',
  participants:
    'match_id in (select id from matches where tournament_id = new.tournament_id and (participant1_id = new.id or participant2_id = new.id))',
} as const;

async function overtakeBy(db: Kysely<unknown>, engine: Engine, table: keyof typeof RESTS_ON): Promise<void> {
  const name = `proposals_of_${table}`;
  const columns = RESTS_ON[table];
  const event = `after update of ${columns.join(', ')} on ${table}`;
  const changed = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
  const does = `update match_proposals set state = 'overtaken' where state = 'pending' and ${WHOSE[table]};`;
  if (engine === 'sqlite') {
    await sql.raw(`create trigger ${name} ${event} when (${changed}) begin ${does} end`).execute(db);
    return;
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${does} return new; end $$`)
    .execute(db);
  await sql
    .raw(`create trigger ${name} ${event} for each row when (${changed}) execute function ${name}()`)
    .execute(db);
}

/** Adds them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  const day =
    engine === 'sqlite'
      ? `glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`
      : `~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`;
  await db.schema
    .alterTable('matches')
    .addColumn('play_by', 'text', (c) => c.check(sql.raw(`play_by ${day}`)))
    .execute();
  // Notes the reminders that have gone out: 7 and 2 days before.
  await db.schema
    .alterTable('matches')
    .addColumn('reminded_days', 'integer', (c) => c.check(sql`reminded_days in (2, 7)`))
    .execute();
  await db.schema
    .createIndex('matches_to_play_by')
    .on('matches')
    .columns(['play_by', 'tournament_id'])
    .where(sql.ref('play_by'), 'is not', null)
    .where(sql.ref('status'), '=', sql.lit('scheduled'))
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('shows_email', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`shows_email in (0, 1)`),
    )
    .execute();

  await withId(db.schema.createTable('match_proposals'), engine)
    .addColumn('club_id', ref)
    .addColumn('match_id', ref, (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('participant_id', ref, (c) => c.notNull().references('participants.id').onDelete('cascade'))
    .addColumn('court_id', ref, (c) => c.notNull().references('courts.id').onDelete('cascade'))
    .addColumn('start_time', 'text', (c) => c.notNull())
    .addColumn('state', 'text', oneOf('state', STATES))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'text')
    .addCheckConstraint(
      'match_proposals_answered',
      sql`(answered_at is not null) = (state in ('accepted', 'declined', 'withdrawn'))`,
    )
    .execute();
  // One is open at a time.
  await db.schema
    .createIndex('match_proposals_open')
    .unique()
    .on('match_proposals')
    .column('match_id')
    .where(sql.ref('state'), '=', sql.lit('pending'))
    .execute();
  for (const column of ['match_id', 'participant_id', 'court_id'] as const)
    await db.schema.createIndex(`match_proposals_${column}`).on('match_proposals').column(column).execute();
  await overtakeBy(db, engine, 'matches');
  await overtakeBy(db, engine, 'participants');

  await widenKinds(db, engine, { table: 'notices', column: 'kind', behind: 'moved', words: KINDS });
  await widenKinds(db, engine, {
    table: 'notice_choices',
    column: 'topic',
    behind: 'times',
    words: ['arranging'],
  });
}
