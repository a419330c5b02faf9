// What the caller was told, as queries: the latest for the bell, all of it page by page.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@tennis/contract';
import { api, read } from '../../lib/api.ts';

/** The bell looks again after so long, while the page is seen. */
const LOOK_AGAIN_MS = 60_000;
const LATEST = { query: { limit: '3' } };

/** The latest three and how many are not read. */
export const latestNotices = queryOptions({
  ...read('getNotices', LATEST),
  refetchInterval: LOOK_AGAIN_MS,
  staleTime: LOOK_AGAIN_MS / 2,
});

/** All of them, the newest first. */
export const allNotices = infiniteQueryOptions({
  queryKey: [...queryKey('getNotices', {}), 'pages'],
  queryFn: ({ pageParam, signal }) =>
    api.getNotices({ query: pageParam === null ? {} : { before: String(pageParam) } }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ notices, hasOlder }) => (hasOlder ? (notices.at(-1)?.id ?? null) : null),
});
