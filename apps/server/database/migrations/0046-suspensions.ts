// When play was suspended on a court, and why (D56). It belongs to the order of play of a club and day, so a break that nobody has ended does not
// last into the next day. No match is changed by it: the playing time of a match is its time without the breaks of its court.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

/** Adds them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('suspensions'), engine)
    .addColumn('order_id', ref, (c) => c.notNull().references('orders_of_play.id').onDelete('cascade'))
    .addColumn('court_id', ref, (c) => c.notNull().references('courts.id').onDelete('cascade'))
    .addColumn('reason', 'text', oneOf('reason', ['rain', 'light', 'other']))
    .addColumn('begun_at', 'text', (c) => c.notNull())
    .addColumn('begun_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addCheckConstraint('suspensions_in_time', sql`ended_at is null or ended_at >= begun_at`)
    .execute();
  // A court stands still once at a time.
  await db.schema
    .createIndex('suspensions_once')
    .unique()
    .on('suspensions')
    .columns(['order_id', 'court_id'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  for (const column of ['order_id', 'court_id', 'begun_by', 'ended_by'] as const)
    await db.schema.createIndex(`suspensions_${column}`).on('suspensions').column(column).execute();
}
