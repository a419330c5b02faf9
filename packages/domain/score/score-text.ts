// Breaks the text of a score into its marks: pairs of games, bare digits, tie-break points and words. It knows how people and feeds spell, not what
// is possible in tennis.
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { UNRECORDED_WORDS } from './ending-words.ts';
import { MOST_COUNT, MOST_LONE_POINTS } from './score.ts';
import { spellAlike } from './score-spelling.ts';

/** Why a text is no score. */
export type ScoreTextProblem =
  | { readonly code: 'empty' | 'bye' | 'too-many-sets' }
  | { readonly code: 'too-long'; readonly most: number }
  /** `text`: the part that cannot be read. */
  | {
      readonly code: 'not-recorded' | 'date' | 'unknown-sign' | 'unknown-word' | 'not-a-set';
      readonly text: string;
    }
  | { readonly code: 'word-before-score'; readonly text: string; readonly where: 'before' | 'inside' }
  | { readonly code: 'tie-break-too-high' | 'stray-tie-break'; readonly points: number }
  | {
      readonly code: 'tie-break-side-unknown';
      readonly left: number;
      readonly right: number;
      readonly points: number;
    }
  | {
      readonly code: 'tie-break-contradicts';
      readonly left: number;
      readonly right: number;
      readonly first: number;
      readonly second: number;
    };

export type ScoreTextError = { readonly type: 'score-text' } & ScoreTextProblem;

/** A tagged refusal of a score's text. */
export const textError = (problem: ScoreTextProblem): ScoreTextError => ({ type: 'score-text', ...problem });

/** Points in brackets; `second` is null if only one number was written. `spaced` tells whether a blank stood before them. */
export interface BracketMark {
  readonly first: number;
  readonly second: number | null;
  readonly spaced: boolean;
  /** True for [ ], which alone after a blank always mean a match tie-break ([SC6]). */
  readonly square: boolean;
}

/** `6-4`, `64`, `[10-8]`: what may be a set, still as digits, with the brackets that follow it. */
export type SetMark =
  | {
      readonly kind: 'pair';
      readonly left: string;
      readonly right: string;
      readonly bracket: BracketMark | null;
    }
  | { readonly kind: 'digits'; readonly digits: string; readonly bracket: BracketMark | null }
  | { readonly kind: 'bracket'; readonly first: number; readonly second: number };

export interface ScoreMarks {
  readonly sets: readonly SetMark[];
  /** All words together in lower case, without blanks, dots, slashes and apostrophes; empty when there are none. */
  readonly word: string;
}

/** No score is longer, and the work on hostile text stays small. */
const LONGEST_TEXT = 200;

const MONTH = /(?:^|[^a-z])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[^a-z]|$)/;
const PAIR = /(\d+)-(\d+)(?![\d-])/y;
const DIGITS = /\d+(?![\d-])/y;
const BRACKET = /( ?)([[({<])[[({<]* ?(\d+)(?: ?-(\d+))? ?[\])}>]+/y;
const WORD = /[a-z][a-z./']*/y;
const SEPARATOR = /[ ,;.|/&]+/y;

const matchAt = (pattern: RegExp, text: string, position: number): RegExpExecArray | null => {
  pattern.lastIndex = position;
  return pattern.exec(text);
};

/** Whether points in brackets belong to the set before them, rather than being a set of their own. */
const canCarry = (mark: Exclude<SetMark, { kind: 'bracket' }>, bracket: BracketMark): boolean => {
  if (mark.bracket !== null) return false;
  if (bracket.second === null) return true;
  if (bracket.spaced && bracket.square) return false;
  return mark.kind === 'digits' || Math.abs(Number(mark.left) - Number(mark.right)) <= 1;
};

const readBracket = (found: RegExpExecArray): BracketMark => ({
  first: Number(found[3]),
  second: found[4] === undefined ? null : Number(found[4]),
  spaced: found[1] !== '',
  square: found[2] === '[',
});

/** Why a text says nothing that could be a score; null when it may. */
const silence = (clean: string, text: string): ScoreTextError | null => {
  const bare = clean.replace(/[ .,;/']/g, '');
  if (bare === '') return textError({ code: 'empty' });
  if (UNRECORDED_WORDS.has(bare)) {
    return textError({ code: 'not-recorded', text: text.trim() });
  }
  if (bare === 'bye') return textError({ code: 'bye' });
  return MONTH.test(clean) ? textError({ code: 'date', text: text.trim() }) : null;
};

interface Scan {
  readonly sets: SetMark[];
  readonly words: string[];
}

const addBracket = ({ sets }: Scan, bracket: BracketMark): ScoreTextError | null => {
  const { first, second } = bracket;
  const most = Math.max(first, second ?? 0);
  if (most > (second === null ? MOST_LONE_POINTS : MOST_COUNT))
    return textError({ code: 'tie-break-too-high', points: most });
  const previous = sets.at(-1);
  if (previous !== undefined && previous.kind !== 'bracket' && canCarry(previous, bracket)) {
    sets[sets.length - 1] = { ...previous, bracket };
    return null;
  }
  if (second === null) return textError({ code: 'stray-tie-break', points: first });
  sets.push({ kind: 'bracket', first, second });
  return null;
};

/** Takes one set's numbers or brackets off the text; answers their length, 0 when there are none here. */
const scanNumbers = (scan: Scan, clean: string, position: number): number | ScoreTextError => {
  const bracket = matchAt(BRACKET, clean, position);
  const pair = matchAt(PAIR, clean, position);
  const found = bracket ?? pair ?? matchAt(DIGITS, clean, position);
  if (found === null) return 0;
  if (scan.words.length > 0) {
    const where = scan.sets.length === 0 ? 'before' : 'inside';
    return textError({ code: 'word-before-score', text: scan.words.join(' '), where });
  }
  if (bracket !== null) return addBracket(scan, readBracket(bracket)) ?? found[0].length;
  scan.sets.push(
    pair === null
      ? { kind: 'digits', digits: found[0], bracket: null }
      : { kind: 'pair', left: pair[1] ?? '', right: pair[2] ?? '', bracket: null },
  );
  return found[0].length;
};

/**
 * Splits the text of a score. Refuses what says nothing (empty, NA, UNK), spreadsheet dates such as 3-Jun, byes, signs it does not know,
 * and words in front of the sets, where `def.` would mean "defeated".
 */
export const markScoreText = (text: string): Result<ScoreMarks, ScoreTextError> => {
  if (text.length > LONGEST_TEXT) {
    return err(textError({ code: 'too-long', most: LONGEST_TEXT }));
  }
  const clean = spellAlike(text);
  const nothing = silence(clean, text);
  if (nothing !== null) return err(nothing);
  const scan: Scan = { sets: [], words: [] };
  let position = 0;
  while (position < clean.length) {
    const length = scanNumbers(scan, clean, position);
    if (typeof length !== 'number') return err(length);
    const word = matchAt(WORD, clean, position);
    if (word !== null) scan.words.push(word[0]);
    const step = length || (word ?? matchAt(SEPARATOR, clean, position))?.[0].length;
    if (step === undefined) {
      return err(textError({ code: 'unknown-sign', text: clean.slice(position, position + 12) }));
    }
    position += step;
  }
  return ok({ sets: scan.sets, word: scan.words.join('').replace(/[./']/g, '') });
};
