// Subscription plans and support tickets have a version: if two super admins change the same one, the second is shown what the first has saved (D16).
import type { Kysely } from 'kysely';

/** Adds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['subscription_plans', 'support_tickets'])
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
}
