// The page of people this browser follows: entries in their tournaments, and people.
import { FollowedTournaments } from '../features/following/followed-tournaments.tsx';
import { FollowingPage } from '../features/player/following-page.tsx';
import { FollowedPlaces } from '../features/following/followed-places.tsx';
import { useFollowedEntries } from '../lib/followed-entries.ts';
import { useFollowedPlaces } from '../lib/followed-places.ts';

/** /following. */
export function Following() {
  const isAny = [useFollowedEntries(), useFollowedPlaces()].some((list) => list.length > 0);
  const others = (
    <>
      <FollowedTournaments />
      <FollowedPlaces />
    </>
  );
  return <FollowingPage others={others} hasOthers={isAny} />;
}
