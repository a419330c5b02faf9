// When a match was called to its court (OP34): waiting times are counted from then.
import type { Kysely } from 'kysely';

/** Adds it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('called_at', 'text').execute();
}
