// A part of these pages: a region with its heading.
import type { ReactNode } from 'react';

/** The part; `beside` stands on the line of its heading. */
export function Part({
  id,
  title,
  beside,
  children,
}: {
  id?: string;
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-label={title} className="min-w-0 scroll-mt-18">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="type-section">{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
