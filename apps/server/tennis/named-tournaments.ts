// Which tournaments a search by name means, found before anything is walked through: a search that finds nothing ends here.
import { sql } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import { likePattern } from '../database/text.ts';

/** More than these are too many to name one by one; then a walk soon finds a page of them. */
const MOST = 100;

/** The ids of the tournaments whose name has a text in it; null when they are too many to tell. */
export async function tournamentsNamed(db: Db | Tx, q: string): Promise<readonly number[] | null> {
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .where(sql<boolean>`tournaments.search_name like ${likePattern(q)} escape '\\'`)
    .limit(MOST + 1)
    .execute();
  return rows.length > MOST ? null : rows.map(({ id }) => id);
}
