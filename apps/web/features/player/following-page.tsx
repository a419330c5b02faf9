// The page at /following: people this browser follows, for visitors too.
import * as following from '@tennis/words/following';
import * as words from '@tennis/words/player';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { TellMe } from '../../ui/tell-me.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { useFollowed } from '../../lib/followed-people.ts';
import { FollowedPeople } from './followed-people.tsx';

/** Entries and places that are followed, and people. */
export function FollowingPage({ others, hasOthers }: { others: ReactNode; hasOthers: boolean }) {
  usePageTitle(following.page);
  const hasPeople = useFollowed().length > 0;
  return (
    <>
      <PageHeader title={following.page} />
      <div className="max-w-180">
        <TellMe className="mb-6" />
        {others}
        {hasPeople && hasOthers && <h2 className="mb-2 type-section">{words.followed}</h2>}
        {(hasPeople || !hasOthers) && <FollowedPeople />}
      </div>
    </>
  );
}
