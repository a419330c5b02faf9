// Plans a list of people for a club: a decision for each line, made from the list and the people it could mean (D46, ADR 30). Pure.
import type { PersonLine, PersonOutcome } from '@tennis/contract';
import { joinedName, namePartsOf, personKey, type NameParts } from '@tennis/domain';
import { because, type Reason } from '../../../ground/reason.ts';
import { yearOf, type KnownPerson } from '../../people-meant.ts';

/** The data to be written about somebody. */
export interface PersonChange {
  readonly name: string;
  readonly parts: NameParts | null;
  readonly gender: KnownPerson['gender'];
  readonly birth: string | null;
}

type Choose = { readonly kind: 'choose'; readonly people: readonly KnownPerson[] };
type Changed = {
  readonly kind: 'changed';
  readonly person: KnownPerson;
  readonly change: PersonChange;
  readonly fields: Extract<PersonOutcome, { kind: 'changed' }>['fields'];
};

export type Decision =
  | { readonly kind: 'new'; readonly change: PersonChange }
  | { readonly kind: 'same'; readonly person: KnownPerson }
  | Changed
  | Choose
  | { readonly kind: 'double'; readonly of: number }
  | { readonly kind: 'refused'; readonly reason: Reason };

const birthIn = ({ birthDate, birthYear }: PersonLine): string | null =>
  birthDate ?? (birthYear === undefined ? null : String(birthYear));

const partsIn = ({ givenName, familyName }: PersonLine): NameParts | null =>
  typeof givenName === 'string' && typeof familyName === 'string'
    ? { given: givenName, family: familyName }
    : null;

const partsOf = ({ given_name: given, family_name: family }: KnownPerson): NameParts | null =>
  given === null || family === null ? null : { given, family };

const isSameParts = (one: NameParts | null, other: NameParts | null): boolean =>
  one?.given === other?.given && one?.family === other?.family;

const said = (parts: NameParts | null): string | null =>
  parts === null ? null : `${parts.family}, ${parts.given}`;

/**
 * The person as the line has them. Anything it leaves out stays, and a year agrees with any day of that year. If the club did not enter a date
 * itself, only its year is compared: otherwise somebody could list all days of a year and learn when a person was born (D24).
 */
function changeOf(line: PersonLine, person: KnownPerson, clubId: number): PersonChange {
  const birth = birthIn(line);
  const isOwn = person.account_id === null && person.looked_after === 0 && person.club_id === clubId;
  const isYear = birth !== null && (birth.length === 4 || !isOwn);
  const isKnown = birth === null || (isYear && birth.slice(0, 4) === yearOf(person.born));
  const kept = line.name === person.name ? partsOf(person) : namePartsOf(line.name);
  return {
    name: line.name,
    parts: partsIn(line) ?? kept,
    gender: line.gender ?? person.gender,
    birth: isKnown ? person.born : birth,
  };
}

/** Whether the list makes a member of somebody whose name only entries had until now (ADR 59). */
const isToMark = (person: KnownPerson, clubId: number): boolean =>
  person.club_id === clubId && person.club_member === 0;

function fieldsOf(change: PersonChange, person: KnownPerson, clubId: number): Changed['fields'] {
  const { name, parts, gender, birth } = change;
  return [
    ...(name === person.name ? [] : [{ field: 'name' as const, before: person.name, after: name }]),
    ...(parts === null || isSameParts(parts, partsOf(person))
      ? []
      : [{ field: 'parts' as const, before: said(partsOf(person)), after: said(parts) ?? '' }]),
    ...(gender === null || gender === person.gender
      ? []
      : [{ field: 'gender' as const, before: person.gender, after: gender }]),
    ...(birth === null || birth === person.born
      ? []
      : // Admins read years only.
        [{ field: 'birth' as const, before: yearOf(person.born), after: birth }]),
    ...(isToMark(person, clubId)
      ? [{ field: 'isMarked' as const, before: String(false), after: String(true) }]
      : []),
  ];
}

