// Whose limits of matches a day hold: the usual ones where a club never said anything, its own numbers, or none on purpose (OP9). A day's order of play may have
// a limit of its own.
import { sql, type Kysely } from 'kysely';

/** Adds both. A club that had set a number keeps exactly what it set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('clubs')
    .addColumn('day_limits', 'text', (c) =>
      c
        .notNull()
        .defaultTo('usual')
        .check(sql`day_limits in ('usual', 'own', 'none')`),
    )
    .execute();
  await sql`update clubs set day_limits = 'own'
    where day_singles is not null or day_doubles is not null or day_total is not null`.execute(db);
  // Null: the club's. 0: none.
  await db.schema
    .alterTable('orders_of_play')
    .addColumn('day_limit', 'integer', (c) => c.check(sql`day_limit between 0 and 20`))
    .execute();
}
