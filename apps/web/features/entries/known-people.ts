// People whom the club already knows, offered while an entry is typed (D46). Before somebody is taken for another person, the form asks.
import type { Participant, Person, Tournament } from '@tennis/contract';
import { canManageClub } from '@tennis/domain';
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { read } from '../../lib/api.ts';
import { callerOf, useSession } from '../../lib/session.ts';
import type { EntryLine } from '../../lib/entry-lines.ts';

/** Most suggestions under a field. */
const MOST = 8;

/** The person on each side: somebody known, or null for somebody new; undefined while nobody has chosen. */
export interface Choice {
  readonly player?: Person | null;
  readonly partner?: Person | null;
}

/** The entry as the server takes it. */
export function bodyWith({ name, partnerName, ...rest }: EntryLine, { player, partner }: Choice) {
  return {
    ...rest,
    ...(player === undefined || player === null ? { name } : { personId: player.id }),
    ...(partnerName === undefined
      ? {}
      : partner === undefined || partner === null
        ? { partnerName }
        : { partnerPersonId: partner.id }),
  };
}

/** Those who are not in the tournament yet. */
export function notEntered(people: readonly Person[], participants: readonly Participant[]): Person[] {
  const entered = new Set(participants.flatMap((entry) => [entry.personId, entry.partnerPersonId]));
  return people.filter(({ id }) => !entered.has(id));
}

/** Whether somebody could be the person for whom this year, if any, was entered. */
export const couldBe = ({ birthYear }: Person, year: number | undefined): boolean =>
  year === undefined || birthYear === null || birthYear === year;

/** The club whose people the viewer may look through; null for others, who enter only by name. */
export function useClubOfPeople({ clubId }: Tournament): number | null {
  const user = useSession();
  return clubId !== null && canManageClub(callerOf(user), clubId) ? clubId : null;
}

const listed = (
  clubId: number,
  query: { readonly q?: string; readonly names?: string; readonly limit?: string },
) => read('listPersons', { params: { clubId: String(clubId) }, query });

/** People with the typed text in their name. */
export function useSuggestions(clubId: number | null, text: string): readonly Person[] {
  const q = useDeferredValue(text.trim());
  const isAsked = clubId !== null && q.length >= 2;
  const { data } = useQuery({
    ...listed(clubId ?? 0, { q: q.slice(0, 100), limit: String(MOST) }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked && data !== undefined ? data : [];
}

/** People who have exactly this name, in any order and spelling. If the answer does not come, nobody is offered. */
export async function peopleNamed(
  client: QueryClient,
  clubId: number | null,
  name: string,
): Promise<readonly Person[]> {
  if (clubId === null) return [];
  return client.fetchQuery(listed(clubId, { names: name })).catch(() => []);
}
