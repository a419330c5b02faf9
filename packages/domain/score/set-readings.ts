// Lists the meanings that one mark of a score's text can have, most usual first. Most marks have one reading; parse-score.ts chooses by the verdict
// on the whole score when there are more ([SC6], [SC8]).
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { SetFormat } from './format.ts';
import { judgeSet } from './judge-set.ts';
import { MIXABLE_SETS } from './known-formats.ts';
import { textError } from './score-text.ts';
import type { BracketMark, ScoreTextError, SetMark } from './score-text.ts';
import { gameSet, matchTieBreak } from './score.ts';
import type { SetScore, TieBreakPoints } from './score.ts';
import { leader } from './side.ts';

/** One reading of a mark: usually one set, two when points after a blank may stand for a match tie-break of their own. */
export type Reading = readonly SetScore[];

/** In digits typed without a dash a number above this is a missing blank rather than a score: 6364 is not 63-64. */
const HIGHEST_TYPED = 30;

/** Below this a set has no tie-break, so digits glued to it are not tie-break points. */
const LOWEST_TIE_BREAK_GAMES = 4;

const isGluedPair = (left: number, right: number): boolean =>
  Math.abs(left - right) === 1 && Math.max(left, right) >= LOWEST_TIE_BREAK_GAMES;

/** The loser's points on the loser's side. */
const loserPoints = (left: number, right: number, points: number): TieBreakPoints =>
  left > right ? [null, points] : [points, null];

const isNumeral = (digits: string): boolean => /^(?:0|[1-9]\d?)$/.test(digits);

/** The facts known about a set before its numbers are read. */
export interface SetPlace {
  /** Its format, when the match's format is known. */
  readonly format: SetFormat | null;
  /** Only the last set can be a match tie-break without saying so. */
  readonly isLast: boolean;
  /** True when the text names an early end, such as `ret.`, so that its last set may be unfinished. */
  readonly endsEarly: boolean;
  /** True when the sets before it are level, so that it may be the tie-break in place of a deciding set. */
  readonly isLevel: boolean;
}

const fitsSomeSet = (left: number, right: number): boolean =>
  MIXABLE_SETS.some((set) => judgeSet(gameSet(left, right), set).state !== 'impossible');

/**
 * 10-5 without brackets is a match tie-break where no set of games fits; 10-8 is read as games first. So is 7-2 in place of a deciding set
 * that was broken off: no set of games stands there.
 */
const asMatchTieBreak = (left: number, right: number, place: SetPlace): Reading[] => {
  const { format, isLast, endsEarly, isLevel } = place;
  const isLong = isLast && Math.max(left, right) >= 10;
  const isBrokenOff = isLast && endsEarly && isLevel && !fitsSomeSet(left, right);
  return format?.kind === 'tieBreak' || isLong || isBrokenOff ? [[matchTieBreak(left, right)]] : [];
};

/** A full set where a match tie-break belongs: 6-4 is over as a set, unfinished as a tie-break to 10. */
const isSetInstead = (left: number, right: number, { format, endsEarly }: SetPlace): boolean =>
  format?.kind === 'tieBreak' &&
  !endsEarly &&
  judgeSet(matchTieBreak(left, right), format).state === 'open' &&
  MIXABLE_SETS.some((set) => judgeSet(gameSet(left, right), set).state === 'won');

const gamesOrTieBreak = (left: number, right: number, place: SetPlace): Reading[] => {
  const games: Reading = [gameSet(left, right)];
  if (isSetInstead(left, right, place)) return [games];
  const points = asMatchTieBreak(left, right, place);
  return place.format?.kind === 'tieBreak' ? [...points, games] : [games, ...points];
};

/**
 * 7-64 and 6-710: tie-break points, at most `highest`, that lost their raised position, hence their brackets. As games such numbers lie
 * so far apart that no set ends or stands there, except a timed one.
 */
const flattened = (left: string, right: string, highest: number): Reading[] =>
  [1, 2].flatMap((cut): Reading[] => {
    const [games, points] = [right.slice(0, cut), right.slice(cut)];
    const isSet = isNumeral(games) && isGluedPair(Number(left), Number(games));
    if (!isSet || !isNumeral(points) || Number(points) > highest) return [];
    const tieBreak = loserPoints(Number(left), Number(games), Number(points));
    return [[gameSet(Number(left), Number(games), tieBreak)]];
  });

/** 64, 1210, 764, 7610: a set typed without a dash, its tie-break points behind it. */
const typed = (digits: string, place: SetPlace): Reading[] =>
  [1, 2].flatMap((cut): Reading[] => {
    const [left, right] = [digits.slice(0, cut), digits.slice(cut)];
    if (!isNumeral(left)) return [];
    const isPair = isNumeral(right) && Math.max(Number(left), Number(right)) <= HIGHEST_TYPED;
    return [
      ...(isPair ? gamesOrTieBreak(Number(left), Number(right), place) : []),
      ...flattened(left, right, HIGHEST_TYPED),
    ];
  });

/** A set followed by points in brackets. */
const withBracket = (
  left: number,
  right: number,
  { first, second, spaced }: BracketMark,
): Result<readonly Reading[], ScoreTextError> => {
  const isInPlaceOfSet = Math.max(left, right) === 1 && left !== right;
  if (second === null) {
    if (left === right) return err(textError({ code: 'tie-break-side-unknown', left, right, points: first }));
    const points = loserPoints(left, right, first);
    return ok([[isInPlaceOfSet ? matchTieBreak(points[0], points[1]) : gameSet(left, right, points)]]);
  }
  if (isInPlaceOfSet) {
    return leader([left, right]) === leader([first, second])
      ? ok([[matchTieBreak(first, second)]])
      : err(textError({ code: 'tie-break-contradicts', left, right, first, second }));
  }
  const attached: Reading = [gameSet(left, right, [first, second])];
  return ok(spaced ? [attached, [gameSet(left, right), matchTieBreak(first, second)]] : [attached]);
};

const notASet = (text: string): Result<never, ScoreTextError> => err(textError({ code: 'not-a-set', text }));

const readDigits = (
  digits: string,
  bracket: BracketMark | null,
  place: SetPlace,
): Result<readonly Reading[], ScoreTextError> => {
  if (bracket === null) {
    const readings = typed(digits, place);
    return readings.length === 0 ? notASet(digits) : ok(readings);
  }
  return digits.length === 2 ? withBracket(Number(digits[0]), Number(digits[1]), bracket) : notASet(digits);
};

/** All readings of one mark, the most usual first. */
export const readSetMark = (mark: SetMark, place: SetPlace): Result<readonly Reading[], ScoreTextError> => {
  if (mark.kind === 'digits') return readDigits(mark.digits, mark.bracket, place);
  if (mark.kind === 'bracket') return ok([[matchTieBreak(mark.first, mark.second)]]);
  const { left, right, bracket } = mark;
  if (left.length > 3 || right.length > 3) return notASet(`${left}-${right}`);
  if (bracket !== null) return withBracket(Number(left), Number(right), bracket);
  const raised = place.format?.kind === 'timed' ? [] : flattened(left, right, Number.POSITIVE_INFINITY);
  return ok(raised.length > 0 ? raised : gamesOrTieBreak(Number(left), Number(right), place));
};
