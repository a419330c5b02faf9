// Changes the cache after courts were written.
import type { Court, Courts } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeLists, expire, only, replacing, without } from './cache.ts';

const listOf = (clubId: number) => only(`/api/clubs/${clubId}/courts`);

/** Matches show the name of their court, and whether it clashes. */
function expireMatches(client: QueryClient): void {
  expire(
    client,
    (path) => path.startsWith('/api/matches') || /^\/api\/tournaments\/\d+\/matches$/.test(path),
  );
}

/** The head of a tournament has the colour of its courts. */
const expireHeads = (client: QueryClient): void =>
  expire(client, (path) => /^\/api\/tournaments\/\d+$/.test(path));

/** How many there are stands in the overview of the club. */
const expireFigures = (client: QueryClient, clubId: number): void =>
  expire(client, only(`/api/clubs/${clubId}`));

/** The desk draws each court, when it is open, and judges places by it. */
const expireOrders = (client: QueryClient, clubId: number): void =>
  expire(client, (path) => path.startsWith(`/api/clubs/${clubId}/order-of-play/`));

/** All courts of a club, added or put in order. */
export const keepCourts =
  (clubId: number) =>
  (client: QueryClient, { courts }: Courts): void => {
    changeLists<Court>(client, listOf(clubId), () => courts);
    expireOrders(client, clubId);
    expireFigures(client, clubId);
    expireMatches(client);
    expireHeads(client);
  };

/** A court that was changed. */
export function keepCourt(client: QueryClient, court: Court): void {
  changeLists<Court>(client, listOf(court.clubId), replacing(court));
  expireOrders(client, court.clubId);
  expireMatches(client);
  expireHeads(client);
}

/** A court that was deleted. */
export const dropCourt =
  ({ id, clubId }: Court) =>
  (client: QueryClient): void => {
    changeLists<Court>(client, listOf(clubId), without(id));
    expireOrders(client, clubId);
    expireFigures(client, clubId);
    expireMatches(client);
    expireHeads(client);
  };

/** The courts of a tournament affect the desk's plan, the expected starts of matches, and whether they fit. */
export function keepTournamentCourts(client: QueryClient): void {
  expireMatches(client);
  expireHeads(client);
  expire(client, (path) => /^\/api\/clubs\/\d+\/order-of-play/.test(path) || path.endsWith('/draws/fit'));
}
