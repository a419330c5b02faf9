// What entering by oneself changes in the cache.
import type { Entering } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { change, expire, only } from './cache.ts';
import { SUMMARIES } from './matches.ts';

/** The card shows the answer; lists and counts are read again. */
export function keepEntering(client: QueryClient, tournamentId: number, answer: Entering): void {
  const own = `/api/tournaments/${tournamentId}`;
  change<Entering>(client, only(`${own}/entry`), () => answer);
  expire(
    client,
    (path) => path === own || path === `${own}/participants` || path === `${own}/stats` || SUMMARIES(path),
  );
}
