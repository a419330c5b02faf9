// The point log of a match (D52, ADR 31): every event in the order in which it came, with the device and its order there. The score follows from it.
// A log is kept even if another one has replaced it or somebody has typed another score.
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

/** Adds logs and their events. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('score_logs'), engine)
    .addColumn('club_id', ref)
    .addColumn('match_id', ref, (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('device', 'text', (c) => c.notNull().check(sql`length(device) between 8 and 60`))
    .addColumn('held_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('match_format', 'text', (c) => c.notNull())
    .addColumn('setup', 'text', (c) => c.notNull().check(sql`length(setup) between 2 and 500`))
    .addColumn('count', 'integer', (c) => c.notNull().check(sql`count between 0 and 5000`))
    .addColumn('state', 'text', oneOf('state', ['open', 'closed', 'aside']))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('closed_at', 'text', (c) => c.check(sql`(closed_at is null) = (state = 'open')`))
    .execute();
  await db.schema
    .createIndex('score_logs_open')
    .unique()
    .on('score_logs')
    .column('match_id')
    .where(sql.ref('state'), '=', sql.lit('open'))
    .execute();
  await db.schema.createIndex('score_logs_match').on('score_logs').column('match_id').execute();
  await db.schema.createIndex('score_logs_holder').on('score_logs').column('held_by').execute();
  await withId(db.schema.createTable('score_events'), engine)
    .addColumn('log_id', ref, (c) => c.notNull().references('score_logs.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull().check(sql`seq between 0 and 4999`))
    .addColumn('event_id', 'text', (c) => c.notNull().check(sql`length(event_id) between 8 and 60`))
    .addColumn('event', 'text', (c) => c.notNull().check(sql`length(event) between 2 and 300`))
    .addColumn('device_at', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('score_events_seq', ['log_id', 'seq'])
    .addUniqueConstraint('score_events_once', ['log_id', 'event_id'])
    .execute();
}
