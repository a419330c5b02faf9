// What becomes of the person when the name or the year of an entry by name is changed (D46, ADR 22): the same name in another spelling, and any name of
// somebody who stands in no other entry, is put right with the person. Another name in an entry of somebody who has played elsewhere too is somebody
// else.
import { personKey } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import { insertPeople, nameColumns } from '../people.ts';
import { countOtherEntries } from './store.ts';

/** One side of an entry, as it is stored, and what shall stand there. */
export interface Revision {
  readonly entryId: number;
  readonly clubId: number | null;
  readonly personId: number | null;
  readonly hasAccount: boolean;
  readonly oldName: string | null;
  readonly oldYear: number | null;
  /** Undefined where it stays. */
  readonly name: string | null | undefined;
  readonly birthYear: number | null | undefined;
}

const birthOf = (year: number | null | undefined): string | null =>
  year === undefined || year === null ? null : String(year);

/** Puts the person right, or makes a new one; answers whose the side is now. */
export async function revisePerson(tx: Tx, revision: Revision, now: Date): Promise<number | null> {
  const { entryId, clubId, personId, hasAccount, oldName, oldYear, birthYear } = revision;
  const name = revision.name === undefined ? oldName : revision.name;
  // What an account says of itself is changed there.
  if (hasAccount) return personId;
  if (name === null) return null;
  const isRenamed = name !== oldName;
  const isOtherYear = birthYear !== undefined && birthYear !== oldYear;
  if (personId !== null && !isRenamed && !isOtherYear) return personId;
  const isElsewhere = personId !== null && (await countOtherEntries(tx, personId, entryId)) > 0;
  const isSame = oldName !== null && personKey(name) === personKey(oldName);
  if (personId === null || (isElsewhere && !isSame)) {
    const year = birthYear === undefined ? oldYear : birthYear;
    const [made = null] = await insertPeople(tx, [{ name, clubId, birth: birthOf(year) }], now);
    return made;
  }
  await tx
    .updateTable('persons')
    .set((set) => ({
      ...(isRenamed ? nameColumns(name) : {}),
      // One entry does not overrule what is known from others.
      ...(isOtherYear
        ? { birth: isElsewhere ? set.fn.coalesce('birth', set.val(birthOf(birthYear))) : birthOf(birthYear) }
        : {}),
      version: set('version', '+', 1),
    }))
    .where('id', '=', personId)
    .where('account_id', 'is', null)
    .execute();
  return personId;
}
