// The one-line format codes of TODS, read and printed ([SC7]): SET3-S:6NOAD/TB7-F:TB10, SET1-S:8/TB7, SET1-S:T20.
// TODS has no word for playing without lets; the segment -NOLET at the end is our own addition ([SC4], D25).
import { err } from '../result.ts';
import type { Result } from '../result.ts';
import { formatError, validateMatchFormat } from './format.ts';
import type { FormatError, GameSetFormat, MatchFormat, SetFormat } from './format.ts';

const MATCH = /^SET(\d+)(X?)-S:([^-]+)(?:-F:([^-]+))?$/;
const GAMES = /^(\d+)(NOAD)?(?:\/TB(\d+)(NOAD)?(?:@(\d+))?)?$/;
const TIE_BREAK = /^TB(\d+)(NOAD)?$/;
const TIMED = /^T(\d+)([GP]?)$/;
const NO_LETS = '-NOLET';

const parseSetFormat = (code: string): SetFormat | null => {
  const tieBreak = TIE_BREAK.exec(code);
  if (tieBreak !== null)
    return { kind: 'tieBreak', to: Number(tieBreak[1]), noAd: tieBreak[2] !== undefined };
  const timed = TIMED.exec(code);
  if (timed !== null) {
    return { kind: 'timed', minutes: Number(timed[1]), counting: timed[2] === 'P' ? 'points' : 'games' };
  }
  const games = GAMES.exec(code);
  if (games === null) return null;
  const to = Number(games[1]);
  return {
    kind: 'games',
    to,
    noAd: games[2] !== undefined,
    tieBreak:
      games[3] === undefined
        ? null
        : { to: Number(games[3]), noAd: games[4] !== undefined, at: Number(games[5] ?? to) },
  };
};

const noAdWord = (noAd: boolean): string => (noAd ? 'NOAD' : '');

const printTieBreakOf = ({ to, tieBreak }: GameSetFormat): string =>
  tieBreak === null
    ? ''
    : `/TB${tieBreak.to}${noAdWord(tieBreak.noAd)}${tieBreak.at === to ? '' : `@${tieBreak.at}`}`;

/** The part of a code that names one kind of set, such as `6/TB7` or `TB10`. */
export const printSetFormat = (set: SetFormat): string => {
  if (set.kind === 'tieBreak') return `TB${set.to}${noAdWord(set.noAd)}`;
  if (set.kind === 'timed') return `T${set.minutes}${set.counting === 'points' ? 'P' : ''}`;
  return `${set.to}${noAdWord(set.noAd)}${printTieBreakOf(set)}`;
};

/** True when two set formats are played alike. */
export const isSameSetFormat = (a: SetFormat, b: SetFormat): boolean =>
  printSetFormat(a) === printSetFormat(b);

/**
 * Reads a format code; blanks and lower case are accepted, and `T20` alone means one timed set. Returns a tagged error for a text that is no code,
 * for a format that cannot be played, and for parts of TODS that tennis clubs do not use (aggregate scores `A`, game formats `-G:`, match time caps
 * `-M:`).
 */
export const parseMatchFormat = (code: string): Result<MatchFormat, FormatError> => {
  const compact = code.replace(/\s+/g, '').toUpperCase();
  const lets = !compact.endsWith(NO_LETS);
  const body = lets ? compact : compact.slice(0, -NO_LETS.length);
  if (/^SET\d+X?A-|-[GM]:/.test(body)) {
    return err(formatError({ code: 'unsupported', text: code }));
  }
  const match = MATCH.exec(TIMED.test(body) ? `SET1-S:${body}` : body);
  const set = match?.[3] === undefined ? null : parseSetFormat(match[3]);
  const last = match?.[4] === undefined ? null : parseSetFormat(match[4]);
  if (match === null || set === null || (match[4] !== undefined && last === null)) {
    return err(formatError({ code: 'not-a-code', text: code }));
  }
  return validateMatchFormat({
    bestOf: Number(match[1]),
    exactly: match[2] === 'X',
    set,
    finalSet: last !== null && Number(match[1]) > 1 && isSameSetFormat(set, last) ? null : last,
    lets,
  });
};

/** The code of a format. `dialect: 'tods'` leaves out our own -NOLET for readers that know only TODS. */
export const printMatchFormat = (format: MatchFormat, options: { dialect?: 'tods' } = {}): string =>
  [
    `SET${format.bestOf}${format.exactly ? 'X' : ''}-S:${printSetFormat(format.set)}`,
    format.finalSet === null ? '' : `-F:${printSetFormat(format.finalSet)}`,
    format.lets || options.dialect === 'tods' ? '' : NO_LETS,
  ].join('');
