// The text of a mail of notices (D53): a line for each, as everybody may read it (D24).
import { wordsIn, type Words } from '@tennis/words';
import { sayNotice } from '@tennis/words/say/notices';
import { nameOf } from '@tennis/words/say/coded';
import type { Notice } from '@tennis/contract';
import type { Tx } from '../database/connection.ts';
import { readLetterhead } from '../database/known-settings.ts';
import type { Config } from '../ground/config.ts';
import { mailStopLink, noticesLink, settingsLink } from '../ground/links.ts';
import { languageOfMail, type StoredMail } from '../mail/outbox.ts';
import { noticesMail } from '../mail/texts.ts';
import type { Message } from '../mail/transport.ts';
import { mailStopToken, topicsOf } from '../tennis/notices/mail-stops.ts';
import { presentNotices } from '../tennis/notices/present.ts';
import { listNoticesOfMail } from '../tennis/notices/store.ts';
import { sayerIn } from './notice-sayer.ts';

function subjectOf({ mail, notices: labels }: Words, notices: readonly Notice[]): string {
  const [first] = notices;
  const count = notices.length;
  const isOne = new Set(notices.map(({ tournament }) => tournament.id)).size === 1;
  if (first === undefined || !isOne) return mail.noticesSubjectMany({ count });
  const kind = labels[nameOf('kind', first.kind)];
  return mail.noticesSubject({ count, tournament: first.tournament.name, kind });
}

/** The person a line is about, if it is not the reader. */
function aboutOf({ person, match, entryName }: Notice) {
  // A match says by itself who plays it.
  if (person === null)
    return match === null && entryName !== null
      ? { about: 'other', name: entryName }
      : { about: 'self', name: '' };
  return { about: person.isSelf ? 'self' : 'other', name: person.name };
}

/** The mail, or null when all of it was read meanwhile, or the address is another one now. */
export async function noticesLetter(
  tx: Tx,
  config: Config,
  mail: StoredMail,
  now: Date,
): Promise<Message | null> {
  const account = await tx
    .selectFrom('users')
    .select(['id', 'email_key'])
    .where('email', '=', mail.recipient)
    .executeTakeFirst();
  if (account === undefined) return null;
  const rows = await listNoticesOfMail(tx, account.id, mail.id);
  if (rows.length === 0) return null;
  const language = languageOfMail(mail);
  const words = wordsIn(language);
  const sayer = sayerIn(words);
  const notices = await presentNotices(tx, account.id, rows, { caller: null, now });
  const lines = notices.map((notice) =>
    words.mail.noticesLine({
      ...aboutOf(notice),
      tournament: notice.tournament.name,
      text: sayNotice(sayer, notice),
    }),
  );
  const topics = topicsOf(notices.map(({ kind }) => kind));
  const stop = await mailStopToken(tx, account, topics, now);
  return noticesMail(
    { to: mail.recipient, language, platform: await readLetterhead(tx) },
    { subject: subjectOf(words, notices), lines },
    { page: noticesLink(config), settings: settingsLink(config), stop: mailStopLink(config, stop) },
  );
}
