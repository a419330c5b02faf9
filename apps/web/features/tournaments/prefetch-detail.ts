// Asks for what a tournament's page will show while its code is still on the way: one round trip instead of three in a row.
import type { QueryClient } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import type { DetailTab } from './detail-search.ts';
import { tournamentIdOf } from './tournament-id.ts';

/** Starts the reads of a tab into the cache; the page finds them there, finished or under way, and reports what fails. */
export function prefetchDetail(queryClient: QueryClient, idText: string, tab: DetailTab | undefined): void {
  const id = tournamentIdOf(idText);
  if (id === 0) return;
  const call = { params: { id: String(id) } };
  void queryClient.prefetchQuery(read('getTournament', call));
  if (tab === 'matches') void queryClient.prefetchQuery(read('listTournamentMatches', call));
  if (tab === 'participants') {
    void queryClient.prefetchQuery(read('listParticipants', call));
    void queryClient.prefetchQuery(read('listGroups', call));
  }
}
