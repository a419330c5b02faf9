// Tournaments that are put away: left out of lists and figures, kept with all their results (D9).
import type { Kysely } from 'kysely';

/** Adds the moment at which a tournament was archived; null while it is not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tournaments').addColumn('archived_at', 'text').execute();
}
