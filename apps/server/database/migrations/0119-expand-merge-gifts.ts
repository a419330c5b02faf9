// A merge keeps which requests to be a partner moved with it, which followers it has given, and which ratings, so that parting takes back just these
// (D46).
import type { Kysely } from 'kysely';
import { reference, withId, type Engine } from '../columns.ts';

/** Adds the tables and the column; what earlier merges moved stays where it is. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await db.schema
    .alterTable('person_merges')
    .addColumn('gave_ratings', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  for (const [table, column, target] of [
    ['person_merge_requests', 'request_id', 'partner_requests.id'],
    ['person_merge_follows', 'follow_id', 'follows.id'],
  ] as const) {
    await withId(db.schema.createTable(table), engine)
      .addColumn('merge_id', ref, (c) => c.notNull().references('person_merges.id').onDelete('cascade'))
      .addColumn(column, ref, (c) => c.notNull().references(target).onDelete('cascade'))
      .execute();
    await db.schema.createIndex(`${table}_of`).on(table).column('merge_id').execute();
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}
