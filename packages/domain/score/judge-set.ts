// Whether one set's numbers can occur in one set format, and whether they end it ([SC1], [SC2], [SC3], [SC6]).
import { leader, ofSide, otherSide } from './side.ts';
import type { Pair, Side } from './side.ts';
import type { GameSetFormat, SetFormat, TieBreakRule } from './format.ts';
import type { GameSetScore, SetScore, TieBreakPoints } from './score.ts';

/** A set as it was given: its games, or its points in place of a set. */
interface Given {
  readonly first: number;
  readonly second: number;
}

/** Why a set cannot be, with the numbers that say it. */
export type SetProblem =
  | { readonly code: 'not-a-number'; readonly what: 'games' | 'points' }
  /** `low`: the games of the other side, when the set was over. */
  | ({ readonly code: 'games-beyond-end'; readonly to: number; readonly low: number } & Given)
  | ({ readonly code: 'games-not-two-clear'; readonly to: number } & Given)
  /** `end`: the games of the winner of a tie-break that comes at `at` games all. */
  | ({ readonly code: 'games-past-tie-break'; readonly at: number; readonly end: number } & Given)
  | ({ readonly code: 'tie-break-without-cause'; readonly at: number } & Given)
  | ({ readonly code: 'tie-break-in-advantage-set' } & Given)
  | ({ readonly code: 'tie-break-not-over' } & Given)
  | ({ readonly code: 'tie-break-already-over' } & Given)
  | ({
      readonly code: 'tie-break-beyond-end';
      readonly to: number;
      readonly margin: 'onePoint' | 'twoPoints';
    } & Given)
  | { readonly code: 'tie-break-lost-by-winner'; readonly winner: number; readonly loser: number }
  | { readonly code: 'tie-break-points-of-winner' }
  | { readonly code: 'tie-break-side-unknown' }
  | {
      readonly code: 'tie-break-too-high';
      readonly to: number;
      readonly most: number;
      readonly points: number;
    }
  | { readonly code: 'not-a-match-tie-break' }
  | { readonly code: 'not-a-set-of-games'; readonly to: number }
  | { readonly code: 'tie-break-in-timed-set' };

/** `won`: the set is over; `open`: legal so far; `level`: a timed set in which nobody leads; `impossible`: no play leads here. */
export type SetJudgement =
  | { readonly state: 'won'; readonly by: Side }
  | { readonly state: 'open' }
  | { readonly state: 'level' }
  | { readonly state: 'impossible'; readonly reason: SetProblem };

const won = (by: Side): SetJudgement => ({ state: 'won', by });
const open: SetJudgement = { state: 'open' };
const impossible = (reason: SetProblem): SetJudgement => ({ state: 'impossible', reason });

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Judges the points of a tie-break if both numbers are known. */
const judgeTieBreakPoints = (points: Pair<number>, rule: TieBreakRule): SetJudgement => {
  const high = Math.max(...points);
  const difference = high - Math.min(...points);
  if (high < rule.to || (!rule.noAd && difference < 2)) return open;
  const ahead = leader(points);
  const endsHere = high === rule.to || (!rule.noAd && difference === 2);
  return endsHere && ahead !== null
    ? won(ahead)
    : impossible({
        code: 'tie-break-beyond-end',
        to: rule.to,
        margin: rule.noAd ? 'onePoint' : 'twoPoints',
        first: points[0],
        second: points[1],
      });
};

/** Judges a tie-break's points if perhaps only the loser's are known; `expected` is its winner, if known from elsewhere. */
const judgeTieBreak = (points: TieBreakPoints, rule: TieBreakRule, expected: Side | null): SetJudgement => {
  const [first, second] = points;
  if (first !== null && second !== null) {
    if (!isCount(first) || !isCount(second)) {
      return impossible({ code: 'not-a-number', what: 'points' });
    }
    return judgeTieBreakPoints([first, second], rule);
  }
  const known = first ?? second;
  if (known === null) {
    return impossible({ code: 'tie-break-side-unknown' });
  }
  const by: Side = first === null ? 1 : 2;
  if (!isCount(known)) return impossible({ code: 'not-a-number', what: 'points' });
  if (rule.noAd && known >= rule.to) {
    return impossible({ code: 'tie-break-too-high', to: rule.to, most: rule.to - 1, points: known });
  }
  return expected === null || expected === by ? won(by) : impossible({ code: 'tie-break-points-of-winner' });
};

