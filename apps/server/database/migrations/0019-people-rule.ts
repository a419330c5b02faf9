// Finds the places of entries of before that were played by one person (migration 0019, ADR 22). It joins no two people by guess:
// - a place of an account belongs to the account's person;
// - places by name in one club belong together when their folded names are the same and their years of birth do not differ;
// - where two years are known for a name, each year is a person, and every place without a year stays a person of its own;
// - where a name stands twice in one tournament, these are two people, and nobody can tell which of them played elsewhere: each place of that
//   name and year stays a person of its own;
// - outside of a club, and for a "Former player", each place is a person of its own.

/** One side of an entry: the first player or the partner. */
export interface Place {
  readonly entryId: number;
  readonly side: 'player' | 'partner';
  readonly tournamentId: number;
  readonly clubId: number | null;
  readonly accountId: number | null;
  readonly name: string | null;
  readonly birthYear: number | null;
}

/** A person who has no account, with the places that are theirs. */
export interface NamedPerson {
  readonly clubId: number | null;
  readonly name: string;
  readonly birthYear: number | null;
  readonly places: readonly Place[];
}

const FORMER_PLAYER = 'Former player';

/** Letter by letter, without case, accents and the number of spaces. */
const folded = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

type NamedPlace = Place & { readonly name: string };

function grouped<T>(values: readonly T[], keyOf: (value: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return [...groups.values()];
}

const alone = (place: NamedPlace): readonly NamedPlace[] => [place];

/** Places of one name in one club, parted by people. */
function partedByYear(places: readonly NamedPlace[]): readonly (readonly NamedPlace[])[] {
  const years = new Set(places.flatMap(({ birthYear }) => birthYear ?? []));
  if (years.size <= 1) return [places];
  const known = places.filter(({ birthYear }) => birthYear !== null);
  return [
    ...grouped(known, ({ birthYear }) => String(birthYear)),
    ...places.filter(({ birthYear }) => birthYear === null).map(alone),
  ];
}

/** The same if no tournament has the name twice. */
function partedByTournament(places: readonly NamedPlace[]): readonly (readonly NamedPlace[])[] {
  const tournaments = new Set(places.map(({ tournamentId }) => tournamentId));
  return tournaments.size === places.length ? [places] : places.map(alone);
}

const isOfItsOwn = ({ clubId, name }: NamedPlace): boolean => clubId === null || name === FORMER_PLAYER;

/** Finds the people who played without an account. Places without a name belong to nobody. */
export function peopleByName(places: readonly Place[]): readonly NamedPerson[] {
  const named = places.filter(
    (place): place is NamedPlace => place.accountId === null && place.name !== null,
  );
  const shared = grouped(
    named.filter((place) => !isOfItsOwn(place)),
    ({ clubId, name }) => `${clubId} ${folded(name)}`,
  );
  const groups = [
    ...named.filter(isOfItsOwn).map(alone),
    ...shared.flatMap(partedByYear).flatMap(partedByTournament),
  ];
  return groups.flatMap((group) => {
    // The newest entry says how the name is written.
    const newest = group.at(-1);
    if (newest === undefined) return [];
    const year = group.find(({ birthYear }) => birthYear !== null)?.birthYear ?? null;
    return [{ clubId: newest.clubId, name: newest.name, birthYear: year, places: group }];
  });
}
