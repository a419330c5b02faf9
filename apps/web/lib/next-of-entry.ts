// Answers the first question of an entry's followers: on court now, the next match, or how it ended.
import * as words from '@tennis/words/following';
import { tbd } from '@tennis/words/matches';
import type { Match } from '@tennis/contract';
import { awaitedLine, whenAgainst } from './awaited-line.ts';
import { courtName } from './court-name.ts';
import { interruptedText } from './interrupted-text.ts';
import { interruptionOf, isLeftOver } from './interrupted.ts';
import { nextOnCourt } from './next-on-court.ts';
import { scoreFrom } from './score-from.ts';

const isOf = (entry: number) => (match: Match) =>
  match.participant1Id === entry || match.participant2Id === entry;

/** When a match is expected, for the order of the user's own matches; those without any time come last. */
const timeOf = ({ startTime, estimate, playBy }: Match): string =>
  estimate?.median ?? startTime ?? playBy ?? '9999';

/** A place without an opponent is none. */
const isPlayed = ({ p1Name, p2Name }: Match): boolean => p1Name !== null && p2Name !== null;

/** The match that matters now: on court, otherwise the next one, otherwise one that an earlier day has left unfinished, otherwise the one that ended last. */
export function matchThatCounts(matches: readonly Match[], entry: number): Match | undefined {
  const own = matches.filter(isOf(entry));
  const next = own
    .filter(({ status }) => status === 'scheduled')
    .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
  const called = next.find(({ calledAt }) => calledAt !== null);
  const over = own
    .filter((match) => match.status === 'completed' && match.winnerId !== null && isPlayed(match))
    .toSorted(
      (one, other) =>
        (other.startTime ?? '').localeCompare(one.startTime ?? '') ||
        (other.drawMatch ?? other.id) - (one.drawMatch ?? one.id),
    );
  const begun = own.filter(({ status }) => status === 'in_progress');
  return begun.find((match) => !isLeftOver(match)) ?? called ?? next[0] ?? begun[0] ?? over[0];
}

/** When that is, and against whom: what tells somebody from another who looks the same. Null without a known opponent. */
export function whenAndWhom(match: Match | undefined, entry: number): string | null {
  if (match === undefined) return null;
  const opponent = match.participant1Id === entry ? match.p2Name : match.p1Name;
  if (opponent === null) return null;
  return whenAgainst(match, opponent);
}

/** It in a line, as somebody who is with the entry says it. */
export function lineOf(match: Match | undefined, entry: number): string {
  if (match === undefined) return words.none;
  const isFirst = match.participant1Id === entry;
  const opponent = isFirst ? match.p2Name : match.p1Name;
  const court = courtName(match.court);
  if (interruptionOf(match) !== null) return interruptedText(match, isFirst);
  if (match.status === 'in_progress') {
    const against = opponent ?? tbd;
    return match.court === null
      ? words.playing({ opponent: against })
      : words.onCourt({ court, opponent: against });
  }
  if (match.status === 'completed') {
    const isWon = match.winnerId === entry;
    const against = { opponent: opponent ?? tbd };
    if (match.scoreText === null || match.scoreText === '')
      return isWon ? words.wonAgainst(against) : words.lostTo(against);
    const said = { ...against, score: scoreFrom(match.scoreText, match.winnerId === match.participant1Id) };
    return isWon ? words.won(said) : words.lost(said);
  }
  const next = nextOnCourt(match, opponent ?? tbd);
  if (next !== null) return next;
  return awaitedLine(match, opponent);
}
