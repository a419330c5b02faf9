// The page at /tv/{id}: the screen of a tournament.
import { useQuery } from '@tanstack/react-query';
import { readFirst } from '../../lib/api.ts';
import { oneTournament } from '../../lib/first-reads.ts';
import { useTournamentId } from '../../lib/tournament-id.ts';
import { Tv } from './tv.tsx';

/** The page. */
export function TournamentTv() {
  const id = useTournamentId();
  const { data } = useQuery({ ...readFirst(oneTournament(id)), enabled: id > 0 });
  return (
    <Tv
      name={data?.name ?? ''}
      tournaments={[id]}
      of={{ tournamentId: String(id) }}
      zone={null}
      path={`/tournaments/${id}`}
    />
  );
}
