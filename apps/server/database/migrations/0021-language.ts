// People choose once in which language the product speaks and writes to them, for all their devices (ADR 20). Accounts that are already there have
// chosen none.
import { sql, type Kysely } from 'kysely';

/** Adds the language of an account: a code by BCP 47. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('language', 'text', (column) =>
      column.check(sql`length(language) between 2 and 35 and language = trim(language)`),
    )
    .execute();
}
