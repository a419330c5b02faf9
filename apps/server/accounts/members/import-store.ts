// SQL of lists of members: people who belong to the club or are invited, and invitations with their mails, each in one statement.
import type { MemberLine } from '@tennis/contract';
import type { Language } from '@tennis/words/languages';
import type { Tx } from '../../database/connection.ts';
import { keyOf } from '../../database/text.ts';
import { queueMails } from '../../mail/outbox.ts';
import { insertInvitations, listPending } from '../invitations/store.ts';

/** Those of these addresses who belong to the club, by the addresses' keys. */
export async function membersAt(tx: Tx, clubId: number, emails: readonly string[]) {
  const members = await tx
    .selectFrom('club_members')
    .innerJoin('users', 'users.id', 'club_members.user_id')
    .select(['users.email_key', 'users.name', 'club_members.role'])
    .where('club_members.club_id', '=', clubId)
    .where('users.email_key', 'in', emails.map(keyOf))
    .execute();
  return new Map(members.map((member) => [member.email_key, member]));
}

/** The open invitations of a club, by the addresses' keys. */
export async function invitedTo(tx: Tx, clubId: number, now: Date) {
  const pending = await listPending(tx, clubId, now);
  return new Map(pending.map((invitation) => [invitation.email_key, invitation]));
}

/** The time between two mails of a list, so that other mails get through and no mail server sees a flood. 500 take 42 minutes. */
const SPACE_MS = 5000;

/** Invites everybody of a list. */
export async function inviteAll(
  tx: Tx,
  lines: readonly MemberLine[],
  by: { readonly clubId: number; readonly userId: number; readonly language: Language },
  now: Date,
): Promise<void> {
  const invitations = await insertInvitations(
    tx,
    lines.map(({ email, role = 'member' }) => ({ clubId: by.clubId, email, role, invitedBy: by.userId })),
    now,
  );
  await queueMails(
    tx,
    invitations.map(({ id, email }, at) => ({
      kind: 'invitation',
      recipient: email,
      invitationId: id,
      language: by.language,
      due: new Date(now.getTime() + at * SPACE_MS),
    })),
    now,
  );
}
