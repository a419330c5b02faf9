// How many mails a club may have sent to people who have not asked for them (ADR 9).
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../database/connection.ts';
import { mailboxOf } from '../../database/text.ts';
import { because } from '../../ground/reason.ts';
import { countOne, INVITATIONS, INVITATIONS_TO, refuseFor, sourceOf } from '../../http/rate-limits.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** When it is possible again, in hours when it is long. */
const waitOf = (waitMs: number) =>
  waitMs > 90 * MINUTE_MS
    ? ({ unit: 'hour', count: Math.ceil(waitMs / HOUR_MS) } as const)
    : ({ unit: 'minute', count: Math.ceil(waitMs / MINUTE_MS) } as const);

export interface ClubMail {
  readonly clubId: number;
  /** Who sends it. */
  readonly userId: number;
  readonly email: string;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/** Counts a mail, within what one admin, one club and one address may send and one mailbox may get; refuses with 429 beyond. */
export async function countMailTo(tx: Tx, { clubId, userId, email, request, now }: ClubMail): Promise<void> {
  // By club and by address too: registering many accounts must not make a mailing list either.
  const senders = [`user:${userId}`, `club:${clubId}`, `address:${sourceOf(request)}`];
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
