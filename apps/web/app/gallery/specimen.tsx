// The frame of one group of specimens in the gallery.
import type { ReactNode } from 'react';

/** A titled section of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="type-section mb-4 border-b-2 border-ink pb-1.5">{title}</h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

/** One component's states, side by side where they fit. */
export function Specimen({
  name,
  children,
  wide = false,
}: {
  name: string;
  children: ReactNode;
  wide?: boolean;
}) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-meta font-semibold text-ink3">{name}</h3>
      <div className={wide ? 'grid gap-3' : 'flex flex-wrap items-center gap-3'}>{children}</div>
    </div>
  );
}
