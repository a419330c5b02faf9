// The reads of the dashboard. If several of its parts share an answer, it is requested once.
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { read } from '../../lib/api.ts';

/** Active tournaments of the user's clubs and entries; without a club what is public (D10). */
export function useActiveTournaments() {
  // The user for whom the page was opened: during a logout it must not ask again as a visitor.
  const { user } = useRouteContext({ from: '__root__' });
  const isMine = user !== null && user.clubs.length > 0;
  return useQuery(
    read('listTournaments', { query: { status: 'active', ...(isMine ? { scope: 'mine' } : {}) } }),
  );
}

/** Today's matches; the server keeps to the user's clubs and entries (D10). */
export const useTodaysMatches = () => useQuery(read('listMatchesToday', {}));
