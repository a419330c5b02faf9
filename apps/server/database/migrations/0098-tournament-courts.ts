// The courts of its club on which a tournament may be played (OP2). If none is named, it may be played on all.
import type { Kysely } from 'kysely';
import { reference, withId, type Engine } from '../columns.ts';

/** Adds them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('tournament_courts'), engine)
    .addColumn('tournament_id', ref, (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('court_id', ref, (c) => c.notNull().references('courts.id').onDelete('cascade'))
    .addUniqueConstraint('tournament_courts_once', ['tournament_id', 'court_id'])
    .execute();
  await db.schema.createIndex('tournament_courts_court').on('tournament_courts').column('court_id').execute();
}
