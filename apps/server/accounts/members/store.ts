// SQL of the members of a club.
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../database/connection.ts';
import { hasInName } from '../../database/names.ts';
import type { ClubMemberRow } from '../../database/schema.ts';
import { likePattern } from '../../database/text.ts';

export type StoredMembership = Selectable<ClubMemberRow>;

export interface MemberFilter {
  readonly q?: string | undefined;
  /** Addresses are searched for readers who see them (D24). */
  readonly alsoByEmail: boolean;
  readonly limit: number;
  readonly after: { readonly searchName: string; readonly id: number } | null;
}

const members = (db: Db | Tx, clubId: number) =>
  db
    .selectFrom('club_members')
    .innerJoin('users', 'users.id', 'club_members.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.search_name', 'users.picture'])
    .select(['club_members.role', 'club_members.created_at'])
    .where('club_members.club_id', '=', clubId);

export type MemberView = Awaited<ReturnType<typeof listMembers>>[number];

/** The members of a club by name, one more than asked for when there are more. */
export function listMembers(
  db: Db | Tx,
  clubId: number,
  { q = '', alsoByEmail, limit, after }: MemberFilter,
) {
  let query = members(db, clubId);
  if (q !== '') {
    const named = hasInName('users.search_name', q);
    const addressed = sql<boolean>`users.email_key like ${likePattern(q)} escape '\\'`;
    query = query.where((where) => where.or(alsoByEmail ? [named, addressed] : [named]));
  }
  if (after !== null) {
    query = query.where(sql<boolean>`(users.search_name, users.id) > (${after.searchName}, ${after.id})`);
  }
  return query
    .orderBy('users.search_name')
    .orderBy('users.id')
    .limit(limit + 1)
    .execute();
}

/** One member of a club, or undefined. */
export const findMember = (db: Db | Tx, clubId: number, userId: number): Promise<MemberView | undefined> =>
  members(db, clubId).where('users.id', '=', userId).executeTakeFirst();

/** Somebody's membership as it is stored, or undefined. */
export const findMembership = (
  db: Db | Tx,
  clubId: number,
  userId: number,
): Promise<StoredMembership | undefined> =>
  db
    .selectFrom('club_members')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Makes an admin of the club an ordinary member of it. */
export async function lowerRole(tx: Tx, membershipId: number): Promise<void> {
  await tx.updateTable('club_members').set({ role: 'member' }).where('id', '=', membershipId).execute();
}

/** Ends a membership. */
export async function deleteMembership(tx: Tx, membershipId: number): Promise<void> {
  await tx.deleteFrom('club_members').where('id', '=', membershipId).execute();
}

/**
 * Cancels the open invitations of a club that depend on somebody who has left it, or no longer administers it: those that they sent, and those to
 * their address. Nobody can join with them, and the one who has left cannot come back with an earlier link.
 */
export async function revokeInvitationsOf(tx: Tx, clubId: number, userId: number): Promise<void> {
  const address = tx.selectFrom('users').select('email_key').where('id', '=', userId);
  await tx
    .updateTable('invitations')
    .set({ status: 'revoked' })
    .where('club_id', '=', clubId)
    .where('status', '=', 'pending')
    .where((where) => where.or([where('invited_by', '=', userId), where('email_key', '=', address)]))
    .execute();
}
