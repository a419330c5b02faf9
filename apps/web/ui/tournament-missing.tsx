// What stands in place of a tournament that does not exist for this reader (§2, D2).
import { SearchX } from 'lucide-react';
import { LinkButton } from './button.tsx';
import { usePageTitle } from './page-title.ts';

/** The specification's not-found text and the way to all tournaments. */
export function TournamentMissing() {
  usePageTitle('Tournament Not Found');
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-2 py-14 text-center">
      <SearchX aria-hidden="true" size={36} strokeWidth={1.5} className="mb-1 text-ink3" />
      <h1 className="type-page">Tournament Not Found</h1>
      <p className="text-body text-ink2">
        The tournament you&apos;re looking for doesn&apos;t exist or has been removed.
      </p>
      <LinkButton href="/tournaments" variant="primary" className="mt-4">
        All tournaments
      </LinkButton>
    </div>
  );
}
