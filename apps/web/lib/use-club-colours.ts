// The colours of a club's house (ADR 51), for what shows them beside the club's own pages.
import type { ClubColours } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from './api.ts';

/** Null until they are known, and for a club that has chosen none. */
export function useClubColours(clubId: number | null): ClubColours | null {
  const { data: [club] = [] } = useQuery({
    ...read('listClubs', { query: { id: String(clubId) } }),
    enabled: clubId !== null,
  });
  return club?.colours ?? null;
}
