// The caller's notices as queries: the latest for the bell, all of them page by page.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@tennis/contract';
import { api, read } from '../../lib/api.ts';

const LATEST = { query: { limit: '3' } };

/** The latest three and the number of unread ones. Read again when the layer under the bell opens. */
export const latestNotices = queryOptions({ ...read('getNotices', LATEST), refetchOnMount: 'always' });

/** All of them, the newest first. */
export const allNotices = infiniteQueryOptions({
  queryKey: [...queryKey('getNotices', {}), 'pages'],
  queryFn: ({ pageParam, signal }) =>
    api.getNotices({ query: pageParam === null ? {} : { before: String(pageParam) } }, { signal }),
  refetchOnMount: 'always',
  initialPageParam: null as number | null,
  getNextPageParam: ({ notices, hasOlder }) => (hasOlder ? (notices.at(-1)?.id ?? null) : null),
});
