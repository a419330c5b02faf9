// The way from the score room: turns a stored score and the end of its match into a result that tables count.
import type { Outcome } from '../progress/outcome.ts';
import { DEFAULT_MATCH_FORMAT } from '../score/suggested-format.ts';
import { judgeSet } from '../score/judge-set.ts';
import { setFormatAt, setsToWin } from '../score/format.ts';
import { withoutBlankSets } from '../score/score.ts';
import type { MatchFormat } from '../score/format.ts';
import type { GameSetScore, Score, SetScore, TieBreakPoints } from '../score/score.ts';
import type { Side } from '../score/side.ts';
import type { CountedSet, GroupResult } from './types.ts';

/** Points by side. A number that was not written down belongs to the winner of the tie-break, who won by two. */
const pointsOf = ([first, second]: TieBreakPoints): readonly [number, number] => [
  first ?? (second ?? 0) + 2,
  second ?? (first ?? 0) + 2,
];

/** A match tie-break whose points were not written down. */
const isBare = ({ games, tieBreak }: GameSetScore): boolean => {
  const text = games.join('-');
  return tieBreak === null && (text === '1-0' || text === '0-1');
};

const countedSet = (set: SetScore, index: number, isCut: boolean, format: MatchFormat): CountedSet => {
  const asked = setFormatAt(format, index);
  // A full set that was played in place of a match tie-break is one of the sets before it.
  const isFullSet = asked.kind === 'tieBreak' && set.kind === 'games' && !isBare(set);
  const setFormat = isFullSet ? format.set : asked;
  const isPoints =
    set.kind === 'matchTieBreak' ||
    (setFormat.kind === 'tieBreak' && !isFullSet) ||
    (setFormat.kind === 'timed' && setFormat.counting === 'points');
  return {
    games: set.kind === 'games' ? set.games : pointsOf(set.points),
    completed: !isCut || judgeSet(set, setFormat).state !== 'open',
    matchTieBreak: isPoints,
  };
};

/**
 * A decided match as tables count it. `winner` is the recorded winner, null for nobody. The score may not say which side retired. The format tells
 * whether the last set of an unfinished match was complete; default best of three.
 */
export const groupResultOf = (
  score: Score,
  winner: Side | null,
  outcome: Outcome,
  format: MatchFormat = DEFAULT_MATCH_FORMAT,
): GroupResult => {
  const { sets } = withoutBlankSets(score);
  const isUnfinished = outcome !== 'completed';
  return {
    winner,
    outcome,
    sets: sets.map((set, index) => countedSet(set, index, isUnfinished && index === sets.length - 1, format)),
    setsToWin: setsToWin(format),
  };
};

/** The end of a match according to its score, for `groupResultOf`; if both retired it counts as a double default. */
export const outcomeOf = ({ ending }: Score): Outcome => {
  if (ending === null) return 'completed';
  const { kind, by } = ending;
  if (kind === 'abandoned' || kind === 'cancelled') return kind;
  if (kind === 'retired') return by === 'both' ? 'double_default' : 'retired';
  if (kind === 'defaulted') return by === 'both' ? 'double_default' : 'defaulted';
  return by === 'both' ? 'double_walkover' : 'walkover';
};
