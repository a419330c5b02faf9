// The outbox (D23): a mail is queued in the transaction that it tells about, and sent afterwards, several times if need be. A queued mail holds no
// token: links are made when it is sent. Several processes may send from one outbox.
import type { Insertable, Selectable } from 'kysely';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@tennis/words/languages';
import type { Database, Db, Tx } from '../database/connection.ts';
import type { MailRow } from '../database/schema.ts';
import { keyOf } from '../database/text.ts';

export type StoredMail = Selectable<MailRow>;

/** The language in which it is written. */
export const languageOfMail = ({ language }: Pick<StoredMail, 'language'>): Language =>
  isLanguage(language) ? language : DEFAULT_LANGUAGE;

const MINUTE_MS = 60_000;
/** How long one process may take over sending before another one tries. */
const LEASE_MS = 2 * MINUTE_MS;
/** Waits between tries; after the last one the mail has failed. */
const BACKOFF_MS = [1, 5, 15, 60, 180, 720].map((minutes) => minutes * MINUTE_MS);

const TOO_FAR_MS = 1440 * MINUTE_MS;

const after = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/** The languages that the owners of addresses have chosen, by the addresses' keys. */
async function ownLanguages(
  tx: Tx,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const owners = await tx
    .selectFrom('users')
    .select(['email_key', 'language'])
    .where('email_key', 'in', addresses.map(keyOf))
    .execute();
  return new Map(owners.map(({ email_key, language }) => [email_key, language]));
}

type NewMail = Pick<Insertable<MailRow>, 'kind' | 'recipient'> & {
  readonly invitationId?: number;
  /** The account that it is about, if the address does not say it. */
  readonly userId?: number;
  readonly language: Language;
  /** From when on it may go out; at once when left out. */
  readonly due?: Date;
};

/** Queues a mail. It is written in the recipient's language or, if they have none, in the given language of the request that caused it. */
export const queueMail = (tx: Tx, mail: NewMail, now: Date): Promise<void> => queueMails(tx, [mail], now);

/** Queues several, in one statement. */
export async function queueMails(tx: Tx, mails: readonly NewMail[], now: Date): Promise<void> {
  const own = await ownLanguages(
    tx,
    mails.map(({ recipient }) => recipient),
  );
  await tx
    .insertInto('mails')
    .values(
      mails.map(({ kind, recipient, invitationId = null, userId = null, language, due = now }) => ({
        kind,
        recipient,
        invitation_id: invitationId,
        user_id: userId,
        language: own.get(keyOf(recipient)) ?? language,
        state: 'queued' as const,
        next_attempt_at: due.toISOString(),
        created_at: now.toISOString(),
        sent_at: null,
        last_error: null,
      })),
    )
    .execute();
}

/** Takes the next due mail for this process alone, or null when none is due. */
export async function claimMail({ db }: Database, now: Date): Promise<StoredMail | null> {
  for (;;) {
    const due = await db
      .selectFrom('mails')
      .select(['id', 'attempts'])
      .where('state', '=', 'queued')
      .where((where) =>
        where.or([
          where('next_attempt_at', '<=', now.toISOString()),
          // Further away than any wait: it was queued while the clock was ahead.
          where('next_attempt_at', '>', after(now, TOO_FAR_MS)),
        ]),
      )
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (due === undefined) return null;
    const claimed = await db
      .updateTable('mails')
      .set({ attempts: due.attempts + 1, next_attempt_at: after(now, LEASE_MS) })
      .where('id', '=', due.id)
      .where('attempts', '=', due.attempts)
      .where('state', '=', 'queued')
      .returningAll()
      .executeTakeFirst();
    if (claimed !== undefined) return claimed;
  }
}

/** The mail server has taken it. */
export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: now.toISOString(), last_error: null })
    .where('id', '=', id)
    .execute();
}

/** It could not be sent: tried again later, until the waits are used up. */
export async function markUnsent(db: Db, mail: StoredMail, reason: string, now: Date): Promise<void> {
  const wait = BACKOFF_MS[mail.attempts - 1];
  await db
    .updateTable('mails')
    .set({
      last_error: reason.slice(0, 300),
      ...(wait === undefined ? { state: 'failed' as const } : { next_attempt_at: after(now, wait) }),
    })
    .where('id', '=', mail.id)
    .execute();
}

/** Nobody or nothing is left to tell: the mail is dropped without a trace. */
export async function dropMail(db: Db, id: number): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

const DAY_MS = 1440 * MINUTE_MS;

/** Forgets what was sent or has failed 30 days ago, and what could not be sent for a week. */
export async function forgetOldMails(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where((where) =>
      where.or([
        where('created_at', '<', after(now, -30 * DAY_MS)),
        where.and([where('state', '=', 'queued'), where('created_at', '<', after(now, -7 * DAY_MS))]),
      ]),
    )
    .execute();
}
