// The page at /following: those whom this browser follows, for visitors too.
import * as words from '@tennis/words/player';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { FollowedPeople } from './followed-people.tsx';

/** People you follow. */
export function FollowingPage() {
  usePageTitle(words.followed);
  return (
    <>
      <PageHeader title={words.followed} />
      <div className="max-w-180">
        <FollowedPeople />
      </div>
    </>
  );
}
