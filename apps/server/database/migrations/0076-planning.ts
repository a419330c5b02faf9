// A club's wishes for its orders of play (OP3, OP4, OP9, OP16, OP19, OP34): times are minutes of its day, limits are matches of one person on a
// day.
import { sql, type Kysely } from 'kysely';

/** Adds them. Without a value nothing is asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const minute = (name: string) =>
    db.schema
      .alterTable('clubs')
      .addColumn(name, 'integer', (c) => c.check(sql`${sql.ref(name)} between 0 and 1440`))
      .execute();
  const limit = (name: string) =>
    db.schema
      .alterTable('clubs')
      .addColumn(name, 'integer', (c) => c.check(sql`${sql.ref(name)} between 1 and 20`))
      .execute();
  await db.schema
    .alterTable('clubs')
    .addColumn('late_minutes', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(15)
        .check(sql`late_minutes between 5 and 60`),
    )
    .execute();
  await db.schema
    .alterTable('clubs')
    .addColumn('turnaround', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`turnaround between 0 and 60`),
    )
    .execute();
  await minute('dark_from');
  await minute('over_by');
  await limit('day_singles');
  await limit('day_doubles');
  await limit('day_total');
  await db.schema
    .alterTable('clubs')
    .addColumn('junior_limits', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`junior_limits in (0, 1)`),
    )
    .execute();
  await db.schema
    .alterTable('courts')
    .addColumn('centre', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`centre in (0, 1)`),
    )
    .execute();
}
