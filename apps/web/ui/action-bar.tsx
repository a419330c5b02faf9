// The action that ends a page longer than the window: in sight from the start, so that nobody looks for it.
import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import { addBar } from './open-sheets.ts';

/** Stays at the bottom of the window, above a phone's bar, and comes to rest at the end of its page or card. */
export function ActionBar({ in: place, children }: { in: 'page' | 'card'; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current === null ? undefined : addBar(bar.current)), []);
  return (
    <div
      ref={bar}
      data-actions=""
      className={cx(
        'sticky bottom-0 z-10 flex flex-wrap gap-2 border-line bg-surface max-md:bottom-(--bar) max-md:*:flex-1',
        place === 'card'
          ? '-mx-4 -mb-3 border-t px-4 py-3'
          : 'justify-end rounded-card border p-3 shadow-float',
      )}
    >
      {children}
    </div>
  );
}
