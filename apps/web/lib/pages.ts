// Lists that are read page by page, following the server's `Link: rel="next"` (D7).
import { infiniteQueryOptions } from '@tanstack/react-query';
import { queryKey, type CallOptions, type Match } from '@tennis/contract';
import { api } from './api.ts';
import type { Reading } from './first-reads.ts';

/**
 * The query of a list that `ask` reads page by page, given the cursor of all but the first. Its data are the entries read so far, as one list. Its
 * key begins like that of a plain read, so refreshing one refreshes the other.
 */
export const pages = <T>(
  key: readonly unknown[],
  ask: (query: { cursor?: string }, options: CallOptions) => Promise<readonly T[]>,
) =>
  infiniteQueryOptions({
    queryKey: [...key, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const found: { next: string | null } = { next: null };
      const entries = await ask(pageParam === null ? {} : { cursor: pageParam }, {
        signal,
        onNext: (cursor) => {
          found.next = cursor;
        },
      });
      return { entries, next: found.next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    select: (read) => read.pages.flatMap((page) => page.entries),
  });

/** The query of a first read that is a list of matches, page by page. */
export function readPages(reading: Reading<'listMatchesOfDay'> | Reading<'listCompletedMatches'>) {
  return pages<Match>(
    queryKey<'listMatchesOfDay' | 'listCompletedMatches'>(reading.route, reading.call),
    (page, options) =>
      reading.route === 'listMatchesOfDay'
        ? api.listMatchesOfDay({ ...reading.call, query: { ...reading.call.query, ...page } }, options)
        : api.listCompletedMatches({ ...reading.call, query: { ...reading.call.query, ...page } }, options),
  );
}
