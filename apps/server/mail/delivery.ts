// Sends what is in the outbox. What a mail says, and the token in its link, are made here, at the moment of sending.
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../database/connection.ts';
import { createResetToken } from '../accounts/reset-tokens.ts';
import { findUserByEmail } from '../accounts/store.ts';
import { findInvitation, renewLink } from '../accounts/invitations/store.ts';
import type { Services } from '../http/handler.ts';
import { forgotLink, invitationLink, ownAddress, resetLink } from '../ground/links.ts';
import { accountExistsMail, invitationMail, passwordChangedMail, resetMail } from './texts.ts';
import type { Message } from './transport.ts';
import { claimMail, dropMail, markSent, markUnsent, type StoredMail } from './outbox.ts';

const POLL_MS = 3000;

/** What a mail says, or null when there is nobody or nothing to tell any more. */
async function compose(tx: Tx, { config }: Services, mail: StoredMail, now: Date): Promise<Message | null> {
  if (mail.kind === 'invitation') {
    const invitation = mail.invitation_id === null ? undefined : await findInvitation(tx, mail.invitation_id);
    if (invitation === undefined || invitation.status !== 'pending') return null;
    const { token } = await renewLink(tx, invitation.id, now, 'mailed');
    const link = invitationLink(config, token);
    return invitationMail(invitation.email, invitation.club_name, invitation.role, link);
  }
  const user = await findUserByEmail(tx, mail.recipient);
  if (user === undefined) return null;
  if (mail.kind === 'account-exists') {
    return accountExistsMail(user.email, user.name, user.username, `${ownAddress(config)}/login`);
  }
  if (mail.kind === 'password-changed') {
    return passwordChangedMail(user.email, user, mail.created_at, forgotLink(config));
  }
  const { token } = await createResetToken(tx, user.id, now, 'mailed');
  // To the stored address, not to the one that was typed: they may differ in more than case.
  return resetMail(user.email, user.name, resetLink(config, token));
}

/** Sends all mails that are due; answers how many were sent. Without a mail server they wait. */
export async function deliverMails(services: Services): Promise<number> {
  const { database, mailer, now } = services;
  if (mailer === null) return 0;
  let sent = 0;
  for (;;) {
    const mail = await claimMail(database, now());
    if (mail === null) return sent;
    const message = await database.transaction((tx) => compose(tx, services, mail, now()));
    if (message === null) {
      await dropMail(database.db, mail.id);
      continue;
    }
    try {
      await mailer.send(message);
      await markSent(database.db, mail.id, now());
      sent += 1;
    } catch (error) {
      await markUnsent(database.db, mail, error instanceof Error ? error.message : String(error), now());
    }
  }
}

/** Looks into the outbox every three seconds, one round after the other; ends with the app. */
export function keepDelivering(app: FastifyInstance, services: Services): void {
  if (services.mailer === null) return;
  let round: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    round ??= deliverMails(services)
      .catch((error: unknown) => {
        app.log.warn({ err: error }, 'mails could not be sent and will be tried again');
      })
      .finally(() => {
        round = null;
      });
  }, POLL_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    // What is being sent is not waited for: another process, or the next start, tries it again.
    services.mailer?.close();
  });
}
