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

/** The last day on which somebody who is 18 on `today` was born: whoever was born later is under 18. Both are yyyy-mm-dd. */
export const adultsBornUntil = (today: string): string =>
  `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;

/** Whether somebody born on `birthDay` (yyyy-mm-dd or yyyy) is under 18 on `today`; a bare year counts as its last day. */
export function isUnder18(birthDay: string | null, today: string): boolean {
  if (birthDay === null) return false;
  const born = birthDay.length === 4 ? `${birthDay}-12-31` : birthDay;
  return born > adultsBornUntil(today);
}

/** "Surname, First" in the order in which names are spoken; what follows a second comma (a club) is dropped. */
function spokenOrder(name: string): string {
  const [surname = '', first = ''] = name.split(',');
  return `${first} ${surname}`;
}

function shortPerson(name: string): string {
  const words = spokenOrder(name).trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  if (last === undefined) return first;
  const initial = String.fromCodePoint(last.codePointAt(0) ?? 0);
  return `${first} ${initial}.`;
}

/**
 * First name and initial of the surname: "Nina Kovač" and "Kovač, Nina" become "Nina K."; a single name stays. Of two
 * people in one name, parted by a slash, an ampersand or a plus, each is shortened.
 */
export const shortName = (name: string): string =>
  name
    .split(/[/&+]/)
    .map(shortPerson)
    .filter((person) => person !== '')
    .join(' / ');

/** The name as this reader may see it (D24). */
export function nameFor(name: string, context: NameContext): string {
  if (context.isInsider || context.clubPublishesFullNames) return name;
  const isProtected = YOUTH_TYPES.has(context.tournamentType) || isUnder18(context.birthDay, context.today);
  return isProtected ? shortName(name) : name;
}
