// Few people were merged into somebody else. The old index also held all the others. The database used it for people who were not merged, and read
// through all of it.
import type { Kysely } from 'kysely';

/** Keeps in the index only those who were merged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('persons_merged').execute();
  await db.schema
    .createIndex('persons_merged')
    .on('persons')
    .column('merged_into')
    .where('merged_into' as never, 'is not', null)
    .execute();
}
