// Asks for what a tournament's page will show while its code is still on the way: one round trip instead of three in a row.
import type { User } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { read } from '../lib/api.ts';
import { orAMoment } from '../lib/timing.ts';
import type { DetailSearch } from '../lib/detail-search.ts';
import { preloadTab } from './tournament-parts.tsx';
import { tournamentIdOf } from '../lib/tournament-id.ts';

/**
 * Fetches the code of a tab and starts its reads into the cache; the page finds them there, finished or under way, and reports what fails.
 * Waits for them, but not for long.
 */
export async function prefetchDetail(
  queryClient: QueryClient,
  idText: string,
  search: DetailSearch,
  user: User | null,
): Promise<void> {
  const id = tournamentIdOf(idText);
  if (id === 0) return;
  const { tab } = search;
  const call = { params: { id: String(id) } };
  await orAMoment([
    preloadTab(search, user !== null),
    queryClient.prefetchQuery(read('getTournament', call)),
    ...(tab === 'matches' ? [queryClient.prefetchQuery(read('listTournamentMatches', call))] : []),
    ...(tab === 'participants'
      ? [
          queryClient.prefetchQuery(read('listParticipants', call)),
          queryClient.prefetchQuery(read('listGroups', call)),
        ]
      : []),
  ]);
}
