// Finds the person of an entry who owns an address.
import type { Tx } from '../database/connection.ts';

/** Whether an address belongs to the account of one of these people, or to one that looks after them. */
export async function isTheirs(
  tx: Tx,
  personIds: readonly (number | null)[],
  address: string,
): Promise<boolean> {
  const people = personIds.filter((id) => id !== null);
  if (people.length === 0) return false;
  const account = await tx
    .selectFrom('users')
    .select('users.id')
    .where('email', '=', address)
    .where((where) =>
      where.or([
        where(
          'users.id',
          'in',
          where
            .selectFrom('persons')
            .select('account_id')
            .where('persons.id', 'in', people)
            .where('account_id', 'is not', null)
            .$castTo<{ account_id: number }>(),
        ),
        where(
          'users.id',
          'in',
          where.selectFrom('person_managers').select('user_id').where('person_id', 'in', people),
        ),
      ]),
    )
    .executeTakeFirst();
  return account !== undefined;
}
