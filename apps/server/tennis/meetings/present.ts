// A meeting on the wire: its tournaments, and everybody who plays with their events, by the names that the reader may see (D24, D47).
import type { ListedMeeting, Meeting } from '@tennis/contract';
import { viewNames, type Reader, type StoredPerson } from '../../access/names.ts';
import { peopleOf } from '../entries.ts';
import type {
  findMeeting,
  listEntriesIn,
  listTournamentsIn,
  listTournamentsOf,
  StoredMeeting,
} from './store.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findMeeting>>>;
type Tournaments = Awaited<ReturnType<typeof listTournamentsOf>>;
type Entries = Awaited<ReturnType<typeof listEntriesIn>>;

/** Everybody in these entries. Only readers of the whole name learn which other entries belong to the same person. */
function presentPeople(
  tournaments: Tournaments,
  entries: Entries,
  publishesFullNames: number,
  reader: Reader,
): Meeting['people'] {
  const views = new Map(
    tournaments.map((tournament) => [
      tournament.id,
      viewNames({ ...tournament, publishes_full_names: publishesFullNames }, reader),
    ]),
  );
  const people = new Map<string, { readonly name: string; readonly tournamentIds: number[] }>();
  for (const entry of entries) {
    const view = views.get(entry.tournament_id);
    if (view === undefined) continue;
    const { player, partner } = peopleOf(entry);
    const sides: readonly (readonly [number | null, StoredPerson, string])[] = [
      [entry.person_id, player, 'player'],
      [entry.partner_person_id, partner, 'partner'],
    ];
    for (const [personId, person, side] of sides) {
      const name = view.show(person);
      if (name === null) continue;
      const isKnown = personId !== null && view.isWhole(person);
      const key = isKnown ? `person ${personId}` : `${side} of ${entry.id}`;
      const known = people.get(key);
      if (known === undefined) people.set(key, { name, tournamentIds: [entry.tournament_id] });
      else if (!known.tournamentIds.includes(entry.tournament_id))
        known.tournamentIds.push(entry.tournament_id);
    }
  }
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The public page of a meeting. */
export function presentMeeting(
  meeting: Found,
  tournaments: Tournaments,
  entries: Entries,
  publishesFullNames: number,
  reader: Reader,
): Meeting {
  return {
    id: meeting.id,
    name: meeting.name,
    club: {
      id: meeting.club_id,
      name: meeting.club_name,
      location: meeting.club_location,
      logo: meeting.club_logo,
    },
    tournaments: tournaments.map((row) => ({
      id: row.id,
      name: row.name,
      type: row.type,
      format: row.format,
      status: row.status,
      startDate: row.start_date,
      endDate: row.end_date,
      timeZone: row.time_zone,
      registrationEndDate: row.registration_end_date,
      participantCount: row.taken ?? 0,
      maxParticipants: row.max_participants,
    })),
    people: presentPeople(tournaments, entries, publishesFullNames, reader),
    version: meeting.version,
  };
}

/** A meeting in the list of its club. */
export const presentListed = (
  { id, name, version }: StoredMeeting,
  tournaments: Awaited<ReturnType<typeof listTournamentsIn>>,
): ListedMeeting => ({
  id,
  name,
  tournaments: tournaments
    .filter((tournament) => tournament.meeting_id === id)
    .map((tournament) => ({
      id: tournament.id,
      name: tournament.name,
      startDate: tournament.start_date,
      endDate: tournament.end_date,
    })),
  version,
});
