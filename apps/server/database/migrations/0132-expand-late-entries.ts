// A late entry takes a bye of a published draw: one more act that can be undone for a while (BY1, UN1).
import type { Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

/** Adds its word. */
export const up = (db: Kysely<unknown>, engine: Engine): Promise<void> =>
  widenKinds(db, engine, { table: 'draw_acts', column: 'kind', behind: 'order', words: ['late_entry'] });
