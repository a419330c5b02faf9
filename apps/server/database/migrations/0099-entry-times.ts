// When the people of an entry cannot play and when they would like to (OP8, OP20), as a JSON list; null if nothing is noted.
import { sql, type Kysely } from 'kysely';

/** Adds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('participants')
    .addColumn('times', 'text', (c) => c.check(sql`length(times) between 3 and 4000`))
    .execute();
}
