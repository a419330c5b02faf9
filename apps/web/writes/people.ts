// Changes the cache after a person was written.
import type { QueryClient } from '@tanstack/react-query';
import { expire, only } from './cache.ts';
import { ORDERS } from './order-of-play.ts';

/** Lists of people, and every place where their names stand. */
export function keepPeople(client: QueryClient): void {
  expire(
    client,
    (path) =>
      /^\/api\/clubs\/\d+\/persons$/.test(path) ||
      /^\/api\/tournaments\/\d+\/(?:participants|matches|draws)$/.test(path) ||
      path.startsWith('/api/matches/') ||
      ORDERS(path),
  );
}

/** A claim of one's own that was made or taken back. */
export function keepClaim(client: QueryClient): void {
  expire(client, only('/api/user/people'));
}

/** A child who was added: they can be entered everywhere. */
export function keepChild(client: QueryClient): void {
  keepClaim(client);
  expire(client, (path) => path === '/api/my-tennis' || /^\/api\/tournaments\/\d+\/entry$/.test(path));
}

/** A claim that was decided: the person may have become somebody's account. */
export function keepDecision(client: QueryClient): void {
  expire(client, (path) => /^\/api\/clubs\/\d+\/claims$/.test(path));
  keepPeople(client);
}
