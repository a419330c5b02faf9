// How the list of a tournament's matches is grouped (§2, §4): by round in display order. Within a round, matches on court come first, then interrupted ones, the
// upcoming ones by start time of day, then finished ones.
import * as words from '@tennis/words/matches';
import { followedBy } from '@tennis/words/when';
import type { Match } from '@tennis/contract';
import { roundRank, type MatchRound } from '@tennis/domain';
import { withOtherDays } from '../../lib/comes-from.ts';
import { dayOf, formatShortDay, formatTime } from '../../lib/dates.ts';
import { firstRows } from '../../lib/first-rows.ts';
import { isOnCourt } from '../../lib/interrupted.ts';
import { isFollowing, startKey } from '../../lib/following.ts';

export interface MatchSection {
  readonly key: string;
  /** "9:00 AM"; with its day if the round's open matches are on several days; null if none is needed. */
  readonly heading: string | null;
  readonly matches: readonly Match[];
}

export interface RoundGroup {
  readonly round: MatchRound;
  readonly matches: number;
  /** Counts matches that are played: nobody waits for a cancelled match. */
  readonly played: number;
  readonly completed: number;
  readonly sections: readonly MatchSection[];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byStart = (a: Match, b: Match): number => compare(startKey(a), startKey(b)) || a.id - b.id;

/** Start times in their order; then, day by day, matches that follow another one; matches without a start come last. */
function upcomingSections(matches: readonly Match[]): MatchSection[] {
  const sorted = matches.toSorted(byStart);
  const days = new Set(
    sorted.flatMap(({ startTime, timeZone }) => (startTime === null ? [] : [dayOf(startTime, timeZone)])),
  );
  const headingOf = (match: Match): string => {
    const { startTime, timeZone } = match;
    if (startTime === null) return words.timeTbd;
    const time = isFollowing(match) ? followedBy : formatTime(startTime, timeZone);
    return days.size > 1 ? `${formatShortDay(startTime, timeZone)} • ${time}` : time;
  };
  return [...Map.groupBy(sorted, headingOf)].map(([heading, group]) => ({
    key: heading,
    heading,
    matches: group,
  }));
}

const whole = (key: string, heading: string, matches: readonly Match[]): MatchSection[] =>
  matches.length === 0 ? [] : [{ key, heading, matches }];

function sectionsOf(matches: readonly Match[]): MatchSection[] {
  const of = (status: Match['status']) =>
    matches.filter((match) => match.status === status).toSorted(byStart);
  const begun = of('in_progress');
  const completed = of('completed');
  const sections = [
    ...whole(
      'live',
      words.onCourtNow,
      begun.filter((match) => isOnCourt(match)),
    ),
    ...whole(
      'interrupted',
      words.stateInterrupted,
      begun.filter((match) => !isOnCourt(match)),
    ),
    ...upcomingSections(of('scheduled')),
    ...whole('completed', words.stateCompleted, completed),
    ...whole('cancelled', words.stateCancelled, of('cancelled')),
  ];
  // A round that is over needs no word above its only section.
  return completed.length === matches.length
    ? sections.map((section) => ({ ...section, heading: null }))
    : sections;
}

/** The rounds that have matches, in display order; open sides with the day, time and court of a match of another day that decides them. */
export function matchesByRound(matches: readonly Match[]): RoundGroup[] {
  return [...Map.groupBy(withOtherDays(matches), ({ round }) => round)]
    .toSorted(([a], [b]) => roundRank(a) - roundRank(b) || compare(a, b))
    .map(([round, group]) => ({
      round,
      matches: group.length,
      played: group.filter(({ status }) => status !== 'cancelled').length,
      completed: group.filter(({ status }) => status === 'completed').length,
      sections: sectionsOf(group),
    }));
}

/** The first rows of the rounds, for a list that is drawn in two steps; the counts of the rounds are those of all matches. */
export const firstOfRounds = (rounds: readonly RoundGroup[], limit: number): readonly RoundGroup[] =>
  firstRows(
    rounds,
    limit,
    ({ matches }) => matches,
    (round, left) => ({
      ...round,
      sections: firstRows(
        round.sections,
        left,
        ({ matches }) => matches.length,
        (section, rest) => ({ ...section, matches: section.matches.slice(0, rest) }),
      ),
    }),
  );
