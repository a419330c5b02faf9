// The tournament list, page by page: nearest in time first, more on request (D7).
import { queryKey, type Call, type Routes } from '@tennis/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { TOURNAMENT_PAGE } from '../../lib/tournament-view.ts';

type Filter = Omit<NonNullable<Call<Routes['listTournaments']>['query']>, 'cursor' | 'limit'>;

/** All pages of the list read so far, as one list. */
export const tournamentPages = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...queryKey('listTournaments', { query: filter }), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      let next: string | null = null;
      const query = {
        ...filter,
        limit: String(TOURNAMENT_PAGE),
        ...(pageParam === null ? {} : { cursor: pageParam }),
      };
      const tournaments = await api.listTournaments(
        { query },
        {
          signal,
          onNext: (cursor) => {
            next = cursor;
          },
        },
      );
      return { tournaments, next: next as string | null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    select: ({ pages }) => pages.flatMap((page) => page.tournaments),
  });
