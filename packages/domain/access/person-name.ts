// A person's given and family name, if the text shows for certain which is which, and the key that finds a name in any order and spelling (D46).

/** Both parts of a name, as they were written. */
export interface NameParts {
  readonly given: string;
  readonly family: string;
}

/** Folds a name for comparing: lower case, accents removed, and special letters such as ß written out. */
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

/** The search key of a name: its words, folded, in a fixed order. "KOVAČ Nina", "Kovač, Nina" and "nina kovac" have the same key. */
export const personKey = (name: string): string =>
  (folded(name).match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');

/** A name for signing in, made of a person's name: "Nina Kovač" is "nina.kovac". Empty if it says too little. */
export function proposedUsername(name: string): string {
  const words = folded(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = ''] = words;
  const made = words.length > 1 ? `${first}.${words.at(-1) ?? ''}` : first;
  return made.length < 3 || made.length > 50 ? '' : made;
}

/** The words of a search as they occur in keys. */
export const keyWords = (text: string): readonly string[] =>
  personKey(text)
    .split(' ')
    .filter((word) => word !== '');

/** A name of two parts as it is written where nothing else is said. */
export const joinedName = ({ given, family }: NameParts): string => `${given} ${family}`;
