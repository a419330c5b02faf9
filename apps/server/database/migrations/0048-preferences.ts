// How somebody wants the product shown, on all their devices. Accounts that are already there have chosen nothing: each device and the language
// decide.
import { sql, type Kysely } from 'kysely';

/** Adds theme, hours of the clock, time zone, and whether single keys act. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, check: string) =>
    db.schema
      .alterTable('users')
      .addColumn(name, 'text', (column) => column.check(sql.raw(check)))
      .execute();
  await add('theme', "theme in ('system', 'light', 'dark')");
  await add('hours', "hours in ('12', '24')");
  await add('time_zone', 'length(time_zone) between 1 and 60');
  await db.schema
    .alterTable('users')
    .addColumn('shortcuts', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(1)
        .check(sql`shortcuts in (0, 1)`),
    )
    .execute();
}
