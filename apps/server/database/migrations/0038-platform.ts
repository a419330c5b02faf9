// The platform's income and settings: subscription plans and the accounts that have one (D20), and a first value for each
// setting that the product knows (D22). The words are those of the day on which this was written: a migration never changes.
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

const atLeastOne = (name: string) => sql<boolean>`${sql.ref(name)} >= 1`;

/** Adds it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('subscription_plans'), engine)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull().unique())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('price', 'text', (c) => c.notNull())
    .addColumn('billing_cycle', 'text', oneOf('billing_cycle', ['monthly', 'quarterly', 'yearly']))
    .addColumn('features', 'text', (c) => c.notNull())
    .addColumn('max_clubs', 'integer', (c) => c.notNull().check(atLeastOne('max_clubs')))
    .addColumn('max_members', 'integer', (c) => c.notNull().check(atLeastOne('max_members')))
    .addColumn('max_tournaments', 'integer', (c) => c.notNull().check(atLeastOne('max_tournaments')))
    .addColumn('is_active', 'integer', (c) => c.notNull().check(sql`is_active in (0, 1)`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('plan_id', reference(engine), (c) =>
      c.references('subscription_plans.id').onDelete('set null'),
    )
    .execute();
  await db.schema.createIndex('users_plan').on('users').column('plan_id').execute();
  await db.schema.createIndex('clubs_created_by').on('clubs').column('created_by').execute();
  await insertSettings(db);
}

const FIRST_VALUES: readonly (readonly [key: string, value: string])[] = [
  ['default_time_zone', 'server'],
  ['platform_name', 'Tennis Tournament Organizer'],
  ['registration_open', 'true'],
  ['support_email', 'none'],
];

/** Somebody may have stored one of these keys themselves: that one stays. */
async function insertSettings(db: Kysely<unknown>): Promise<void> {
  const updated_at = new Date().toISOString();
  await (db as Kysely<{ platform_settings: Record<string, string | null> }>)
    .insertInto('platform_settings')
    .values(
      FIRST_VALUES.map(([setting_key, setting_value]) => ({
        setting_key,
        setting_value,
        description: null,
        updated_at,
      })),
    )
    .onConflict((conflict) => conflict.column('setting_key').doNothing())
    .execute();
}