/** Whether these games stand at the tie-break or just after it. */
const isAtTieBreak = (games: Pair<number>, { tieBreak }: GameSetFormat): boolean =>
  tieBreak !== null && Math.min(...games) === tieBreak.at && Math.max(...games) <= tieBreak.at + 1;

/** Judges the games alone, without the points of a tie-break. */
const judgeGames = (games: Pair<number>, format: GameSetFormat): SetJudgement => {
  const { to, tieBreak } = format;
  const [first, second] = games;
  const high = Math.max(first, second);
  const low = Math.min(first, second);
  const ahead: Side = first > second ? 1 : 2;
  if (isAtTieBreak(games, format)) return high === low ? open : won(ahead);
  if (tieBreak !== null && low >= tieBreak.at) {
    const { at } = tieBreak;
    return impossible({ code: 'games-past-tie-break', at, end: at + 1, first, second });
  }
  if (high < to || high - low < 2) return open;
  if (high === to || high - low === 2) return won(ahead);
  return high > to + 1
    ? impossible({ code: 'games-not-two-clear', to, first, second })
    : impossible({ code: 'games-beyond-end', to, low, first, second });
};

const judgeGameSet = (set: GameSetScore, format: GameSetFormat): SetJudgement => {
  if (!set.games.every(isCount)) return impossible({ code: 'not-a-number', what: 'games' });
  const judgement = judgeGames(set.games, format);
  if (set.tieBreak === null || judgement.state === 'impossible') return judgement;
  const [first, second] = set.games;
  if (format.tieBreak === null) {
    return impossible({ code: 'tie-break-in-advantage-set', first, second });
  }
  if (!isAtTieBreak(set.games, format)) {
    return impossible({ code: 'tie-break-without-cause', at: format.tieBreak.at, first, second });
  }
  const winner = judgement.state === 'won' ? judgement.by : null;
  const points = judgeTieBreak(set.tieBreak, format.tieBreak, winner);
  if (points.state === 'impossible') return points;
  if (winner === null) {
    return points.state === 'won' ? impossible({ code: 'tie-break-already-over', first, second }) : open;
  }
  if (points.state !== 'won') {
    return impossible({ code: 'tie-break-not-over', first, second });
  }
  return points.by === winner
    ? judgement
    : impossible({
        code: 'tie-break-lost-by-winner',
        winner: ofSide(set.games, winner),
        loser: ofSide(set.games, otherSide(winner)),
      });
};

const judgeTimedSet = (set: GameSetScore): SetJudgement => {
  if (!set.games.every(isCount)) return impossible({ code: 'not-a-number', what: 'games' });
  if (set.tieBreak !== null) {
    return impossible({ code: 'tie-break-in-timed-set' });
  }
  const ahead = leader(set.games);
  return ahead === null ? { state: 'level' } : won(ahead);
};

/** `1-0` without points in place of a match tie-break: somebody won it, but its points were not recorded. */
const winnerOfBareMatchTieBreak = ({ games, tieBreak }: GameSetScore): Side | null => {
  if (tieBreak !== null) return null;
  const text = games.join('-');
  if (text === '1-0') return 1;
  return text === '0-1' ? 2 : null;
};

/**
 * Judges one set against one set format. A match tie-break may also be written 1-0 or 0-1 if its points were not recorded. A timed set counts as over
 * at any score, since the clock is not part of the score.
 */
export const judgeSet = (set: SetScore, format: SetFormat): SetJudgement => {
  if (format.kind === 'tieBreak') {
    if (set.kind === 'matchTieBreak') return judgeTieBreak(set.points, format, null);
    const by = winnerOfBareMatchTieBreak(set);
    return by === null ? impossible({ code: 'not-a-set-of-games', to: format.to }) : won(by);
  }
  if (set.kind === 'matchTieBreak') {
    return impossible({ code: 'not-a-match-tie-break' });
  }
  return format.kind === 'timed' ? judgeTimedSet(set) : judgeGameSet(set, format);
};
