// A mistyped name is searched for by how its words begin. The letters after a space tell that for each word but the first, so all names had to be
// read. With a space before the name, they tell it for the first word too.
import type { Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { keepBeginnings } from './name-grams.ts';

/** The things that can be found by name, and the table where their folded names stand. */
const NAMED = { account: 'users', club: 'clubs', tournament: 'tournaments', person: 'persons' } as const;

/** Adds those letters, and what keeps them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const [kind, table] of Object.entries(NAMED)) await keepBeginnings(db, engine, kind, table);
}
