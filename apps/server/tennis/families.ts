// Finds the people of a tournament who are of one family (D46): parents and the children they look after, and everybody whom one account looks after. It is
// worked out while a draw is made or judged, and neither stored nor shown.
import type { Db, Tx } from '../database/connection.ts';
import { personIdsOf, type EntryWithAccounts } from './entries.ts';

type Entered = Pick<EntryWithAccounts, 'id' | 'person_id' | 'partner_person_id'>;

/** Per entry a mark for each family with more than one person in the tournament. */
export type Families = ReadonlyMap<number, readonly string[]>;

/** The accounts that show how these people are related: their own, and those that look after them. */
async function accountsOf(db: Db | Tx, personIds: readonly number[]): Promise<Map<number, number[]>> {
  const accounts = new Map<number, number[]>();
  if (personIds.length === 0) return accounts;
  const rows = await db
    .selectFrom('persons')
    .leftJoin('person_managers', 'person_managers.person_id', 'persons.id')
    .select(['persons.id', 'persons.account_id as own', 'person_managers.user_id as manager'])
    .where('persons.id', 'in', personIds)
    .orderBy('persons.id')
    .execute();
  for (const { id, own, manager } of rows) {
    const known = accounts.get(id) ?? [];
    known.push(...[own, manager].filter((account) => account !== null));
    accounts.set(id, known);
  }
  return accounts;
}

/** For each person, one representative of all their relatives, however distant; the same for all of them. */
function headsOf(accounts: ReadonlyMap<number, readonly number[]>): Map<number, number> {
  const heads = new Map([...accounts.keys()].map((person) => [person, person]));
  const peopleBy = new Map<number, number[]>();
  for (const [person, own] of accounts)
    for (const account of own) peopleBy.set(account, [...(peopleBy.get(account) ?? []), person]);
  for (const related of peopleBy.values()) {
    const joined = new Set(related.map((person) => heads.get(person)));
    const head = related[0] ?? 0;
    for (const [person, one] of heads) if (joined.has(one)) heads.set(person, head);
  }
  return heads;
}

/** The families of a tournament's entries, in one query. */
export async function familiesOf(db: Db | Tx, entries: readonly Entered[]): Promise<Families> {
  const heads = headsOf(await accountsOf(db, personIdsOf(entries)));
  const families = [...Map.groupBy(heads.values(), (head) => head)].filter(([, all]) => all.length > 1);
  const markOf = new Map(families.map(([head], index) => [head, String(index + 1)]));
  return new Map(
    entries.map((entry) => {
      const marks = personIdsOf([entry]).map((person) => markOf.get(heads.get(person) ?? 0));
      return [entry.id, [...new Set(marks.filter((mark) => mark !== undefined))]];
    }),
  );
}
