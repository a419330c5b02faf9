// Claims: somebody says that they are a player, or look after one; the admins of the player's home club decide (D26, D46, ADR 22).
import type { ClubClaim, claimRoutes } from '@tennis/contract';
import { canReadTournament } from '@tennis/domain';
import type { Handlers } from '../../http/handler.ts';
import { rightsOf } from '../../access/guards.ts';
import { nameViewer, type Reader } from '../../access/names.ts';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import { hasOtherAdmin } from '../club-members.ts';
import { peopleOf } from '../entries.ts';
import { addChild } from './children.ts';
import { refuseUnlike } from './merge-refusals.ts';
import { mergeInto, standsFor } from './merging.ts';
import { endManaging } from '../person-managers.ts';
import { forgetUnknown } from '../unknown-people.ts';
import { findOwnPerson, findPerson, type PersonView } from './store.ts';
import { listClaimsBy, presentClaim } from '../claims.ts';
import { findEntry, findPending, listManaged, listPending, type PendingClaim } from './claim-store.ts';

const yearOf = (birth: string | null): number | null => (birth === null ? null : Number(birth.slice(0, 4)));

/** For the admins who decide. */
const presentForClub = (claim: PendingClaim): ClubClaim => ({
  id: claim.id,
  relation: claim.relation,
  person: {
    id: claim.person_id,
    name: claim.person_name,
    birthYear: yearOf(claim.account_birth ?? claim.birth),
    entries: claim.entries ?? 0,
  },
  by: { userId: claim.user_id, name: claim.user_name, isMember: Boolean(claim.is_member) },
  createdAt: claim.created_at,
});

/** The side of an entry that the caller may read, with the name that they see there. */
async function claimedSide(
  tx: Tx,
  {
    entryId,
    side = 'player',
  }: { readonly entryId: number; readonly side?: 'player' | 'partner' | undefined },
  reader: Reader,
) {
  const found = await findEntry(tx, entryId);
  if (found === undefined || !canReadTournament(reader.caller, rightsOf(found.tournament)))
    refuseField('entryId', because('entryUnknown'));
  const { entry, tournament } = found;
  const personId = side === 'player' ? entry.person_id : entry.partner_person_id;
  if (personId === null) refuseField('side', because('entryUnknown'));
  return { personId, name: nameViewer(tournament, reader)(peopleOf(entry)[side]) ?? '' };
}

/** One of those whom the caller looks after. */
async function readManaged(tx: Tx, userId: number, id: number) {
  const managed = (await listManaged(tx, userId)).find((one) => one.id === id);
  if (managed === undefined) throw new Refused({ type: 'not-found' });
  return managed;
}

/** Nobody decides that they themselves look after somebody, if the club has another admin who can. */
async function refuseOwn(
  tx: Tx,
  { relation, user_id: claimant }: Pick<PendingClaim, 'relation' | 'user_id'>,
  by: { readonly clubId: number; readonly userId: number },
): Promise<void> {
  if (relation !== 'manager' || claimant !== by.userId) return;
  if (await hasOtherAdmin(tx, by.clubId, by.userId)) refuseConflict(because('claimOwnDecision'));
}

/** The person whom a claim is about now. If they were erased or merged into somebody else meanwhile, the club may not be the one that decides any more. */
async function mustKeepClaimed(tx: Tx, clubId: number, personId: number): Promise<PersonView> {
  const person = await findPerson(tx, clubId, personId);
  if (person === undefined || person.club_id === null) refuseConflict(because('claimNobodyDecides'));
  if (person.club_id !== clubId) refuseConflict(because('personOfAnotherClub'));
  return person;
}

