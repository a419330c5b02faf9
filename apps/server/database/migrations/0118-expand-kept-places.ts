// Somebody who withdraws from a draw once the knockout after their group has begun keeps the place in the group, so that what was played since stands.
import type { Kysely } from 'kysely';

/** Adds their indexes to the draws; so far nobody kept a place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('draws')
    .addColumn('kept_places', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
