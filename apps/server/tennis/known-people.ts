// People a reader may find by name (D24, D46): people of clubs they manage, members of their clubs, and anybody whose whole name they read in an
// entry; a visitor only the last. A shortened name is never found: that would reveal the person.
import type { SearchHits } from '@tennis/contract';
import { canManageClub, personKey } from '@tennis/domain';
import { viewNames, type Reader } from '../access/names.ts';
import type { Tx } from '../database/connection.ts';
import { peopleOf } from './entries.ts';
import { findEntries, findPeople, managedAmong, membersAmong } from './known-people-store.ts';

type Hit = SearchHits['people'][number];
type Entry = Awaited<ReturnType<typeof findEntries>>[number];
type Person = Awaited<ReturnType<typeof findPeople>>[number];

const yearOf = (birth: string | null): number | null => (birth === null ? null : Number(birth.slice(0, 4)));

/**
 * The last tournament in which the caller reads somebody's whole name in the form that was searched for. The person's other names are nowhere
 * readable for them.
 */
function placesOf(
  entries: readonly Entry[],
  people: ReadonlyMap<number, Person>,
  reader: Reader,
): Map<number, Hit['tournament']> {
  const places = new Map<number, Hit['tournament']>();
  for (const entry of entries) {
    const { isWhole, show } = viewNames(entry, reader);
    const { player, partner } = peopleOf(entry);
    const sides = [
      [entry.person_id, player],
      [entry.partner_person_id, partner],
    ] as const;
    for (const [id, person] of sides) {
      const known = id === null ? undefined : people.get(id);
      if (id === null || known === undefined || places.has(id) || !isWhole(person)) continue;
      if (personKey(show(person) ?? '') === known.name_key)
        places.set(id, { id: entry.tournament_id, name: entry.tournament_name });
    }
  }
  return places;
}

/** This many are looked at first: most often enough of them may be found. */
const FIRST_LOOK = 24;

/** The people among these that the reader may find, in the order of the ids. Later ones are looked at only while too few are found. */
export async function peopleFor(
  tx: Tx,
  reader: Reader,
  ids: readonly number[],
  most: number,
): Promise<Hit[]> {
  const hits: Hit[] = [];
  let [from, look] = [0, FIRST_LOOK];
  while (from < ids.length && hits.length < most) {
    hits.push(...(await knownAmong(tx, reader, ids.slice(from, from + look))));
    from += look;
    look *= 8;
  }
  return hits.slice(0, most);
}

async function knownAmong(tx: Tx, reader: Reader, ids: readonly number[]): Promise<Hit[]> {
  const { caller } = reader;
  const [found, entries, lookedAfter] = await Promise.all([
    findPeople(tx, ids),
    findEntries(tx, caller, ids),
    managedAmong(tx, caller, ids),
  ]);
  const people = new Map(found.map((person) => [person.id, person]));
  const places = placesOf(entries, people, reader);
  const accounts = [...people.values()].flatMap(({ account_id: id }) => (id === null ? [] : [id]));
  const members = await membersAmong(tx, caller, accounts);
  const isManaged = ({ club_id: club }: Person) => club !== null && canManageClub(caller, club);
  const isOurs = (person: Person) =>
    isManaged(person) ||
    lookedAfter.has(person.id) ||
    (person.account_id !== null && (members.has(person.account_id) || person.account_id === caller?.userId));
  const isKnown = (person: Person) => isOurs(person) || places.has(person.id);
  return ids
    .flatMap((id) => people.get(id) ?? [])
    .filter(isKnown)
    .map((person) => ({
      id: person.id,
      name: person.name,
      club: isOurs(person) ? person.club_name : null,
      managedClubId: isManaged(person) ? person.club_id : null,
      birthYear: isManaged(person) ? yearOf(person.account_birth ?? person.birth) : null,
      tournament: places.get(person.id) ?? null,
    }));
}
