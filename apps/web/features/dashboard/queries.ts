// The reads of the dashboard. If several of its parts share an answer, it is requested once.
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { read } from '../../lib/api.ts';

/** Whether there are clubs whose tournaments the dashboard keeps to. */
function useHasClubs(): boolean {
  // The user for whom the page was opened: during a logout it must not ask again as a visitor.
  const { user } = useRouteContext({ from: '__root__' });
  return user !== null && user.clubs.length > 0;
}

/** Active tournaments of the user's clubs and entries; without a club what is public (D10). */
export function useActiveTournaments() {
  const isMine = useHasClubs();
  return useQuery(
    read('listTournaments', { query: { status: 'active', ...(isMine ? { scope: 'mine' } : {}) } }),
  );
}

/** The user's tournaments that are not played yet, drafts included; asked for only if `isWanted`. Undefined until they are known. */
export function useComingTournaments(isWanted: boolean) {
  const isMine = useHasClubs();
  const { data, isError } = useQuery({
    ...read('listTournaments', { query: { status: 'registering,upcoming,draft', scope: 'mine' } }),
    enabled: isWanted && isMine,
  });
  return isMine && !isError ? data : [];
}

/** Today's matches; the server keeps to the user's clubs and entries (D10). */
export const useTodaysMatches = () => useQuery(read('listMatchesToday', {}));
