// Members the organisers of a tournament name to score its matches point by point, and nothing else.
import type { Kysely } from 'kysely';
import { reference, withId, type Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

/** Adds them, and the notice that tells them so. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('tournament_scorers'), engine)
    .addColumn('tournament_id', ref, (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('user_id', ref, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('tournament_scorers_once', ['tournament_id', 'user_id'])
    .execute();
  await db.schema.createIndex('tournament_scorers_user').on('tournament_scorers').column('user_id').execute();
  await widenKinds(db, engine, { table: 'notices', column: 'kind', behind: 'reported', words: ['scorer'] });
}
