// The tournament list, page by page: nearest in time first, more on request (D7).
import { queryKey, type Call, type Routes } from '@tennis/contract';
import { api } from '../../lib/api.ts';
import { pages } from '../../lib/pages.ts';
import { TOURNAMENT_PAGE } from '../../lib/tournament-view.ts';

type Filter = Omit<NonNullable<Call<Routes['listTournaments']>['query']>, 'cursor' | 'limit'>;

/** The tournaments that pass a filter. */
export const tournamentPages = (filter: Filter) =>
  pages(queryKey('listTournaments', { query: filter }), (page, options) =>
    api.listTournaments({ query: { ...filter, ...page, limit: String(TOURNAMENT_PAGE) } }, options),
  );
