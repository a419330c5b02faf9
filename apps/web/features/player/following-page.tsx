// The page at /following: those whom this browser follows, for visitors too.
import * as words from '@tennis/words/player';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { useFollowed } from './followed.ts';
import { FollowedPeople } from './followed-people.tsx';

/** Entries that are followed in their tournaments, and people. */
export function FollowingPage({ entries, hasEntries }: { entries: ReactNode; hasEntries: boolean }) {
  usePageTitle(words.followed);
  const hasPeople = useFollowed().length > 0;
  return (
    <>
      <PageHeader title={words.followed} />
      <div className="max-w-180">
        {entries}
        {(hasPeople || !hasEntries) && <FollowedPeople />}
      </div>
    </>
  );
}
