// A parent adds a child who has never been entered (D46). No club decides: the record is new and only the parent knows it, until they enter the child.
// Somebody of the same name and day of birth may be known to a club. That record is never taken over and never mentioned: the club merges the two, or
// the parent claims the entry.
import { MOST_CHILDREN } from '@tennis/contract';
import { isUnder18, personKey } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import { CHILDREN_ADDED, countOne, refuseFor } from '../../http/rate-limits.ts';
import { insertPeople } from '../people.ts';

/** A child as it was sent; one of year and day. */
interface SentChild {
  readonly givenName: string;
  readonly familyName: string;
  readonly birthYear?: number | undefined;
  readonly birthDate?: string | undefined;
}

/** The people an account looks after, as far as they tell a child that is added twice. */
const listLookedAfter = (tx: Tx, userId: number) =>
  tx
    .selectFrom('person_managers')
    .innerJoin('persons', 'persons.id', 'person_managers.person_id')
    .select(['persons.name_key', 'persons.birth'])
    .where('person_managers.user_id', '=', userId)
    .where('persons.merged_into', 'is', null)
    .execute();

/** The day or the year of birth. Refuses one that is still to come, and somebody of age. */
function childsBirth({ birthYear, birthDate }: SentChild, today: string): string {
  const birth = birthDate ?? String(birthYear ?? '');
  const field = birthDate === undefined ? 'birthYear' : 'birthDate';
  if (birth > today) refuseField(field, because('birthYearAhead'));
  if (!isUnder18(birth, today)) refuseField(field, because('childOfAge'));
  return birth;
}

/** Makes the child a person whom the account looks after; returns their id. Refuses a child of age, one who is there already, and one too many. */
export async function addChild(tx: Tx, userId: number, sent: SentChild, now: Date): Promise<number> {
  const waitMs = await countOne(tx, CHILDREN_ADDED, `user:${userId}`, now);
  if (waitMs > 0) refuseFor(waitMs, because('childrenMany', { most: MOST_CHILDREN }));
  const birth = childsBirth(sent, now.toISOString().slice(0, 10));
  const name = `${sent.givenName} ${sent.familyName}`;
  const known = await listLookedAfter(tx, userId);
  const isKnown = known.some(
    (one) => one.name_key === personKey(name) && (one.birth?.slice(0, 4) ?? '') === birth.slice(0, 4),
  );
  if (isKnown) refuseConflict(because('childThere', { name }));
  if (known.length >= MOST_CHILDREN) refuseConflict(because('childrenMany', { most: MOST_CHILDREN }));
  const parts = { given: sent.givenName, family: sent.familyName };
  const [id = 0] = await insertPeople(tx, [{ name, parts, clubId: null, birth }], now);
  await tx
    .insertInto('person_managers')
    .values({ person_id: id, user_id: userId, created_at: now.toISOString() })
    .execute();
  return id;
}
