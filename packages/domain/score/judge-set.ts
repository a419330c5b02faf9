// Whether one set's numbers can occur in one set format, and whether they end it ([SC1], [SC2], [SC3], [SC6]).
import { leader, ofSide, otherSide } from './side.ts';
import type { Pair, Side } from './side.ts';
import type { GameSetFormat, SetFormat, TieBreakRule } from './format.ts';
import type { GameSetScore, SetScore, TieBreakPoints } from './score.ts';

export type SetProblemCode =
  | 'not-a-number'
  | 'games-beyond-end'
  | 'games-not-two-clear'
  | 'games-past-tie-break'
  | 'tie-break-without-cause'
  | 'tie-break-not-over'
  | 'tie-break-already-over'
  | 'tie-break-beyond-end'
  | 'tie-break-lost-by-winner'
  | 'tie-break-side-unknown'
  | 'tie-break-too-high'
  | 'not-a-match-tie-break'
  | 'not-a-set-of-games'
  | 'tie-break-in-timed-set';

/** `won`: the set is over; `open`: legal so far; `level`: a timed set that nobody leads; `impossible`: no play leads here. */
export type SetJudgement =
  | { readonly state: 'won'; readonly by: Side }
  | { readonly state: 'open' }
  | { readonly state: 'level' }
  | { readonly state: 'impossible'; readonly code: SetProblemCode; readonly reason: string };

const won = (by: Side): SetJudgement => ({ state: 'won', by });
const open: SetJudgement = { state: 'open' };
const impossible = (code: SetProblemCode, reason: string): SetJudgement => ({
  state: 'impossible',
  code,
  reason,
});

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

const margin = (rule: TieBreakRule): string => (rule.noAd ? '' : ', two clear');

/** Judges the points of a tie-break of which both numbers are known. */
const judgeTieBreakPoints = (points: Pair<number>, rule: TieBreakRule): SetJudgement => {
  const high = Math.max(...points);
  const difference = high - Math.min(...points);
  if (high < rule.to || (!rule.noAd && difference < 2)) return open;
  const ahead = leader(points);
  const endsHere = high === rule.to || (!rule.noAd && difference === 2);
  return endsHere && ahead !== null
    ? won(ahead)
    : impossible(
        'tie-break-beyond-end',
        `A tie-break to ${rule.to}${margin(rule)} was over before ${points[0]}-${points[1]}.`,
      );
};

/** Judges a tie-break's points when perhaps only the loser's are known; `expected` is the side that won it, if known otherwise. */
const judgeTieBreak = (points: TieBreakPoints, rule: TieBreakRule, expected: Side | null): SetJudgement => {
  const [first, second] = points;
  if (first !== null && second !== null) {
    if (!isCount(first) || !isCount(second)) {
      return impossible('not-a-number', 'Points are whole numbers, 0 or more.');
    }
    return judgeTieBreakPoints([first, second], rule);
  }
  const known = first ?? second;
  if (known === null) {
    return impossible('tie-break-side-unknown', 'The tie-break has no points at all.');
  }
  const by: Side = first === null ? 1 : 2;
  if (!isCount(known)) return impossible('not-a-number', 'Points are whole numbers, 0 or more.');
  if (rule.noAd && known >= rule.to) {
    return impossible(
      'tie-break-too-high',
      `With a deciding point the loser of a tie-break to ${rule.to} has at most ${rule.to - 1} points, not ${known}.`,
    );
  }
  return expected === null || expected === by
    ? won(by)
    : impossible(
        'tie-break-lost-by-winner',
        'The points written down for the tie-break belong to the winner of the set; they must be the loser’s.',
      );
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
  const text = `${first}-${second}`;
  if (isAtTieBreak(games, format)) return high === low ? open : won(ahead);
  if (tieBreak !== null && low >= tieBreak.at) {
    const { at } = tieBreak;
    return impossible(
      'games-past-tie-break',
      `At ${at} games all a tie-break decides, so the set ends ${at + 1}-${at} and never reaches ${text}.`,
    );
  }
  if (high < to || high - low < 2) return open;
  if (high === to || high - low === 2) return won(ahead);
  return high > to + 1
    ? impossible('games-not-two-clear', `A set to ${to} that goes on ends two games clear, so not ${text}.`)
    : impossible('games-beyond-end', `A set to ${to} was over at ${to}-${low}; ${text} cannot be reached.`);
};

const judgeGameSet = (set: GameSetScore, format: GameSetFormat): SetJudgement => {
  if (!set.games.every(isCount)) return impossible('not-a-number', 'Games are whole numbers, 0 or more.');
  const judgement = judgeGames(set.games, format);
  if (set.tieBreak === null || judgement.state === 'impossible') return judgement;
  const text = `${set.games[0]}-${set.games[1]}`;
  if (format.tieBreak === null) {
    return impossible(
      'tie-break-without-cause',
      `This set has no tie-break, yet ${text} carries tie-break points.`,
    );
  }
  if (!isAtTieBreak(set.games, format)) {
    return impossible(
      'tie-break-without-cause',
      `A tie-break is played at ${format.tieBreak.at} games all, so ${text} has none.`,
    );
  }
  const winner = judgement.state === 'won' ? judgement.by : null;
  const points = judgeTieBreak(set.tieBreak, format.tieBreak, winner);
  if (points.state === 'impossible') return points;
  if (winner === null) {
    return points.state === 'won'
      ? impossible('tie-break-already-over', `The tie-break is won, so the set cannot still be ${text}.`)
      : open;
  }
  if (points.state !== 'won') {
    return impossible('tie-break-not-over', `The set is given as ${text}, but its tie-break is not over.`);
  }
  return points.by === winner
    ? judgement
    : impossible(
        'tie-break-lost-by-winner',
        `${ofSide(set.games, winner)}-${ofSide(set.games, otherSide(winner))} was won by the side that lost the tie-break.`,
      );
};

const judgeTimedSet = (set: GameSetScore): SetJudgement => {
  if (!set.games.every(isCount)) return impossible('not-a-number', 'Games are whole numbers, 0 or more.');
  if (set.tieBreak !== null) {
    return impossible('tie-break-in-timed-set', 'A timed set has no tie-break.');
  }
  const ahead = leader(set.games);
  return ahead === null ? { state: 'level' } : won(ahead);
};

/** `1-0` without points in place of a match tie-break: it was won, its points were not recorded. */
const winnerOfBareMatchTieBreak = ({ games, tieBreak }: GameSetScore): Side | null => {
  if (tieBreak !== null) return null;
  const text = games.join('-');
  if (text === '1-0') return 1;
  return text === '0-1' ? 2 : null;
};

/**
 * Judges one set against one set format. A match tie-break may also be written 1-0 or 0-1 when its points were not
 * recorded. A timed set counts as over whatever its score, since the clock is not part of it.
 */
export const judgeSet = (set: SetScore, format: SetFormat): SetJudgement => {
  if (format.kind === 'tieBreak') {
    if (set.kind === 'matchTieBreak') return judgeTieBreak(set.points, format, null);
    const by = winnerOfBareMatchTieBreak(set);
    return by === null
      ? impossible(
          'not-a-set-of-games',
          `Here a tie-break to ${format.to} is played in place of a set, not a set of games.`,
        )
      : won(by);
  }
  if (set.kind === 'matchTieBreak') {
    return impossible('not-a-match-tie-break', 'Here a full set is played, not a match tie-break.');
  }
  return format.kind === 'timed' ? judgeTimedSet(set) : judgeGameSet(set, format);
};
