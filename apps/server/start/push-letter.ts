// The text that wakes a browser (web push, D53), with names as everybody may read them (D24), because a locked phone shows it to everybody.
import { wordsIn } from '@tennis/words';
import { DEFAULT_LANGUAGE, isLanguage } from '@tennis/words/languages';
import { sayNotice } from '@tennis/words/say/notices';
import { pageOfNotice, type Notice } from '@tennis/contract';
import type { Told, WritePush } from '../push/delivery.ts';
import type { PushMessage } from '../push/send.ts';
import { presentNotices } from '../tennis/notices/present.ts';
import { listNoticesToPush } from '../tennis/notices/store.ts';
import { sayerIn } from './notice-sayer.ts';

/** A push service takes some 4 kB, sealed. */
const LONGEST = 500;

/** A message about one match replaces the earlier one about it. */
const tagOf = ({ kind, match, tournament }: Notice): string =>
  match === null ? `tournament-${tournament.id}-${kind}` : `match-${match.id}`;

/** The person it is about, if the sentence does not say so. */
const nameIn = ({ person, match, entryName }: Notice): string | null => {
  if (person !== null) return person.isSelf || match !== null ? null : person.name;
  return match === null ? entryName : null;
};

/** Writes them in the device's language. */
export const writePush: WritePush = async (tx, { owner, ids, language, now }) => {
  const words = wordsIn(isLanguage(language) ? language : DEFAULT_LANGUAGE);
  const sayer = sayerIn(words);
  const rows = await listNoticesToPush(tx, owner.userId, ids);
  const notices = await presentNotices(tx, owner.userId, rows, { caller: null, now });
  const messages = notices.map((notice): Told => {
    const text = sayNotice(sayer, notice);
    const name = nameIn(notice);
    const message = {
      title: notice.tournament.name,
      body: (name === null ? text : words.notices.followed({ name, text })).slice(0, LONGEST),
      url: pageOfNotice(notice),
      tag: tagOf(notice),
      stop: words.notices.pushStop,
    };
    return { noticeIds: [notice.id], message };
  });
  const bodies = messages.map(({ message }) => message.body);
  const together = togetherOf(notices, bodies, words, owner.userId !== null);
  return {
    messages,
    together: together && { noticeIds: notices.map(({ id }) => id), message: together },
  };
};

function togetherOf(
  notices: readonly Notice[],
  bodies: readonly string[],
  { notices: words }: ReturnType<typeof wordsIn>,
  hasAccount: boolean,
): PushMessage | null {
  const [first] = notices;
  if (first === undefined) return null;
  const isOne = new Set(notices.map(({ tournament }) => tournament.id)).size === 1;
  return {
    title: isOne ? first.tournament.name : words.pushMany({ count: notices.length }),
    body: [...new Set(bodies)].join('\n').slice(0, LONGEST),
    url: hasAccount ? '/notifications' : '/following',
    tag: 'several',
    stop: words.pushStop,
  };
}
