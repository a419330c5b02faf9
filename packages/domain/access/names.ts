// How a person's name looks to whom (D24): people under 18, and everyone in a U9-U18 event, are shown to
// the public by first name and the initial of the surname.

/** What the look of a name depends on. `birthDay` is yyyy-mm-dd, or a year as yyyy, or null when unknown. */
export interface NameContext {
  /** Type of the tournament in which the name appears. */
  readonly tournamentType: string;
  readonly birthDay: string | null;
  /** The day on which the name is read, yyyy-mm-dd. */
  readonly today: string;
  /** The reader belongs to the club, runs the tournament or is the person. */
  readonly isInsider: boolean;
  /** The club publishes full names, with consent recorded. */
  readonly clubPublishesFullNames: boolean;
}

const YOUTH_TYPES: ReadonlySet<string> = new Set(['U9', 'U10', 'U12', 'U14', 'U18']);

/** Whether everybody in an event of this type is shown as people under 18 are. */
export const isYouthType = (tournamentType: string): boolean => YOUTH_TYPES.has(tournamentType);

/** The last day on which somebody who is 18 on `today` was born: whoever was born later is under 18. Both are yyyy-mm-dd. */
export const adultsBornUntil = (today: string): string =>
  `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;

/** Whether somebody born on `birthDay` (yyyy-mm-dd or yyyy) is under 18 on `today`; a bare year counts as its last day. */
export function isUnder18(birthDay: string | null, today: string): boolean {
  if (birthDay === null) return false;
  const born = birthDay.length === 4 ? `${birthDay}-12-31` : birthDay;
  return born > adultsBornUntil(today);
}

/** Part two people in one name. */
const PARTNERS = /[/&+|\\／＆＋]/;

/** A word ends at whatever is no letter and no digit, be it visible or not; a hyphen or an apostrophe may stand inside. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‘`´‐‑-][\p{L}\p{M}\p{N}]+)*/gu;

/** "Surname, First" in the order in which names are spoken; what follows a second comma (a club) is dropped. */
const spokenOrder = (name: string): string =>
  name
    .split(/[,;，；]/, 2)
    .toReversed()
    .join(' ');

const initialOf = (word: string): string => `${String.fromCodePoint(word.codePointAt(0) ?? 0)}.`;

/** Of two people in one name a lone word is mostly the surname, so it is shortened too. */
function shortPerson(words: RegExpMatchArray, isOneOfTwo: boolean): string {
  const first = words[0];
  const initial = initialOf(first);
  const last = words.slice(1).at(-1);
  if (last === undefined) return isOneOfTwo ? initial : first;
  const isLetter = first.length < initial.length;
  return `${isLetter ? initial : first} ${initialOf(last)}`;
}

/**
 * First name and initial of the surname: "Nina Kovač" and "Kovač, Nina" become "Nina K."; a single name stays. Of two
 * people in one name, parted by a slash, an ampersand or a plus, each is shortened.
 */
export function shortName(name: string): string {
  const people = name
    .normalize('NFC')
    .split(PARTNERS)
    .map((person) => spokenOrder(person).match(WORD))
    .filter((words) => words !== null);
  if (people.length === 0) return name;
  return people.map((words) => shortPerson(words, people.length > 1)).join(' / ');
}

/** The name as this reader may see it (D24). */
export function nameFor(name: string, context: NameContext): string {
  if (context.isInsider || context.clubPublishesFullNames) return name;
  const isProtected = isYouthType(context.tournamentType) || isUnder18(context.birthDay, context.today);
  return isProtected ? shortName(name) : name;
}
