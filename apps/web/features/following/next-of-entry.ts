// What those who follow an entry want to know first: on court now, next, or how it ended.
import * as words from '@tennis/words/following';
import type { Match } from '@tennis/contract';
import { courtName, matchView } from '../../lib/match-view.ts';
import { whenNote } from '../../lib/when-words.ts';

const isOf = (entry: number) => (match: Match) =>
  match.participant1Id === entry || match.participant2Id === entry;

/** When a match is expected, for the order of one's own matches; those without any time come last. */
const timeOf = ({ startTime, estimate, playBy }: Match): string =>
  estimate?.median ?? startTime ?? playBy ?? '9999';

/** The match that counts now: on court, else the next one, else the one that ended last. */
export function matchThatCounts(matches: readonly Match[], entry: number): Match | undefined {
  const own = matches.filter(isOf(entry));
  const next = own
    .filter(({ status }) => status === 'scheduled')
    .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
  const called = next.find(({ calledAt }) => calledAt !== null);
  const over = own
    .filter(({ status, winnerId }) => status === 'completed' && winnerId !== null)
    .toSorted((one, other) => (other.startTime ?? '').localeCompare(one.startTime ?? ''));
  return own.find(({ status }) => status === 'in_progress') ?? called ?? next[0] ?? over[0];
}

/** It in a line, as somebody who is with the entry says it. */
export function lineOf(match: Match | undefined, entry: number): string {
  if (match === undefined) return words.none;
  const isFirst = match.participant1Id === entry;
  const opponent = isFirst ? match.p2Name : match.p1Name;
  const court = courtName(match.court);
  if (match.status === 'in_progress') {
    const against = opponent ?? '';
    return match.court === null
      ? words.playing({ opponent: against })
      : words.onCourt({ court, opponent: against });
  }
  if (match.status === 'completed') {
    const said = { opponent: opponent ?? '', score: match.scoreText ?? '' };
    return match.winnerId === entry ? words.won(said) : words.lost(said);
  }
  const { when } = matchView(match);
  const known = opponent === null ? when : words.next({ when, opponent });
  // "Called to Court 3" names the court itself.
  const place = match.court === null || match.calledAt !== null ? '' : court;
  return [known, place, whenNote(match)].filter((text) => text !== '').join(' • ');
}
