// The top of a page: h1, one line under it, actions beside it.
import type { ReactNode } from 'react';

/** The page's only h1 with an optional line below and actions that wrap under it on a phone. */
export function PageHeader({
  title,
  mark,
  description,
  actions,
}: {
  title: ReactNode;
  /** A picture before the title. */
  mark?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 items-center gap-4">
        {mark}
        <div className="min-w-0">
          <h1 className="type-page">{title}</h1>
          {description !== undefined && <p className="mt-1 text-body text-ink2">{description}</p>}
        </div>
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
