// How many mails a club may have sent to people who have not asked for them (ADR 9).
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../database/connection.ts';
import { mailboxOf } from '../../database/text.ts';
import { because, type Reason } from '../../ground/reason.ts';
import {
  countEach,
  countOne,
  INVITATIONS,
  INVITATIONS_TO,
  refuseFor,
  sourceOf,
  usedBy,
  waitFor,
} from '../../http/rate-limits.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The senders to count. The club and the address count too, so that somebody with many accounts cannot send to a mailing list. */
const sendersOf = ({ clubId, userId, request }: Omit<ClubMail, 'email'>): readonly string[] => [
  `user:${userId}`,
  `club:${clubId}`,
  `address:${sourceOf(request)}`,
];

/**
 * Counts many mails at once; `fullMailbox` has already checked each mailbox. Answers 429 to all of them if the admin, the club or the address would
 * send too many.
 */
export async function countMailsTo(
  tx: Tx,
  { emails, now, ...sending }: Omit<ClubMail, 'email'> & { readonly emails: readonly string[] },
): Promise<void> {
  const mailboxes = new Map<string, number>();
  for (const email of emails) mailboxes.set(mailboxOf(email), (mailboxes.get(mailboxOf(email)) ?? 0) + 1);
  await countEach(tx, INVITATIONS_TO, mailboxes, now);
  const senders = new Map(sendersOf({ ...sending, now }).map((sender) => [sender, emails.length]));
  const used = await countEach(tx, INVITATIONS, senders, now);
  if ([...used.values()].every((count) => count <= INVITATIONS.most)) return;
  const waitMs = waitFor(INVITATIONS, now);
  refuseFor(waitMs, because('invitationsSpent', { most: INVITATIONS.most, ...waitOf(waitMs) }));
}

/** Takes the mails one by one. For each it returns why its mailbox gets no more today, or null. */
export async function fullMailboxes(
  tx: Tx,
  emails: readonly string[],
  now: Date,
): Promise<(email: string) => Reason | null> {
  const used = new Map(await usedBy(tx, INVITATIONS_TO, [...new Set(emails.map(mailboxOf))], now));
  const full = because('mailboxFull', {
    most: INVITATIONS_TO.most,
    ...waitOf(waitFor(INVITATIONS_TO, now)),
  });
  return (email) => {
    const before = used.get(mailboxOf(email)) ?? 0;
    if (before >= INVITATIONS_TO.most) return full;
    used.set(mailboxOf(email), before + 1);
    return null;
  };
}

/** When it is possible again; in hours if it takes long. */
const waitOf = (waitMs: number) =>
  waitMs > 90 * MINUTE_MS
    ? ({ unit: 'hour', count: Math.ceil(waitMs / HOUR_MS) } as const)
    : ({ unit: 'minute', count: Math.ceil(waitMs / MINUTE_MS) } as const);

export interface ClubMail {
  readonly clubId: number;
  /** The sender. */
  readonly userId: number;
  readonly email: string;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/** Counts one mail. Answers 429 if the admin, the club or the address has sent too many, or the mailbox has got too many. */
export async function countMailTo(tx: Tx, { clubId, userId, email, request, now }: ClubMail): Promise<void> {
  const senders = sendersOf({ clubId, userId, request, now });
  const mailboxWaitMs = await countOne(tx, INVITATIONS_TO, mailboxOf(email), now);
  if (mailboxWaitMs > 0) {
    refuseFor(mailboxWaitMs, because('mailboxFull', { most: INVITATIONS_TO.most, ...waitOf(mailboxWaitMs) }));
  }
  const waits: number[] = [];
  for (const sender of senders) waits.push(await countOne(tx, INVITATIONS, sender, now));
  const waitMs = Math.max(...waits);
  if (waitMs > 0) {
    refuseFor(waitMs, because('invitationsSpent', { most: INVITATIONS.most, ...waitOf(waitMs) }));
  }
}
