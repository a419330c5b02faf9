// The name of a person as given and family name where the text says for certain which is which, and the key by which one name is found in
// whatever order and spelling it was typed (D46).

/** Both parts of a name, as they were written. */
export interface NameParts {
  readonly given: string;
  readonly family: string;
}

/** Folds a name for comparing: lower case, accents taken off, and letters that are no accent written out. */
const folded = (text: string): string =>
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

/** What a name is found by: its words, folded, in one order. "KOVAČ Nina", "Kovač, Nina" and "nina kovac" have the same. */
export const personKey = (name: string): string =>
  (folded(name).match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');

/** The words of a search as they occur in keys. */
export const keyWords = (text: string): readonly string[] =>
  personKey(text)
    .split(' ')
    .filter((word) => word !== '');

/** A name of two parts as it is written where nothing else is said. */
export const joinedName = ({ given, family }: NameParts): string => `${given} ${family}`;
