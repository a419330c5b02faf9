// Changes the person if the name or the year of an entry by name is changed (D46, ADR 22). The same name in another spelling corrects the
// person. So does any name, if the person was made with this entry and is known from nothing else, the club's own mark or list included. Any other name is somebody else.
import { personKey } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import { insertPeople, nameColumns } from '../people.ts';
import type { EntryWithAccounts } from '../entries.ts';
import { listMadeFor } from './made-for.ts';

/** One side of an entry, as it is stored, and what shall stand there. */
export interface Revision {
  readonly entry: Pick<EntryWithAccounts, 'id' | 'created_at'>;
  readonly clubId: number | null;
  readonly personId: number | null;
  readonly hasAccount: boolean;
  readonly oldName: string | null;
  readonly oldYear: number | null;
  /** Undefined if it stays. */
  readonly name: string | null | undefined;
  readonly birthYear: number | null | undefined;
}

const birthOf = (year: number | null | undefined): string | null =>
  year === undefined || year === null ? null : String(year);

/** Corrects the person's record, or makes a new one. Returns the id of the person whose side it is now. */
export async function revisePerson(tx: Tx, revision: Revision): Promise<number | null> {
  const { entry, clubId, personId, hasAccount, oldName, oldYear, birthYear } = revision;
  const name = revision.name === undefined ? oldName : revision.name;
  // The data of an account is changed there.
  if (hasAccount) return personId;
  if (name === null) return null;
  const isRenamed = name !== oldName;
  const isOtherYear = birthYear !== undefined && birthYear !== oldYear;
  if (personId !== null && !isRenamed && !isOtherYear) return personId;
  const [made] = await listMadeFor(tx, entry, [personId]);
  const isSame = oldName !== null && personKey(name) === personKey(oldName);
  if (personId === null || (made === undefined && !isSame)) {
    const year = birthYear === undefined ? oldYear : birthYear;
    // Also true for a person who was made with the entry later: their name may be mistyped here too. They can be corrected, and are deleted with the
    // entry.
    const madeAt = new Date(entry.created_at);
    const [id = null] = await insertPeople(tx, [{ name, clubId, birth: birthOf(year) }], madeAt);
    return id;
  }
  const birth = birthOf(birthYear);
  // A year does not take the day away from somebody who was born in it.
  const saysMore = isOtherYear && (birth === null || made?.birth?.slice(0, 4) !== birth);
  await tx
    .updateTable('persons')
    .set((set) => ({
      ...(isRenamed ? nameColumns(name) : {}),
      // One entry does not overrule what is known from elsewhere.
      ...(saysMore ? { birth: made === undefined ? set.fn.coalesce('birth', set.val(birth)) : birth } : {}),
      version: set('version', '+', 1),
    }))
    .where('id', '=', personId)
    .where('account_id', 'is', null)
    .execute();
  return personId;
}
