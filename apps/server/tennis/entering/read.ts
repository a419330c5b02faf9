// Everything that the card of a tournament's entries says to the caller.
import type { Entering } from '@tennis/contract';
import { earliestBirthYear, eligibilityOf, isPairType, type Caller } from '@tennis/domain';
import { entryName, numberedName, viewNames, type NameView } from '../../access/names.ts';
import { clubLastSaid, clubsOfPeople } from '../clubs-of-people.ts';
import { publishesFullNames } from '../club-settings.ts';
import { isInPublishedDraw } from '../drawn.ts';
import { peopleOf, selectEntries } from '../entries.ts';
import { askedBy, lastRequestsOf } from '../last-requests.ts';
import { membersAmong } from '../members-among.ts';
import { countPlaces, countWaiting } from '../waiting-list.ts';
import {
  asksGender,
  birthYearOf,
  closedBecause,
  entryOf,
  rulesOf,
  startYearOf,
  stateOf,
  type Reading,
} from './people.ts';
import { listLooking, listRequestsTo, type StoredRequest } from './partner-store.ts';
import { listEnterableBy, listEntriesOf, type EnterablePerson } from './store.ts';
import { publishedDays, timesOf } from './own-times.ts';

type Partner = Entering['people'][number]['partner'];

/** The person who asks, as the caller may see them. */
export const askerName = (request: StoredRequest, show: NameView['show']): string =>
  entryName(peopleOf(request), show) ?? numberedName(request.id);

/** A request as one of the caller's people gets it. */
export const presentAsked = (
  request: StoredRequest,
  people: readonly EnterablePerson[],
  userId: number,
  show: NameView['show'],
): Entering['requests'][number] => ({
  id: request.request_id,
  from: askerName(request, show),
  personId: request.asked_id,
  personName: people.find(({ id }) => id === request.asked_id)?.name ?? null,
  isSelf: people.some(({ id, account_id: account }) => id === request.asked_id && account === userId),
});

/** The partner of each of the caller's people, by person. */
async function readPartners(
  { tx, tournament }: Reading,
  people: readonly EnterablePerson[],
  show: NameView['show'],
): Promise<Map<number, Partner>> {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const entries = await selectEntries(tx)
    .where('tournament_id', '=', tournament.id)
    .where('withdrawn_at', 'is', null)
    .where((where) => where.or([where('person_id', 'in', ids), where('partner_person_id', 'in', ids)]))
    .execute();
  const requests = await lastRequestsOf(
    tx,
    entries.map(({ id }) => id),
  );
  return new Map(
    ids.map((id): [number, Partner] => {
      const entry = entries.find((one) => one.person_id === id || one.partner_person_id === id);
      if (entry === undefined) return [id, null];
      const { player, partner } = peopleOf(entry);
      const other = show(entry.person_id === id ? partner : player);
      if (entry.seeks === null)
        return [id, other === null ? null : { state: 'joined', name: other, isLooking: false }];
      const isLooking = entry.seeks === 'looking';
      return [id, { ...askedBy(requests, entry.id, show), isLooking }];
    }),
  );
}

/** The facts about partners that the caller's people need. */
async function readPairs(reading: Reading, caller: Caller | null, people: readonly EnterablePerson[]) {
  const { tx, tournament, now } = reading;
  if (caller === null || !isPairType(tournament.type))
    return { partners: new Map<number, Partner>(), requests: [], looking: [] };
  const publishes = await publishesFullNames(tx, tournament.club_id);
  const { show } = viewNames({ ...tournament, publishes_full_names: publishes }, { caller, now });
  const ids = people.map(({ id }) => id);
  const requests = await listRequestsTo(tx, caller.userId, ids, tournament.id);
  const looking = await listLooking(tx, tournament.id);
  return {
    partners: await readPartners(reading, people, show),
    requests: requests.map((request) => presentAsked(request, people, caller.userId, show)),
    looking: looking
      .filter(({ person_id: id }) => id === null || !ids.includes(id))
      .map((entry) => ({
        participantId: entry.id,
        name: entryName(peopleOf(entry), show) ?? numberedName(entry.id),
      })),
  };
}

/** Everything that the card of the tournament says to the caller. */
export async function readEntering(reading: Reading, caller: Caller | null): Promise<Entering> {
  const { tx, tournament } = reading;
  const startYear = startYearOf(tournament);
  const people = caller === null ? [] : await listEnterableBy(tx, caller);
  const ids = people.map(({ id }) => id);
  const entries = ids.length === 0 ? [] : await listEntriesOf(tx, tournament.id, ids);
  const closed = await closedBecause(reading);
  const members =
    tournament.members_only === 1 ? await membersAmong(tx, tournament.club_id, ids) : new Set<number>();
  const drawn = new Map<number, boolean>();
  if (closed === 'drawn')
    for (const { id } of entries) drawn.set(id, await isInPublishedDraw(tx, tournament.id, id));
  const said = await clubLastSaid(tx, ids);
  const joined = await clubsOfPeople(tx, tournament.club_id, ids);
  const days = entries.length === 0 ? [] : await publishedDays(reading);
  const { partners, requests, looking } = await readPairs(reading, caller, people);
  return {
    closed,
    isPair: isPairType(tournament.type),
    deadline: tournament.registration_end_date,
    taken: await countPlaces(tx, tournament.id),
    most: tournament.max_participants,
    waiting: await countWaiting(tx, tournament.id),
    bornFrom: earliestBirthYear(tournament.type, startYear),
    people: people.map((person) => ({
      personId: person.id,
      name: person.name,
      isSelf: person.account_id === caller?.userId,
      ...stateOf(entryOf(entries, person.id)),
      eligibility: eligibilityOf(rulesOf(tournament), birthYearOf(person), members.has(person.id)),
      asksGender: asksGender(tournament, person),
      inDraw: drawn.get(entryOf(entries, person.id)?.id ?? 0) ?? null,
      club: entryOf(entries, person.id)?.club ?? said.get(person.id) ?? joined.get(person.id)?.name ?? null,
      partner: partners.get(person.id) ?? null,
      times: timesOf(reading, entryOf(entries, person.id), person.id, days),
    })),
    requests: closed === null ? requests : [],
    looking: closed === null ? looking : [],
  };
}
