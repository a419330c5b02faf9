// SQL of the entries that players make themselves (D46).
import type { NotedTime } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { Db, Tx } from '../../database/connection.ts';
import { entryTimes, storedTimes, withoutSide } from '../entry-times.ts';

/** The people an account may enter: its own person first, then those it looks after. */
export const listEnterableBy = (db: Db | Tx, { userId }: Caller) =>
  db
    .selectFrom('persons')
    .leftJoin('users', 'users.id', 'persons.account_id')
    .select([
      'persons.id',
      'persons.name',
      'persons.account_id',
      'persons.birth',
      'persons.gender',
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
    .select([
      'id',
      'user_id',
      'name',
      'birth_year',
      'person_id',
      'partner_user_id',
      'partner_name',
      'partner_birth_year',
      'partner_person_id',
      'withdrawn_at',
      'withdrawn_reason',
      'alternate',
      'seeks',
      'club',
      'note',
      'times',
    ])
    .where('tournament_id', '=', tournamentId)
    .where((where) =>
      where.or([where('person_id', 'in', personIds), where('partner_person_id', 'in', personIds)]),
    )
    .execute();

export type OwnEntry = Awaited<ReturnType<typeof listEntriesOf>>[number];

/** Notes somebody's year of birth where none is known. */
export const noteBirthYear = (tx: Tx, personId: number, year: number) =>
  tx
    .updateTable('persons')
    .set((set) => ({ birth: String(year), version: set('version', '+', 1) }))
    .where('id', '=', personId)
    .where('birth', 'is', null)
    .execute();

/** Notes somebody's gender where none is known. */
export const noteGender = (tx: Tx, personId: number, gender: 'female' | 'male' | 'other') =>
  tx
    .updateTable('persons')
    .set((set) => ({ gender, version: set('version', '+', 1) }))
    .where('id', '=', personId)
    .where('gender', 'is', null)
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

/** A new entry of a person. */
export async function insertEntry(
  tx: Tx,
  tournament: { readonly id: number; readonly club_id: number | null },
  person: EnterablePerson,
  { alternate, club }: { readonly alternate: number | null; readonly club: string | null },
  now: Date,
): Promise<number> {
  const row = await tx
    .insertInto('participants')
    .values({
      club_id: tournament.club_id,
      tournament_id: tournament.id,
      user_id: person.account_id,
      name: person.account_id === null ? person.name : null,
      person_id: person.id,
      partner_user_id: null,
      partner_name: null,
      seed: null,
      group_id: null,
      club,
      birth_year: null,
      partner_birth_year: null,
      alternate,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Somebody who had withdrawn comes behind all who are there. */
export async function comeBack(
  tx: Tx,
  id: number,
  { alternate, club }: { readonly alternate: number | null; readonly club: string | null },
): Promise<number> {
  await tx
    .updateTable('participants')
    .set({
      withdrawn_at: null,
      alternate,
      ...(club === null ? {} : { club }),
      seed: null,
      group_id: null,
      check_in: null,
      checked_at: null,
      placed_because: null,
      // They come back by what the rules allow them.
      overruled: null,
      overruled_at: null,
      overruled_by: null,
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Marks an entry as withdrawn. */
export const leave = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('participants')
    .set({ withdrawn_at: now.toISOString(), alternate: null, seeks: null })
    .where('id', '=', id)
    .execute();

/** Notes how an entry finds its partner. */
export const setSeeking = (tx: Tx, id: number, seeks: 'partner' | 'looking') =>
  tx.updateTable('participants').set({ seeks }).where('id', '=', id).execute();

/** The times of an entry from now on. */
export const setTimes = (tx: Tx, id: number, times: string | null) =>
  tx.updateTable('participants').set({ times }).where('id', '=', id).execute();

/** Takes one of a pair out of it: the other one keeps the place and waits for a partner. */
export const partPair = (tx: Tx, entry: OwnEntry, leaving: number) => {
  const times = entryTimes(entry.times);
  const withoutPlayer = withoutSide(times, 'player').map((time): NotedTime =>
    time.by === undefined ? time : { ...time, by: 'player' },
  );
  const stays =
    entry.person_id === leaving
      ? {
          person_id: entry.partner_person_id,
          user_id: entry.partner_user_id,
          name: entry.partner_name,
          birth_year: entry.partner_birth_year,
          times: storedTimes(withoutPlayer),
        }
      : { times: storedTimes(withoutSide(times, 'partner')) };
  return tx
    .updateTable('participants')
    .set({
      ...stays,
      partner_person_id: null,
      partner_user_id: null,
      partner_name: null,
      partner_birth_year: null,
      seed: null,
      seeks: 'partner',
    })
    .where('id', '=', entry.id)
    .execute();
};
