// Requests a page's data while its code is still loading: one round trip instead of several in a row.
import type { User } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { readFirst } from '../lib/api.ts';
import type { DetailSearch } from '../lib/detail-search.ts';
import { firstReads, type AnyReading } from '../lib/first-reads.ts';
import { readPages } from '../lib/pages.ts';
import { orAMoment } from '../lib/timing.ts';
import { preloadTab } from './tournament-parts.tsx';

function begin(client: QueryClient, reading: AnyReading): Promise<void> {
  if (reading.route === 'listMatchesOfDay' || reading.route === 'listCompletedMatches')
    return client.prefetchInfiniteQuery(readPages(reading));
  return client.prefetchQuery(readFirst(reading));
}

/**
 * Starts the first reads of the page at a path into the cache. The page finds them there, finished or under way, and reports failures.
 * @param parts the other parts of the address that count, as the page knows them
 */
export const prefetch = (
  client: QueryClient,
  path: string,
  parts: Parameters<typeof firstReads>[1] = {},
): Promise<void>[] => firstReads(path, parts).map((reading) => begin(client, reading));

/** Fetches the code of the tab and what it shows, and waits for them, but not for long. */
export const openTournament = (
  { queryClient: client, user }: { queryClient: QueryClient; user: User | null },
  path: string,
  search: DetailSearch,
) =>
  orAMoment([
    preloadTab(search, user !== null),
    ...prefetch(client, path, search.tab === undefined ? {} : { tab: search.tab }),
  ]);