export const claimHandlers: Handlers<typeof claimRoutes> = {
  getOwnPeople: async ({ tx, caller }) => {
    const claims = await listClaimsBy(tx, caller.userId);
    return {
      managed: await listManaged(tx, caller.userId),
      claims: claims.map((claim) => presentClaim(claim, claim.shown_name)),
    };
  },

  addChild: {
    write: async ({ tx, body, caller, now, trail }) => {
      const id = await addChild(tx, caller.userId, body, now);
      trail.object = { kind: 'person', id };
      return readManaged(tx, caller.userId, id);
    },
    again: async ({ tx, id, caller }) => readManaged(tx, caller.userId, id),
  },

  createClaim: {
    write: async ({ tx, body, caller, now, trail }) => {
      const { personId, name } = await claimedSide(tx, body, { caller, now });
      const person = await tx
        .selectFrom('persons')
        .selectAll()
        .where('id', '=', personId)
        .executeTakeFirstOrThrow();
      if (person.account_id === caller.userId) refuseConflict(because('claimOwnPerson'));
      if (person.club_id === null || person.erased_at !== null) refuseConflict(because('claimNobodyDecides'));
      if (body.relation === 'self' && person.account_id !== null) refuseConflict(because('claimHasAccount'));
      const managed = await listManaged(tx, caller.userId);
      const isManaged = body.relation === 'manager' && managed.some(({ id }) => id === personId);
      const mine = await listClaimsBy(tx, caller.userId);
      const isPending = mine.some((claim) => claim.person_id === personId && claim.state === 'pending');
      if (isManaged || isPending) refuseConflict(because('claimedAlready'));
      const { id } = await tx
        .insertInto('claims')
        .values({
          club_id: person.club_id,
          person_id: personId,
          user_id: caller.userId,
          relation: body.relation,
          state: 'pending',
          shown_name: name,
          created_at: now.toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      trail.object = { kind: 'claim', id };
      trail.clubId = person.club_id;
      const claim = (await listClaimsBy(tx, caller.userId)).find((one) => one.id === id);
      if (claim === undefined) throw new Refused({ type: 'not-found' });
      return presentClaim(claim, name);
    },
    again: async ({ tx, id, caller }) => {
      const claim = (await listClaimsBy(tx, caller.userId)).find((one) => one.id === id);
      if (claim === undefined) throw new Refused({ type: 'not-found' });
      return presentClaim(claim, claim.shown_name);
    },
  },

  stopManaging: async ({ tx, params, caller, now, trail }) => {
    await endManaging(tx, params.personId, caller.userId, now);
    const person = await tx
      .selectFrom('persons')
      .select('club_id')
      .where('id', '=', params.personId)
      .executeTakeFirst();
    trail.object = { kind: 'person', id: params.personId };
    if (person !== undefined) trail.clubId = person.club_id;
    await forgetUnknown(tx, [params.personId]);
    return null;
  },

  withdrawClaim: async ({ tx, params, caller }) => {
    const { numDeletedRows } = await tx
      .deleteFrom('claims')
      .where('id', '=', params.claimId)
      .where('user_id', '=', caller.userId)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refused({ type: 'not-found' });
    return null;
  },

  listClaims: async ({ tx, params }) => (await listPending(tx, params.clubId)).map(presentForClub),

  decideClaim: async ({ tx, params, body, caller, now, trail }) => {
    const claim = await findPending(tx, params.clubId, params.claimId);
    if (claim === undefined) throw new Refused({ type: 'not-found' });
    const records = await standsFor(tx, claim.person_id);
    const personId = records.at(-1)?.id ?? claim.person_id;
    trail.also = [{ kind: 'person', id: personId, version: null }];
    await tx
      .updateTable('claims')
      .set({
        state: body.approved ? 'approved' : 'declined',
        decided_at: now.toISOString(),
        decided_by: caller.userId,
      })
      .where('id', '=', claim.id)
      .execute();
    if (!body.approved) return null;
    await refuseOwn(tx, claim, { clubId: params.clubId, userId: caller.userId });
    const person = await mustKeepClaimed(tx, params.clubId, personId);
    if (claim.relation === 'manager') {
      // If the person was merged meanwhile, with one time on each record, as a merge copies it: so parting brings back the right one.
      const created = { user_id: claim.user_id, created_at: now.toISOString() };
      const kept = records.filter((record) => record.clubId === params.clubId);
      await tx
        .insertInto('person_managers')
        .values(kept.map(({ id }) => ({ person_id: id, ...created })))
        .onConflict((conflict) => conflict.columns(['person_id', 'user_id']).doNothing())
        .execute();
      return null;
    }
    const own = await findOwnPerson(tx, claim.user_id);
    if (own === undefined) refuseConflict(because('claimNobodyDecides'));
    await refuseUnlike(tx, person, own);
    const by = { clubId: params.clubId, userId: caller.userId, now, isOwnClaim: true };
    await mergeInto(tx, person, own, by);
    return null;
  },
};
