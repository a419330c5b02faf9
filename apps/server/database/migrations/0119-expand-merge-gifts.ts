// A merge keeps which requests to be a partner moved with it, and which ratings it has given, so that parting takes back just these (D46).
import type { Kysely } from 'kysely';
import { reference, withId, type Engine } from '../columns.ts';

/** Adds the table and the column; what earlier merges moved stays where it is. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await db.schema
    .alterTable('person_merges')
    .addColumn('gave_ratings', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await withId(db.schema.createTable('person_merge_requests'), engine)
    .addColumn('merge_id', ref, (c) => c.notNull().references('person_merges.id').onDelete('cascade'))
    .addColumn('request_id', ref, (c) => c.notNull().references('partner_requests.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('person_merge_requests_of')
    .on('person_merge_requests')
    .column('merge_id')
    .execute();
  await db.schema
    .createIndex('person_merge_requests_request')
    .on('person_merge_requests')
    .column('request_id')
    .execute();
}
