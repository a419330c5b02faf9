// A match keeps the start that its people were last told while it is moved by too little to tell, so that small moves add up (OP30).
import type { Kysely } from 'kysely';

/** Adds it; so far nobody was told another start than that of the match. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('told_start_time', 'text').execute();
}
