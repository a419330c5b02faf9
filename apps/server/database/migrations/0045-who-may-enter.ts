// Tournaments for members only, rules that a director has overruled when entering somebody by hand, and notes that only directors see.
import { sql, type Kysely } from 'kysely';
import { reference, type Engine } from '../columns.ts';

/** Adds it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('tournaments')
    .addColumn('members_only', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`members_only in (0, 1)`),
    )
    .execute();
  const entries = () => db.schema.alterTable('participants');
  await entries().addColumn('overruled', 'text').execute();
  await entries()
    .addColumn('overruled_at', 'text', (c) => c.check(sql`(overruled_at is null) = (overruled is null)`))
    .execute();
  await entries()
    .addColumn('overruled_by', reference(engine), (c) => c.references('users.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('participants_overruled').on('participants').column('overruled_by').execute();
  await entries()
    .addColumn('note', 'text', (c) => c.check(sql`length(note) between 1 and 1000`))
    .execute();
}
