// Accounts that look after a person (D26, D46): who they are, and the end of it.
import type { Db, Tx } from '../database/connection.ts';
import { Refused } from '../ground/refusal.ts';

/** The accounts that look after these people, in one query. */
export async function listManagers(db: Db | Tx, personIds: readonly number[]) {
  if (personIds.length === 0) return [];
  return db
    .selectFrom('person_managers')
    .innerJoin('users', 'users.id', 'person_managers.user_id')
    .select(['person_managers.person_id', 'users.id as user_id', 'users.name'])
    .where('person_managers.person_id', 'in', personIds)
    .orderBy('person_managers.id')
    .execute();
}

/** A person and all who were merged into them, in any number of steps. */
export async function withMerged(tx: Tx, personId: number): Promise<number[]> {
  const rows = await tx
    .withRecursive('same(id)', (db) =>
      db
        .selectFrom('persons')
        .select('persons.id')
        .where('persons.id', '=', personId)
        .unionAll(
          db.selectFrom('persons').innerJoin('same', 'same.id', 'persons.merged_into').select('persons.id'),
        ),
    )
    .selectFrom('same')
    .select('same.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ends that an account looks after a person, and after people merged into them: if a merge is undone, those are not given back either. The claim
 * counts as declined, so it no longer shows the name. Refused as not found if the account does not look after them.
 */
export async function endManaging(tx: Tx, personId: number, userId: number, now: Date): Promise<void> {
  const same = await withMerged(tx, personId);
  // PostgreSQL knows no empty list.
  if (same.length === 0) throw new Refused({ type: 'not-found' });
  const { numDeletedRows } = await tx
    .deleteFrom('person_managers')
    .where('user_id', '=', userId)
    .where('person_id', 'in', same)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refused({ type: 'not-found' });
  await tx
    .updateTable('claims')
    .set({ state: 'declined', decided_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('relation', '=', 'manager')
    .where('state', '=', 'approved')
    .where('person_id', 'in', same)
    .execute();
}

/** The people an account looks after, by number. */
export async function managedBy(tx: Tx, userId: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('person_managers')
    .select('person_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ person_id: id }) => id);
}
