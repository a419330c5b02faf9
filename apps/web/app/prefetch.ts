// Asks for what a page will show while its code is still on the way: one round trip instead of several in a row.
import type { QueryClient } from '@tanstack/react-query';
import { readFirst } from '../lib/api.ts';
import { firstReads, type AnyReading } from '../lib/first-reads.ts';
import { readPages } from '../lib/pages.ts';

function begin(client: QueryClient, reading: AnyReading): Promise<void> {
  if (reading.route === 'listMatchesOfDay' || reading.route === 'listCompletedMatches')
    return client.prefetchInfiniteQuery(readPages(reading));
  return client.prefetchQuery(readFirst(reading));
}

/**
 * Starts the first reads of the page at a path into the cache; the page finds them there, finished or under way, and reports what fails.
 * @param parts what else of the address counts, as the page knows it
 */
export const prefetch = (
  client: QueryClient,
  path: string,
  parts: Parameters<typeof firstReads>[1] = {},
): Promise<void>[] => firstReads(path, parts).map((reading) => begin(client, reading));
