// The members of a club, according to the database.
import type { Db, Tx } from '../database/connection.ts';
import { refuseMoreMembers } from './plan-limits.ts';

/** Whether a user belongs to a club, in any role. */
export async function isClubMember(db: Db | Tx, clubId: number, userId: number): Promise<boolean> {
  const member = await db
    .selectFrom('club_members')
    .select('id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member !== undefined;
}

/** Whether a club has another admin than this user. */
export async function hasOtherAdmin(db: Db | Tx, clubId: number, userId: number): Promise<boolean> {
  const other = await db
    .selectFrom('club_members')
    .select('id')
    .where('club_id', '=', clubId)
    .where('role', '=', 'admin')
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Makes a user a member of the club, or an admin of it, which makes a member a club_admin (D2). Nobody loses a right. Refuses a new member if the
 * club's plan is full (D20).
 */
export async function joinClub(
  tx: Tx,
  clubId: number,
  userId: number,
  role: 'admin' | 'member',
  now: Date,
): Promise<void> {
  if (!(await isClubMember(tx, clubId, userId))) await refuseMoreMembers(tx, clubId);
  const joined = tx
    .insertInto('club_members')
    .values({ club_id: clubId, user_id: userId, role, created_at: now.toISOString() });
  await joined
    .onConflict((conflict) =>
      role === 'admin'
        ? conflict.columns(['club_id', 'user_id']).doUpdateSet({ role })
        : conflict.columns(['club_id', 'user_id']).doNothing(),
    )
    .execute();
  if (role === 'admin') {
    await tx
      .updateTable('users')
      .set({ role: 'club_admin' })
      .where('id', '=', userId)
      .where('role', '=', 'member')
      .execute();
  }
}
