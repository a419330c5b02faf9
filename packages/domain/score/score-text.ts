// Breaks the text of a score into its marks: pairs of games, bare digits, tie-break points and words. It knows how people and feeds spell,
// not what is possible in tennis.
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { UNRECORDED_WORDS } from './ending-words.ts';

export interface ScoreTextError {
  readonly type: 'score-text';
  readonly code:
    | 'empty'
    | 'too-long'
    | 'not-recorded'
    | 'bye'
    | 'date'
    | 'unknown-sign'
    | 'unknown-word'
    | 'word-before-score'
    | 'not-a-set'
    | 'stray-tie-break'
    | 'tie-break-side-unknown'
    | 'tie-break-contradicts'
    | 'too-many-sets';
  readonly message: string;
}

/** A tagged refusal of a score's text. */
export const textError = (code: ScoreTextError['code'], message: string): ScoreTextError => ({
  type: 'score-text',
  code,
  message,
});

/** Points in brackets; `second` is null when only one number was written. `spaced` tells whether a blank stood before them. */
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
  | { readonly kind: 'bracket'; readonly bracket: BracketMark };

export interface ScoreMarks {
  readonly sets: readonly SetMark[];
  /** All words together in lower case, without blanks, dots, slashes and apostrophes; empty when there are none. */
  readonly word: string;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const superscriptDigits = (run: string): string =>
  `(${Array.from(run, (digit) => SUPERSCRIPTS.indexOf(digit)).join('')})`;

/** Most scores are plain, and a season's import has tens of thousands: they skip the search for entities and dashes. */
const PLAIN = /^[\d ()[\]-]*$/;

/** `RET+H61`: the name of a spreadsheet's cell glued to the word before it. */
const CELL_NAME = /(?<=[a-z])\+[a-z]{1,2}\d{1,4}$/;

/** No score is longer, and the work on hostile text stays small. */
const LONGEST_TEXT = 200;

/** Lower case, one kind of dash, blank, slash and quote; superscript digits in brackets. */
const tidy = (text: string): string => {
  if (PLAIN.test(text) && !text.includes('  ')) return text.trim();
  return text
    .replace(/&(?:nbsp|#160|#xa0|thinsp|ensp|emsp);/gi, ' ')
    .replace(/&(?:[nm]dash|minus|hyphen|#8211|#8212|#8722|#45);/gi, '-')
    .replace(/<sup>\s*(\d+)\s*<\/sup>/gi, '($1)')
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/[⁰¹²³⁴-⁹]+/g, superscriptDigits)
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF"“”„]/g, '')
    .replace(/[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(CELL_NAME, '');
};

/** One dash between the two numbers of a set: `6 - 4`, `6:4`, and `6/4` unless slashes part the sets (`6-4/6-3`). */
const unifyPairs = (text: string): string => {
  const dashed = text.replace(/(\d) ?[-:] ?(?=\d)/g, '$1-');
  return dashed.includes('-')
    ? dashed.replace(/(\d) ?\/ ?(?=\d)/g, '$1 ')
    : dashed.replace(/(\d) ?\/ ?(?=\d)/g, '$1-');
};

const MONTH = /(?:^|[^a-z])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[^a-z]|$)/;
const PAIR = /(\d+)-(\d+)(?![\d-])/y;
const DIGITS = /\d+(?![\d-])/y;
const BRACKET = /( ?)([[({<])[[({<]* ?(\d+)(?: ?-(\d+))? ?[\])}>]+/y;
const WORD = /[a-z][a-z./']*/y;
const WRAPPED_WORD = /[[({] ?([a-z][a-z ./']*?) ?[\])}]/g;
const SEPARATOR = /[ ,;.|/&]+/y;

const matchAt = (pattern: RegExp, text: string, position: number): RegExpExecArray | null => {
  pattern.lastIndex = position;
  return pattern.exec(text);
};

/** Whether points in brackets belong to the set before them, rather than being a set of their own. */
const canCarry = (mark: SetMark | undefined, bracket: BracketMark): boolean => {
  if (mark === undefined || mark.kind === 'bracket' || mark.bracket !== null) return false;
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

/**
 * Splits the text of a score. Refuses what says nothing (empty, NA, UNK), spreadsheet dates such as 3-Jun, byes, signs it does not know,
 * and words in front of the sets, where `def.` would mean "defeated".
 */
export const markScoreText = (text: string): Result<ScoreMarks, ScoreTextError> => {
  if (text.length > LONGEST_TEXT) {
    return err(textError('too-long', `A score has at most ${LONGEST_TEXT} characters.`));
  }
  const tidied = tidy(text);
  const clean = unifyPairs(tidied.replace(WRAPPED_WORD, ' $1 '));
  const bare = clean.replace(/[ .,;/']/g, '');
  if (bare === '') return err(textError('empty', 'There is no score.'));
  if (UNRECORDED_WORDS.has(bare)) {
    return err(textError('not-recorded', `"${text.trim()}" says that no score was recorded.`));
  }
  if (bare === 'bye') return err(textError('bye', 'A bye has no score.'));
  if (MONTH.test(clean)) {
    return err(textError('date', `"${text.trim()}" is a date; a spreadsheet may have made it of a score.`));
  }
  const sets: SetMark[] = [];
  const words: string[] = [];
  let position = 0;
  while (position < clean.length) {
    const bracketFound = matchAt(BRACKET, clean, position);
    if (bracketFound !== null) {
      const bracket = readBracket(bracketFound);
      const previous = sets.at(-1);
      if (previous !== undefined && previous.kind !== 'bracket' && canCarry(previous, bracket)) {
        sets[sets.length - 1] = { ...previous, bracket };
      } else if (bracket.second === null) {
        return err(textError('stray-tie-break', `(${bracket.first}) belongs to no set.`));
      } else {
        sets.push({ kind: 'bracket', bracket });
      }
      position += bracketFound[0].length;
      continue;
    }
    const separator = matchAt(SEPARATOR, clean, position);
    if (separator !== null) {
      position += separator[0].length;
      continue;
    }
    const word = matchAt(WORD, clean, position);
    if (word !== null) {
      words.push(word[0]);
      position += word[0].length;
      continue;
    }
    const pair = matchAt(PAIR, clean, position);
    const found = pair ?? matchAt(DIGITS, clean, position);
    if (found === null) {
      return err(
        textError('unknown-sign', `"${clean.slice(position, position + 12)}" is not part of a score.`),
      );
    }
    if (words.length > 0) {
      return err(textError('word-before-score', `"${words.join(' ')}" stands before the score.`));
    }
    sets.push(
      pair === null
        ? { kind: 'digits', digits: found[0], bracket: null }
        : { kind: 'pair', left: pair[1] ?? '', right: pair[2] ?? '', bracket: null },
    );
    position += found[0].length;
  }
  return ok({ sets, word: words.join('').replace(/[./']/g, '') });
};
