// SQL of invitations. Tokens are stored hashed; a new link makes the earlier one worthless (D3).
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../database/connection.ts';
import type { InvitationRow } from '../../database/schema.ts';
import type { LinkWay } from '../proved-address.ts';
import { fingerprint, newSecret } from '../../ground/secrets.ts';
import { keyOf } from '../../database/text.ts';

export type StoredInvitation = Selectable<InvitationRow>;
/** With the name of its club, and of who sent it, if they still have an account. */
export type InvitationWithClub = StoredInvitation & {
  readonly club_name: string;
  readonly inviter_name: string | null;
};

const DAYS_GOOD = 7;
const DAY_MS = 86_400_000;

const expiry = (now: Date): string => new Date(now.getTime() + DAYS_GOOD * DAY_MS).toISOString();

const withClub = (db: Db | Tx) =>
  db
    .selectFrom('invitations')
    .innerJoin('clubs', 'clubs.id', 'invitations.club_id')
    .leftJoin('users as inviter', 'inviter.id', 'invitations.invited_by')
    .selectAll('invitations')
    .select(['clubs.name as club_name', 'inviter.name as inviter_name']);

/** One invitation. */
export const findInvitation = (db: Db | Tx, id: number): Promise<InvitationWithClub | undefined> =>
  withClub(db).where('invitations.id', '=', id).executeTakeFirst();

/** The invitation that a link belongs to. */
export const findByToken = (db: Db | Tx, token: string): Promise<InvitationWithClub | undefined> =>
  withClub(db).where('invitations.token_hash', '=', fingerprint(token)).executeTakeFirst();

/** The invitation of a club with this id. */
export const findOfClub = (
  db: Db | Tx,
  clubId: number,
  id: number,
): Promise<InvitationWithClub | undefined> =>
  withClub(db).where('invitations.id', '=', id).where('invitations.club_id', '=', clubId).executeTakeFirst();

/** The invitations of a club that can still be accepted, newest first. */
export const listPending = (db: Db | Tx, clubId: number, now: Date): Promise<StoredInvitation[]> =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now.toISOString())
    .orderBy('id', 'desc')
    .execute();

const DAYS_SHOWN = 30;

/** Those, and the ones that have expired in the last 30 days and can be sent again. */
export const listUnanswered = (db: Db | Tx, clubId: number, now: Date): Promise<StoredInvitation[]> =>
  listPending(db, clubId, new Date(now.getTime() - DAYS_SHOWN * DAY_MS));

/** The obstacle to inviting an address to a club, or inviting it again: membership, or another invitation that is still good. */
export async function findObstacle(
  tx: Tx,
  { clubId, email, again }: { readonly clubId: number; readonly email: string; readonly again?: number },
  now: Date,
): Promise<'member' | 'invited' | null> {
  const member = await tx
    .selectFrom('club_members')
    .innerJoin('users', 'users.id', 'club_members.user_id')
    .select('users.id')
    .where('club_members.club_id', '=', clubId)
    .where('users.email_key', '=', keyOf(email))
    .executeTakeFirst();
  if (member !== undefined) return 'member';
  const pending = await listPending(tx, clubId, now);
  return pending.some(({ id, email_key: key }) => id !== again && key === keyOf(email)) ? 'invited' : null;
}

export interface NewInvitation {
  readonly clubId: number;
  readonly email: string;
  readonly role: 'admin' | 'member';
  readonly invitedBy: number;
}

const newRow = ({ clubId, email, role, invitedBy }: NewInvitation, now: Date) => ({
  club_id: clubId,
  email,
  email_key: keyOf(email),
  role,
  status: 'pending' as const,
  token_hash: null,
  invited_by: invitedBy,
  created_at: now.toISOString(),
  expires_at: expiry(now),
  accepted_by: null,
  accepted_at: null,
});

/** Creates an invitation; its link is made when it is sent. */
export const insertInvitation = (tx: Tx, invitation: NewInvitation, now: Date): Promise<StoredInvitation> =>
  tx.insertInto('invitations').values(newRow(invitation, now)).returningAll().executeTakeFirstOrThrow();

/** Creates several, in one statement. */
export const insertInvitations = (
  tx: Tx,
  invitations: readonly NewInvitation[],
  now: Date,
): Promise<StoredInvitation[]> =>
  tx
    .insertInto('invitations')
    .values(invitations.map((invitation) => newRow(invitation, now)))
    .returningAll()
    .execute();

/** Makes a new link, good for 7 days from now; earlier ones end. */
export async function renewLink(
  tx: Tx,
  id: number,
  now: Date,
  way: LinkWay = 'handed over',
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = newSecret();
  const expiresAt = expiry(now);
  await tx
    .updateTable('invitations')
    .set({ token_hash: fingerprint(token), expires_at: expiresAt, link_mailed: way === 'mailed' ? 1 : 0 })
    .where('id', '=', id)
    .execute();
  return { token, expiresAt };
}

/** Gives an invitation another 7 days and ends its link; the mail brings the new one. */
export const prolong = (tx: Tx, id: number, now: Date): Promise<StoredInvitation> =>
  tx
    .updateTable('invitations')
    .set({ token_hash: null, expires_at: expiry(now), link_mailed: 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Takes an invitation back. */
export const revoke = (tx: Tx, id: number): Promise<StoredInvitation> =>
  tx
    .updateTable('invitations')
    .set({ status: 'revoked' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Drops mails of an invitation that wait to be sent: another link was handed over. */
export async function dropQueuedMails(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('mails').where('invitation_id', '=', id).where('state', '=', 'queued').execute();
}

/** Uses an invitation up; false when somebody was faster. */
export async function markAccepted(tx: Tx, id: number, userId: number, now: Date): Promise<boolean> {
  const accepted = await tx
    .updateTable('invitations')
    .set({ status: 'accepted', accepted_by: userId, accepted_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return accepted !== undefined;
}
