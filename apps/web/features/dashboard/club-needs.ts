// What somebody's only club still lacks before it can hold a tournament. The whole list is on the club's own page.
import * as words from '@tennis/words/dashboard';
import type { Club } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { listed } from '../../lib/lists.ts';

/** The sentence for the card of the only club; `isComing` until it is known, so that the card does not grow afterwards. */
export function useClubNeeds(clubs: readonly Club[] | undefined): {
  readonly text: string | null;
  readonly isComing: boolean;
} {
  const only = clubs?.length === 1 ? clubs[0] : undefined;
  const club = useQuery({
    ...read('getClub', { params: { clubId: String(only?.id) } }),
    enabled: only !== undefined,
  });
  const figures = club.data?.figures;
  if (only === undefined || figures === undefined) return { text: null, isComing: club.isLoading };
  const needs = [
    ...(figures.courts === 0 ? [words.needsCourts] : []),
    ...(figures.members === figures.admins ? [words.needsMembers] : []),
    ...(figures.tournaments === 0 ? [words.needsTournament] : []),
  ];
  return { text: needs.length === 0 ? null : words.clubNeeds({ things: listed(needs) }), isComing: false };
}
