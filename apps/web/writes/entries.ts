// Changes the cache after an entry or group was written.
import type { Group, Participant, Tournament } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { holdsPlace } from '../lib/participant-name.ts';
import { change, changeLists, expire, only, putting, without } from './cache.ts';
import { expireEntries } from './entering.ts';
import { SUMMARIES } from './matches.ts';
import { ORDERS } from './order-of-play.ts';

const listPath = (tournamentId: number): string => `/api/tournaments/${tournamentId}/participants`;

/** The path of the card of entries. */
const cardPath = (tournamentId: number): string => `/api/tournaments/${tournamentId}/entry`;

/** The server's order: seeds first, then as they were entered. */
const inOrder = (a: Participant, b: Participant): number =>
  (a.seed ?? Infinity) - (b.seed ?? Infinity) || a.id - b.id || 0;

/** Entering makes people, and counts their entries. */
const ofPeople = (path: string): boolean => /^\/api\/clubs\/\d+\/persons$/.test(path);

const byId = (a: Group, b: Group): number => a.id - b.id;

/** How many are entered, as the list now says. */
function keepCount(client: QueryClient, tournamentId: number): void {
  const own = `/api/tournaments/${tournamentId}`;
  const count = client
    .getQueryData<readonly Participant[]>([listPath(tournamentId)])
    ?.filter(holdsPlace).length;
  if (count === undefined) expire(client, only(own));
  else
    change<Tournament>(client, only(own), (tournament) =>
      tournament.participantCount === count ? tournament : { ...tournament, participantCount: count },
    );
  expire(client, (path) => path === `${own}/stats` || SUMMARIES(path));
}

/** The parts of an entry that a match shows. */
const inMatches = ({ seed, user, player, partner }: Participant): string =>
  JSON.stringify([seed, user?.name, player?.name, partner?.name]);

/** An entry that was added or changed. */
export function keepEntry(client: QueryClient, entry: Participant): void {
  const { tournamentId } = entry;
  const before = client
    .getQueryData<readonly Participant[]>([listPath(tournamentId)])
    ?.find(({ id }) => id === entry.id);
  changeLists<Participant>(client, only(listPath(tournamentId)), putting(entry, inOrder));
  // The desk shows who has come, and when they cannot play.
  expire(client, (path) => ofPeople(path) || ORDERS(path));
  if (before === undefined) expire(client, only(cardPath(tournamentId)));
  if (before === undefined) keepCount(client, tournamentId);
  // A new entry is in no match yet.
  else if (inMatches(before) !== inMatches(entry))
    expire(
      client,
      (path) => path === `/api/tournaments/${tournamentId}/matches` || path.startsWith('/api/matches/'),
    );
}

/** An entry that was removed; it was in no match. */
export function forgetEntry(client: QueryClient, { tournamentId, id }: Participant): void {
  const listed = client.getQueryData<readonly Participant[]>([listPath(tournamentId)]) ?? [];
  // Somebody who waited may have got the place.
  if (listed.some(({ alternate, withdrawn }) => alternate !== null && !withdrawn)) {
    expireEntries(client, tournamentId);
    return;
  }
  expire(client, only(cardPath(tournamentId)));
  changeLists<Participant>(client, only(listPath(tournamentId)), without(id));
  expire(client, ofPeople);
  keepCount(client, tournamentId);
}

/** A group that was added. */
export function keepGroup(client: QueryClient, tournamentId: number, group: Group): void {
  changeLists<Group>(client, only(`/api/tournaments/${tournamentId}/groups`), putting(group, byId));
}

/** Everybody is expected again. */
export function forgetCheckIns(client: QueryClient, tournamentId: number): void {
  changeLists<Participant>(client, only(listPath(tournamentId)), (entries) =>
    entries.map((entry) => ({ ...entry, checkIn: 'expected' })),
  );
  expire(client, ORDERS);
}
