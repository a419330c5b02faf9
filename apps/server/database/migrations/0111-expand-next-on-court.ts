// People are told that a match goes on next on its court, once for each match.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

/** Adds what they are told, and whether they were. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await widenKinds(db, engine, { table: 'notices', column: 'kind', behind: 'called', words: ['next'] });
  await db.schema
    .alterTable('matches')
    .addColumn('next_told', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`next_told in (0, 1)`),
    )
    .execute();
}
