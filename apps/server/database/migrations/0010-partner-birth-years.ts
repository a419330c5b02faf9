// A pair keeps a year of birth for each (D24). What was entered so far was one for both: it stays the first player's, and goes on protecting the
// partner as long as nobody has entered the partner's own.
import type { Kysely } from 'kysely';

/** Adds the partner's year of birth, unknown so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('participants').addColumn('partner_birth_year', 'integer').execute();
}
