// The texts of notices on the server, in mails and for browsers, with dates and times as the language writes them.
import { TZDate } from '@date-fns/tz';
import type { Words } from '@tennis/words';
import { sayDay, sayMoment } from '@tennis/words/say/moments';
import type { NoticeSayer } from '@tennis/words/say/notices';

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

/** The things needed to put a notice into these words. */
export const sayerIn = (words: Words): NoticeSayer => ({
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
