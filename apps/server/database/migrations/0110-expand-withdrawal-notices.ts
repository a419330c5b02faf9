// People are told of a withdrawal from a published draw, and of what follows from it for them.
import type { Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { widenKinds } from '../widen-kinds.ts';

/** Adds what they are told. */
export const up = (db: Kysely<unknown>, engine: Engine): Promise<void> =>
  widenKinds(db, engine, {
    table: 'notices',
    column: 'kind',
    behind: 'times_asked',
    words: ['withdrawn', 'opponent', 'unplayed', 'place_back'],
  });
