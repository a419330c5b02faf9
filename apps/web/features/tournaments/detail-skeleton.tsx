// The geometry of a tournament's page while it loads.
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** Header, tab line and three cards. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup label="Loading tournament">
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

/** A tab of which the code or the data are on their way. */
export function TabSkeleton({ label = 'Loading' }: { label?: string }) {
  return (
    <SkeletonGroup label={label} className="grid gap-2">
      <Skeleton className="mb-3 h-11 w-48" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-28 w-full rounded-card! md:h-19" />
      ))}
    </SkeletonGroup>
  );
}
