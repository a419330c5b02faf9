// How a person's name looks to each reader (D24). The public sees people under 18, and everyone in a U9-U18 event, by first name and the initial of
// the surname; or by initials only, if nobody can tell which word is which.
import { joinedName, personKey, type NameParts } from './person-name.ts';
import { shortName, shortOfParts } from './short-name.ts';

/** Decides how a name looks. `birthDay` is yyyy-mm-dd, or a year as yyyy, or null if unknown. */
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

/** Whether everybody in an event of this type is shown like people under 18. */
export const isYouthType = (tournamentType: string): boolean => YOUTH_TYPES.has(tournamentType);

/** The last birthday of people who are 18 on `today`; people born later are under 18. Both are yyyy-mm-dd. */
export const adultsBornUntil = (today: string): string =>
  `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;

/** Whether somebody born on `birthDay` (yyyy-mm-dd or yyyy) is under 18 on `today`; a bare year counts as its last day. */
export function isUnder18(birthDay: string | null, today: string): boolean {
  if (birthDay === null) return false;
  const born = birthDay.length === 4 ? `${birthDay}-12-31` : birthDay;
  return born > adultsBornUntil(today);
}

/** Whether this reader may see only the short form of a name (D24). */
export function isShortened(context: NameContext): boolean {
  if (context.isInsider || context.clubPublishesFullNames) return false;
  return isYouthType(context.tournamentType) || isUnder18(context.birthDay, context.today);
}

/** The name as this reader may see it (D24). The person's own parts say which word is the surname, as long as they belong to exactly this name. */
export function nameFor(name: string, context: NameContext, parts: NameParts | null = null): string {
  if (!isShortened(context)) return name;
  const isOfParts = parts !== null && personKey(joinedName(parts)) === personKey(name);
  return (isOfParts ? shortOfParts(parts) : null) ?? shortName(name);
}
