// Withdrawals and their reasons, the list of alternates, and the latest acts in a draw, so that they can be undone (ADR 21).
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

const REASONS = ['injury', 'illness', 'no_show', 'other'];
const ACTS = ['result', 'withdrawal', 'reinstatement', 'order'];

/** Adds the withdrawal of an entry, its place on the list of alternates, and the acts of a draw. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  const entries = () => db.schema.alterTable('participants');
  await entries().addColumn('withdrawn_at', 'text').execute();
  await entries()
    .addColumn('withdrawn_reason', 'text', (column) =>
      column.check(sql`withdrawn_reason in (${sql.join(REASONS.map((reason) => sql.lit(reason)))})`),
    )
    .execute();
  await entries().addColumn('withdrawn_note', 'text').execute();
  await entries()
    .addColumn('alternate', 'integer', (column) => column.check(sql`alternate >= 1`))
    .execute();
  await entries().addColumn('placed_because', 'text').execute();

  await withId(db.schema.createTable('draw_acts'), engine)
    .addColumn('club_id', ref)
    .addColumn('tournament_id', ref, (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('draw_id', ref, (c) => c.notNull().references('draws.id').onDelete('cascade'))
    .addColumn('kind', 'text', oneOf('kind', ACTS))
    .addColumn('match_id', ref)
    .addColumn('participant_id', ref)
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await db.schema.createIndex('draw_acts_of_draw').on('draw_acts').columns(['draw_id', 'id']).execute();
  await db.schema.createIndex('draw_acts_tournament').on('draw_acts').column('tournament_id').execute();
  await db.schema.createIndex('draw_acts_at').on('draw_acts').column('at').execute();
}
