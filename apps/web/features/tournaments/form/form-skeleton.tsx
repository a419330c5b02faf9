// The geometry of the tournament form while its clubs or its tournament load.
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

/** Three cards. */
export function FormSkeleton() {
  return (
    <SkeletonGroup className="grid max-w-3xl gap-5">
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-60 w-full" />
      <Skeleton className="h-80 w-full" />
    </SkeletonGroup>
  );
}
