// The geometry of a tab while it loads.
import * as words from '@tennis/words/controls';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

/** A tab whose code or data is on its way. */
export function TabSkeleton({ label = words.loading }: { label?: string }) {
  return (
    <SkeletonGroup label={label} className="grid gap-2">
      <Skeleton className="mb-3 h-11 w-48" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-28 w-full rounded-card! md:h-19" />
      ))}
    </SkeletonGroup>
  );
}
