// The name of a club's zone for people with another clock (D1): once in full for a list, and short beside the time if the times of one list are from
// several zones.
import * as words from '@tennis/words/dates';
import { language } from '@tennis/words/language';
import type { Match } from '@tennis/contract';
import { formatMatchTime } from './dates.ts';
import { listed } from './lists.ts';

type Timed = Pick<Match, 'startTime' | 'timeZone'>;

/** "Asia/Singapore", "America/New York". */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

const differs = (moment: string, zone: string, viewer: string): boolean =>
  zone !== viewer && formatMatchTime(moment, zone) !== formatMatchTime(moment, viewer);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** "GMT+8", "PDT". */
function shortZone(moment: string, zone: string): string {
  const formatter =
    formatters.get(zone) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
      timeZone: zone,
      timeZoneName: 'short',
    });
  formatters.set(zone, formatter);
  const parts = formatter.formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** " GMT+8" when the viewer's clock differs from the club's at that moment, else nothing: for the lines of a list whose zones are named above it. */
export const zoneTag = (moment: string, zone: string, viewer: string): string =>
  differs(moment, zone, viewer) ? ` ${shortZone(moment, zone)}` : '';

/** A list's note on the zones of its times, and the zone in which its lines are read: then only lines that differ carry a tag. */
export interface ListZones {
  /** "Times are those of Asia/Singapore."; null when there is nothing to say. */
  readonly line: string | null;
  /** The one zone of all times, otherwise the viewer's. */
  readonly reading: string;
}

/** The zones of a list as somebody in `viewer` reads it. */
export function listZones(matches: readonly Timed[], viewer: string): ListZones {
  const foreign = new Map<string, string>();
  for (const { startTime, timeZone } of matches) {
    if (startTime !== null && !foreign.has(timeZone) && differs(startTime, timeZone, viewer))
      foreign.set(
        timeZone,
        words.zoneOfClub({ short: shortZone(startTime, timeZone), zone: zoneName(timeZone) }),
      );
  }
  const [zone] = foreign.keys();
  if (zone === undefined) return { line: null, reading: viewer };
  if (matches.every(({ timeZone }) => timeZone === zone))
    return { line: words.timesOfZone({ zone: zoneName(zone) }), reading: zone };
  return { line: words.timesOfClubs({ zones: listed([...foreign.values()]) }), reading: viewer };
}
