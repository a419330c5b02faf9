// A club and its tournaments of these days, for its screens.
import { useQuery } from '@tanstack/react-query';
import type { Club, Tournament } from '@tennis/contract';
import { read } from '../../lib/api.ts';
import { UNTIL_READ } from './until-read.ts';

/** A club that plays more at once is shown the nearest of them. */
const MOST_TOURNAMENTS = '8';

/** Null until both are known; without a club if the number is unknown. */
export function useClub(
  id: string,
): { readonly club: Club | null; readonly tournaments: readonly Tournament[] } | null {
  const { data: clubs } = useQuery({ ...read('listClubs', { query: { id } }), ...UNTIL_READ });
  const { data: tournaments } = useQuery({
    ...read('listTournaments', {
      query: { clubId: id, status: 'active,upcoming,registering', limit: MOST_TOURNAMENTS },
    }),
    ...UNTIL_READ,
  });
  if (clubs === undefined || tournaments === undefined) return null;
  return { club: clubs.find((one) => String(one.id) === id) ?? null, tournaments };
}
