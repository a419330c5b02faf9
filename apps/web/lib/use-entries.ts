// The entries and groups of a tournament, which are shown and chosen from together.
import type { Group, Participant, Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { readFirst } from './api.ts';
import { itsGroups, itsParticipants } from './first-reads.ts';

/** Both, as they are stored. */
export interface Entries {
  readonly participants: readonly Participant[];
  readonly groups: readonly Group[];
}

/** The entries, or null while they are loading or after a failure; `retry` loads the missing ones. */
export function useEntries({ id }: Tournament) {
  const participants = useQuery(readFirst(itsParticipants(id)));
  const groups = useQuery(readFirst(itsGroups(id)));
  const entries: Entries | null =
    participants.data === undefined || groups.data === undefined
      ? null
      : { participants: participants.data, groups: groups.data };
  const missing = [participants, groups].filter(({ data }) => data === undefined);
  return {
    entries,
    failed: missing.some(({ isError }) => isError),
    retry: () => {
      for (const query of missing) void query.refetch();
    },
  };
}
