// Sends the mails in the outbox. Their texts, and the tokens in their links, are made here, at the moment of sending.
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Db, Tx } from '../database/connection.ts';
import type { Message, Mailer } from './transport.ts';
import { claimMail, dropMail, markSent, markUnsent, type StoredMail } from './outbox.ts';

/** Waits between attempts to store that a mail was sent: together they are shorter than the claim on it. */
const STORE_AGAIN_MS = [500, 1000, 2000, 4000, 8000, 16_000, 32_000];

/** The text of a queued mail, or null if there is nobody or nothing to tell any more. */
export type WriteLetter = (tx: Tx, mail: StoredMail, now: Date) => Promise<Message | null>;

export interface MailServices {
  readonly database: Database;
  readonly now: () => Date;
  /** Null without SMTP_URL: mails wait in the outbox. */
  readonly mailer: Mailer | null;
  readonly writeLetter: WriteLetter;
}

/** Stores that a mail was sent. While the database is away it is tried again: otherwise the mail would go out a second time. */
async function storeSent(db: Db, id: number, now: Date): Promise<void> {
  for (const waitMs of STORE_AGAIN_MS) {
    const isStored = await markSent(db, id, now).then(
      () => true,
      () => false,
    );
    if (isStored) return;
    await pause(waitMs);
  }
  await markSent(db, id, now);
}

/**
 * Sends all mails that are due; answers how many were sent. Without a mail server they wait. Once the process ends, the mail under way is finished and
 * no other is begun.
 */
export async function deliverMails(services: MailServices, ending?: AbortSignal): Promise<number> {
  const { database, mailer, now, writeLetter } = services;
  if (mailer === null) return 0;
  let sent = 0;
  const next = async () => (ending?.aborted === true ? null : claimMail(database, now()));
  for (;;) {
    const mail = await next();
    if (mail === null) return sent;
    const message = await database.transaction((tx) => writeLetter(tx, mail, now()));
    if (message === null) {
      await dropMail(database.db, mail.id);
      continue;
    }
    const fault = await mailer.send(message).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (fault !== null) {
      await markUnsent(database.db, mail, fault, now());
      continue;
    }
    await storeSent(database.db, mail.id, now());
    sent += 1;
  }
}
