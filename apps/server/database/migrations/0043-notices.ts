// Notices in the product (D53): of what kind, about whom, and where. What a notice is about is looked up when it is read, so that nothing is stored
// twice. `facts` holds things as they were at that moment and may have changed since, such as the time a match was moved from.
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

const KINDS = [
  'promoted',
  'partner_request',
  'partner_answer',
  'draw_out',
  'order_out',
  'moved',
  'called',
  'result',
  'suspended',
  'resumed',
  'dispute',
] as const;

/** Adds it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('notices'), engine)
    .addColumn('user_id', ref, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('person_id', ref, (c) => c.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('kind', 'text', oneOf('kind', KINDS))
    .addColumn('tournament_id', ref, (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('participant_id', ref, (c) => c.references('participants.id').onDelete('cascade'))
    .addColumn('match_id', ref, (c) => c.references('matches.id').onDelete('cascade'))
    .addColumn('facts', 'text', (c) => c.notNull().check(sql`length(facts) between 2 and 2000`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('visible_at', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text')
    .execute();
  const index = (name: string, ...columns: string[]) =>
    db.schema.createIndex(`notices_${name}`).on('notices').columns(columns).execute();
  await index('of', 'user_id', 'id');
  await index('person', 'person_id');
  await index('tournament', 'tournament_id');
  await index('participant', 'participant_id');
  await index('match', 'match_id', 'kind');
  await index('created', 'created_at');
}
