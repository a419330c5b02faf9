// The texts of notices on the server, in mails and for browsers, with dates and times as the language writes them.
import { TZDate } from '@date-fns/tz';
import type { Words } from '@tennis/words';
import { sayClock, sayDay, sayMoment, type WallClock } from '@tennis/words/say/moments';
import type { NoticeSayer } from '@tennis/words/say/notices';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function momentIn(startTime: string, zone: string): WallClock {
  const local = new TZDate(new Date(startTime).getTime(), zone);
  return {
    month: local.getMonth() + 1,
    day: local.getDate(),
    weekday: WEEKDAYS[local.getDay()] ?? '',
    hour: local.getHours(),
    minute: local.getMinutes(),
  };
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
  moment: (startTime, zone) => sayMoment(words, momentIn(startTime, zone)),
  clock: (startTime, zone) => sayClock(words, momentIn(startTime, zone)),
  day: (day) => dayIn(words, day),
});
