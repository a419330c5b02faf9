// The address in a mail of notices that ends such mails with one press and without signing in (RFC 8058, ADR 29). It names an account and topics and is
// signed with a key of the account, so nothing is stored for each mail. It ends when the account has another address or is gone, and when its owner
// asks for such mails again: they have decided anew, and a mail that was passed on must not undo that.
import { NOTICE_TOPICS, TOPIC_OF, type NoticeKind, type NoticeTopic } from '@tennis/contract';
import type { Db, Tx } from '../../database/connection.ts';
import { isSameSignature, newSecret, signature } from '../../ground/secrets.ts';
import { readChoices, setChoices } from './choices.ts';

/** The mails that a token ends. */
interface MailStop {
  readonly userId: number;
  readonly topics: readonly NoticeTopic[];
}

const TOKEN = /^([1-9]\d{0,14})\.([a-z]+(?:~[a-z]+){0,20})\.([\w-]{43})$/;

/** Everything that the signature holds together; the address is the one that the mail goes to. */
const textOf = (userId: number, topics: string, emailKey: string): string =>
  JSON.stringify(['mail-stop', userId, topics, emailKey]);

/** The topics of notices, in their order. */
export const topicsOf = (kinds: readonly NoticeKind[]): readonly NoticeTopic[] => {
  const told = new Set(kinds.map((kind) => TOPIC_OF[kind]));
  return NOTICE_TOPICS.filter((topic) => told.has(topic));
};

/** Makes the token that ends mails about these topics to this account. */
export async function mailStopToken(
  tx: Tx,
  { id, email_key: emailKey }: { readonly id: number; readonly email_key: string },
  topics: readonly NoticeTopic[],
  now: Date,
): Promise<string> {
  // A key that is there stays; it is written again to be held, because its owner may end it at this moment.
  const { secret } = await tx
    .insertInto('mail_stop_keys')
    .values({ user_id: id, secret: newSecret(), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: id }))
    .returning('secret')
    .executeTakeFirstOrThrow();
  const named = topics.join('~');
  return `${id}.${named}.${signature(secret, textOf(id, named, emailKey))}`;
}

/** The mails that a token ends; null if it is none of ours, or has ended. */
export async function findMailStop(db: Db | Tx, token: string): Promise<MailStop | null> {
  const [, id, named, signed] = TOKEN.exec(token) ?? [];
  if (id === undefined || named === undefined || signed === undefined) return null;
  const userId = Number(id);
  const row = await db
    .selectFrom('mail_stop_keys')
    .innerJoin('users', 'users.id', 'mail_stop_keys.user_id')
    .select(['mail_stop_keys.secret', 'users.email_key'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (
    row === undefined ||
    !isSameSignature(signed, signature(row.secret, textOf(userId, named, row.email_key)))
  )
    return null;
  const topics = new Set(named.split('~'));
  return { userId, topics: NOTICE_TOPICS.filter((topic) => topics.has(topic)) };
}

/** The topics among these of which the account still gets mails. */
export async function stillMailed(
  db: Db | Tx,
  { userId, topics }: MailStop,
): Promise<readonly NoticeTopic[]> {
  const chosen = await readChoices(db, userId);
  return chosen.topics.flatMap(({ topic, byMail }) => (byMail && topics.includes(topic) ? [topic] : []));
}

/** Ends the mails about these topics, those that wait to go out too. Answers whether there was anything to end. */
export async function endMails(tx: Tx, stop: MailStop): Promise<boolean> {
  const { userId, topics } = stop;
  const mailed = await stillMailed(tx, stop);
  if (mailed.length === 0) return false;
  const { topics: chosen } = await readChoices(tx, userId);
  await setChoices(
    tx,
    userId,
    chosen.filter(({ topic }) => mailed.includes(topic)).map((one) => ({ ...one, byMail: false })),
  );
  const kinds = Object.entries(TOPIC_OF).flatMap(([kind, topic]) =>
    topics.includes(topic) ? [kind as NoticeKind] : [],
  );
  await tx
    .updateTable('notices')
    .set({ by_mail: 0 })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('by_mail', '=', 1)
    .where('read_at', 'is', null)
    .execute();
  return true;
}

/** Ends all links of an account if its owner now asks for mails of a topic that did not go out before. */
export async function forgetMailStops(
  tx: Tx,
  userId: number,
  asked: readonly { readonly topic: NoticeTopic; readonly byMail: boolean }[],
): Promise<void> {
  const wanted = asked.flatMap(({ topic, byMail }) => (byMail ? [topic] : []));
  if (wanted.length === 0) return;
  const mailed = await stillMailed(tx, { userId, topics: wanted });
  if (wanted.some((topic) => !mailed.includes(topic)))
    await tx.deleteFrom('mail_stop_keys').where('user_id', '=', userId).execute();
}
