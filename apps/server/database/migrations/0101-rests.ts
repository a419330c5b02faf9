// How long people rest: overnight, by whose rules, and whether matches that somebody may only get to are kept apart (OP5, OP7, OP9, RE1).
import { sql, type Kysely } from 'kysely';
import { oneOf } from '../columns.ts';

/** Adds it. What has been so far stays so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('clubs')
    .addColumn('overnight_hours', 'integer', (c) => c.check(sql`overnight_hours between 6 and 16`))
    .execute();
  await db.schema
    .alterTable('clubs')
    .addColumn('rest_rules', 'text', (c) => oneOf('rest_rules', ['default', 'usta'])(c.defaultTo('default')))
    .execute();
  await db.schema
    .alterTable('clubs')
    .addColumn('possible_clashes', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`possible_clashes in (0, 1)`),
    )
    .execute();
}
