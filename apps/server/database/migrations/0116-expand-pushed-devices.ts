// A notice knows which devices have it, so that trying again for one of them does not wake the others (ADR 39).
import type { Kysely } from 'kysely';

/** Adds the column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notices').addColumn('pushed_to', 'text').execute();
}
