// The geometry of a tournament's page while it loads.
import * as words from '@tennis/words/tournaments';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** Header, tab line and three cards. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup label={words.loadingTournament}>
      <Skeleton className="mb-3 hidden h-4.5 w-60 md:block" />
      <Skeleton className="-mx-4 -mt-5 h-44 rounded-none! md:m-0 md:h-37.5 md:rounded-sheet!" />
      <div className="flex gap-4 border-b border-line py-3 md:mt-2">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-6 w-24" />
      </div>
      <div className="grid gap-4 pt-5 md:grid-cols-3">
        <Skeleton className="h-52 w-full md:col-span-2" />
        <Skeleton className="h-52 w-full" />
        <Skeleton className="h-32 w-full md:col-span-2" />
      </div>
    </SkeletonGroup>
  );
}
