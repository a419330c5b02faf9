// Whether a match was called to another court than it was planned on (OP34, OP36): what is planned there waits for it. On its own court two plans that
// overlap stay a fault.
import type { Kysely } from 'kysely';

/** Adds it; 0 so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('called_away', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
