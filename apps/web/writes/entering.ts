// Cache changes that concern a tournament's entries as a whole: somebody enters or leaves, and others may move up.
import type { Entering } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { change, expire, only } from './cache.ts';
import { SUMMARIES } from './matches.ts';

/** Reads again everything that shows who is entered: the tournament, its entries, the card for entering, one's own tennis, and the lists and figures. */
export function expireEntries(client: QueryClient, tournamentId: number): void {
  const own = `/api/tournaments/${tournamentId}`;
  expire(
    client,
    (path) =>
      path === own ||
      path === `${own}/participants` ||
      path === `${own}/entry` ||
      path === `${own}/stats` ||
      path === '/api/my-tennis' ||
      /^\/api\/clubs\/\d+\/persons$/.test(path) ||
      SUMMARIES(path),
  );
}

/** The card shows the answer; lists and counts are read again. */
export function keepEntering(client: QueryClient, tournamentId: number, answer: Entering): void {
  expireEntries(client, tournamentId);
  change<Entering>(client, only(`/api/tournaments/${tournamentId}/entry`), () => answer);
}
