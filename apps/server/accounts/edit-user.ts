// A super admin changes somebody's account (§5 User edit, §7; D2, D35).
import type { UserEdit } from '@tennis/contract';
import { isDemotion } from '@tennis/domain';
import { joinClub } from '../tennis/club-members.ts';
import { isLanguage, type Language } from '@tennis/words/languages';
import type { Tx } from '../database/connection.ts';
import { keyOf } from '../database/text.ts';
import { queueMails } from '../mail/outbox.ts';
import { isClub } from '../access/guards.ts';
import { endSessionsOf } from '../http/sessions.ts';
import { because } from '../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../ground/refusal.ts';
import { clubObstacle } from './erasure-scope.ts';
import { forgetResetTokens } from './reset-tokens.ts';
import { findTaken, lowerClubRoles, setUser, type EditableUser, type StoredUser } from './store.ts';

/** If somebody steals a super admin's session, they must not be able to take over the account. And one super admin always stays. */
function refuseOwn(user: StoredUser, wanted: EditableUser): void {
  const isSame = (['username', 'email', 'role'] as const).every((field) => wanted[field] === user[field]);
  if (isSame) return;
  refuseConflict(because('ownAccountFixed'));
}

/** Takes away the rights of a person's former role, and signs them out everywhere. Refuses if a club would have no admin left. */
async function demote(tx: Tx, user: StoredUser, wanted: EditableUser, now: Date): Promise<void> {
  if (wanted.role === 'member') {
    const obstacle = await clubObstacle(tx, user.id);
    if (obstacle !== null) refuseConflict(obstacle, { path: 'role' });
    await lowerClubRoles(tx, user.id);
  }
  await endSessionsOf(tx, user.id, now);
}

/** Gives an account a plan, or takes it away. A plan that is not active cannot be given any more (D20). */
async function givePlan(tx: Tx, user: StoredUser, planId: number | null): Promise<void> {
  if (planId === user.plan_id) return;
  if (planId !== null) {
    const plan = await tx
      .selectFrom('subscription_plans')
      .select('is_active')
      .where('id', '=', planId)
      .executeTakeFirst();
    if (plan?.is_active !== 1) refuseField('planId', because('planUnknown'));
  }
  await tx.updateTable('users').set({ plan_id: planId }).where('id', '=', user.id).execute();
}

/** Both addresses get a mail: the former one, so that nobody loses an account unnoticed, and the new one as a confirmation. */
async function tellAddresses(
  tx: Tx,
  user: StoredUser,
  address: string,
  language: Language,
  now: Date,
): Promise<void> {
  // Only the case differs: it is the same mailbox.
  if (keyOf(address) === user.email_key) return;
  const own = isLanguage(user.language) ? user.language : language;
  const mail = { kind: 'address-changed', userId: user.id, language: own } as const;
  await queueMails(
    tx,
    [user.email, address].map((recipient) => ({ ...mail, recipient })),
    now,
  );
}

/**
 * Changes the fields of an account that were sent. `clubId` adds a membership, `planId` is the plan of their clubs. A new address cancels the links
 * to reset the password. Answers 409 if a value is taken, if a club would have no admin left, or if it is one's own username, address or role.
 */
export async function editUser(
  tx: Tx,
  user: StoredUser,
  { clubId, planId, ...sent }: UserEdit,
  { callerId, now, language }: { readonly callerId: number; readonly now: Date; readonly language: Language },
): Promise<StoredUser> {
  const wanted: EditableUser = {
    username: sent.username ?? user.username,
    name: sent.name ?? user.name,
    email: sent.email ?? user.email,
    role: sent.role ?? user.role,
  };
  if (user.id === callerId) refuseOwn(user, wanted);
  const taken = await findTaken(tx, wanted.username, wanted.email, user.id);
  if (taken === 'email') {
    // A super admin sees all accounts, so unlike at a registration there is nothing to hide from them (ADR 9).
    refuseConflict(because('emailTaken'), { path: 'email' });
  }
  if (taken !== null) throw new Refused({ type: 'taken', what: taken });
  if (isDemotion(user.role, wanted.role)) await demote(tx, user, wanted, now);
  if (wanted.email !== user.email) {
    await forgetResetTokens(tx, user.id);
    await tellAddresses(tx, user, wanted.email, language, now);
  }
  if (typeof clubId === 'number') {
    if (!(await isClub(tx, clubId))) refuseField('clubId', because('clubUnknown'));
    await joinClub(tx, clubId, user.id, 'member', now);
  }
  if (planId !== undefined) await givePlan(tx, user, planId);
  return setUser(tx, user.id, wanted);
}
