// Texts that people type or paste: what is corrected silently, what is refused, and what counts as a character. Characters that deceive nobody are
// accepted, because lists come from spreadsheets and web pages; characters that change the direction of writing are refused.
import * as z from 'zod/mini';
import { problem } from '../problem.ts';

const TOO_LONG = (max: number) => problem('tooLong', { max });
const UNSTORABLE = problem('notStorable');
const TURNED = problem('turned');

/** Whether both databases can hold a text: well-formed Unicode, with no control characters (NUL among them) except line breaks and tabs. */
export function isStorable(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) && text.isWellFormed();
}

/** Soft hyphen, zero width space, word joiner and byte order mark: left over by web pages and spreadsheets. */
const LEFT_OVER = /[\u00ad\u200b\u2060\ufeff]/g;
/** Marks around Hebrew and Arabic words; they turn no word. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;
/** Embeddings, overrides and isolates: they show words in another order than they are stored. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;

/** Letters of scripts that write words with joiners: Persian, Hindi and others. */
const isJoinable = (sign: string): boolean =>
  /[\p{L}\p{M}]/u.test(sign) && !/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(sign);
const isPicture = (sign: string): boolean =>
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u.test(sign);

const needsJoiner = (before = '', after = ''): boolean =>
  (isJoinable(before) && isJoinable(after)) || (isPicture(before) && isPicture(after));

/** Leaves joiners where a script or a picture needs them. */
const withoutIdleJoiners = (text: string): string =>
  Array.from(text)
    .filter((sign, at, signs) => !/[\u200c\u200d]/.test(sign) || needsJoiner(signs[at - 1], signs[at + 1]))
    .join('');

/** One line in its stored form: spaces of all kinds and tabs become single spaces, leftovers from pasting go. */
const tidyLine = (text: string): string =>
  withoutIdleJoiners(text.replace(LEFT_OVER, '').replace(DIRECTION_MARKS, ''))
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim();

const isOneLine = (text: string): boolean => !/[\r\n\u0085\p{Zl}\p{Zp}]/u.test(text);

/** Neither control nor format characters, except for joiners; only the needed ones are left. */
const isPlain = (text: string): boolean => !/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/u.test(text);

/** How long a text looks. Fillers and other invisible characters do not count. */
const visibleLength = (text: string): number =>
  text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu, '').length;

/** At least this many visible characters; the document gives `min` as the length. */
export const atLeast = (min: number, message: string) =>
  [
    z.minLength(min, { error: message, abort: true }),
    z.refine<string>((text) => visibleLength(text) >= min, message),
  ] as const;

/** A text that is looked up and not stored, such as the words of a search: trimmed, otherwise as typed. */
export const typedText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, TOO_LONG(max)), z.refine(isStorable, UNSTORABLE));

/** A text in one line: a name, a place, a label. */
export const lineText = (max: number) =>
  z
    .string()
    .check(
      z.overwrite(tidyLine),
      z.maxLength(max, TOO_LONG(max)),
      z.refine(isStorable, { error: UNSTORABLE, abort: true }),
      z.refine(isOneLine, { error: problem('severalLines'), abort: true }),
      z.refine(isPlain, TURNED),
    );

/** A text that may have several lines: a description, a message. */
export const proseText = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(DIRECTION_MARKS, '').trim()),
    z.maxLength(max, TOO_LONG(max)),
    z.refine(isStorable, { error: UNSTORABLE, abort: true }),
    z.refine((text) => !TURNS.test(text), TURNED),
  );

/** The compatibility form, in which full-width letters become ordinary ones, without invisible and direction-changing characters. */
const tidyUsername = (text: string): string =>
  tidyLine(
    text.normalize('NFKC').replace(/(?![\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu, ''),
  ).normalize('NFKC');

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** A username that somebody chooses: no two may differ only in invisible characters, widths or mixed alphabets. */
export const usernameText = (max: number) =>
  z.string().check(
    z.overwrite(tidyUsername),
    z.maxLength(max, TOO_LONG(max)),
    z.refine(isStorable, { error: UNSTORABLE, abort: true }),
    z.refine((text) => /^(?:\p{L}\p{M}*|[\p{Nd} ._@+-])*$/u.test(text), {
      error: problem('usernameSigns'),
      abort: true,
    }),
    z.refine(
      (text) => ALPHABETS.filter((alphabet) => alphabet.test(text)).length <= 1,
      problem('usernameAlphabets'),
    ),
  );

/** A blank typed text becomes null. */
export const blankToNull = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text === '' ? null : text;
