// Claims to be a person, or to look after one, and the club's decisions on them (D26, D46, ADR 22).
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

/** Adds it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('claims'), engine)
    .addColumn('club_id', ref, (c) => c.notNull().references('clubs.id').onDelete('cascade'))
    .addColumn('person_id', ref, (c) => c.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('user_id', ref, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('relation', 'text', oneOf('relation', ['self', 'manager']))
    .addColumn('state', 'text', oneOf('state', ['pending', 'approved', 'declined']))
    .addColumn('shown_name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('claims_once')
    .unique()
    .on('claims')
    .columns(['person_id', 'user_id'])
    .where(sql.ref('state'), '=', sql.lit('pending'))
    .execute();
  await db.schema.createIndex('claims_of_club').on('claims').columns(['club_id', 'state']).execute();
  await db.schema.createIndex('claims_by').on('claims').column('user_id').execute();
  await db.schema.createIndex('claims_decided').on('claims').column('decided_by').execute();
}
