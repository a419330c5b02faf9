// How good people are (D46): the ratings of a person, and the order of a tournament's entries by one of them when they were seeded.
import { sql, type Kysely } from 'kysely';

/** Adds both; ratings are JSON text, a list of kinds and values. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('persons')
    .addColumn('ratings', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('participants')
    .addColumn('ranking', 'integer', (c) => c.check(sql`ranking >= 1`))
    .execute();
}
