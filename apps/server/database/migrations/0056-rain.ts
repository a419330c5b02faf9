// The rainy day (D56, OP31, OP32): when suspended play is expected to go on. A match keeps the breaks on its former court,
// and a shorter format of its own.
import type { Kysely } from 'kysely';

/** Adds it. A match without a format of its own is played in that of its tournament. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('suspensions').addColumn('again_at', 'text').execute();
  await db.schema.alterTable('matches').addColumn('breaks', 'text').execute();
  await db.schema.alterTable('matches').addColumn('own_format', 'text').execute();
  await db.schema.alterTable('matches').addColumn('own_minutes', 'integer').execute();
}
