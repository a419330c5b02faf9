// Draws with a qualifying part: a kind of its own.
import type { Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { widenReferred } from '../widen-kinds.ts';

/** Lets a draw be one. */
export const up = (db: Kysely<unknown>, engine: Engine): Promise<void> =>
  widenReferred(db, engine, {
    table: 'draws',
    column: 'kind',
    behind: 'double_elimination',
    words: ['qualifying'],
    all: [
      'knockout',
      'consolation',
      'feed_in_consolation',
      'compass',
      'double_elimination',
      'qualifying',
      'round_robin',
      'groups_knockout',
    ],
  });
