// The short form of a name that is one text (D24). Only two spellings show for certain which word is the surname: "Kovač, Nina", and the surname in
// capitals as on draw sheets, "KOVAČ Nina" or "Nina KOVAČ". Everything else may stand in either order (Nagy Anna, 秋山花子), so the first word may be the
// surname: then only initials are shown.
import { isNameSuffix, type NameParts } from './person-name.ts';

/** Part two people in one name. */
const PARTNERS = /[/&+|\\／＆＋]/;

/** A word ends at any character, visible or not, that is neither a letter nor a digit; a hyphen or an apostrophe may stand inside. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‘`´‐‑-][\p{L}\p{M}\p{N}]+)*/gu;

/** Words that stand before a surname; it is known by what comes after them. */
const PARTICLES: ReadonlySet<string> = new Set([
  'af',
  'al',
  'av',
  'bin',
  'd',
  'da',
  'das',
  'de',
  'del',
  'della',
  'den',
  'der',
  'di',
  'do',
  'dos',
  'du',
  'el',
  'ibn',
  'la',
  'las',
  'le',
  'los',
  'ten',
  'ter',
  'van',
  'von',
  'y',
  'zu',
  'zum',
  'zur',
]);

/** Two letters may be a first name spoken as letters (JP, TJ). */
const IN_CAPITALS = /^(?=(?:[^\p{Lu}]*\p{Lu}){3})[^\p{Ll}\p{Lt}\p{Lo}\p{N}]+$/u;
const CAPITALISED = /^\p{Lu}.*\p{Ll}/u;

interface Parted {
  readonly given: string;
  readonly surname: readonly string[];
}

const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

function withoutSuffix(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !isNameSuffix(word));
  return words.slice(0, last + 1);
}

const initialOf = (word: string): string => `${String.fromCodePoint(word.codePointAt(0) ?? 0)}.`;

const isParticle = (word: string): boolean => PARTICLES.has(word.toLowerCase());

/** "Kovač, Nina": two parts exactly, since a third may be a club as well as a name. */
function partedByComma(parts: readonly (readonly string[])[]): Parted | null {
  const [surname, given, ...rest] = parts;
  const first = given?.[0];
  return surname === undefined || first === undefined || rest.length > 0 ? null : { given: first, surname };
}

/** "KOVAČ Nina", "Nina KOVAČ", "Nina van der BERG": one first name, and nothing that could be another surname. */
function partedByCapitals(words: readonly string[]): Parted | null {
  const surname = words.filter((word) => IN_CAPITALS.test(word) || isParticle(word));
  const others = words.filter((word) => !surname.includes(word));
  const [given] = others;
  const isCertain =
    others.length === 1 &&
    given !== undefined &&
    CAPITALISED.test(given) &&
    surname.some((word) => IN_CAPITALS.test(word)) &&
    // The first name stands at one end.
    (words[0] === given || words.at(-1) === given);
  return isCertain ? { given, surname } : null;
}

function shortParted({ given, surname }: Parted): string {
  const known = surname.find((word) => !isParticle(word)) ?? surname[0] ?? '';
  const initial = initialOf(given);
  return `${given.length < initial.length ? initial : given} ${initialOf(known)}`;
}

/** Parts of a person's name that is one text, divided only by a comma or capitals. */
const linesOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .split(/[,;，；]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Given and family name if the text shows which is which: "Kovač, Nina", "KOVAČ Nina", "Nina KOVAČ". Null for anything else, above all for "Nina
 * Kovač": a surname may stand first (Nagy Anna).
 */
export function namePartsOf(name: string): NameParts | null {
  if (PARTNERS.test(name)) return null;
  const [first, second, ...rest] = linesOf(name);
  if (first === undefined || rest.length > 0) return null;
  if (second !== undefined) {
    const isName = wordsOf(first).length > 0 && withoutSuffix(wordsOf(second)).length > 0;
    return isName ? { given: second, family: first } : null;
  }
  const words = wordsOf(first);
  if (withoutSuffix(words).length < words.length) return null;
  const parted = partedByCapitals(words);
  return parted === null ? null : { given: parted.given, family: parted.surname.join(' ') };
}

/** First name and initial of the surname of somebody with known parts; null if one of them is no word. */
export function shortOfParts({ given, family }: NameParts): string | null {
  const [first] = wordsOf(given.normalize('NFC'));
  const surname = withoutSuffix(wordsOf(family.normalize('NFC')));
  return first === undefined || surname.length === 0 ? null : shortParted({ given: first, surname });
}

/** The first and the last word, whichever of them is the surname. */
function initials(words: readonly string[]): string {
  const known = words.filter((word) => !PARTICLES.has(word));
  const shown = known.length === 0 ? words : known;
  return [...shown.slice(0, 1), ...shown.slice(1).slice(-1)].map(initialOf).join(' ');
}

function shortPerson(text: string): string | null {
  const parts = text
    .split(/[,;，；]/)
    .map((part) => withoutSuffix(wordsOf(part)))
    .filter((words) => words.length > 0);
  const words = parts.flat();
  if (words.length === 0) return wordsOf(text).length === 0 ? null : initials(wordsOf(text));
  const parted = parts.length === 1 ? partedByCapitals(words) : partedByComma(parts);
  return parted === null ? initials(words) : shortParted(parted);
}

/**
 * First name and initial of the surname if the text shows which is which ("Kovač, Nina", "KOVAČ Nina", "Nina KOVAČ": "Nina K."), else initials only
 * ("Nina Kovač": "N. K."). If one name holds two people, divided by a slash, an ampersand or a plus, each is shortened.
 */
export function shortName(name: string): string {
  const people = name
    .normalize('NFC')
    .split(PARTNERS)
    .map(shortPerson)
    .filter((person) => person !== null);
  return people.length === 0 ? name : people.join(' / ');
}
