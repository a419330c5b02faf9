// Where a result is entered, and from there the way back to this desk: a running day has one for each match.
import type { OrderOfPlayOnWire } from '@tennis/contract';
import { usePageSearch } from '../../../lib/page-search.ts';
import { validateSchedulesSearch } from '../schedules-search.ts';

/** The address at which the result of a match is entered; what is done there leads back to the desk as it is now. */
export function useResultHref({ clubId, day }: OrderOfPlayOnWire, matchId: number): string {
  const [{ court }] = usePageSearch(validateSchedulesSearch);
  const own = court === undefined ? '' : `&court=${court}`;
  return `/manage-scores?match=${matchId}&desk=${day}&club=${clubId}${own}`;
}
