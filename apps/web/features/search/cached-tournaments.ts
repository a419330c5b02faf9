// Tournaments from lists that this device has read: found at once, even without a connection.
import type { Tournament } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';

interface Read {
  readonly pages: readonly { readonly entries: readonly Tournament[] }[];
}

/** Each of them once. */
export function cachedTournaments(client: QueryClient): Tournament[] {
  const read = client.getQueriesData<readonly Tournament[] | Read>({ queryKey: ['/api/tournaments'] });
  const all = read.flatMap(([, data]) => {
    if (data === undefined) return [];
    return 'pages' in data ? data.pages.flatMap(({ entries }) => entries) : data;
  });
  return [...new Map(all.map((tournament) => [tournament.id, tournament])).values()];
}
