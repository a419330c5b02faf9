// Changes the cache after a result was reported or answered (ADR 34).
import type { ResultReport } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { expire } from './cache.ts';
import { SUMMARIES } from './matches.ts';
import { ORDERS } from './order-of-play.ts';

/** The report itself, the player's own matches, and the organisers' queue; once it counts, everything that shows the match. */
export function keepReport(client: QueryClient, answer?: ResultReport): void {
  const path = answer === undefined ? null : `/api/matches/${answer.match.id}/report`;
  if (answer !== undefined)
    client.setQueriesData<ResultReport>({ predicate: ({ queryKey }) => queryKey[0] === path }, answer);
  expire(
    client,
    (one) =>
      one !== path &&
      (one.startsWith('/api/matches/') ||
        one.startsWith('/api/my-tennis') ||
        one.startsWith('/api/notifications') ||
        one.startsWith('/api/tournaments/') ||
        ORDERS(one) ||
        SUMMARIES(one)),
  );
}
