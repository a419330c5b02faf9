// The way back: links to the pages above this one.
import { breadcrumb } from '@tennis/words/common';
import { AppLink } from './app-link.tsx';

/** Ancestors as links, the current page last as text. Hidden on phones, where the app bar says the same. */
export function Breadcrumb({
  trail,
  current,
}: {
  trail: { label: string; href: string }[];
  current: string;
}) {
  return (
    <nav aria-label={breadcrumb} className="mb-3 hidden text-meta text-ink3 md:block">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map((step) => (
          <li key={step.href} className="flex gap-2">
            <AppLink
              href={step.href}
              className="text-ink2 underline decoration-line underline-offset-3 hover:decoration-current"
            >
              {step.label}
            </AppLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
