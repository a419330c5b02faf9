// Tells which digits may follow on the keypad of the score dialog, and why the others may not (design brief, section 8; [SC8]).
import { setFormatAt } from './format.ts';
import type { MatchFormat, SetFormat } from './format.ts';
import { judgeSet } from './judge-set.ts';
import type { SetJudgement, SetProblem } from './judge-set.ts';
import { gameSet, matchTieBreak } from './score.ts';
import type { SetScore } from './score.ts';

/** The digits of one set as typed so far; `tieBreak` holds the loser's points. Empty strings are not typed yet. */
export interface SetEntry {
  readonly first: string;
  readonly second: string;
  readonly tieBreak: string;
}

export type EntryField = keyof SetEntry;

/** Why a digit may not follow. */
export type DigitProblem =
  | SetProblem
  | { readonly code: 'no-partner'; readonly value: number }
  | { readonly code: 'set-not-over'; readonly first: number; readonly second: number }
  | { readonly code: 'too-many-digits' };

export interface DigitChoice {
  readonly digit: number;
  /** Why this digit may not follow, or null when it may. */
  readonly reason: DigitProblem | null;
}

export interface Keypad {
  /** Ten choices, digit 0 first. */
  readonly digits: readonly DigitChoice[];
  /** True when what the field holds is a possible number. */
  readonly isPossible: boolean;
  /** True when it is possible and no digit may follow, so that the dialog can go on by itself. */
  readonly isFull: boolean;
  /** The field to go on to, or null when the set is entered. */
  readonly next: EntryField | null;
}

export interface KeypadPlace {
  readonly format: MatchFormat;
  /** The index of the set that is typed, 0 for the first. */
  readonly set: number;
  /** True when the match ended early, so that the last set may be unfinished. */
  readonly unfinished?: boolean;
}

const HIGHEST = 99;
/** Even a short tie-break can go on to ten points. */
const HALF_OF_TEN = 5;
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const setOf = (format: SetFormat, first: number, second: number): SetScore =>
  format.kind === 'tieBreak' ? matchTieBreak(first, second) : gameSet(first, second);

const isEnough = ({ state }: SetJudgement, unfinished: boolean): boolean =>
  state === 'won' || state === 'level' || (unfinished && state === 'open');

/** True if the set was won in a tie-break and the loser's points are still missing. */
const asksTieBreak = (format: SetFormat, first: number, second: number): boolean =>
  format.kind === 'games' &&
  format.tieBreak !== null &&
  Math.min(first, second) === format.tieBreak.at &&
  Math.max(first, second) === format.tieBreak.at + 1;

const withLoserPoints = (first: number, second: number, points: number): SetScore =>
  gameSet(first, second, first > second ? [null, points] : [points, null]);

const hasPartner = (value: number, format: SetFormat, unfinished: boolean): boolean => {
  for (let other = 0; other <= HIGHEST; other += 1) {
    if (isEnough(judgeSet(setOf(format, value, other), format), unfinished)) return true;
  }
  return false;
};

/** Judges one value of the field: null when it is possible, otherwise the reason. */
const problemWith = (
  field: EntryField,
  value: number,
  entry: SetEntry,
  format: SetFormat,
  unfinished: boolean,
): DigitProblem | null => {
  const first = Number(entry.first);
  const second = Number(entry.second);
  if (field === 'first') {
    return hasPartner(value, format, unfinished) ? null : { code: 'no-partner', value };
  }
  const set = field === 'second' ? setOf(format, first, value) : withLoserPoints(first, second, value);
  const judged = judgeSet(set, format);
  if (isEnough(judged, unfinished)) return null;
  return judged.state === 'impossible' ? judged.reason : { code: 'set-not-over', first, second: value };
};

/**
 * Whether a second digit makes sense after this one: a tie-break's loser has points of two digits only up to about twice those that it is played to.
 * Where it is played to 7, 1 may become 10; 2 stands for itself, as 5 does.
 */
const mayBeFirstOfTwo = (field: EntryField, digit: number, format: SetFormat): boolean => {
  if (field !== 'tieBreak' || format.kind !== 'games' || format.tieBreak === null) return true;
  return 10 * digit <= 2 * Math.max(format.tieBreak.to, HALF_OF_TEN);
};

const nextField = (field: EntryField, entry: SetEntry, format: SetFormat): EntryField | null => {
  if (field === 'first') return 'second';
  return field === 'second' && asksTieBreak(format, Number(entry.first), Number(entry.second))
    ? 'tieBreak'
    : null;
};

/** The keypad for one field of one set: for each digit, whether it may follow the typed ones, up to two digits in all. */
export const keypadFor = (field: EntryField, entry: SetEntry, place: KeypadPlace): Keypad => {
  const { unfinished = false } = place;
  const format = setFormatAt(place.format, place.set);
  const typed = entry[field];
  const problem = (value: number): DigitProblem | null =>
    problemWith(field, value, entry, format, unfinished);
  /** A digit may also be the first of two: 1 alone ends no set, 10 may. */
  const follows = (digit: number): DigitProblem | null => {
    const isSecond = typed !== '';
    if (typed === '0' || typed.length >= 2) return { code: 'too-many-digits' };
    if (isSecond && !mayBeFirstOfTwo(field, Number(typed), format)) return { code: 'too-many-digits' };
    const value = Number(`${typed}${digit}`);
    const found = problem(value);
    const mayGrow = value > 0 && value < 10 && DIGITS.some((after) => problem(10 * value + after) === null);
    return mayGrow ? null : found;
  };
  const digits = DIGITS.map((digit) => ({ digit, reason: follows(digit) }));
  const isPossible = typed !== '' && problem(Number(typed)) === null;
  return {
    digits,
    isPossible,
    isFull: isPossible && digits.every(({ reason }) => reason !== null),
    next: nextField(field, entry, format),
  };
};
