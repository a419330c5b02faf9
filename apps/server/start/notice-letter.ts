// What a mail of notices says (D53): a line for each, as everybody may read it (D24).
import { TZDate } from '@date-fns/tz';
import { wordsIn, type Words } from '@tennis/words';
import { sayDay, sayMoment } from '@tennis/words/say/moments';
import { sayNotice, type NoticeSayer } from '@tennis/words/say/notices';
import { nameOf } from '@tennis/words/say/coded';
import type { Notice } from '@tennis/contract';
import type { Tx } from '../database/connection.ts';
import { readLetterhead } from '../database/known-settings.ts';
import type { Config } from '../ground/config.ts';
import { noticesLink, settingsLink } from '../ground/links.ts';
import { languageOfMail, type StoredMail } from '../mail/outbox.ts';
import { noticesMail } from '../mail/texts.ts';
import type { Message } from '../mail/transport.ts';
import { presentNotices } from '../tennis/notices/present.ts';
import { listNoticesOfMail } from '../tennis/notices/store.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function momentIn(words: Words, startTime: string, zone: string): string {
  const local = new TZDate(new Date(startTime).getTime(), zone);
  return sayMoment(words, {
    month: local.getMonth() + 1,
    day: local.getDate(),
    weekday: WEEKDAYS[local.getDay()] ?? '',
    hour: local.getHours(),
    minute: local.getMinutes(),
  });
}

function dayIn(words: Words, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = WEEKDAYS[date.getUTCDay()] ?? '';
  return sayDay(words, { month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday });
}

const sayerIn = (words: Words): NoticeSayer => ({
  notices: words.notices,
  matches: words.matches,
  endings: {
    short: {
      retired: words.matches.retiredShort,
      walkover: words.matches.walkoverShort,
      defaulted: words.matches.defaultedShort,
      withdrawn: words.matches.withdrawnShort,
      abandoned: words.matches.abandonedShort,
      cancelled: words.matches.cancelledShort,
    },
    double: words.matches.doubleEnding,
  },
  moment: (startTime, zone) => momentIn(words, startTime, zone),
  day: (day) => dayIn(words, day),
});

function subjectOf({ mail, notices: labels }: Words, notices: readonly Notice[]): string {
  const [first] = notices;
  const count = notices.length;
  const isOne = new Set(notices.map(({ tournament }) => tournament.id)).size === 1;
  if (first === undefined || !isOne) return mail.noticesSubjectMany({ count });
  const kind = labels[nameOf('kind', first.kind)];
  return mail.noticesSubject({ count, tournament: first.tournament.name, kind });
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
    .select('id')
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
      about: notice.person.isSelf ? 'self' : 'other',
      name: notice.person.name,
      tournament: notice.tournament.name,
      text: sayNotice(sayer, notice),
    }),
  );
  return noticesMail(
    { to: mail.recipient, language, platform: await readLetterhead(tx) },
    { subject: subjectOf(words, notices), lines },
    { page: noticesLink(config), settings: settingsLink(config) },
  );
}
