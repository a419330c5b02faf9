// What a written person changes in the cache.
import type { QueryClient } from '@tanstack/react-query';
import { expire } from './cache.ts';

/** Lists of people, and every place where their names stand. */
export function keepPeople(client: QueryClient): void {
  expire(
    client,
    (path) =>
      /^\/api\/clubs\/\d+\/persons$/.test(path) ||
      /^\/api\/tournaments\/\d+\/(?:participants|matches|draws)$/.test(path) ||
      path.startsWith('/api/matches/'),
  );
}
