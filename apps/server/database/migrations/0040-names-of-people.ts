// People are found by any part of their name, as accounts, clubs and tournaments are (migration 0016): for the search in the header (D18).
import type { Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import { keepGrams } from './name-grams.ts';

/** Adds the letters by which people are found. */
export const up = (db: Kysely<unknown>, engine: Engine): Promise<void> =>
  keepGrams(db, engine, 'person', 'persons');
