// People are told, in the product and by mail, that the organisers have made two entries one pair's (AG2).
import type { Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

/** Adds both. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await widenKinds(db, engine, { table: 'notices', column: 'kind', behind: 'unpaired', words: ['paired'] });
  await widenKinds(db, engine, { table: 'mails', column: 'kind', behind: 'unpaired', words: ['paired'] });
}
