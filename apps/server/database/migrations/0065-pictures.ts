// Photos of people and logos of clubs, small and square (ADR 37): at most one each, deleted with its owner. An account or a club that has one carries
// its name.
import { sql, type Kysely } from 'kysely';
import { reference, withId, type Engine } from '../columns.ts';

/** Adds them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('pictures'), engine)
    .addColumn('user_id', ref, (c) => c.unique().references('users.id').onDelete('cascade'))
    .addColumn('club_id', ref, (c) =>
      c
        .unique()
        .references('clubs.id')
        .onDelete('cascade')
        .check(sql`(club_id is null) = (user_id is not null)`),
    )
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('pictures_hash').on('pictures').column('hash').execute();
  await db.schema.alterTable('users').addColumn('picture', 'text').execute();
  await db.schema.alterTable('clubs').addColumn('logo', 'text').execute();
}
