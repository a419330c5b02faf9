// Deleting an account (ADR 14): everything that identifies the person goes, and results stay under a neutral name. All in one transaction.
import type { AlsoChanged } from '../audit/trail.ts';
import type { Tx } from '../database/connection.ts';
import { FORMER_PLAYER } from '../access/names.ts';
import { tournamentsNaming } from '../access/where-named.ts';
import { invitationsOf, mailsOf, partnerRequestsTo, tournamentsWithContact } from './proved-address.ts';
import { Refused } from '../ground/refusal.ts';
import { fingerprint } from '../ground/secrets.ts';
import { entriesOf, obstaclesTo, personOf, withdrawable } from './erasure-scope.ts';
import { forgetResetTokens } from './reset-tokens.ts';
import { entryTimes, storedTimes } from '../tennis/entry-times.ts';
import { nameColumns } from '../tennis/people.ts';
import { managedBy, withMerged } from '../tennis/person-managers.ts';
import { forgetUnknown } from '../tennis/unknown-people.ts';
import { fillPlaces, isFull } from '../tennis/waiting-list.ts';
import { revokeInvitationsFrom, type StoredUser } from './store.ts';

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/** The times at which the person can play are deleted. Of these entries' times, only those that the partner gave stay. */
async function forgetTimes(tx: Tx, userId: number, entryIds: readonly number[]): Promise<void> {
  const rows = await tx
    .selectFrom('participants')
    .select(['id', 'user_id', 'times'])
    .where('id', 'in', entryIds)
    .where('times', 'is not', null)
    .execute();
  for (const { id, user_id: playerId, times } of rows) {
    const others = playerId === userId ? 'partner' : 'player';
    const stays = entryTimes(times).filter(({ by }) => by === others);
    await tx
      .updateTable('participants')
      .set({ times: storedTimes(stays) })
      .where('id', '=', id)
      .execute();
  }
}

/** Puts the neutral name on the person's side of every entry and deletes what described only them. Returns the entries that got a place by it. */
async function neutralizeEntries(tx: Tx, userId: number, now: Date): Promise<readonly number[]> {
  const withdrawn = await withdrawable(tx, userId)
    .select(['entry.id', 'tournaments.id as tournament_id', 'tournaments.max_participants'])
    .execute();
  const promoted: number[] = [];
  for (const { id, tournament_id: tournamentId, max_participants: most } of withdrawn) {
    const wasFull = await isFull(tx, { id: tournamentId, max_participants: most });
    await tx.deleteFrom('participants').where('id', '=', id).execute();
    promoted.push(...(await fillPlaces(tx, tournamentId, wasFull, now)));
  }
  const kept = await entriesOf(tx, userId).select('id').execute();
  if (kept.length === 0) return promoted;
  // That somebody withdrew is part of the results; why is not.
  await tx
    .updateTable('participants')
    .set({ withdrawn_reason: null, withdrawn_note: null, placed_because: null, note: null })
    .where('id', 'in', idsOf(kept))
    .execute();
  await forgetTimes(tx, userId, idsOf(kept));
  // If a partner stays in a pair, the club stays too. A year of birth entered for only one of them protects both names (D24), so it becomes the
  // partner's.
  await tx
    .updateTable('participants')
    .set((row) => ({
      user_id: null,
      name: FORMER_PLAYER,
      partner_birth_year: row.fn.coalesce(row.ref('partner_birth_year'), row.ref('birth_year')),
      birth_year: null,
    }))
    .where('user_id', '=', userId)
    .execute();
  await tx
    .updateTable('participants')
    .set((row) => ({
      partner_user_id: null,
      partner_name: FORMER_PLAYER,
      birth_year: row.fn.coalesce(row.ref('birth_year'), row.ref('partner_birth_year')),
      partner_birth_year: null,
    }))
    .where('partner_user_id', '=', userId)
    .execute();
  await tx
    .updateTable('participants')
    .set({ club: null, birth_year: null, partner_birth_year: null })
    .where('id', 'in', idsOf(kept))
    .where('name', '=', FORMER_PLAYER)
    .where('partner_user_id', 'is', null)
    .where((where) =>
      where.or([where('partner_name', 'is', null), where('partner_name', '=', FORMER_PLAYER)]),
    )
    .execute();
  return promoted;
}

