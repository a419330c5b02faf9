// Which cached answers a write makes old: exactly those whose GET path (the first element of the key, §7) it touches.
import type { QueryClient } from '@tanstack/react-query';

const isOneOf = (paths: readonly string[], prefixes: readonly string[]) => (path: unknown) =>
  typeof path === 'string' && (paths.includes(path) || prefixes.some((prefix) => path.startsWith(prefix)));

async function refresh(
  client: QueryClient,
  paths: readonly string[],
  prefixes: readonly string[] = [],
): Promise<void> {
  const isOld = isOneOf(paths, prefixes);
  await client.invalidateQueries({ predicate: ({ queryKey }) => isOld(queryKey[0]) });
}

const LISTS = ['/api/tournaments', '/api/club-stats'];

/** After a tournament was created: the lists. */
export const refreshTournaments = (client: QueryClient): Promise<void> => refresh(client, LISTS);

/** After a tournament itself changed: its detail, all lists, and the matches, which carry its name, zone and format. */
export const refreshTournament = (client: QueryClient, id: number): Promise<void> =>
  refresh(
    client,
    [...LISTS, `/api/tournaments/${id}`, `/api/tournaments/${id}/stats`, `/api/tournaments/${id}/matches`],
    ['/api/matches/'],
  );

/** After an entry changed: the entries, the tournament's counts, and the matches, which carry names and seeds. */
export const refreshEntries = (client: QueryClient, id: number): Promise<void> =>
  refresh(
    client,
    [
      ...LISTS,
      `/api/tournaments/${id}`,
      `/api/tournaments/${id}/stats`,
      `/api/tournaments/${id}/participants`,
      `/api/tournaments/${id}/matches`,
    ],
    ['/api/matches/'],
  );

/** After groups changed. */
export const refreshGroups = (client: QueryClient, id: number): Promise<void> =>
  refresh(client, [`/api/tournaments/${id}/groups`]);

/** After a deletion: forgets everything under the tournament's path, so that nothing asks for what is gone. */
export async function forgetTournament(client: QueryClient, id: number): Promise<void> {
  const own = `/api/tournaments/${id}`;
  client.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (path === own || path.startsWith(`${own}/`)),
  });
  await refresh(client, LISTS, ['/api/matches/']);
}
