// Says what the next point is worth: game, break, set or match point, deuce, and how the points are called ([SC1]).
import { isDecided } from './format.ts';
import { isCountedByPoints, isNoAd, tieBreakOf, winsGame, winsSet } from './play.ts';
import type { Play } from './play.ts';
import { serverOf } from './play-order.ts';
import { leader, otherSide, placeOf } from './side.ts';
import type { Pair, Side } from './side.ts';

export type Stake = 'game' | 'break' | 'set' | 'match';

/** The prize for `side` with the next point beyond the point itself; a break is a game won against the serve. */
export const stakeOf = (play: Play, side: Side): Stake | null => {
  const { points, games, setsWon, format, setup } = play;
  const mine = placeOf(side);
  const theirs = placeOf(otherSide(side));
  if (play.isOver || !winsGame(play, points[mine] + 1, points[theirs])) return null;
  if (tieBreakOf(play) === null && !winsSet(format, games[mine] + 1, games[theirs])) {
    return serverOf(play).side === side ? 'game' : 'break';
  }
  const won: [number, number] = [...setsWon];
  won[mine] += 1;
  return isDecided(setup.format, won, play.sets.length + 1) && leader(won) === side ? 'match' : 'set';
};

/** 40-40 with advantage to be played. */
export const isDeuce = (play: Play): boolean =>
  !isCountedByPoints(play) && !isNoAd(play) && play.points[0] === play.points[1] && play.points[0] >= 3;

const GAME_WORDS = ['0', '15', '30', '40'] as const;

const pointWord = (own: number, other: number): string => {
  if (own > 3 && own > other) return 'AD';
  return GAME_WORDS[own] ?? '40';
};

/** The points of each side as they are called: 0, 15, 30, 40, AD, or plain numbers in a tie-break. */
export const pointWords = (play: Play): Pair<string> => {
  const [first, second] = play.points;
  return isCountedByPoints(play)
    ? [String(first), String(second)]
    : [pointWord(first, second), pointWord(second, first)];
};
