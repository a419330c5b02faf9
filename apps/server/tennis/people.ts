// The people behind entries and accounts (D46, ADR 22), for those who write either.
import { namePartsOf, personKey, type NameParts, type Rating } from '@tennis/domain';
import type { Db, Tx } from '../database/connection.ts';
import { foldText } from '../database/text.ts';
import { keepRatings } from './ratings-of.ts';

/** The columns of a name, with its search key. If given and family name are not stored, a name that shows which word is the surname provides them. */
export function nameColumns(name: string, parts: NameParts | null = namePartsOf(name)) {
  return {
    name,
    given_name: parts?.given ?? null,
    family_name: parts?.family ?? null,
    search_name: foldText(name),
    name_key: personKey(name),
  };
}

export interface NewPerson {
  readonly name: string;
  readonly parts?: NameParts | null;
  readonly clubId: number | null;
  readonly accountId?: number;
  /** yyyy or yyyy-mm-dd. */
  readonly birth: string | null;
  readonly gender?: 'female' | 'male' | 'other' | null;
  readonly ratings?: readonly Rating[];
  /** Whether their club has said that they are its member; a name typed into an entry does not say so. */
  readonly isMember?: boolean;
}

/** Adds people, in one statement; their ids in the same order. */
export async function insertPeople(
  tx: Tx,
  people: readonly NewPerson[],
  now: Date,
): Promise<readonly number[]> {
  if (people.length === 0) return [];
  const rows = await tx
    .insertInto('persons')
    .values(
      people.map(
        ({
          name,
          parts,
          clubId,
          accountId = null,
          birth,
          gender = null,
          ratings = [],
          isMember = false,
        }) => ({
          ...nameColumns(name, parts),
          club_id: clubId,
          account_id: accountId,
          birth,
          gender,
          ratings: keepRatings(ratings),
          club_member: isMember ? 1 : 0,
          created_at: now.toISOString(),
        }),
      ),
    )
    .returning('id')
    .execute();
  // Counted up in the order of the rows.
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** The account's own person takes its name. */
export async function renamePersonOf(tx: Tx, accountId: number, name: string): Promise<void> {
  await tx
    .updateTable('persons')
    .set((set) => ({ ...nameColumns(name), version: set('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('name', '<>', name)
    .execute();
}

/** People a club sees (D46): its own people, its members, and those who have entered its tournaments. */
export const seenByClub = (db: Db | Tx, clubId: number) => {
  const entries = db.selectFrom('participants').where('participants.club_id', '=', clubId);
  return db
    .selectFrom('persons')
    .where('persons.merged_into', 'is', null)
    .where('persons.erased_at', 'is', null)
    .where((where) =>
      where.or([
        where('persons.club_id', '=', clubId),
        where(
          'persons.account_id',
          'in',
          db.selectFrom('club_members').select('user_id').where('club_id', '=', clubId),
        ),
        where('persons.id', 'in', entries.where('person_id', 'is not', null).select('person_id')),
        where(
          'persons.id',
          'in',
          entries.where('partner_person_id', 'is not', null).select('partner_person_id'),
        ),
      ]),
    );
};
