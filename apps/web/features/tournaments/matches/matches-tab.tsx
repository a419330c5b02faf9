// The Matches tab: grouped by round in display order (§2).
import type { Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { matchView } from '../../../lib/match-view.ts';
import { MatchRow } from '../../../ui/match-row.tsx';

/** The matches as rows. */
export function MatchesTab({ tournament }: { tournament: Tournament; manages: boolean }) {
  const matches = useQuery(read('listTournamentMatches', { params: { id: String(tournament.id) } }));
  return (
    <div className="grid gap-2">
      {matches.data?.map((match) => {
        const view = matchView(match);
        return <MatchRow key={match.id} match={view} caption={[view.round, view.when, view.court]} />;
      })}
    </div>
  );
}
