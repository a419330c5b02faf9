// Draws as they were made, and the matches that belong to one (D14, D15; ADR 21).
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

/** Adds the draws, and to each match its place in one. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('draws'), engine)
    .addColumn('club_id', ref)
    .addColumn('tournament_id', ref, (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull().check(sql`number >= 1`))
    .addColumn(
      'kind',
      'text',
      oneOf('kind', [
        'knockout',
        'consolation',
        'feed_in_consolation',
        'compass',
        'double_elimination',
        'round_robin',
        'groups_knockout',
      ]),
    )
    .addColumn('state', 'text', oneOf('state', ['draft', 'published', 'discarded']))
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('drawn', 'text', (c) => c.notNull())
    .addColumn('by_hand', 'integer', (c) => c.notNull().check(sql`by_hand in (0, 1)`))
    .addColumn('withdrawn', 'text', (c) => c.notNull())
    .addColumn('settled', 'text', (c) => c.notNull())
    .addColumn('made_by', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addColumn('published_at', 'text')
    .addColumn('reason', 'text')
    .addColumn('turn', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint('draws_number', ['tournament_id', 'number'])
    .addUniqueConstraint('draws_in_tournament', ['tournament_id', 'id'])
    .execute();
  // At most one that is being made, and one that is played.
  for (const state of ['draft', 'published']) {
    await db.schema
      .createIndex(`draws_one_${state}`)
      .unique()
      .on('draws')
      .column('tournament_id')
      .where(sql.ref('state'), '=', sql.lit(state))
      .execute();
  }
  await db.schema.createIndex('draws_made_by').on('draws').column('made_by').execute();

  await db.schema
    .alterTable('matches')
    .addColumn('draw_id', ref, (c) => c.references('draws.id'))
    .execute();
  await db.schema
    .alterTable('matches')
    .addColumn('draw_match', 'integer', (c) => c.check(sql`(draw_id is null) = (draw_match is null)`))
    .execute();
  await db.schema
    .alterTable('matches')
    .addColumn('automatic', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`automatic in (0, 1)`),
    )
    .execute();
  await db.schema
    .createIndex('matches_of_draw')
    .unique()
    .on('matches')
    .columns(['draw_id', 'draw_match'])
    .where('draw_id' as never, 'is not', null)
    .execute();
}
