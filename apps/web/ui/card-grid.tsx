// Cards side by side: one column on a phone, up to three where there is room.
import type { ReactNode } from 'react';
import { SkeletonCard, SkeletonGroup } from './skeleton.tsx';

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** A responsive grid of cards; `skeletons` placeholders stand in while it loads. */
export function CardGrid({ skeletons = 0, children }: { skeletons?: number; children?: ReactNode }) {
  if (skeletons > 0) {
    return (
      <SkeletonGroup className={GRID}>
        {Array.from({ length: skeletons }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </SkeletonGroup>
    );
  }
  return <div className={GRID}>{children}</div>;
}
