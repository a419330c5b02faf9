// What written courts change in the cache.
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

/** All courts of a club, added or put in order. */
export const keepCourts =
  (clubId: number) =>
  (client: QueryClient, { courts }: Courts): void => {
    changeLists<Court>(client, listOf(clubId), () => courts);
    expireMatches(client);
  };

/** A court that was changed. */
export function keepCourt(client: QueryClient, court: Court): void {
  changeLists<Court>(client, listOf(court.clubId), replacing(court));
  expireMatches(client);
}

/** A court that was deleted. */
export const dropCourt =
  ({ id, clubId }: Court) =>
  (client: QueryClient): void => {
    changeLists<Court>(client, listOf(clubId), without(id));
    expireMatches(client);
  };
