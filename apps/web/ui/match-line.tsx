// A line about a match, under somebody's name in a list of people.
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';

/** The line; with `href` it leads to the match. */
export function MatchLine({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <p className="text-meta text-ink2">
      {href === undefined ? (
        children
      ) : (
        <AppLink
          href={href}
          className="inline-flex min-h-11 items-center underline decoration-field underline-offset-4 hover:text-ink hover:decoration-ink md:pointer-fine:min-h-6"
        >
          {children}
        </AppLink>
      )}
    </p>
  );
}
