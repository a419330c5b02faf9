// The people who were made with an entry and are known from nothing else: its name may rename them, and they go with it (D46, ADR 22, ADR 59).
import type { Selectable } from 'kysely';
import type { Tx } from '../../database/connection.ts';
import type { PersonRow } from '../../database/schema.ts';
import type { EntryWithAccounts } from '../entries.ts';
import { nameColumns } from '../people.ts';
import { keepRatings } from '../ratings-of.ts';
import { isEntered, standsForOthers } from '../unknown-people.ts';

const YEAR_LENGTH = 'yyyy'.length;
const NO_RATINGS = keepRatings([]);

/** Whether a person has a day of birth, or given and family name that the name does not show: an entry says neither. */
function saysMoreThanEntry(
  person: Pick<Selectable<PersonRow>, 'name' | 'given_name' | 'family_name' | 'birth'>,
): boolean {
  const shown = nameColumns(person.name);
  return (
    (person.birth?.length ?? 0) > YEAR_LENGTH ||
    person.given_name !== shown.given_name ||
    person.family_name !== shown.family_name
  );
}

/**
 * Those of the people who were made with this entry and are known from nothing else: nobody looks after them, claims them, or was merged into them, and
 * the club has not marked them as its member or said more about them than an entry can say.
 */
export async function listMadeFor(
  tx: Tx,
  entry: Pick<EntryWithAccounts, 'id' | 'created_at'>,
  ids: readonly (number | null)[],
): Promise<readonly Pick<Selectable<PersonRow>, 'id' | 'birth'>[]> {
  const personIds = ids.filter((id) => id !== null);
  if (personIds.length === 0) return [];
  const made = await tx
    .selectFrom('persons')
    .select(['id', 'birth', 'name', 'given_name', 'family_name'])
    .where('id', 'in', personIds)
    .where('created_at', '=', entry.created_at)
    .where('account_id', 'is', null)
    .where('club_member', '=', 0)
    .where('gender', 'is', null)
    .where('ratings', '=', NO_RATINGS)
    .where((where) => where.not(isEntered(where, entry.id)))
    .where((where) => where.not(standsForOthers(where)))
    .where('id', 'not in', tx.selectFrom('person_managers').select('person_id'))
    .where('id', 'not in', tx.selectFrom('claims').select('person_id').where('state', '<>', 'declined'))
    .execute();
  return made.filter((person) => !saysMoreThanEntry(person));
}

/**
 * People who were made with an entry are deleted if they leave it, or if it is deleted, and nothing else knows them: nobody is offered a mistyped
 * name.
 */
export async function forgetUnused(
  tx: Tx,
  entry: Pick<EntryWithAccounts, 'id' | 'created_at'>,
  gone: readonly (number | null)[],
): Promise<void> {
  const unused = await listMadeFor(tx, entry, gone);
  if (unused.length === 0) return;
  const ids = unused.map(({ id }) => id);
  await tx.deleteFrom('persons').where('id', 'in', ids).execute();
}
