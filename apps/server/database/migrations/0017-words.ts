// A mail is written in the language of the request that caused it (D59), so what is queued keeps it. What is queued already is written in English.
import { sql, type Kysely } from 'kysely';

/** Adds the language of a mail: a code by BCP 47. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mails')
    .addColumn('language', 'text', (column) =>
      column.check(sql`length(language) between 2 and 35 and language = trim(language)`),
    )
    .execute();
}
