// The link of a mail that ends mails about draws (RFC 8058).
import { NOTICE_TOPICS, type NoticeTopic } from '@tennis/contract';
import { mailStopToken } from '../tennis/notices/mail-stops.ts';
import type { Person, TestServer } from './server.ts';

/** The token in a mail to somebody. */
export const aMailStop = (
  { database, services }: TestServer,
  { user }: Person,
  topics: readonly NoticeTopic[] = ['draw'],
): Promise<string> =>
  database.transaction(async (tx) => {
    const account = await tx
      .selectFrom('users')
      .select(['id', 'email_key'])
      .where('id', '=', user?.id ?? 0)
      .executeTakeFirstOrThrow();
    const ordered = NOTICE_TOPICS.filter((topic) => topics.includes(topic));
    return mailStopToken(tx, account, ordered, services.now());
  });
