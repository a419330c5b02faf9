// Whether an account's e-mail address is its owner's. Anybody can register with any address, so what others keep under it becomes the owner's
// only once they have used a link that was mailed to it (ADR 14).
import { expressionBuilder, sql, type Expression, type Selectable, type SqlBool } from 'kysely';
import type { Tx } from '../database/connection.ts';
import type { Tables, UserRow } from '../database/schema.ts';

/** How a link reaches the person it is for. Only a mailed link proves whose mailbox it is. */
export type LinkWay = 'mailed' | 'handed over';

type Owner = Pick<Selectable<UserRow>, 'id' | 'email_key' | 'email_proved_at'>;
type Condition = Expression<SqlBool>;

/** Notes that somebody has used a link that was mailed to the account's current address. */
export async function markAddressProved(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_proved_at: now.toISOString() })
    .where('id', '=', userId)
    .execute();
}

const isProved = (owner: Owner): boolean => owner.email_proved_at !== null;

// Addresses are ASCII, so the databases fold them as we do.
const isAddressOf = (column: 'mails.recipient' | 'tournaments.contact_email', owner: Owner): Condition =>
  sql<boolean>`lower(${sql.ref(column)}) = ${owner.email_key}`;

/** The invitations that the owner accepted and, once their address is proved, all to it. */
export function invitationsOf(owner: Owner): Condition {
  const where = expressionBuilder<Tables, 'invitations'>();
  const accepted = where('invitations.accepted_by', '=', owner.id);
  if (!isProved(owner)) return accepted;
  return where.or([where('invitations.email_key', '=', owner.email_key), accepted]);
}

/** The mails about the account and, once its address is proved, all to it. */
export function mailsOf(owner: Owner): Condition {
  const where = expressionBuilder<Tables, 'mails'>();
  const about = where('mails.user_id', '=', owner.id);
  const toHim = where.or([isAddressOf('mails.recipient', owner), about]);
  // Others ask anybody who reads the mails to an address.
  const ofOthers = ['invitation', 'partner-request'] as const;
  return isProved(owner) ? toHim : where.and([toHim, where('mails.kind', 'not in', ofOthers)]);
}

/** The requests to be somebody's partner that went to the owner's address, once it is proved. */
export function partnerRequestsTo(owner: Owner): Condition {
  const where = expressionBuilder<Tables, 'partner_requests'>();
  return isProved(owner) ? where('partner_requests.email_key', '=', owner.email_key) : where.lit(false);
}

/** The tournaments with the owner's address as contact: those they created, those of their clubs and, once the address is proved, all others too. */
export function tournamentsWithContact(owner: Owner): Condition {
  const where = expressionBuilder<Tables, 'tournaments'>();
  const isHis = isAddressOf('tournaments.contact_email', owner);
  if (isProved(owner)) return isHis;
  const ownClubs = where
    .selectFrom('club_members')
    .select('club_members.club_id')
    .where('club_members.user_id', '=', owner.id);
  return where.and([
    isHis,
    where.or([where('tournaments.created_by', '=', owner.id), where('tournaments.club_id', 'in', ownClubs)]),
  ]);
}
