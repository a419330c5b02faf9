// Whether young players should be done before the others (OP16).
import { sql, type Kysely } from 'kysely';

/** Adds it. It is only a wish of the planner, so every club has it until it says otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('clubs')
    .addColumn('juniors_early', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(1)
        .check(sql`juniors_early in (0, 1)`),
    )
    .execute();
}
