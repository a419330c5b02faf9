// Two more kinds of draw: with play-offs for places, and with a qualifying.
import type { Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { widenReferred } from '../widen-kinds.ts';

/** Lets a draw be one of them. */
export const up = (db: Kysely<unknown>, engine: Engine): Promise<void> =>
  widenReferred(db, engine, {
    table: 'draws',
    column: 'kind',
    behind: 'double_elimination',
    words: ['place_play_offs', 'qualifying'],
    all: [
      'knockout',
      'consolation',
      'feed_in_consolation',
      'compass',
      'double_elimination',
      'place_play_offs',
      'qualifying',
      'round_robin',
      'groups_knockout',
    ],
  });
