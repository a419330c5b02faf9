// The two people of an entry that is made or changed (D26, D46, D58): found by account or by number, or new by name.
import { canManageClub, type Caller } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import type { StoredTournament } from '../../access/guards.ts';
import { because } from '../../ground/reason.ts';
import { refuseField } from '../../ground/refusal.ts';
import { insertPeople, type NewPerson } from '../people.ts';
import { findPeople, listEnterable, listEnterablePeople, type FoundPerson } from './store.ts';

/** One side as it was sent: by account, by person or by name, which makes a new person. */
export interface SentSide {
  readonly userId?: number | undefined;
  readonly personId?: number | undefined;
  readonly name?: string | undefined;
  readonly birthYear?: number | null | undefined;
  /** The names of the fields, for a refusal. */
  readonly fields: { readonly userId: string; readonly personId: string };
}

/** One side as it is stored. */
export interface StoredSide {
  readonly userId: number | null;
  readonly name: string | null;
  readonly personId: number | null;
  /** The person was made for this entry. */
  readonly isNew: boolean;
}

const NOBODY: StoredSide = { userId: null, name: null, personId: null, isNew: false };

const given = (values: readonly (number | undefined)[]): number[] =>
  values.filter((value) => value !== undefined);

/**
 * Refuses an account that the caller may not enter, and a person that the tournament's club or the caller may not see. Otherwise somebody could enter
 * one number after the other and read the name of every account and person (D24).
 */
async function findThem(
  tx: Tx,
  tournament: StoredTournament,
  caller: Caller,
  sides: readonly SentSide[],
): Promise<(side: SentSide) => FoundPerson | undefined> {
  const userIds = given(sides.map(({ userId }) => userId));
  const enterable = await listEnterable(tx, tournament.club_id, caller, userIds);
  const personIds = given(sides.map(({ personId }) => personId));
  // Only admins know the people of their club by number; a member who made the tournament enters names and members.
  const people = canManageClub(caller, tournament.club_id)
    ? await listEnterablePeople(tx, tournament.club_id, personIds)
    : [];
  const ofAccounts = await findPeople(tx, userIds);
  for (const { userId, personId, fields } of sides) {
    if (userId !== undefined && !enterable.has(userId)) refuseField(fields.userId, because('userNotMember'));
    if (personId !== undefined && !people.some(({ id }) => id === personId))
      refuseField(fields.personId, because('personNotOfClub'));
  }
  return ({ userId, personId }) =>
    userId === undefined
      ? people.find(({ id }) => id === personId)
      : ofAccounts.find(({ account_id: account }) => account === userId);
}

/** Finds or makes the people of an entry, in the order in which they were sent. Refuses one person twice. */
export async function settleSides(
  tx: Tx,
  tournament: StoredTournament,
  caller: Caller,
  sides: readonly [SentSide, SentSide],
  now: Date,
): Promise<readonly [StoredSide, StoredSide]> {
  const found = await findThem(tx, tournament, caller, sides);
  const newPeople = sides.flatMap((side): NewPerson[] =>
    side.name === undefined
      ? []
      : [
          {
            name: side.name,
            clubId: tournament.club_id,
            birth: side.birthYear === undefined || side.birthYear === null ? null : String(side.birthYear),
          },
        ],
  );
  const made = [...(await insertPeople(tx, newPeople, now))];
  const settle = (side: SentSide): StoredSide => {
    if (side.name !== undefined)
      return { userId: null, name: side.name, personId: made.shift() ?? null, isNew: true };
    const person = found(side);
    if (person === undefined) return { ...NOBODY, userId: side.userId ?? null };
    return {
      userId: person.account_id,
      name: person.account_id === null ? person.name : null,
      personId: person.id,
      isNew: false,
    };
  };
  const [first, second] = sides;
  const settled = [settle(first), settle(second)] as const;
  const [player, partner] = settled;
  if (player.personId !== null && player.personId === partner.personId)
    refuseField(second.fields.personId, because('partnerIsPlayer'));
  return settled;
}
