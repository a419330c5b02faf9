// Hardly anybody was merged into somebody else. An index that also holds all the others was taken for anybody who was not, and read through as a whole.
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
