// Finds the tournaments that show the names of people.
import type { Db, Tx } from '../database/connection.ts';

/** People, by their numbers. */
export interface Named {
  readonly accounts: readonly number[];
  readonly persons: readonly number[];
}

/** The tournaments that these people have entered or created, each once. */
export async function tournamentsNaming(
  db: Db | Tx,
  { accounts, persons }: Named,
): Promise<readonly number[]> {
  // An empty list is no SQL, and no object has the number 0.
  const users = [0, ...accounts];
  const own = await db.selectFrom('persons').select('id').where('account_id', 'in', users).execute();
  const people = [0, ...persons, ...own.map(({ id }) => id)];
  const entered = await db
    .selectFrom('participants')
    .select('tournament_id as id')
    .where((where) =>
      where.or([
        where('user_id', 'in', users),
        where('partner_user_id', 'in', users),
        where('person_id', 'in', people),
        where('partner_person_id', 'in', people),
      ]),
    )
    .execute();
  const created = await db.selectFrom('tournaments').select('id').where('created_by', 'in', users).execute();
  return [...new Set([...entered, ...created].map(({ id }) => id))];
}
