// Links that let their holder score one match, or one court on one day, and do nothing else (D51, ADR 35): kept as a hash, revocable, and over with the day. A log of points that is
// kept with one says so.
import { sql, type Kysely } from 'kysely';
import { reference, withId, type Engine } from '../columns.ts';

/** Adds them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  const day =
    engine === 'sqlite'
      ? `glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`
      : `~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`;
  await withId(db.schema.createTable('score_links'), engine)
    .addColumn('club_id', ref, (c) => c.notNull().references('clubs.id').onDelete('cascade'))
    .addColumn('match_id', ref, (c) => c.references('matches.id').onDelete('cascade'))
    .addColumn('court_id', ref, (c) =>
      c
        .references('courts.id')
        .onDelete('cascade')
        .check(sql`(court_id is null) = (match_id is not null)`),
    )
    .addColumn('day', 'text', (c) => c.notNull().check(sql.raw(`day ${day}`)))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  for (const column of ['club_id', 'match_id', 'court_id', 'created_by'])
    await db.schema.createIndex(`score_links_${column}`).on('score_links').column(column).execute();
  await db.schema
    .alterTable('score_logs')
    .addColumn('link_id', ref, (c) => c.references('score_links.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('score_logs_link').on('score_logs').column('link_id').execute();
}