/** A person another account looks after goes on playing: their entries keep the name, without the account (D46). */
async function releaseEntries(tx: Tx, user: StoredUser, name: string): Promise<void> {
  const { id: userId, date_of_birth: birth } = user;
  // A date of birth that stood only in the account goes on protecting a child's name (D24).
  if (birth !== null)
    await tx.updateTable('persons').set({ birth }).where('account_id', '=', userId).execute();
  await tx.updateTable('participants').set({ user_id: null, name }).where('user_id', '=', userId).execute();
  await tx
    .updateTable('participants')
    .set({ partner_user_id: null, partner_name: name })
    .where('partner_user_id', '=', userId)
    .execute();
}

/** The person of an erased account, and everybody merged into them, no longer belong to an account. */
async function neutralizePerson(tx: Tx, personId: number, now: Date): Promise<void> {
  const ids = await withMerged(tx, personId);
  // The moved rows of these merges hold names, and there is nobody left to part.
  await tx.deleteFrom('person_merges').where('into_id', 'in', ids).execute();
  await tx.deleteFrom('claims').where('person_id', 'in', ids).execute();
  await tx.deleteFrom('partner_requests').where('person_id', 'in', ids).execute();
  await tx.deleteFrom('person_managers').where('person_id', 'in', ids).execute();
  await tx
    .updateTable('persons')
    .set({
      ...nameColumns(FORMER_PLAYER),
      account_id: null,
      club_id: null,
      birth: null,
      gender: null,
      ratings: '[]',
      erased_at: now.toISOString(),
    })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Deletes an account and everything that says who it was. Answers 409 while something prevents it. Sessions, memberships, devices and reset links are
 * deleted with the account's row. Things it created or changed no longer say who did it.
 */
export async function eraseUser(tx: Tx, user: StoredUser, now: Date): Promise<readonly AlsoChanged[]> {
  const [reason, ...also] = await obstaclesTo(tx, user);
  if (reason !== undefined) throw new Refused({ type: 'conflict', reason, also });
  const named = await tournamentsNaming(tx, { accounts: [user.id], persons: [] });
  const person = await personOf(tx, user.id);
  let promoted: readonly number[] = [];
  if (person !== undefined && Boolean(person.is_managed)) await releaseEntries(tx, user, person.name);
  else {
    promoted = await neutralizeEntries(tx, user.id, now);
    if (person !== undefined) await neutralizePerson(tx, person.id, now);
  }
  await tx.deleteFrom('invitations').where(invitationsOf(user)).execute();
  // Those they sent no longer say who sent them, so nobody could tell later that they must end.
  await revokeInvitationsFrom(tx, user.id);
  await tx.deleteFrom('partner_requests').where(partnerRequestsTo(user)).execute();
  await tx.deleteFrom('mails').where(mailsOf(user)).execute();
  // A new version, so that a form that is open somewhere does not write the address back.
  await tx
    .updateTable('tournaments')
    .set((set) => ({ contact_email: null, version: set('version', '+', 1) }))
    .where(tournamentsWithContact(user))
    .execute();
  await tx
    .deleteFrom('guess_budgets')
    .where((where) =>
      where.or([
        where('bucket', 'like', `device:${user.id}:%`),
        where('bucket', 'in', [`address:${user.id}`, `stranger:${fingerprint(user.username_key)}`]),
      ]),
    )
    .execute();
  await forgetResetTokens(tx, user.id);
  const lookedAfter = await managedBy(tx, user.id);
  await tx.deleteFrom('users').where('id', '=', user.id).execute();
  await forgetUnknown(tx, lookedAfter);
  return [
    ...promoted.map((id) => ({ kind: 'entry' as const, id, version: null })),
    ...named.map((id) => ({ kind: 'tournament' as const, id, version: null })),
  ];
}
