// The progress of a championship over weeks (OP39): which matches are played, agreed, proposed or not arranged, and which are at risk.
import type { Match } from '@tennis/contract';
import { roundRank, type MatchRound } from '@tennis/domain';
import { dayOf, formatWeekdayAndDay } from '../../../lib/dates.ts';

const DAY_MS = 86_400_000;
/** This many days before the last one a match without a time is at risk. */
const SOON = 7;

const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** "Mon, Nov 30". */
export const dayText = (day: string): string => formatWeekdayAndDay(noonOf(day), 'UTC');

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(noonOf(to)) - Date.parse(noonOf(from))) / DAY_MS);

/** The matches of a round that are played at all. */
export interface RoundToPlay {
  readonly round: MatchRound;
  readonly matches: readonly Match[];
  /** Those that may have a last day. */
  readonly open: readonly Match[];
  /** The latest last day of those. */
  readonly lastDay: string | null;
}

/** The rounds in the order in which they are played. */
export const roundsToPlay = (matches: readonly Match[]): readonly RoundToPlay[] =>
  [...Map.groupBy(matches, ({ round }) => round)]
    .toSorted(([one], [other]) => roundRank(one) - roundRank(other))
    .map(([round, all]) => {
      const played = all.filter(({ status }) => status !== 'cancelled');
      const open = played.filter(({ status }) => status === 'scheduled');
      const days = open.flatMap(({ playBy }) => playBy ?? []).toSorted();
      return { round, matches: played, open, lastDay: days.at(-1) ?? null };
    })
    .filter(({ matches: played }) => played.length > 0);

export type ArrangedState = 'played' | 'agreed' | 'proposed' | 'nothing' | 'waiting';

/** How far a match is. */
export function arrangedState({
  status,
  startTime,
  isProposed,
  participant1Id,
  participant2Id,
}: Match): ArrangedState {
  if (status !== 'scheduled') return 'played';
  if (participant1Id === null || participant2Id === null) return 'waiting';
  if (startTime !== null) return 'agreed';
  return isProposed === true ? 'proposed' : 'nothing';
}

export interface Risk {
  readonly match: Match;
  readonly kind: 'overdue' | 'soon' | 'feeder';
  readonly lastDay: string;
  readonly days: number;
}

/** The matches that may not be played in time, the earliest last day first. */
export function risksOf(matches: readonly Match[], now: string): readonly Risk[] {
  return matches
    .flatMap((match): Risk[] => {
      const { playBy, status, startTime, timeZone } = match;
      if (playBy === null || status !== 'scheduled') return [];
      const days = daysBetween(dayOf(now, timeZone), playBy);
      const risk = { match, lastDay: playBy, days };
      if (arrangedState(match) === 'waiting') return days < SOON ? [{ ...risk, kind: 'feeder' }] : [];
      if (days < 0 && (startTime === null || startTime < now)) return [{ ...risk, kind: 'overdue' }];
      return startTime === null && days < SOON ? [{ ...risk, kind: 'soon' }] : [];
    })
    .toSorted((one, other) => (one.lastDay < other.lastDay ? -1 : one.lastDay > other.lastDay ? 1 : 0));
}
