// Meetings: tournaments of a club that are played together (D47). The dates are those of its tournaments.
import type { Kysely } from 'kysely';
import { reference, withId, type Engine } from '../columns.ts';

/** Adds them. A tournament needs none. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('meetings'), engine)
    .addColumn('club_id', ref, (c) => c.notNull().references('clubs.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('meetings_of').on('meetings').column('club_id').execute();
  await db.schema
    .alterTable('tournaments')
    .addColumn('meeting_id', ref, (c) => c.references('meetings.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('tournaments_meeting').on('tournaments').column('meeting_id').execute();
}
