// Placeholders that copy the geometry of what will come, so nothing moves when it does.
import * as words from '@tennis/words/controls';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { LiveRegion } from './live-region.tsx';

/** One grey block; its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block animate-shimmer rounded-control bg-line', className)} />
  );
}

/** Wraps a group of skeletons and says once, for screen readers, what is loading. */
export function SkeletonGroup({
  label = words.loading,
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <LiveRegion {...(className === undefined ? {} : { className })}>
      <span className="unseen">{label}</span>
      {children}
    </LiveRegion>
  );
}

/** A card with a title line, two meta lines and a button line: the shape of the list cards. */
export function SkeletonCard() {
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <Skeleton className="h-5.5 w-3/5" />
        <Skeleton className="h-6 w-16" />
      </div>
      <Skeleton className="mt-3 h-4 w-2/5" />
      <Skeleton className="mt-2 h-4 w-1/2" />
      <Skeleton className="mt-4 h-11 w-full md:h-10" />
    </div>
  );
}
