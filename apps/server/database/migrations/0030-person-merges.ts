// Merges of two people, and what moved with each, so that it can be undone for 30 days (D46, ADR 22).
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

/** Adds it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('person_merges'), engine)
    .addColumn('club_id', ref, (c) => c.references('clubs.id').onDelete('set null'))
    .addColumn('person_id', ref, (c) => c.notNull().unique().references('persons.id').onDelete('cascade'))
    .addColumn('into_id', ref, (c) => c.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('gave_birth', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`gave_birth in (0, 1)`),
    )
    .addColumn('merged_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('merged_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('person_merges_into').on('person_merges').column('into_id').execute();
  await db.schema.createIndex('person_merges_by').on('person_merges').column('merged_by').execute();
  await withId(db.schema.createTable('person_merge_entries'), engine)
    .addColumn('merge_id', ref, (c) => c.notNull().references('person_merges.id').onDelete('cascade'))
    .addColumn('entry_id', ref, (c) => c.notNull().references('participants.id').onDelete('cascade'))
    .addColumn('side', 'text', oneOf('side', ['player', 'partner']))
    .addColumn('name', 'text')
    .execute();
  await db.schema
    .createIndex('person_merge_entries_of')
    .on('person_merge_entries')
    .column('merge_id')
    .execute();
  await db.schema
    .createIndex('person_merge_entries_entry')
    .on('person_merge_entries')
    .column('entry_id')
    .execute();
}
