// The page at /tv/{id}: the screen of a tournament.
import { useQuery } from '@tanstack/react-query';
import { readFirst } from '../../lib/api.ts';
import { oneTournament } from '../../lib/first-reads.ts';
import { Tv } from './tv.tsx';

/** The page. */
export function TournamentTv({ id }: { id: number }) {
  const { data } = useQuery({ ...readFirst(oneTournament(id)) });
  return (
    <Tv
      name={data?.name ?? ''}
      logo={data?.clubLogo ?? null}
      colours={data?.clubColours ?? null}
      tournaments={[id]}
      of={{ tournamentId: String(id) }}
      zone={null}
      path={`/tournaments/${id}`}
    />
  );
}
