// The page at /following: those whom this browser follows, for visitors too.
import * as words from '@tennis/words/player';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { FollowedPeople } from './followed-people.tsx';

/** Entries that are followed in their tournaments, and people. */
export function FollowingPage({ entries }: { entries: ReactNode }) {
  usePageTitle(words.followed);
  return (
    <>
      <PageHeader title={words.followed} />
      <div className="max-w-180">
        {entries}
        <FollowedPeople />
      </div>
    </>
  );
}
