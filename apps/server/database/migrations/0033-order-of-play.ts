// The order of play of a club and day (D54, ADR 23): whether it is published, what a match says beside its court and time, and the moves that were made.
import { sql, type Kysely } from 'kysely';
import { reference, withId, type Engine } from '../columns.ts';

/** Adds them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  const matches = () => db.schema.alterTable('matches');
  await matches().addColumn('not_before', 'text').execute();
  for (const flag of ['followed_by', 'pinned', 'held'] as const)
    await matches()
      .addColumn(flag, 'integer', (c) =>
        c
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(flag)} in (0, 1)`),
      )
      .execute();

  await withId(db.schema.createTable('orders_of_play'), engine)
    .addColumn('club_id', ref, (c) => c.notNull().references('clubs.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('published_at', 'text')
    .addColumn('published_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('orders_of_play_once')
    .unique()
    .on('orders_of_play')
    .columns(['club_id', 'day'])
    .execute();
  await db.schema
    .createIndex('orders_of_play_published_by')
    .on('orders_of_play')
    .column('published_by')
    .execute();

  await withId(db.schema.createTable('order_moves'), engine)
    .addColumn('order_id', ref, (c) => c.notNull().references('orders_of_play.id').onDelete('cascade'))
    .addColumn('moved_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await db.schema.createIndex('order_moves_of').on('order_moves').columns(['order_id', 'id']).execute();
  await db.schema.createIndex('order_moves_by').on('order_moves').column('moved_by').execute();
}
