// People are told when their match is expected much later than they know, or earlier again: what was told last, and when, stays with the match.
import type { Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

/** Adds the notice and both columns. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await widenKinds(db, engine, { table: 'notices', column: 'kind', behind: 'moved', words: ['late'] });
  for (const column of ['told_estimate', 'told_estimate_at'] as const)
    await db.schema.alterTable('matches').addColumn(column, 'text').execute();
}
