// The page of those whom this browser follows: entries in their tournaments, and people.
import { FollowedTournaments } from '../features/following/followed-tournaments.tsx';
import { FollowingPage } from '../features/player/following-page.tsx';
import { useFollowedEntries } from '../lib/followed-entries.ts';

/** /following. */
export function Following() {
  const hasEntries = useFollowedEntries().length > 0;
  return <FollowingPage entries={<FollowedTournaments />} hasEntries={hasEntries} />;
}
