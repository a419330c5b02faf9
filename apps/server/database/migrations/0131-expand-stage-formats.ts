// Parts of a tournament may have a match format of their own: the groups, the qualifying, the consolation and places, the final (D25, ADR 66).
import type { Kysely } from 'kysely';

/** Adds their codes to the tournament, by part; none so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tournaments')
    .addColumn('stage_formats', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}
