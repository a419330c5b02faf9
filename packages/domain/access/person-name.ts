// A person's given and family name, if the text shows for certain which is which, and the key that finds a name in any order and spelling (D46).

/** Both parts of a name, as they were written. */
export interface NameParts {
  readonly given: string;
  readonly family: string;
}

/** Words that tell a father from his son. They follow a name and are no part of the surname. */
const SUFFIX = /^(?:jr|jun|jnr|junior|sr|sen|snr|senior|i{2,3}|iv)\.?$/i;

/** Whether a word behind a name is "jun.", "Sr" or the like. */
export const isNameSuffix = (word: string): boolean => SUFFIX.test(word);

/** Folds a name for comparing: lower case, accents removed, and special letters such as ß written out. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðæœı]/g, (letter) => WRITTEN_OUT[letter] ?? letter);

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** The search key of a name: its words, folded, in a fixed order. "KOVAČ Nina", "Kovač, Nina" and "nina kovac" have the same key. */
export const personKey = (name: string): string =>
  (folded(name).match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');

/** The words of a search as they occur in keys. */
export const keyWords = (text: string): readonly string[] =>
  personKey(text)
    .split(' ')
    .filter((word) => word !== '');

/** A name of two parts as it is written where nothing else is said. */
export const joinedName = ({ given, family }: NameParts): string => `${given} ${family}`;
