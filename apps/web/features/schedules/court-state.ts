// What visitors read beside the name of a court in the order of play: who has it now, or when play begins or goes on there.
import * as words from '@tennis/words/schedules';
import type { Match } from '@tennis/contract';
import { isCalled } from '../../lib/called.ts';
import { closureAt, opensLater } from '../../lib/court-words.ts';
import { courtName } from '../../lib/court-name.ts';
import { formatTime } from '../../lib/dates.ts';
import { isOnCourt, standsAt } from '../../lib/interrupted.ts';
import type { CourtDay } from './by-court.ts';

const standsStill = ({ name, matches }: CourtDay): boolean =>
  matches.some(({ standstills = [] }) =>
    standstills.some(({ courts }) => courts.length === 0 || courts.some((one) => courtName(one) === name)),
  );

/** Whether it should be on the court by now: its players are called, or its time has come. */
const isDue = (match: Match, now: string): boolean =>
  isCalled(match) || (match.status === 'scheduled' && match.startTime !== null && match.startTime <= now);

/** What is on the court now or is due there, until when it is free or, before it opens, when play begins there; empty on another day. */
export function stateOf(day: CourtDay, now: string, isToday: boolean): string {
  const { court, matches } = day;
  // Matches without a court stand in a column of their own.
  if (!isToday || day.key === '') return '';
  if (standsStill(day)) return words.standsStill;
  if (matches.some((match) => isOnCourt(match, new Date(now)))) return words.onCourt;
  if (court !== null && closureAt(court, now) !== null) return words.closedNow;
  if (matches.some((match) => isDue(match, now))) return words.nextIsDue;
  const next = matches
    .filter(({ status }) => status === 'scheduled' || status === 'in_progress')
    .map((match) => ({ start: standsAt(match, new Date(now)), timeZone: match.timeZone }))
    .find(({ start }) => start !== null && start > now);
  if (next?.start === undefined || next.start === null) return '';
  const time = formatTime(next.start, next.timeZone);
  const isShut = court !== null && opensLater(court, now, next.timeZone);
  return isShut ? words.playBegins({ time }) : words.freeUntil({ time });
}
