// On the public order of play: play that stands still at a club.
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { SuspendedBanner } from './suspended-banner.tsx';

/** What stands still at a club on a day; nothing while play goes on. */
export function SuspendedToday({ clubId, day }: { clubId: number; day: string }) {
  const { data } = useQuery(read('getOrderOfPlay', { params: { clubId: String(clubId), day } }));
  return data === undefined ? null : <SuspendedBanner order={data} />;
}
