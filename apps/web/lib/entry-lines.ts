// One line of a list of entries, typed or pasted, read into what the API takes (D26, D28).

/** One line as an entry. */
export interface EntryLine {
  readonly name: string;
  readonly partnerName?: string;
  readonly club?: string;
  readonly birthYear?: number;
  readonly seed?: number;
}

/** "1.", "12)" or a bullet in front of a name. */
const NUMBERING = /^\s*(?:\d{1,3}[.)]|[-*•])\s+/;
/** "[3]" or "(3)" behind a name. */
const SEED = /\s*[[(](\d{1,3})[\])]\s*$/;
/** A year of birth, alone or behind a name: never part of a name or a club, because visitors read those (D24). */
const YEAR = /^(?:19|20)\d{2}$/;
const NAME_AND_YEAR = /^(.*\D)[\s,]+((?:19|20)\d{2})$/;
/** Between the two of a pair: a sign. */
const PARTNERS = /\s*[/&+]\s*/;
/** Where there is none: a word of one of the product's languages, or a dash with room around it. */
const PARTNER_WORDS = /\s+(?:and|und|et|[-–—])\s+/i;

/**
 * "Kovač, Nina" or "de la Cruz, Ana": one comma behind a surname of one word, or of several words of which only the last has a capital. "Nina Kovač,
 * Hillside" is not turned round: there the comma may come before a club.
 */
const SURNAME_FIRST = /^((?:\p{Ll}[^\s,]* )*[^\s,]+) ?, ?([^,]+)$/u;

/** Two people for certain: a dash may also stand before a club, "a/l" and "s/o" are parts of names, and so is "von und zu". */
const CERTAIN_PARTNERS = /\p{L}{2}(?:\s*[/&+]\s*|(?<!\bvon)\s+(?:and|und|et)\s+)\p{L}{2}/iu;
const IN_BRACKETS = /\([^)]*\)|\[[^\]]*\]/g;

/** Whether a name is those of two people, where everybody enters alone. */
export const saysTwoPeople = (name: string): boolean =>
  CERTAIN_PARTNERS.test(name.replaceAll(IN_BRACKETS, ''));

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const parted = (names: string): readonly string[] =>
  names.split(PARTNERS.test(names) ? PARTNERS : PARTNER_WORDS).map(tidy);

const inSpokenOrder = (name: string): string => name.replace(SURNAME_FIRST, '$2 $1');

/** Of what kind of event the entries are. */
export interface EntryKind {
  readonly isPair: boolean;
  /** In a junior event "Kovač, Nina" stays as it is written: it shows which word is the surname, so that visitors see "Nina K." (D24). */
  readonly isJunior: boolean;
}

/**
 * Reads one line: removes numbering, takes a seed in brackets; a tab or semicolon comes before the club and the year of birth; a slash, "and" or
 * the like before the partner; and "Surname, First" is turned round.
 */
export function readEntryLine(line: string, { isPair, isJunior }: EntryKind): EntryLine | null {
  const [person = '', ...more] = line
    .replace(NUMBERING, '')
    .split(/\t|;/)
    .map((part) => part.trim());
  const club = more.find((part) => part !== '' && !YEAR.test(part)) ?? '';
  const seed = SEED.exec(person)?.[1];
  const text = tidy(person.replace(SEED, ''));
  const withYear = NAME_AND_YEAR.exec(text);
  const names = withYear?.[1]?.replace(/[\s,]+$/, '') ?? text;
  const birthYear = Number(withYear?.[2] ?? more.find((part) => YEAR.test(part)) ?? 0);
  const people = isPair ? parted(names) : [names];
  // In a pair without a slash the comma may stand between the partners.
  const staysAsWritten = isJunior || (isPair && people.length === 1);
  const [name = '', ...partners] = staysAsWritten ? people : people.map(inSpokenOrder);
  const partnerName = partners.join(' ').trim();
  if (name === '') return null;
  return {
    name,
    ...(partnerName === '' ? {} : { partnerName }),
    ...(club === '' ? {} : { club: tidy(club) }),
    ...(birthYear === 0 ? {} : { birthYear }),
    ...(seed === undefined || Number(seed) === 0 ? {} : { seed: Number(seed) }),
  };
}
