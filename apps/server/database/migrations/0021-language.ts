// People are spoken and written to in a language that they choose once, for all their devices (ADR 20). Those of before have chosen none.
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
