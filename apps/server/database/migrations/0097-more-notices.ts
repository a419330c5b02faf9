// Two more kinds of notices: a draw that was taken back, and a partner who has left.
import type { Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

/** Adds them. */
export const up = (db: Kysely<unknown>, engine: Engine): Promise<void> =>
  widenKinds(db, engine, {
    table: 'notices',
    column: 'kind',
    behind: 'reported',
    words: ['draw_back', 'partner_left'],
  });
