// Sends the mails in the outbox. Their texts, and the tokens in their links, are made here, at the moment of sending.
import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '../database/connection.ts';
import type { Message, Mailer } from './transport.ts';
import { claimMail, dropMail, markSent, markUnsent, type StoredMail } from './outbox.ts';

const POLL_MS = 3000;

/** The text of a queued mail, or null if there is nobody or nothing to tell any more. */
export type WriteLetter = (tx: Tx, mail: StoredMail, now: Date) => Promise<Message | null>;

export interface MailServices {
  readonly database: Database;
  readonly now: () => Date;
  /** Null without SMTP_URL: mails wait in the outbox. */
  readonly mailer: Mailer | null;
  readonly writeLetter: WriteLetter;
}

/** Sends all mails that are due; answers how many were sent. Without a mail server they wait. */
export async function deliverMails(services: MailServices): Promise<number> {
  const { database, mailer, now, writeLetter } = services;
  if (mailer === null) return 0;
  let sent = 0;
  for (;;) {
    const mail = await claimMail(database, now());
    if (mail === null) return sent;
    const message = await database.transaction((tx) => writeLetter(tx, mail, now()));
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
export function keepDelivering(app: FastifyInstance, services: MailServices): void {
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
    // A mail that is being sent is not waited for: another process, or the next start, tries it again.
    services.mailer?.close();
  });
}
