// The words above a match to come on a screen: its time first, as large as a screen allows.
import type { Match } from '@tennis/contract';
import { isCalled } from '../../lib/called.ts';
import { isFollowing } from '../../lib/following.ts';
import { listed } from '../../lib/lists.ts';
import { shownParts } from '../../lib/match-facts.ts';
import type { MatchView } from '../../lib/match-view.ts';
import { insteadOfTime, shortWhen } from '../../lib/when-words.ts';

/** In large print, and beside it in small print. */
interface Above {
  readonly first: string;
  readonly note: string;
}

/**
 * The important facts of a match to come: that its players are called, or its time, and a note if that says more. The match that it follows is seldom above
 * it, so it says when it is expected. Of one that was broken off, when it goes on.
 */
export function wordsAbove(match: Match, view: MatchView): Above {
  const expected = shownParts(shortWhen(match));
  if (view.phase === 'interrupted') return { first: '', note: listed(expected) };
  const [first = '', ...rest] = expected;
  const comesFirst = (isCalled(match) && match.court !== null) || isFollowing(match);
  if (first !== '' && comesFirst) return { first, note: listed(rest) };
  const planned = insteadOfTime(match) ?? (match.startTime === null ? '' : view.time);
  return { first: planned, note: listed(expected) };
}

/** The width of a letter of the first line in letters of a name: in large print, and in small. */
const LARGE = 0.97;
const SMALL = 0.76;
const BETWEEN = 1.5;
/** The width of the comma and the three dots behind them, where the name of the tournament is cut. */
const CUT = 3;

/** The letters of a name that are as wide as what must not be cut above it: its time and its court, and its round where nothing else is said of its time. */
export function lettersAbove(match: Match, view: MatchView): number {
  const { first, note } = wordsAbove(match, view);
  const place = match.court === null || match.calledAt !== null ? [] : [view.court];
  const rest = listed([...place, ...(note === '' ? [view.round] : [])]);
  return Math.ceil(first.length * LARGE + BETWEEN + rest.length * SMALL + CUT);
}
