// Reduces the spellings of a score's text to one: lower case, one kind of dash, blank and slash, and brackets for raised digits. It changes no
// meaning; docs/scores.md lists the spellings that it unifies.

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const superscriptDigits = (run: string): string =>
  `(${Array.from(run, (digit) => SUPERSCRIPTS.indexOf(digit)).join('')})`;

/** `RET+H61`: the name of a spreadsheet's cell glued to the word before it. */
const CELL_NAME = /(?<=[a-z])\+[a-z]{1,2}\d{1,4}$/;

/** `walk-over`, `w-o` */
const HYPHEN = /(?<=[a-z]) ?- ?(?=[a-z])/g;

/** `6-4 6-3 - - -`: the places of sets that were not played. */
const UNPLAYED_SETS = /(?: -+)+$/;

/** Lower case, one kind of dash, blank, slash and quote; superscript digits in brackets. */
const tidy = (text: string): string =>
  text
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
    .replace(CELL_NAME, '')
    .replace(HYPHEN, ' ')
    .replace(UNPLAYED_SETS, '');

/** Above this the number beside a slash is a whole set typed without a dash, as in 64/63. */
const HIGHEST_GAMES = 30;

/**
 * One dash between the two numbers of a set: `6 - 4`, `6:4`, and `6/4`. A slash may also divide two sets: between numbers that already have their
 * dash (`6-4/6-3`), or that are whole sets (`64/63`).
 */
const unifyPairs = (text: string): string =>
  text
    .replace(/(\d) ?[-:] ?(?=\d)/g, '$1-')
    .replace(
      /(-?)(\d+) ?\/ ?(?=(\d+)(-?))/g,
      (_, before: string, left: string, right: string, after: string) => {
        const parts = before + after !== '' || Math.min(Number(left), Number(right)) > HIGHEST_GAMES;
        return `${before}${left}${parts ? ' ' : '-'}`;
      },
    );

/** `(ret)`: a word in brackets is the word. */
const WRAPPED_WORD = /[[({] ?([a-z][a-z ./']*?) ?[\])}]/g;

/** Most scores are plain, and an import has tens of thousands of them: these skip the search for other spellings. */
const PLAIN = /^\d+-\d+(?:\(\d+\))?(?: \d+-\d+(?:\(\d+\))?)*$/;

/** The text in its one spelling; empty when it holds nothing. */
export const spellAlike = (text: string): string =>
  PLAIN.test(text) ? text : unifyPairs(tidy(text).replace(WRAPPED_WORD, ' $1 '));
