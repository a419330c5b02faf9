// Play that stands still at the clubs of a day.
import type { Match } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { StandstillBanner } from '../../ui/standstill-banner.tsx';
import { hostsOf } from './by-court.ts';
import { breaksOf } from './standing-courts.ts';

/** What stands still at a club on a day; nothing while play goes on. */
export function SuspendedToday({ clubId, day }: { clubId: number; day: string }) {
  const { data } = useQuery(read('getOrderOfPlay', { params: { clubId: String(clubId), day } }));
  return data === undefined ? null : <StandstillBanner breaks={breaksOf(data)} zone={data.timeZone} />;
}

/** Clubs that are asked: somebody who reads more of them reads a list of everybody. */
const MOST_CLUBS = 4;

/** What stands still at the clubs of a list of matches. */
export function SuspendedInList({ matches, day }: { matches: readonly Match[]; day: string }) {
  const clubs = hostsOf(matches).flatMap(({ clubId }) => (clubId === null ? [] : [clubId]));
  return (
    <div className="grid gap-2 not-empty:mb-4">
      {clubs.slice(0, MOST_CLUBS).map((clubId) => (
        <SuspendedToday key={clubId} clubId={clubId} day={day} />
      ))}
    </div>
  );
}