/** The data of a line about the person it means. */
function compared(line: PersonLine, person: KnownPerson, clubId: number): Decision {
  const change = changeOf(line, person, clubId);
  const fields = fieldsOf(change, person, clubId);
  if (fields.length === 0) return { kind: 'same', person };
  if (person.club_id !== clubId) return { kind: 'refused', reason: because('personOfAnotherClub') };
  const isAccounts = fields.some(({ field }) => field === 'name' || field === 'birth');
  if (person.account_id !== null && isAccounts) return { kind: 'refused', reason: because('lineOfAccount') };
  return { kind: 'changed', person, change, fields };
}

/** Whether a decision changes nothing of what the line says. */
const onlyMarks = (decision: Decision): boolean =>
  decision.kind === 'changed' && decision.fields.every(({ field }) => field === 'isMarked');

const newPerson = (line: PersonLine): Decision => ({
  kind: 'new',
  change: {
    name: line.name,
    parts: partsIn(line) ?? namePartsOf(line.name),
    gender: line.gender ?? null,
    birth: birthIn(line),
  },
});

/** By a number in the list itself. Only a choice by somebody who has seen both names may give another name. */
function byNumber(line: PersonLine, person: KnownPerson | undefined, clubId: number): Decision {
  if (person === undefined) return { kind: 'refused', reason: because('personNotOfClub') };
  const isAlike = personKey(line.name) === person.name_key;
  if (!isAlike && line.isChosen !== true) return { kind: 'choose', people: [person] };
  return compared(line, person, clubId);
}

/**
 * Somebody of this name: the one with the same year of birth, or one for whom neither list nor club has a year. If only one side has the year, it may
 * be somebody else, so a person chooses. Equal lines take one person after the other.
 */
function byName(line: PersonLine, namesakes: readonly KnownPerson[], taken: Set<number>, clubId: number) {
  const year = yearOf(birthIn(line));
  const exact = namesakes.filter((person) => yearOf(person.born) === year && !taken.has(person.id));
  const decided = exact.map((person) => compared(line, person, clubId));
  const same = decided.find(({ kind }) => kind === 'same') ?? decided.find(onlyMarks);
  if (same !== undefined) return same;
  const [only] = decided;
  if (decided.length === 1 && only !== undefined) return only;
  const others = namesakes.filter(
    (person) => !taken.has(person.id) && (yearOf(person.born) === null || year === null),
  );
  const people = exact.length > 0 ? exact : others;
  return people.length === 0 ? newPerson(line) : ({ kind: 'choose', people } as const);
}

function refusedParts(line: PersonLine): Decision | null {
  const parts = partsIn(line);
  return parts !== null && personKey(joinedName(parts)) !== personKey(line.name)
    ? { kind: 'refused', reason: because('partsOfOtherName') }
    : null;
}

/** Makes two lines the same to a reader. */
const lineKey = (line: PersonLine): string => `${personKey(line.name)} ${yearOf(birthIn(line)) ?? ''}`;

/** Decides every line, in order. `known` are the people with these names or numbers that the club sees. */
export function decideLines(
  lines: readonly PersonLine[],
  known: readonly KnownPerson[],
  clubId: number,
): readonly Decision[] {
  const byId = new Map(known.map((person) => [person.id, person]));
  const byKey = Map.groupBy(known, ({ name_key }) => name_key);
  // A person named by number in one line is no longer there for lines of the same name.
  const taken = new Set(lines.flatMap(({ personId }) => personId ?? []));
  const named = new Map<number, number>();
  const seen = new Map<string, number>();
  return lines.map((line, at): Decision => {
    const refused = refusedParts(line);
    if (refused !== null) return refused;
    if (line.isNew === true) return newPerson(line);
    if (line.personId !== undefined) {
      const before = named.get(line.personId);
      if (before !== undefined) return { kind: 'double', of: before };
      named.set(line.personId, at);
      seen.set(lineKey(line), at);
      return byNumber(line, byId.get(line.personId), clubId);
    }
    const namesakes = byKey.get(personKey(line.name)) ?? [];
    const decision = byName(line, namesakes, taken, clubId);
    const before = seen.get(lineKey(line));
    // If a name comes again, it is somebody else only if the club has another person of that name.
    if (before !== undefined && decision.kind !== 'same' && decision.kind !== 'changed')
      return { kind: 'double', of: before };
    if (before === undefined) seen.set(lineKey(line), at);
    if (decision.kind === 'same' || decision.kind === 'changed') taken.add(decision.person.id);
    return decision;
  });
}
