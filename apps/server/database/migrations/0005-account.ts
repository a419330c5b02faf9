// When a session was last used, and the platform's settings (D22).
import type { Kysely } from 'kysely';
import { withId, type Engine } from '../columns.ts';

/** Adds the column and the table, with the one setting that steers something yet. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Null until it is used again: then the moment of signing in is the last that is known.
  await db.schema.alterTable('sessions').addColumn('last_seen_at', 'text').execute();

  await withId(db.schema.createTable('platform_settings'), engine)
    .addColumn('setting_key', 'text', (c) => c.notNull().unique())
    .addColumn('setting_value', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await (db as Kysely<{ platform_settings: Record<string, string> }>)
    .insertInto('platform_settings')
    .values({
      setting_key: 'password_rule',
      setting_value: 'minimum',
      description:
        'Which passwords are accepted: "minimum" (6 characters, 8 with upper and lower case and a number at a reset) or "strong" (also at least 8 characters and no common password).',
      updated_at: new Date().toISOString(),
    })
    .execute();
}
