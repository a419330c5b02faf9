// Those who run a tournament are told when somebody says their times after the order of play is out.
import type { Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

/** Adds it. */
export const up = (db: Kysely<unknown>, engine: Engine): Promise<void> =>
  widenKinds(db, engine, {
    table: 'notices',
    column: 'kind',
    behind: 'partner_left',
    words: ['times_asked'],
  });
