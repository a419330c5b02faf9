// SQL of entering by oneself (D46).
import type { Caller } from '@tennis/domain';
import type { Db, Tx } from '../../database/connection.ts';

/** The people whom an account may enter: its own person first, then those it looks after. */
export const listEnterableBy = (db: Db | Tx, { userId }: Caller) =>
  db
    .selectFrom('persons')
    .leftJoin('users', 'users.id', 'persons.account_id')
    .select([
      'persons.id',
      'persons.name',
      'persons.account_id',
      'persons.birth',
      'users.date_of_birth as account_birth',
    ])
    .where('persons.merged_into', 'is', null)
    .where('persons.erased_at', 'is', null)
    .where((where) =>
      where.or([
        where('persons.account_id', '=', userId),
        where(
          'persons.id',
          'in',
          db.selectFrom('person_managers').select('person_id').where('user_id', '=', userId),
        ),
      ]),
    )
    .orderBy((order) => order.case().when('persons.account_id', '=', userId).then(0).else(1).end())
    .orderBy('persons.search_name')
    .orderBy('persons.id')
    .execute();

export type EnterablePerson = Awaited<ReturnType<typeof listEnterableBy>>[number];

/** Their entries in a tournament, alone or as somebody's partner. */
export const listEntriesOf = (db: Db | Tx, tournamentId: number, personIds: readonly number[]) =>
  db
    .selectFrom('participants')
    .select(['id', 'person_id', 'partner_person_id', 'withdrawn_at', 'withdrawn_reason', 'alternate'])
    .where('tournament_id', '=', tournamentId)
    .where((where) =>
      where.or([where('person_id', 'in', personIds), where('partner_person_id', 'in', personIds)]),
    )
    .execute();

/** How many wait. */
export async function countWaiting(db: Db | Tx, tournamentId: number): Promise<number> {
  const { count } = await db
    .selectFrom('participants')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tournament_id', '=', tournamentId)
    .where('withdrawn_at', 'is', null)
    .where('alternate', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes the turn of a tournament's places: who enters at the same moment waits, and sees what the first has taken. */
export const holdPlaces = (tx: Tx, tournamentId: number) =>
  tx
    .updateTable('tournaments')
    .set((set) => ({ max_participants: set.ref('max_participants') }))
    .where('id', '=', tournamentId)
    .execute();

/** Notes somebody's year of birth where none is known. */
export const noteBirthYear = (tx: Tx, personId: number, year: number) =>
  tx
    .updateTable('persons')
    .set((set) => ({ birth: String(year), version: set('version', '+', 1) }))
    .where('id', '=', personId)
    .where('birth', 'is', null)
    .execute();

/** Whether an entry stands in a match. */
export async function plays(tx: Tx, entryId: number): Promise<boolean> {
  const match = await tx
    .selectFrom('matches')
    .select('id')
    .where((where) =>
      where.or([where('participant1_id', '=', entryId), where('participant2_id', '=', entryId)]),
    )
    .limit(1)
    .executeTakeFirst();
  return match !== undefined;
}
