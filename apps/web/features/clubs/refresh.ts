// Which cached answers a new club makes old: the lists of clubs, their figures, and the session, which carries the
// user's role in each club.
import type { QueryClient } from '@tanstack/react-query';

const TOUCHED = [
  '/api/auth/me',
  '/api/clubs',
  '/api/user/admin-clubs',
  '/api/club-stats',
  '/api/tournaments',
  '/api/matches/today',
];

/** After a club was created; resolves when what is on screen has been read again. */
export const refreshClubs = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => TOUCHED.some((touched) => touched === path),
  });
