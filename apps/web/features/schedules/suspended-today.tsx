// Suspended play at the clubs of a day.
import type { Match } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { StandstillBanner } from '../../ui/standstill-banner.tsx';
import { breaksOf } from './standing-courts.ts';

/** Suspended play at a club on a day; nothing while play goes on. */
export function SuspendedToday({ clubId, day }: { clubId: number; day: string }) {
  const { data } = useQuery(read('getOrderOfPlay', { params: { clubId: String(clubId), day } }));
  return data === undefined ? null : <StandstillBanner breaks={breaksOf(data)} zone={data.timeZone} />;
}

/** Suspended play at the clubs of a list of matches. */
export function SuspendedInList({ matches }: { matches: readonly Match[] }) {
  const clubs = new Map(matches.map((match) => [match.clubId ?? null, match]));
  return (
    <div className="mb-4 grid gap-2">
      {[...clubs].map(([clubId, { standstills = [], timeZone }]) => (
        <StandstillBanner key={clubId} breaks={standstills} zone={timeZone} />
      ))}
    </div>
  );
}
