// Defines a score: sets by side, and how the match ended when it was not played out ([SC6], [SC8], [OU1]).
import { otherSide, swapPair } from './side.ts';
import type { Pair, Side } from './side.ts';

/**
 * Points of a tie-break by side. Null stands for a number that was not written down: `7-6(4)` records
 * the loser's points only, which is [null, 4].
 */
export type TieBreakPoints = Pair<number | null>;

/** A set of games; `tieBreak` is null when none was played or its points were not recorded. */
export interface GameSetScore {
  readonly kind: 'games';
  readonly games: Pair<number>;
  readonly tieBreak: TieBreakPoints | null;
}

/** A tie-break in place of a set, `[10-8]`; with one number null the side without a number won it: `1-0(8)`. */
export interface MatchTieBreakScore {
  readonly kind: 'matchTieBreak';
  readonly points: TieBreakPoints;
}

export type SetScore = GameSetScore | MatchTieBreakScore;

export const ENDINGS = ['retired', 'walkover', 'defaulted', 'withdrawn', 'abandoned', 'cancelled'] as const;

export type EndingKind = (typeof ENDINGS)[number];

/**
 * Why a match ended without being played out ([OU1]). `by` is the side that could not or was not allowed to go on; `both` for a double
 * walkover or double default; null when unknown or when it concerns no side (abandoned, cancelled).
 */
export interface Ending {
  readonly kind: EndingKind;
  readonly by: Side | 'both' | null;
}

/** The score of a match. An empty list of sets with no ending is a match without a score yet. */
export interface Score {
  readonly sets: readonly SetScore[];
  readonly ending: Ending | null;
}

/** A match without any score. */
export const NO_SCORE: Score = { sets: [], ending: null };

/** A set of games without recorded tie-break points, or with them. */
export const gameSet = (
  first: number,
  second: number,
  tieBreak: TieBreakPoints | null = null,
): GameSetScore => ({
  kind: 'games',
  games: [first, second],
  tieBreak,
});

/** A tie-break in place of a set. */
/** The most games or points of one side: a score is kept with three digits a side. */
export const MOST_COUNT = 999;
/** The most points of a tie-break's loser where the winner's are unknown: the winner's must fit as well. */
export const MOST_LONE_POINTS = 997;

export const matchTieBreak = (first: number | null, second: number | null): MatchTieBreakScore => ({
  kind: 'matchTieBreak',
  points: [first, second],
});

/** True for a set in which nothing has happened; on the wire unplayed sets are 0-0. */
export const isBlankSet = (set: SetScore): boolean =>
  set.kind === 'games'
    ? set.games[0] === 0 && set.games[1] === 0 && set.tieBreak === null
    : set.points[0] === 0 && set.points[1] === 0;

/** The same score without trailing 0-0 sets, which say only that nothing was played in them. */
export const withoutBlankSets = (score: Score): Score => {
  let length = score.sets.length;
  for (
    let last = score.sets[length - 1];
    last !== undefined && isBlankSet(last);
    last = score.sets[length - 1]
  ) {
    length -= 1;
  }
  return length === score.sets.length ? score : { ...score, sets: score.sets.slice(0, length) };
};

const swapSet = (set: SetScore): SetScore =>
  set.kind === 'games'
    ? { ...set, games: swapPair(set.games), tieBreak: set.tieBreak && swapPair(set.tieBreak) }
    : { ...set, points: swapPair(set.points) };

const swapEnding = (ending: Ending): Ending =>
  ending.by === 1 || ending.by === 2 ? { ...ending, by: otherSide(ending.by) } : ending;

/** The same score seen from the other side. */
export const swapScore = ({ sets, ending }: Score): Score => ({
  sets: sets.map(swapSet),
  ending: ending === null ? null : swapEnding(ending),
});
