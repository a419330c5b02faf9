// The running state of a match, and how points, games and sets follow from each other ([SC1], [SC2], [SC3]). Mutable on purpose: a replay owns one
// Play and throws it away, so that 300 points take well under a millisecond.
import { isDecided, setFormatAt } from './format.ts';
import type { SetFormat, TieBreakRule } from './format.ts';
import type { MatchSetup, PlayerIndex, ServiceCourt } from './point-log.ts';
import { gameSet, matchTieBreak } from './score.ts';
import type { Ending, SetScore } from './score.ts';
import { leader, otherSide, placeOf } from './side.ts';
import type { Side } from './side.ts';

export interface Play {
  readonly setup: MatchSetup;
  readonly sets: SetScore[];
  readonly setsWon: [number, number];
  readonly pointsWon: [number, number];
  readonly violations: [number, number];
  format: SetFormat;
  games: [number, number];
  points: [number, number];
  /** The side that serves this game, or that served first in this tie-break. */
  serving: Side;
  /** Service games of each side finished in this set. */
  turns: [number, number];
  /** Whether each side has served and received a point of this set; afterwards its order is fixed ([SC5]). */
  hasServed: [boolean, boolean];
  hasReceived: [boolean, boolean];
  firstServers: [PlayerIndex, PlayerIndex];
  deuceReceivers: [PlayerIndex, PlayerIndex];
  /** True when side 1 stands where it did not start. */
  isSwapped: boolean;
  changesEnds: boolean;
  faults: 0 | 1;
  chosenCourt: ServiceCourt | null;
  ending: Ending | null;
  isOver: boolean;
}

/** A match before its first point. */
export const newPlay = (setup: MatchSetup): Play => ({
  setup,
  sets: [],
  setsWon: [0, 0],
  pointsWon: [0, 0],
  violations: [0, 0],
  format: setFormatAt(setup.format, 0),
  games: [0, 0],
  points: [0, 0],
  serving: setup.firstServer,
  turns: [0, 0],
  hasServed: [false, false],
  hasReceived: [false, false],
  firstServers: [0, 0],
  deuceReceivers: [0, 0],
  isSwapped: false,
  changesEnds: false,
  faults: 0,
  chosenCourt: null,
  ending: null,
  isOver: false,
});

/** The tie-break under way, in a set or in place of one; null during games. */
export const tieBreakOf = ({ format, games }: Pick<Play, 'format' | 'games'>): TieBreakRule | null => {
  if (format.kind === 'tieBreak') return format;
  if (format.kind === 'timed' || format.tieBreak === null) return null;
  return games[0] === format.tieBreak.at && games[1] === format.tieBreak.at ? format.tieBreak : null;
};

/** True when points are counted one by one and nobody serves a whole game: in tie-breaks and in timed sets counted in points. */
export const isCountedByPoints = (play: Pick<Play, 'format' | 'games'>): boolean =>
  tieBreakOf(play) !== null || (play.format.kind === 'timed' && play.format.counting === 'points');

/** True when games are decided by one point at 40-40. */
export const isNoAd = ({ format }: Play): boolean => format.kind === 'games' && format.noAd;

/** Whether `own` points against `other` win the game or tie-break that is being played. */
export const winsGame = (play: Play, own: number, other: number): boolean => {
  const tieBreak = tieBreakOf(play);
  if (tieBreak !== null) return own >= tieBreak.to && (tieBreak.noAd || own - other >= 2);
  if (isCountedByPoints(play)) return false;
  return own >= 4 && (isNoAd(play) || own - other >= 2);
};

/** Whether `own` games against `other` win the set without a tie-break. */
export const winsSet = (format: SetFormat, own: number, other: number): boolean =>
  format.kind === 'games' && own >= format.to && own - other >= 2;

const swapEnds = (play: Play): void => {
  play.isSwapped = !play.isSwapped;
  play.changesEnds = true;
};

const endSet = (play: Play, set: SetScore, winner: Side | null): void => {
  const { format } = play.setup;
  play.sets.push(set);
  if (winner !== null) play.setsWon[placeOf(winner)] += 1;
  play.games = [0, 0];
  play.points = [0, 0];
  play.turns = [0, 0];
  play.hasServed = [false, false];
  play.hasReceived = [false, false];
  play.isOver = isDecided(format, play.setsWon, play.sets.length);
  if (!play.isOver) play.format = setFormatAt(format, play.sets.length);
};

/** Ends the set in a tie-break; `isPlayedOut` is false if a penalty ended it, because then its points mean nothing. */
const winTieBreak = (play: Play, winner: Side, isPlayedOut: boolean): void => {
  const { points, format } = play;
  const games: [number, number] = [...play.games];
  games[placeOf(winner)] += 1;
  swapEnds(play);
  play.serving = otherSide(play.serving);
  if (format.kind === 'tieBreak' && isPlayedOut) endSet(play, matchTieBreak(points[0], points[1]), winner);
  else endSet(play, gameSet(games[0], games[1], isPlayedOut ? points : null), winner);
};

/** Gives a game to a side: by its last point, or as the other side's penalty. */
export const winGame = (play: Play, winner: Side, isPlayedOut: boolean): void => {
  play.faults = 0;
  play.chosenCourt = null;
  if (tieBreakOf(play) !== null) {
    winTieBreak(play, winner, isPlayedOut);
    return;
  }
  const { games } = play;
  games[placeOf(winner)] += 1;
  play.points = [0, 0];
  play.turns[placeOf(play.serving)] += 1;
  play.serving = otherSide(play.serving);
  if ((games[0] + games[1]) % 2 === 1) swapEnds(play);
  if (winsSet(play.format, games[placeOf(winner)], games[placeOf(otherSide(winner))])) {
    endSet(play, gameSet(games[0], games[1]), winner);
  }
};

/** Ends change during a tie-break after every six points, or after one and then every four ([SC2]). */
const changesEndsAfter = (total: number, rule: MatchSetup['tieBreakEnds']): boolean =>
  rule === 'one-then-four' ? total % 4 === 1 : total % 6 === 0;

/** Gives a point to a side. */
export const winPoint = (play: Play, winner: Side): void => {
  const { points } = play;
  points[placeOf(winner)] += 1;
  play.pointsWon[placeOf(winner)] += 1;
  play.faults = 0;
  play.chosenCourt = null;
  if (winsGame(play, points[placeOf(winner)], points[placeOf(otherSide(winner))]))
    winGame(play, winner, true);
  else if (isCountedByPoints(play) && changesEndsAfter(points[0] + points[1], play.setup.tieBreakEnds)) {
    swapEnds(play);
  }
};

/** Ends a timed set: its games, or its points, stand; a game under way is lost. */
export const endTimedSet = (play: Play): void => {
  const [first, second] = isCountedByPoints(play) ? play.points : play.games;
  if (play.points[0] + play.points[1] > 0) play.serving = otherSide(play.serving);
  play.faults = 0;
  play.chosenCourt = null;
  endSet(play, gameSet(first, second), leader([first, second]));
};
