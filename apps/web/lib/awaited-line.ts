// A match to come in one line about somebody, alone on the screen: where they go, when, and against whom. "Followed by" says nothing there, since the
// match before it is not in sight: the court and the time that is expected do (OP37, OP38).
import * as words from '@tennis/words/following';
import { afterAnother } from '@tennis/words/when';
import type { Match } from '@tennis/contract';
import { isCalled } from './called.ts';
import { courtName } from './court-name.ts';
import { dayOf, formatDay } from './dates.ts';
import { isFollowing } from './following.ts';
import { matchView } from './match-view.ts';
import { presentMoment } from './rendering.ts';
import { expectedText, whenNote } from './when-words.ts';

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' • ');

const withWhom = (text: string, opponent: string | null): string =>
  opponent === null ? text : text === '' ? words.against({ opponent }) : words.next({ when: text, opponent });

const courtOf = ({ court }: Match): string => (court === null ? '' : courtName(court));

/** Its day, unless that is today. */
function otherDay({ startTime, timeZone }: Match): string {
  if (startTime === null) return '';
  const isToday = dayOf(startTime, timeZone) === dayOf(presentMoment().toISOString(), timeZone);
  return isToday ? '' : formatDay(startTime, timeZone);
}

/** "Sep 12, 2026 • 2:00 PM, against Priya Raman"; without a time of its own "Court 3, against Priya Raman", on another day behind that day. */
export const whenAgainst = (match: Match, opponent: string | null): string =>
  isFollowing(match)
    ? joined(otherDay(match), withWhom(courtOf(match), opponent))
    : withWhom(match.startTime === null && opponent !== null ? '' : matchView(match).when, opponent);

/** It with what is expected: "Court 3, against Priya Raman • about 2:40 PM, between 2:20 PM and 3:15 PM". Those who are called read that first. */
export function awaitedLine(match: Match, opponent: string | null): string {
  if (isCalled(match) && match.court !== null) return withWhom(whenNote(match), opponent);
  if (isFollowing(match)) return joined(whenAgainst(match, opponent), expectedText(match) || afterAnother);
  return joined(withWhom(matchView(match).when, opponent), courtOf(match), whenNote(match));
}
