// Shown in place of a tournament that does not exist for this reader (§2, D2).
import * as words from '@tennis/words/tournaments';
import { SearchX } from 'lucide-react';
import { LinkButton } from './button.tsx';
import { usePageTitle } from './page-title.ts';

/** The specification's not-found text and the way to all tournaments. */
export function TournamentMissing() {
  usePageTitle(words.notFound);
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-2 py-14 text-center">
      <SearchX aria-hidden="true" size={36} strokeWidth={1.5} className="mb-1 text-ink3" />
      <h1 className="type-page">{words.notFound}</h1>
      <p className="text-body text-ink2">{words.notFoundText}</p>
      <LinkButton href="/tournaments" variant="primary" className="mt-4">
        {words.allTournaments}
      </LinkButton>
    </div>
  );
}
