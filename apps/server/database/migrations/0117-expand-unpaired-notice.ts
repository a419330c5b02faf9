// People are told in the product too that their entry has lost its place for lack of a partner, and that their opponent in a match made by hand has
// withdrawn.
import type { Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

/** Adds both. */
export const up = (db: Kysely<unknown>, engine: Engine): Promise<void> =>
  widenKinds(db, engine, {
    table: 'notices',
    column: 'kind',
    behind: 'partner_left',
    words: ['unpaired', 'opponent_left'],
  });
