// Decisions of a club that several features must respect.
import type { Db, Tx } from '../database/connection.ts';

/** 1 if the club publishes the full names of young players, with consent recorded (D24); 0 otherwise and without a club. */
export async function publishesFullNames(db: Db | Tx, clubId: number | null): Promise<number> {
  if (clubId === null) return 0;
  const row = await db
    .selectFrom('clubs')
    .select('publishes_full_names')
    .where('id', '=', clubId)
    .executeTakeFirst();
  return row?.publishes_full_names ?? 0;
}
