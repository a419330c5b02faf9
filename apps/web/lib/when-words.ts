// When a match is played, as far as anybody knows (OP37, OP38): what the plan says in the place of a time, and when the match is expected to begin.
import * as words from '@tennis/words/when';
import type { Match } from '@tennis/contract';
import { formatShortDay, formatTime } from './dates.ts';
import { courtName, formatOf } from './match-view.ts';
import { presentMoment } from './rendering.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
/** A match that is expected so close to its time begins then, as far as people need to know. */
const WORTH_SAYING_MS = 10 * MINUTE_MS;

type Planned = Pick<Match, 'followedBy' | 'notBefore' | 'timeZone'>;
type Dated = Pick<Match, 'playBy' | 'startTime' | 'status'>;

/** "Play by Nov 30" while no time is agreed; empty where the match has none, or needs none. */
export const lastDayNote = ({ playBy, startTime, status }: Dated): string =>
  playBy === null || startTime !== null || status !== 'scheduled'
    ? ''
    : words.playBy({ day: formatShortDay(`${playBy}T12:00:00Z`, 'UTC') });

/** "Followed by" or "Not before 2:00 PM"; null where the match has a plain time. */
export function insteadOfTime({ followedBy, notBefore, timeZone }: Planned): string | null {
  if (followedBy) return words.followedBy;
  return notBefore === null ? null : words.notBefore({ time: formatTime(notBefore, timeZone) });
}

type Awaited = Planned & Pick<Match, 'estimate' | 'startTime' | 'status'>;
type Callable = Awaited & Pick<Match, 'calledAt' | 'court'>;

/** The estimate of a match that is to come, where it says more than the time that stands beside it. */
function worthSaying(match: Awaited, now: number) {
  const { estimate, startTime, status } = match;
  if (estimate === undefined || status !== 'scheduled' || Date.parse(estimate.high) <= now) return null;
  const isPlain = insteadOfTime(match) === null && startTime !== null;
  const isOnTime =
    isPlain &&
    [estimate.low, estimate.median, estimate.high].every(
      (moment) => Math.abs(Date.parse(moment) - Date.parse(startTime)) < WORTH_SAYING_MS,
    );
  return isOnTime ? null : estimate;
}

/** "Called to Court 3", else when the match is expected; empty where nothing is known. */
export function whenNote(match: Callable, moment?: string): string {
  if (match.status === 'scheduled' && match.calledAt !== null && match.court !== null)
    return words.calledTo({ court: courtName(match.court) });
  return expectedText(match, moment);
}

/** "about 2:40 PM, between 2:20 PM and 3:15 PM"; empty where nothing is known or the plan says as much. Nothing is expected in the past. */
export function expectedText(match: Awaited, moment: string = presentMoment().toISOString()): string {
  const now = Date.parse(moment);
  const estimate = worthSaying(match, now);
  if (estimate === null) return '';
  const say = (time: string): string => formatTime(time, match.timeZone);
  const high = say(estimate.high);
  if (Date.parse(estimate.median) <= now) return words.expectedSoon({ high });
  const soonest = Math.max(Date.parse(estimate.low), Math.ceil(now / STEP_MS) * STEP_MS);
  const low = say(new Date(soonest).toISOString());
  return words.expected({ median: say(estimate.median), low, high });
}

/** "about 2:40 PM": for paper, which stays as it was printed. */
export function expectedOnPaper(match: Awaited, moment: string): string {
  const estimate = worthSaying(match, Date.parse(moment));
  return estimate === null
    ? ''
    : words.expectedAbout({ median: formatTime(estimate.median, match.timeZone) });
}

/** "Sets to 4, match tie-break": how a match is played in a shorter format than its tournament; empty for all others (OP13). */
export function formatNote({ shortened, matchFormat }: Pick<Match, 'shortened' | 'matchFormat'>): string {
  const format = shortened === true ? formatOf(matchFormat) : null;
  if (format === null || format.set.kind !== 'games') return '';
  return words.shorterFormat({
    to: format.set.to,
    noAd: format.set.noAd ? 'yes' : 'no',
    deciding: format.finalSet?.kind === 'tieBreak' ? 'tieBreak' : 'set',
  });
}
