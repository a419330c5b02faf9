// Whom and what the match dialog offers: the entries and groups of the tournament, usually in the cache already.
import type { Group, Participant, Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

/** Entries and groups to choose from. */
export interface MatchChoices {
  readonly participants: readonly Participant[];
  readonly groups: readonly Group[];
}

/** The choices, or null while they are loading or after that has failed; `retry` loads what is missing. */
export function useMatchChoices({ id }: Tournament) {
  const call = { params: { id: String(id) } };
  const participants = useQuery(read('listParticipants', call));
  const groups = useQuery(read('listGroups', call));
  const choices: MatchChoices | null =
    participants.data === undefined || groups.data === undefined
      ? null
      : { participants: participants.data, groups: groups.data };
  const missing = [participants, groups].filter(({ data }) => data === undefined);
  return {
    choices,
    failed: missing.some(({ isError }) => isError),
    retry: () => {
      for (const query of missing) void query.refetch();
    },
  };
}

/** What stands in the dialog until there are choices. */
export function MissingChoices({ failed, retry }: { failed: boolean; retry: () => void }) {
  if (failed)
    return (
      <Banner actions={<Button onClick={retry}>Try again</Button>}>
        Failed to load participants. Please try again.
      </Banner>
    );
  return (
    <SkeletonGroup label="Loading participants" className="grid gap-4 sm:grid-cols-2">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-17 w-full" />
      ))}
    </SkeletonGroup>
  );
}
