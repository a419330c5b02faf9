// The reads of the page: the matches of a day, the results, the tournaments to choose from.
import { queryKey } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { viewerToday } from '../../lib/dates.ts';
import { pages } from '../../lib/pages.ts';
import { orAMoment } from '../../lib/timing.ts';
import type { SchedulesSearch } from './schedules-search.ts';

const filterOf = (tournament: number | undefined) =>
  tournament === undefined ? {} : { tournamentId: String(tournament) };

/** The matches that start on a day (yyyy-mm-dd) in their club's zone. */
export function schedulePages(day: string, tournament: number | undefined) {
  const params = { day };
  const filter = filterOf(tournament);
  return pages(queryKey('listMatchesOfDay', { params, query: filter }), (page, options) =>
    api.listMatchesOfDay({ params, query: { ...filter, ...page } }, options),
  );
}

/** Completed matches, newest first. */
export function resultPages(tournament: number | undefined) {
  const filter = filterOf(tournament);
  return pages(queryKey('listCompletedMatches', { query: filter }), (page, options) =>
    api.listCompletedMatches({ query: { ...filter, ...page } }, options),
  );
}

/** Starts the read of what the address asks for while the page's code is still on the way, and waits for it, but not for long. */
export function prefetchSchedules(
  queryClient: QueryClient,
  { tab, date, tournament }: SchedulesSearch,
): Promise<void> {
  return orAMoment([
    tab === 'results'
      ? queryClient.prefetchInfiniteQuery(resultPages(tournament))
      : queryClient.prefetchInfiniteQuery(schedulePages(date ?? viewerToday(), tournament)),
  ]);
}
