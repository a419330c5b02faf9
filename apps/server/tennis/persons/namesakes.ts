// Namesakes of somebody who is being added to a club (D46): who they are, and making one of them the person of a new account.
import type { Namesake } from '@tennis/contract';
import { personKey } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import { refuseUnlike } from './merge-refusals.ts';
import { mergeInto } from './merging.ts';
import { presentPeople } from './present.ts';
import { findOwnPerson, findPerson, listPeople } from './store.ts';

/** More would help nobody to choose. */
const MOST = 20;

/** Refuses a name that people of the club have, in any order and spelling, and says who they are. Asked for by the caller; a name alone never refuses. */
export async function refuseNamesakes(
  tx: Tx,
  { clubId, name, now }: { readonly clubId: number; readonly name: string; readonly now: Date },
): Promise<void> {
  const found = await listPeople(tx, clubId, { keys: [personKey(name)], limit: MOST - 1, after: null });
  if (found.length === 0) return;
  const namesakes = (await presentPeople(tx, clubId, found, now)).map(
    ({ id, name: theirs, club, birthYear, entries, userId, isMember, isOurs }): Namesake => ({
      id,
      name: theirs,
      club,
      birthYear,
      entries,
      userId,
      isMember,
      isOurs,
    }),
  );
  const reason = because('namesakesKnown', { count: namesakes.length, name });
  refuseConflict(reason, { details: { code: 'namesakes', namesakes } });
}

/**
 * Makes somebody whom the club knows without an account the owner of a new one: a merge into its person, with a merge's refusals, that can be undone
 * for 30 days.
 */
export async function giveAccount(
  tx: Tx,
  personId: number,
  by: {
    readonly clubId: number;
    readonly accountId: number;
    /** Who does it. */
    readonly userId: number;
    readonly now: Date;
  },
): Promise<void> {
  const person = await findPerson(tx, by.clubId, personId);
  const own = await findOwnPerson(tx, by.accountId);
  if (person === undefined || own === undefined) refuseField('personId', because('personNotOfClub'));
  if (person.account_id === null && person.club_id !== by.clubId)
    throw new Refused({ type: 'not-allowed', reason: because('personOfAnotherClub') });
  await refuseUnlike(tx, person, own);
  await mergeInto(tx, person, own, by);
}
