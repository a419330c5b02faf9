// Super admins find accounts by any part of a username or an e-mail address too. All accounts had to be read for that; now the groups of three letters of
// these are kept as well, as those of names are (migration 0016).
import type { Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { keepGrams } from './name-grams.ts';

/** Adds them, and what keeps them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await keepGrams(db, engine, 'username', 'users', 'username_key');
  await keepGrams(db, engine, 'address', 'users', 'email_key');
}
