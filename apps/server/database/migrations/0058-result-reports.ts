// Results by the players: a tournament may let them report, and each report waits for the other side. Nobody moves on before (ADR 34).
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

const STATES = ['open', 'disputed', 'confirmed', 'accepted', 'settled', 'withdrawn'];

/** Adds it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await db.schema
    .alterTable('tournaments')
    .addColumn('report_hours', 'integer', (c) => c.check(sql`report_hours between 1 and 168`))
    .execute();
  await withId(db.schema.createTable('result_reports'), engine)
    .addColumn('club_id', ref)
    .addColumn('match_id', ref, (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('side', 'integer', (c) => c.notNull().check(sql`side in (1, 2)`))
    .addColumn('score', 'text', (c) => c.notNull())
    .addColumn('winner_id', ref, (c) => c.notNull().references('participants.id').onDelete('cascade'))
    .addColumn('reported_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('state', 'text', oneOf('state', STATES))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('answered_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('answered_at', 'text', (c) => c.check(sql`(answered_at is null) = (state = 'open')`))
    .addColumn('other_score', 'text')
    .addColumn('other_winner_id', ref, (c) =>
      c
        .references('participants.id')
        .onDelete('set null')
        .check(sql`other_winner_id is null or other_score is not null`),
    )
    .execute();
  // One waits at a time.
  await db.schema
    .createIndex('result_reports_open')
    .unique()
    .on('result_reports')
    .column('match_id')
    .where(sql.ref('state'), 'in', [sql.lit('open'), sql.lit('disputed')])
    .execute();
  await db.schema
    .createIndex('result_reports_due')
    .on('result_reports')
    .column('due_at')
    .where(sql.ref('state'), '=', sql.lit('open'))
    .execute();
  const index = (name: string, column: string) =>
    db.schema.createIndex(`result_reports_${name}`).on('result_reports').column(column).execute();
  await index('match', 'match_id');
  await index('reporter', 'reported_by');
  await index('answerer', 'answered_by');
  await index('winner', 'winner_id');
  await index('other_winner', 'other_winner_id');
  await widenKinds(db, engine, {
    table: 'notices',
    column: 'kind',
    behind: 'dispute',
    words: ['reported'],
  });
}
