// SQL of the people of a club (D46).
import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import { keyWords } from '@tennis/domain';
import type { Db, Tx } from '../../database/connection.ts';
import type { PersonRow, Tables } from '../../database/schema.ts';
import { seenByClub } from '../people.ts';

const MERGE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Until when a merge can be undone. */
export const partableUntil = (mergedAt: string): string =>
  new Date(Date.parse(mergedAt) + MERGE_DAYS * DAY_MS).toISOString();

/** Merges from before this moment stay. */
export const partableSince = (now: Date): string =>
  new Date(now.getTime() - MERGE_DAYS * DAY_MS).toISOString();

type Where = ExpressionBuilder<Tables, 'persons'>;

const entriesAs = (where: Where, side: 'person_id' | 'partner_person_id') =>
  where
    .selectFrom('participants')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .whereRef(`participants.${side}`, '=', 'persons.id');

const selectPeople = (db: Db | Tx, clubId: number) =>
  seenByClub(db, clubId)
    .leftJoin('clubs', 'clubs.id', 'persons.club_id')
    .leftJoin('users', 'users.id', 'persons.account_id')
    .selectAll('persons')
    .select(['clubs.name as club_name', 'users.date_of_birth as account_birth'])
    .select((where) => [
      entriesAs(where as unknown as Where, 'person_id').as('alone'),
      entriesAs(where as unknown as Where, 'partner_person_id').as('as_partner'),
      sql<number>`case when persons.account_id in (select user_id from club_members where club_id = ${clubId}) then 1 else 0 end`.as(
        'has_membership',
      ),
    ]);

export interface PersonView extends Selectable<PersonRow> {
  readonly club_name: string | null;
  readonly account_birth: string | null;
  readonly alone: number | null;
  readonly as_partner: number | null;
  /** 1 where their account belongs to the club that asks. */
  readonly has_membership: number;
}

export interface PersonFilter {
  readonly q?: string | undefined;
  /** Keys of whole names. */
  readonly keys?: readonly string[] | undefined;
  readonly limit: number;
  readonly after: { readonly searchName: string; readonly id: number } | null;
}

/** A part of a key, to be found with `like`. */
const inKey = (word: string) => sql<boolean>`' ' || persons.name_key like ${`% ${word}%`}`;

/** People a club sees, by name, one more than asked for if there are more. Every word of a search must begin a word of the name. */
export async function listPeople(
  db: Db | Tx,
  clubId: number,
  { q, keys, limit, after }: PersonFilter,
): Promise<PersonView[]> {
  let query = selectPeople(db, clubId);
  if (keys !== undefined) {
    if (keys.length === 0) return [];
    query = query.where('persons.name_key', 'in', keys);
  }
  for (const word of keyWords(q ?? '')) query = query.where(inKey(word));
  if (after !== null)
    query = query.where(sql<boolean>`(persons.search_name, persons.id) > (${after.searchName}, ${after.id})`);
  return query
    .orderBy('persons.search_name')
    .orderBy('persons.id')
    .limit(limit + 1)
    .execute();
}

/** The person of an account, whichever club asks. */
export const findOwnPerson = (tx: Tx, userId: number) =>
  tx
    .selectFrom('persons')
    .leftJoin('users', 'users.id', 'persons.account_id')
    .selectAll('persons')
    .select('users.date_of_birth as account_birth')
    .where('persons.account_id', '=', userId)
    .executeTakeFirst();

/** One of them, or undefined. */
export const findPerson = (db: Db | Tx, clubId: number, id: number): Promise<PersonView | undefined> =>
  selectPeople(db, clubId).where('persons.id', '=', id).executeTakeFirst();

/** The people whom this club has merged into these and who can still be parted again. */
export async function listPartable(db: Db | Tx, clubId: number, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('person_merges')
    .innerJoin('persons', 'persons.id', 'person_merges.person_id')
    .select(['persons.id', 'persons.name', 'person_merges.into_id', 'person_merges.merged_at'])
    .where('person_merges.club_id', '=', clubId)
    .where('into_id', 'in', ids)
    .where('merged_at', '>', partableSince(now))
    .orderBy('person_merges.id')
    .execute();
}

/** Writes the changes of a person, unless another write came first; entries that show the old name get the new one. */
export async function updatePerson(
  tx: Tx,
  { id, name: oldName, version }: Pick<PersonView, 'id' | 'name' | 'version'>,
  change: Partial<Selectable<PersonRow>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('persons')
    .set((set) => ({ ...change, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const { name } = change;
  if (name === undefined || name === oldName) return true;
  await tx
    .updateTable('participants')
    .set({ name })
    .where('person_id', '=', id)
    .where('name', '=', oldName)
    .execute();
  await tx
    .updateTable('participants')
    .set({ partner_name: name })
    .where('partner_person_id', '=', id)
    .where('partner_name', '=', oldName)
    .execute();
  return true;
}
