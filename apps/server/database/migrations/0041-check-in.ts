// Whether an entry has come on the day, noted at the desk.
import { sql, type Kysely } from 'kysely';

/** Adds the note and when it was made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const entries = () => db.schema.alterTable('participants');
  await entries()
    .addColumn('check_in', 'text', (column) => column.check(sql`check_in in ('here', 'missing')`))
    .execute();
  await entries().addColumn('checked_at', 'text').execute();
}
