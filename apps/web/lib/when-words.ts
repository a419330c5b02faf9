// When a match is played, as far as anybody knows (OP37, OP38): the plan's note instead of a time, and when the match is expected to begin.
import * as words from '@tennis/words/when';
import type { Match } from '@tennis/contract';
import { isCalled } from './called.ts';
import { dayOf, formatShortDay, formatShortDayAndTime, formatTime } from './dates.ts';
import { courtName } from './court-name.ts';
import { interruptionOf } from './interrupted.ts';
import { formatOf } from './match-view.ts';
import type { CaptionWord } from './match-facts.ts';
import { presentMoment } from './rendering.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
/** A match that is expected so close to its time begins then, as far as people need to know. */
const WORTH_SAYING_MS = 10 * MINUTE_MS;

type Planned = Pick<Match, 'followedBy' | 'notBefore' | 'timeZone'>;
type Dated = Pick<Match, 'playBy' | 'startTime' | 'status'>;

/** "Play by Nov 30" while no time is agreed; empty if the match has none, or needs none. */
export const lastDayNote = ({ playBy, startTime, status }: Dated): string =>
  playBy === null || startTime !== null || status !== 'scheduled'
    ? ''
    : words.playBy({ day: formatShortDay(`${playBy}T12:00:00Z`, 'UTC') });

/** "Followed by" or "Not before 2:00 PM"; null if the match has a plain time. */
export function insteadOfTime({ followedBy, notBefore, timeZone }: Planned): string | null {
  if (followedBy) return words.followedBy;
  return notBefore === null ? null : floorNote({ notBefore, timeZone });
}

/** "Not before 2:00 PM", beside a time or beside "Followed by"; empty if nothing holds the match back. */
export const floorNote = ({ notBefore, timeZone }: Pick<Match, 'notBefore' | 'timeZone'>): string =>
  notBefore === null ? '' : words.notBefore({ time: formatTime(notBefore, timeZone) });

type Awaited = Planned & Pick<Match, 'estimate' | 'startTime' | 'status'>;
type Callable = Awaited & Pick<Match, 'calledAt' | 'court' | 'interrupted'>;

/** The estimate for a match to come, if it says more than the time beside it. */
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

type Broken = Pick<Match, 'interrupted' | 'status' | 'timeZone'>;

/** "Goes on at 2:40 PM", "Goes on Sun 9:00 AM"; empty for a match that was not broken off, or was put nowhere. */
export function goesOnText(match: Broken, moment: string = presentMoment().toISOString()): string {
  const { timeZone } = match;
  const goesOn = interruptionOf(match, new Date(moment))?.goesOn ?? null;
  if (goesOn === null) return '';
  const today = dayOf(moment, timeZone);
  return dayOf(goesOn, timeZone) === today
    ? words.goesOnAt({ time: formatTime(goesOn, timeZone) })
    : words.goesOnWhen({ when: formatShortDayAndTime(today, goesOn, timeZone) });
}

/** The same or, while its court stands still, "Expected to go on at about 3:00 PM"; empty while nobody knows. */
export function goesOnNote(match: Broken, moment: string = presentMoment().toISOString()): string {
  const again = interruptionOf(match, new Date(moment))?.again ?? null;
  return again === null
    ? goesOnText(match, moment)
    : words.goesOnAbout({ time: formatTime(again, match.timeZone) });
}

/** "Called to Court 3", else when the match is expected, or goes on; empty if nothing is known. */
export function whenNote(match: Callable, moment?: string): string {
  if (match.status === 'in_progress') return goesOnNote(match, moment);
  if (isCalled(match) && match.court !== null) return words.calledTo({ court: courtName(match.court) });
  return expectedText(match, moment);
}

/** "2:20–3:15 PM": half a day that both times share is said once. */
export function clockSpan(low: string, high: string): string {
  const half = /\D+$/.exec(high)?.[0] ?? '';
  const isShared = half !== '' && low.endsWith(half);
  return words.span({ low: isShared ? low.slice(0, -half.length) : low, high });
}

/**
 * The same as `whenNote`, for places with little room: "about 2:40 PM" with "2:20–3:15 PM" in small print; screen readers hear the whole sentence.
 */
export function shortWhen(match: Callable, moment: string = presentMoment().toISOString()): CaptionWord {
  const spoken = whenNote(match, moment);
  const expected = spoken === '' || match.calledAt !== null ? null : expectedSpan(match, moment);
  return expected === null
    ? spoken
    : {
        text: words.expectedAbout({ median: expected.median }),
        small: clockSpan(expected.low, expected.high),
        spoken,
      };
}

/** The expected times as they are printed; null if nothing is known, the plan says the same, or the match is expected now. */
function expectedSpan(match: Awaited, moment: string) {
  const now = Date.parse(moment);
  const estimate = worthSaying(match, now);
  if (estimate === null || Date.parse(estimate.median) <= now) return null;
  const say = (time: string): string => formatTime(time, match.timeZone);
  const soonest = Math.max(Date.parse(estimate.low), Math.ceil(now / STEP_MS) * STEP_MS);
  return {
    median: say(estimate.median),
    low: say(new Date(soonest).toISOString()),
    high: say(estimate.high),
  };
}

/** "about 2:40 PM, between 2:20 PM and 3:15 PM"; empty if nothing is known or the plan says the same. Nothing is expected in the past. */
export function expectedText(match: Awaited, moment: string = presentMoment().toISOString()): string {
  const now = Date.parse(moment);
  const estimate = worthSaying(match, now);
  if (estimate === null) return '';
  const span = expectedSpan(match, moment);
  return span === null
    ? words.expectedSoon({ high: formatTime(estimate.high, match.timeZone) })
    : words.expected(span);
}

/** "about 2:40 PM": for paper, which stays as it was printed. */
export function expectedOnPaper(match: Awaited, moment: string): string {
  const estimate = worthSaying(match, Date.parse(moment));
  return estimate === null
    ? ''
    : words.expectedAbout({ median: formatTime(estimate.median, match.timeZone) });
}

/** "Sets to 4, match tie-break": the format of a match if it is shorter than its tournament's; empty for all others (OP13). */
export function formatNote({ shortened, matchFormat }: Pick<Match, 'shortened' | 'matchFormat'>): string {
  const format = shortened === true ? formatOf(matchFormat) : null;
  if (format === null || format.set.kind !== 'games') return '';
  return words.shorterFormat({
    to: format.set.to,
    noAd: format.set.noAd ? 'yes' : 'no',
    deciding: format.finalSet?.kind === 'tieBreak' ? 'tieBreak' : 'set',
  });
}
